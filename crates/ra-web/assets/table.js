// What a page does beyond plain links and forms. Without this file everything still works.
//
// The server decides everything: a live page gets the parts that changed and puts them in place,
// a press sends its form, and nothing is shown that the server did not send.

const root = document.documentElement;
const body = document.body;
const byId = id => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

// ------------------------------------------------------------------ pieces that move

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

// ------------------------------------------------------------------ putting new parts in place

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
  // On a small screen the tiles that a question is about may lie further down.
  if (update.calls) document.querySelector("[data-phase=question] .take:not(.inert)")?.scrollIntoView({ block: "nearest" });
  call(update.calls);
  if (update.calls) teach();
  sound(update.kinds);
}

// ------------------------------------------------------------------ live

const waiting = [];
let showing = false;

/** Shows one change after the other, without motion if too many wait. */
async function queue(update) {
  waiting.push(update);
  if (showing) return;
  showing = true;
  body.dataset.busy = "";
  while (waiting.length > 0) {
    const motion = root.dataset.motion;
    if (waiting.length > 3) root.dataset.motion = "off";
    try { await show(waiting.shift()); } catch { location.reload(); }
    root.dataset.motion = motion;
  }
  delete body.dataset.busy;
  showing = false;
}

let tries = 0;
let socket;

function connect() {
  const address = new URL(body.dataset.live, location);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("seen", body.dataset.seen);
  socket = new WebSocket(address);
  socket.onopen = () => {
    if (tries > 1) toast(body.dataset.online, 2000);
    else hideToast();
    tries = 0;
    body.dataset.connected = "";
  };
  socket.onmessage = message => queue(JSON.parse(message.data));
  socket.onclose = () => {
    delete body.dataset.connected;
    tries += 1;
    if (tries > 1) toast(body.dataset.offline);
    setTimeout(connect, Math.min(8000, 250 * 2 ** tries) * (0.75 + Math.random() / 2));
  };
}

// ------------------------------------------------------------------ words to the player

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

// ------------------------------------------------------------------ playing

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

// ------------------------------------------------------------------ hints

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

// ------------------------------------------------------------------ your turn

let called = false;

function call(calls) {
  const icon = byId("favicon");
  icon.dataset.calm ??= icon.href;
  icon.href = calls ? icon.dataset.calls : icon.dataset.calm;
  if (calls && !called) {
    sound(["turn"]);
    if ("alerts" in root.dataset && document.hidden && window.Notification?.permission === "granted") {
      // Some phones allow it from elsewhere only.
      try { new Notification(byId("ask").textContent, { tag: body.dataset.live }); } catch { /* then not */ }
    }
  }
  called = calls;
}

document.addEventListener("change", event => {
  if (event.target.name === "alerts" && event.target.checked) window.Notification?.requestPermission();
});

// ------------------------------------------------------------------ sound

let air;

/** A tone, or a breath of noise, that dies away. */
function ring({ pitch, at = 0, lasts = 0.3, loud = 0.2, shape = "sine", noise = false }) {
  air ??= new AudioContext();
  air.resume();
  const start = air.currentTime + at;
  const volume = air.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  volume.connect(air.destination);
  let source;
  if (noise) {
    const length = Math.ceil(air.sampleRate * lasts);
    const buffer = air.createBuffer(1, length, air.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
    const filter = air.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source = air.createBufferSource();
    source.buffer = buffer;
    source.connect(filter).connect(volume);
  } else {
    source = air.createOscillator();
    source.type = shape;
    source.frequency.value = pitch;
    source.connect(volume);
  }
  source.start(start);
  source.stop(start + lasts);
}

const SOUNDS = {
  draw: [{ pitch: 900, lasts: 0.07, noise: true, loud: 0.4 }],
  ra: [{ pitch: 82, lasts: 0.65, loud: 0.5 }],
  invoke: [{ pitch: 82, lasts: 0.65, loud: 0.5 }],
  turn: [0, 0.16].map(at => ({ pitch: 6000, at, lasts: 0.12, noise: true, loud: 0.25 })),
  won: [392, 494, 587, 784].map((pitch, index) => ({ pitch, at: index * 0.07, shape: "triangle", loud: 0.12 })),
  disaster: [{ pitch: 2200, lasts: 0.15, noise: true, loud: 0.5 }],
  "epoch-end": [196, 294].map(pitch => ({ pitch, lasts: 0.69, loud: 0.15 })),
};

function sound(kinds) {
  if (!("sound" in root.dataset)) return;
  for (const kind of new Set(kinds)) SOUNDS[kind]?.forEach(ring);
}

// ------------------------------------------------------------------ clocks

let shownAt = performance.now();

const two = number => String(number).padStart(2, "0");

function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60);
  if (hours >= 24) return null;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

