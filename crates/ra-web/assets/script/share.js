// Handing a page on, and choices that act at once.

/** The buttons that a browser can do something with appear. */
function offerToShare() {
  for (const button of all("[data-share]")) button.hidden = !navigator.share && (!navigator.clipboard || byId("copy"));
  for (const button of all("[data-copy]")) button.hidden = !navigator.clipboard;
}

document.addEventListener("click", async event => {
  const { share, copy } = event.target.closest("[data-share], [data-copy]")?.dataset ?? {};
  const url = new URL(share ?? copy ?? "", location).href;
  // Who closes the sheet without choosing anything has shared nothing, and that is all right.
  if (share && navigator.share) navigator.share({ title: document.title, url }).catch(() => {});
  else if (share || copy) {
    await navigator.clipboard.writeText(url).then(() => toast(body.dataset.copied, 2000), () => byId("link")?.select());
  }
});

document.addEventListener("change", async event => {
  const { name, checked, form } = event.target;
  if (!form?.matches(".at-once")) return;
  if (name === "alerts" && checked) await window.Notification?.requestPermission();
  sessionStorage.menu = name;
  form.requestSubmit();
});

/** A menu that was left by a choice is open again, at that choice. */
function reopenMenu() {
  const field = sessionStorage.menu;
  delete sessionStorage.menu;
  if (!field) return;
  byId("menu").open = true;
  document.querySelector(`.at-once [name=${field}]`)?.focus();
}
