// What a page needs when it appears, and the start of everything.

function ready() {
  shownAt = performance.now();
  const copy = byId("copy");
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.onclick = async () => {
      await navigator.clipboard.writeText(byId("link").value);
      toast(copy.dataset.copied, 2000);
    };
  }
}

ready();
if (body.dataset.live) {
  called = "calls" in body.dataset;
  call(called);
  connect();
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
}
root.dataset.script = "";