setInterval(() => {
  for (const clock of all("[data-runs]")) {
    const left = Math.max(0, clock.dataset.left - (performance.now() - shownAt));
    clock.textContent = time(left) ?? clock.textContent;
    clock.classList.toggle("short", left < 30_000);
  }
}, 500);

// ------------------------------------------------------------------ keys

const press = id => {
  const button = byId(id);
  button?.click();
  return Boolean(button);
};

/** The suns that can be bid, or cannot and why, from low to high. */
const suns = () => all(".mine .bid").sort((a, b) =>
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

// ------------------------------------------------------------------ looking through a game

const WAYS = { ArrowLeft: "to-previous", ArrowRight: "to-next", Home: "to-first", End: "to-last" };

function browse(key) {
  if (!WAYS[key]) return false;
  const way = byId(WAYS[key]);
  if (way) {
    if (way.getAttribute("aria-disabled") && key === "ArrowRight") press("to-table");
    else way.click();
    return true;
  }
  const ply = Number(byId("table")?.dataset.ply);
  if (key !== "ArrowLeft" || !(ply > 0)) return false;
  location.assign(`?ply=${ply - 1}`);
  return true;
}

let wanted;

/** Shows another move of the game without loading the page again. */
async function visit(address) {
  wanted = address;
  body.dataset.busy = "";
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (wanted !== address) return;
  const fresh = page.getElementById("table");
  const bar = page.getElementById("replay");
  if (!answer.ok || !bar) throw new Error(answer.statusText);
  await change(() => keepFocus(() => {
    // Somebody may have gone on while the pieces got ready to move.
    if (wanted !== address) return;
    byId("table").replaceWith(document.adoptNode(fresh));
    for (const id of ["ask", "news"]) byId(id).textContent = page.getElementById(id).textContent;
    for (const way of all("a[id]", byId("replay"))) {
      const next = bar.querySelector(`#${way.id}`);
      way.href = next.getAttribute("href");
      next.hasAttribute("aria-disabled") ? way.setAttribute("aria-disabled", "true") : way.removeAttribute("aria-disabled");
    }
    byId("at").value = bar.querySelector("#at").getAttribute("value");
    const judged = bar.querySelector("#judged");
    if (judged) byId("judged")?.replaceWith(document.adoptNode(judged));
    byId("at-ply").textContent = bar.querySelector("#at-ply").textContent;
    document.title = page.title;
    history.replaceState(null, "", address);
    ready();
  }), [byId("table")], all("[data-piece]", fresh));
  if (wanted === address) delete body.dataset.busy;
}

/** Where a link leads: one move on from the move that is on its way, if one is. */
function destination(link) {
  const step = { "to-previous": -1, "to-next": 1 }[link.id];
  if (!step || !wanted || !("busy" in body.dataset)) return link.getAttribute("href");
  const ply = Number(wanted.slice("?ply=".length)) + step;
  return `?ply=${Math.max(0, Math.min(ply, byId("at").max))}`;
}

document.addEventListener("click", event => {
  const link = event.target.closest("a[href^='?ply=']");
  if (!link || !byId("at") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  visit(destination(link)).catch(() => link.ownerDocument.location.assign(link.href));
});

byId("at")?.addEventListener("input", event => visit(`?ply=${event.target.value}`).catch(() => {}));

// ------------------------------------------------------------------ the score pad

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

// ------------------------------------------------------------------ a review that is being worked out

/** Looks again until the review is there. */
async function awaitReview() {
  const waits = () => document.querySelector("[data-reviewing]");
  while (waits()) {
    await new Promise(resolve => setTimeout(resolve, 400));
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) continue;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.querySelector("[data-reviewing]")) { location.reload(); return; }
    for (const element of ["progress", "#how-far"]) {
      document.querySelector(element).replaceWith(document.adoptNode(page.querySelector(element)));
    }
  }
}

awaitReview();

// ------------------------------------------------------------------ what a page needs when it appears

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
