// Hints beside the table, and the explanations of a first game.

const openHint = () => byId("hint");

/** Takes the hint away, and puts the focus back on the way to it. */
function closeHint() {
  const held = openHint()?.contains(document.activeElement);
  openHint()?.remove();
  if (held) (byId("do-hint") ?? byId("play"))?.focus({ preventScroll: true });
  if (location.search.startsWith("?hint=")) history.replaceState(null, "", location.pathname);
}

/** A hint is for one moment only. */
function forgetOldHint() {
  const moment = document.querySelector("#play [name=moment]")?.value;
  if (openHint() && openHint().dataset.moment !== moment) closeHint();
}

/** Shows a hint beside the table, unless the moment has passed meanwhile. */
async function showHint(link, focus = true) {
  link.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(link.href, { headers: { Accept: "text/plain" }, signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) { toast(await answer.text(), 6000); return; }
    const panel = parse(await answer.text()).firstElementChild;
    openHint()?.remove();
    byId("table").append(panel);
    if (focus) panel.focus({ preventScroll: true });
    forgetOldHint();
  } catch {
    toast(body.dataset.unsent, 6000);
  } finally {
    link.removeAttribute("aria-busy");
  }
}

let taught;

/** In a first game every decision is explained as it comes, but not again once it was closed. */
function teach() {
  const link = byId("do-hint");
  const moment = document.querySelector("#play [name=moment]")?.value;
  if (!("teaches" in body.dataset) || !link || openHint() || taught === moment) return;
  taught = moment;
  showHint(link, false);
}

document.addEventListener("click", event => {
  const link = event.target.closest("#do-hint, #hint-done");
  if (!link || !body.dataset.live || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.id === "hint-done" || openHint()) closeHint();
  else showHint(link);
});
