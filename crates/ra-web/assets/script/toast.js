// Words to the player that go away again.

let toastEnds;

function toast(text, milliseconds) {
  const shown = byId("toast");
  if (!shown || !text) return;
  clearTimeout(toastEnds);
  shown.textContent = text;
  shown.hidden = false;
  if (milliseconds) toastEnds = setTimeout(hideToast, milliseconds);
}

function hideToast() {
  const shown = byId("toast");
  if (shown) shown.hidden = true;
}
