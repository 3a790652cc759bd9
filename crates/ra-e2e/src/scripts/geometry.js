// What is wrong with how the page lies in its window, as sentences: boxes that overlap, text that is
// cut off or broken within a word, controls that nobody can reach, and a page that is wider than its window.
//
// Boxes are compared within their layer: a bar that stays in place, a menu or a hint lies over the
// rest on purpose. Text that ends in an ellipsis is fine where a title says all of it.
() => {
  const SLACK = 2;
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const FIELDS = "input:not([type=range], [type=checkbox], [type=radio], [readonly])";
  const LAYERS = "#hint, .sheet:target, #toast, .menu > .panel";
  const style = memo(element => getComputedStyle(element));
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const found = new Set();
  const told = new Set();

  function memo(make) {
    const known = new Map();
    return key => {
      if (!known.has(key)) known.set(key, make(key));
      return known.get(key);
    };
  }

  const parent = element => element.parentElement;
  const lineage = element => parent(element) ? [element, ...lineage(parent(element))] : [element];

  // Only screen readers see what is squeezed into one pixel or cut to nothing.
  const isUnseen = memo(element => {
    const { clipPath, overflowX, position } = style(element);
    const box = element.getBoundingClientRect();
    return clipPath.startsWith("inset(50%") || Number(style(element).opacity) === 0
      || (position === "absolute" && overflowX !== "visible" && box.width <= 1.5 && box.height <= 1.5)
      || element.matches(".skip:not(:focus)")
      || (parent(element) !== null && isUnseen(parent(element)));
  });
  const isShown = element => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element);

  const layer = memo(element => {
    const { position } = style(element);
    if (position === "fixed" || position === "sticky" || element.matches(LAYERS)) return element;
    return parent(element) ? layer(parent(element)) : null;
  });
  const isPinned = element => ["fixed", "sticky"].includes(style(element).position);

  const words = element => {
    const text = element.matches("select") ? element.selectedOptions[0]?.textContent
      : element.innerText ?? element.textContent;
    const said = (text || element.getAttribute("aria-label") || element.title || element.value || element.id || "")
      .replaceAll(/\s+/g, " ").trim();
    return said.length > 40 ? `${said.slice(0, 38)}…` : said;
  };
  const kind = element => element.localName === "a" ? "link" : element.localName;
  const where = element => {
    const part = element.closest("[id]");
    return part && part !== element ? ` in #${part.id}` : "";
  };
  const plain = node => node.textContent.replaceAll(/\s+/g, " ").trim().slice(0, 40);
  const name = item => `"${item.text()}"${item.is === "text" ? "" : ` ${item.is}`}`;
  const size = (x, y) => `${Math.round(x)}×${Math.round(y)}`;

  /** What is left of a box within everything that cuts or scrolls around it, and what cuts it. Text
      is cut by its own element, too. */
  function seen(element, box, isText) {
    const left = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const cuts = [];
    const ownPosition = style(element).position;
    let around = isText ? element : ownPosition === "fixed" ? null : parent(element);
    let holder = ownPosition === "absolute" && !isText ? element.offsetParent : null;
    const isWithin = frame => frame && frame !== document.body && frame !== document.documentElement;
    for (; isWithin(around); around = parent(around)) {
      if (holder && around !== holder && around.contains(holder) === false) continue;
      holder = null;
      const { overflowX, overflowY, position } = style(around);
      const frame = around.getBoundingClientRect();
      let beyond = 0;
      if (overflowX !== "visible") {
        beyond = Math.max(left.right - frame.right, frame.left - left.left);
        left.left = Math.max(left.left, frame.left);
        left.right = Math.min(left.right, frame.right);
      }
      if (overflowY !== "visible") {
        beyond = Math.max(beyond, left.bottom - frame.bottom, frame.top - left.top);
        left.top = Math.max(left.top, frame.top);
        left.bottom = Math.min(left.bottom, frame.bottom);
      }
      if (beyond > SLACK) cuts.push([around, beyond]);
      if (position === "fixed") break;
    }
    return { left, cuts };
  }
  const scrolls = (element, axis) => ["auto", "scroll"].includes(style(element)[axis]);
  const isLost = ([around]) => !scrolls(around, "overflowX") && !scrolls(around, "overflowY");

  // ------------------------------------------------------------ what there is
  const items = [];

  function add(element, is, text, box, node) {
    if (box.width < 1 || box.height < 1) return;
    const { left, cuts } = seen(element, box, is === "text");
    const item = { element, is, text, layer: layer(element), ...left };
    const lost = cuts.find(isLost);
    if (lost && !isTitled(element, node?.textContent.trim()))
      found.add(`${name(item)} is cut off by ${Math.round(lost[1])} px${where(element)}`);
    if (left.right - left.left > 1 && left.bottom - left.top > 1) items.push(item);
  }

  // Who wants to know the end of a shortened text finds it in the title.
  const isTitled = (element, text) => text !== undefined
    && lineage(element).some(around => around.title && around.title.includes(text));

  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isShown(control)) continue;
    const boxes = [...control.getClientRects()].filter(box => box.width > 0 && box.height > 0);
    for (const box of boxes) add(control, kind(control), () => words(control), box);
    checkField(control);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || !isShown(element)) continue;
    if (element.matches("script, style, noscript, option, title")) continue;
    range.selectNodeContents(node);
    const control = element.closest(CONTROLS);
    const lines = [...range.getClientRects()];
    if (lines.length > 1) checkWords(element, node);
    for (const line of lines) {
      // Letters fill the middle of a line, not all of it.
      const air = line.height * 0.2;
      const box = new DOMRect(line.x, line.y + air, line.width, line.height - 2 * air);
      if (control) checkWithin(control, element, node, box);
      else add(element, "text", () => plain(node), box, node);
    }
  }

  /** A word goes on in the next line only where it is long, or letters are very large. */
  function checkWords(element, node) {
    if (parseFloat(style(document.documentElement).fontSize) > 16) return;
    const longest = wide < 700 ? 5 : 8;
    for (const { index, 0: word } of node.textContent.matchAll(/\p{L}+/gu)) {
      if (word.length > longest) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(part => Math.round(part.top)));
      if (tops.size > 1) found.add(`"${word}" is broken in two${where(element)}`);
    }
  }

  function checkWithin(control, element, node, box) {
    if (told.has(node)) return;
    const frame = control.getBoundingClientRect();
    const { left, cuts } = seen(element, box, true);
    const out = Math.max(frame.left - left.left, left.right - frame.right,
      frame.top - left.top, left.bottom - frame.bottom);
    const inline = style(control).display === "inline";
    const lost = cuts.find(cut => isLost(cut) && control.contains(cut[0]));
    if (!lost && (out <= SLACK || inline)) return;
    if (isTitled(element, node.textContent.trim())) return;
    told.add(node);
    const what = lost ? `is cut off by ${Math.round(lost[1])} px`
      : `sticks out of ${kind(control)} "${words(control)}" by ${Math.round(out)} px`;
    found.add(`"${plain(node)}" ${what}${where(control)}`);
  }

  function checkField(control) {
    const { paddingLeft, paddingRight, font, letterSpacing } = style(control);
    if (control.matches("select")) {
      const text = control.selectedOptions[0]?.textContent.trim() ?? "";
      const pen = document.createElement("canvas").getContext("2d");
      Object.assign(pen, { font, letterSpacing: letterSpacing === "normal" ? "0px" : letterSpacing });
      const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const needs = pen.measureText(text).width + (style(control).appearance === "none" ? 0 : 16);
      if (needs > room + SLACK)
        found.add(`"${text}" is cut off by ${Math.round(needs - room)} px in its select${where(control)}`);
    } else if (control.matches(FIELDS) && control.scrollWidth > control.clientWidth + 1) {
      found.add(`"${control.value}" is wider than its field${where(control)}`);
    }
  }

  // ------------------------------------------------------------ what overlaps
  const isLabel = (label, item) => [...item.element.labels ?? []].some(own => own.contains(label.element));
  const isInline = item => item.is === "text" && style(item.element).display === "inline";
  const isOneLine = (a, b) => isInline(a) && isInline(b) && parent(a.element) === parent(b.element);
  const isOne = (a, b) => a.element.contains(b.element) || b.element.contains(a.element)
    || isLabel(a, b) || isLabel(b, a) || isOneLine(a, b);
  items.sort((a, b) => a.top - b.top);
  items.forEach((a, at) => {
    for (let next = at + 1; next < items.length && items[next].top < a.bottom - SLACK; next += 1) {
      const b = items[next];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x <= SLACK || y <= SLACK || a.layer !== b.layer || isOne(a, b)) continue;
      const [first, second] = a.is === "text" && b.is !== "text" ? [b, a] : [a, b];
      found.add(`${name(first)} overlaps ${name(second)} by ${size(x, y)}${where(first.element)}`);
    }
  });

  // ------------------------------------------------------------ what cannot be reached
  const page = document.scrollingElement;
  const lowest = Math.max(page.scrollHeight, high);
  for (const item of items.filter(item => item.is !== "text")) {
    const pin = lineage(item.element).find(isPinned);
    const isSmall = pin && pin.getBoundingClientRect().height <= high + SLACK;
    const [top, bottom] = pin && isSmall ? [0, high] : [-scrollY, lowest - scrollY];
    const beyond = Math.max(-item.left, item.right - wide, top - item.top, item.bottom - bottom);
    if (beyond > SLACK && style(item.element).position !== "fixed")
      found.add(`${name(item)} lies ${Math.round(beyond)} px outside of the window${where(item.element)}`);
  }
  const everything = [...document.querySelectorAll("body *")];
  const isDock = element => style(element).position === "fixed" && isShown(element) && !element.matches(LAYERS);
  for (const dock of everything.filter(isDock)) {
    const box = dock.getBoundingClientRect();
    if (box.height === 0 || box.bottom < high - 40 || box.width < wide / 4) continue;
    const isUnder = item => !dock.contains(item.element) && !item.layer
      && item.right > box.left && item.left < box.right;
    const lowestUnder = items.filter(isUnder).reduce((low, item) => Math.max(low, item.bottom), 0);
    const covered = lowestUnder - (page.scrollHeight - high - scrollY) - box.top;
    if (covered > SLACK) found.add(`"${words(dock)}" covers the last ${Math.round(covered)} px of the page`);
  }
  if (page.scrollWidth > wide + 1) {
    const isBeyond = element => isShown(element) && element.getBoundingClientRect().right > wide + 1;
    const beyond = everything.filter(isBeyond);
    const innermost = beyond.filter(element => !beyond.some(other => other !== element && element.contains(other)));
    const causes = innermost.slice(0, 3).map(element => `"${words(element)}"${where(element)}`).join(", ");
    found.add(`the page is ${page.scrollWidth - wide} px wider than the window: ${causes}`);
  }
  return [...found];
}
