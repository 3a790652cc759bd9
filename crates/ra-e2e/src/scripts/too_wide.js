// What makes the page wider than the window: how wide it is, and the innermost elements that reach
// beyond the window.
width => {
  const wide = document.scrollingElement.scrollWidth;
  if (wide <= width) return [];
  const beyond = [...document.querySelectorAll("body *")].filter(element =>
    element.checkVisibility() && element.getBoundingClientRect().right > width + 0.5);
  const innermost = beyond.filter(element =>
    !beyond.some(other => other !== element && element.contains(other)));
  return [`${wide} px wide`, ...innermost.map(element => element.outerHTML.slice(0, 100))];
}
