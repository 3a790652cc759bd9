// Pieces that move: where they lay before a change, and where they lie after it.

const still = () =>
  root.dataset.motion === "off" || document.hidden || !document.startViewTransition
  || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a piece lies: the part of the table, and which side is up. */
const place = element =>
  (element.closest("section")?.id ?? "") + (element.dataset.place ?? "") + (element.matches(".sun.down") ? " down" : "");

/** Every piece within some elements, with its place. */
function pieces(elements) {
  const found = new Map();
  for (const element of elements) {
    for (const piece of element.dataset.piece.split(" ")) found.set(piece, place(element));
  }
  return found;
}

const onTable = () => all("#table [data-piece]");
const holder = piece => onTable().find(element => element.dataset.piece.split(" ").includes(piece));

const MOST_MOVING = 20;

/** The pieces that lie elsewhere after the change, are new, or are gone. */
function moving(now, replaced, fresh) {
  const staying = now.filter(element => !replaced.some(old => old.contains(element)));
  const before = pieces(now);
  const after = pieces([...staying, ...fresh]);
  const moved = [...new Set([...before.keys(), ...after.keys()])];
  return moved.filter(piece => before.get(piece) !== after.get(piece)).slice(0, MOST_MOVING);
}

/** Gives each element at most one name for the time of a transition. */
function name(elements) {
  const named = new Map();
  for (const [piece, element] of elements) {
    if (element && !named.has(element)) named.set(element, `piece-${piece}`);
  }
  for (const [element, called] of named) element.style.viewTransitionName = called;
  return () => { for (const element of named.keys()) element.style.viewTransitionName = ""; };
}

/** Makes a change, and lets the pieces that it moves be seen on their way. */
async function change(make, replaced = [], fresh = []) {
  if (still()) { make(); return; }
  const moved = moving(onTable(), replaced, fresh);
  if (moved.length === 0) { make(); return; }
  const bag = document.querySelector("#bag h2 .icon");
  const forget = name(moved.map(piece => [piece, holder(piece) ?? (piece.startsWith("s") ? null : bag)]));
  let forgetNew = () => {};
  const transition = document.startViewTransition(() => {
    forget();
    make();
    forgetNew = name(moved.map(piece => [piece, holder(piece)]));
  });
  // A transition that cannot run, as when the window is turned meanwhile, is no loss. A change that
  // cannot be made is one, and whoever wanted it hears of it.
  transition.ready.catch(() => {});
  try { await transition.finished; } finally { forgetNew(); }
}
