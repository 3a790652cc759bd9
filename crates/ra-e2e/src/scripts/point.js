// Where to press: the middle of the first visible element, once the page has settled, the element is
// in view and nothing lies over it. Otherwise why not.
selector => {
  if (document.readyState !== "complete") return "the page is not loaded";
  if ("busy" in document.body.dataset) return "the page is busy";
  const found = [...document.querySelectorAll(selector)];
  const element = found.find(element => element.checkVisibility({ visibilityProperty: true }));
  if (!element) return "it is not there";
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!top) return "it is out of view";
  if (!element.contains(top)) return `${top.outerHTML.slice(0, 120)} lies over it`;
  return { x, y };
}
