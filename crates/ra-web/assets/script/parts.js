// New parts of the page in the place of old ones.

const parse = html => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
};

/** Keeps the focus where it was: on the same thing, or on what is asked now. */
function keepFocus(make) {
  const focused = document.activeElement;
  const inTable = focused?.closest("#table");
  const typed = all("#table :is(input, select)[id]").filter(isChanged).map(field => [field.id, field.value]);
  make();
  for (const [id, value] of typed) keepValue(byId(id), value);
  if (!inTable || document.contains(focused)) return;
  // While nothing is asked the focus waits on the bar, which only a script can put it on.
  const region = byId("play") ?? byId("table");
  region?.setAttribute("tabindex", "-1");
  // Never on another action: a key that is still down would decide.
  const same = focused.id && focused.id !== "play" && byId(focused.id);
  (same || region)?.focus({ preventScroll: true });
}

/** Has somebody typed or chosen something that is not sent yet? */
const isChanged = field => field.matches("select")
  ? [...field.options].some(option => option.selected !== option.defaultSelected)
  : field.type !== "hidden" && field.value !== field.defaultValue;

/** Keeps what was typed or chosen, if it can still be. */
function keepValue(field, value) {
  if (!field) return;
  const was = field.value;
  field.value = value;
  if (field.matches("select") && field.selectedIndex < 0) field.value = was;
}

const sheets = () => all(".sheet[id]").map(sheet => sheet.id).filter(id => id !== "sheet-now");

/** Opens the sheet of an epoch that has just ended, and keeps open what was. */
function openSheets(before) {
  const ended = sheets().find(id => !before.includes(id));
  if (ended && byId("table")?.dataset.phase !== "over") location.hash = ended;
  else if (byId(location.hash.slice(1))?.matches(".sheet:not(:target)")) location.replace(location.hash);
}

function putLines(keep, lines) {
  const list = byId("lines");
  if (!list) return;
  while (list.children.length > keep) list.firstElementChild.remove();
  list.prepend(parse(lines));
}

/** On a small screen the tiles that a question is about may lie further down. */
const showQuestion = () => document.querySelector("[data-phase=question] .take:not(.inert)")?.scrollIntoView({ block: "nearest" });

/** Shows what the server says the table has become. */
async function show(update) {
  const before = sheets();
  const whole = update.whole && parse(update.whole);
  const parts = whole ? [] : update.parts.map(part => parse(part).firstElementChild);
  const fresh = whole ? all("[data-piece]", whole) : parts.flatMap(part => all("[data-piece]", part));
  const replaced = whole ? [byId("table")] : parts.map(part => byId(part.id)).filter(Boolean);
  await change(() => keepFocus(() => {
    if (whole) byId("table").replaceWith(whole);
    else {
      for (const [attribute, value] of update.frame) byId("table").setAttribute(attribute, value);
      for (const part of parts) byId(part.id)?.replaceWith(part);
      putLines(update.keep, update.lines);
    }
    if (update.menu) byId("game-menu")?.replaceWith(parse(update.menu));
    byId("ask").textContent = update.ask;
    if (update.news) byId("news").textContent = update.news;
    document.title = update.title;
    body.dataset.seen = update.seen;
    sending = false;
    forgetOldHint();
    ready();
  }), replaced, fresh);
  openSheets(before);
  if (whole && document.querySelector("main.end")) scrollTo(0, 0);
  if (update.calls) showQuestion();
  call(update.calls);
  if (update.calls) teach();
  sound(update.kinds);
}
