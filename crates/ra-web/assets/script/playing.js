// Playing: a press sends its form.

let sending = false;
let sent;
let pressedAt = -1000;

async function send(form, button) {
  if (sending) return;
  sending = true;
  clearTimeout(sent);
  const to = button?.hasAttribute("formaction") ? button.getAttribute("formaction") : form.getAttribute("action");
  try {
    const answer = await fetch(to, {
      method: "POST",
      headers: { Accept: "text/plain" },
      body: new URLSearchParams(new FormData(form, button)),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) { sending = false; toast(await answer.text(), 6000); }
    // What the page would not see by itself comes as a new page.
    else if (!("connected" in body.dataset)) location.reload();
    else sent = setTimeout(() => { sending = false; }, 400);
  } catch {
    sending = false;
    toast(body.dataset.unsent, 6000);
  }
}

document.addEventListener("submit", event => {
  if (event.target.id !== "play" || !body.dataset.live) return;
  event.preventDefault();
  // Who presses again and again does not mean what has taken the place of the button meanwhile.
  const hasty = performance.now() - pressedAt < 300;
  pressedAt = performance.now();
  if (!hasty) send(event.target, event.submitter);
});

document.addEventListener("click", event => {
  const refused = event.target.closest("[aria-disabled=true]");
  if (refused?.matches("a")) event.preventDefault();
  else if (refused) toast(refused.title || refused.querySelector("small")?.textContent, 4000);
  else if (!event.target.closest("button, a, input, select, label, summary")) {
    // Fingers cannot hover: a tap says what a tile is good for.
    const told = event.target.closest("#table [title]");
    if (told) toast(told.title, 5000);
  }
  const menu = byId("menu");
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
