// Keys.

const press = id => {
  const button = byId(id);
  button?.click();
  return Boolean(button);
};

/** The suns that can be bid, or cannot and why, from low to high. */
const suns = () => all(".my-suns .bid").sort((a, b) =>
  a.querySelector("[data-v]").dataset.v - b.querySelector("[data-v]").dataset.v);

function playByKey(key) {
  if (document.querySelector(".sheet:target:not(#sheet-now)")) return false;
  const letters = { d: "act-draw", i: "act-invoke", p: "act-pass", u: "do-undo", h: "do-hint" };
  if (letters[key]) return press(letters[key]);
  const sun = /^[1-9]$/.test(key) && suns()[key - 1];
  sun && sun.click();
  return Boolean(sun);
}

document.addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.repeat && !WAYS[event.key]) return;
  if (event.key === "Escape") {
    if (byId("menu")?.open) { byId("menu").open = false; byId("menu").firstElementChild.focus(); }
    else if (openHint()) closeHint();
    else if (document.querySelector(".sheet:target")) location.hash = "table";
    return;
  }
  if (event.target.closest("input, select, textarea, [role=textbox], #lines")) return;
  const keys = "keys" in root.dataset;
  if (keys && playByKey(event.key.toLowerCase())) event.preventDefault();
  else if (keys && browse(event.key)) event.preventDefault();
});
