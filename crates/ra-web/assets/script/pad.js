// The score pad.

const taps = [];
let tapping = false;

/** Sends one tap after the other, each about the pad that the one before left. */
async function tap() {
  if (tapping) return;
  tapping = true;
  body.dataset.busy = "";
  while (taps.length > 0) {
    const fields = new URLSearchParams(new FormData(byId("pad")));
    fields.set("do", taps.shift());
    const address = `/pad?${fields}`;
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      keepFocus(() => byId("table").replaceWith(document.adoptNode(page.getElementById("table"))));
      byId("news").textContent = page.getElementById("news").textContent;
      if (answer.ok) history.replaceState(null, "", answer.url);
      rememberPad();
    } catch {
      // What was tapped stays; nothing else is sent until somebody taps again.
      taps.length = 0;
      toast(body.dataset.unsent, 6000);
    }
  }
  delete body.dataset.busy;
  tapping = false;
}

/** Keeps the latest pad of this window, if the browser lets pages keep anything. */
function rememberPad() {
  try { sessionStorage.setItem("pad", location.search); } catch { /* then not */ }
}

/** Going back leads to another player or epoch, but never to what was there before the last taps. */
addEventListener("pageshow", event => {
  if (!byId("pad")) return;
  const here = new URLSearchParams(location.search);
  let latest = here;
  try { latest = new URLSearchParams(sessionStorage.getItem("pad") ?? here); } catch { /* then not */ }
  latest.set("at", here.get("at"));
  const game = pad => [pad.get("rules"), ...pad.getAll("name")].join("\n");
  const isBack = event.persisted || performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  if (isBack && game(latest) === game(here) && String(latest) !== String(here)) location.replace(`/pad?${latest}`);
  else rememberPad();
});

document.addEventListener("submit", event => {
  if (event.target.id !== "pad") return;
  event.preventDefault();
  taps.push(event.submitter.value);
  tap();
});
