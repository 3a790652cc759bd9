// What can be pressed and is smaller than 24 by 24 pixels. A link within a sentence may be as high as
// the sentence; a box in a label is as large as the label; what only screen readers see has no size.
(() => {
  const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const inSentence = element => element.matches("a")
    && getComputedStyle(element).display === "inline" && element.closest("p, li, span");
  const isShown = element => element.checkVisibility({ visibilityProperty: true })
    && !element.matches(".sr, .skip:not(:focus)");
  return [...document.querySelectorAll(targets)]
    .filter(element => isShown(element) && !inSentence(element))
    .map(element => [element, (element.closest("label") ?? element).getBoundingClientRect()])
    .filter(([, box]) => box.width < 23.9 || box.height < 23.9)
    .map(([element, box]) =>
      `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`);
})()
