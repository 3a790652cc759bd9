// Which of these parts are not wholly in view, and why.
parts => parts.flatMap(([name, selector]) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return [`the ${name} is not there`];
  const box = element.getBoundingClientRect();
  const out = Math.max(-box.left, -box.top, box.right - document.documentElement.clientWidth, box.bottom - innerHeight);
  if (out > 1) return [`the ${name} is ${Math.round(out)} px out of view`];
  const covers = [];
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      if (top && !element.contains(top) && !top.contains(element)) covers.push(top.closest("[id]") ?? top);
    }
  }
  return covers.length === 0 ? [] : [`the ${name} is covered by ${covers[0].id}`];
})
