// What a page needs when it appears, and the start of everything.

function ready() {
  shownAt = performance.now();
  offerToShare();
}

ready();
reopenMenu();
if (body.dataset.live) {
  called = "calls" in body.dataset;
  call(called);
  connect();
  showQuestion();
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
}
root.dataset.script = "";
