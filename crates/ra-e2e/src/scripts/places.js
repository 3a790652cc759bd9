// Where the named parts of a table lie: name, left, top, width and height. Parts that stay in place
// while the page scrolls are measured in the window, the others on the page.
parts => {
  const ARE_MANY = ["seat", "control"];
  const isPinned = element => element !== null
    && (["fixed", "sticky"].includes(getComputedStyle(element).position) || isPinned(element.parentElement));
  return parts.flatMap(([name, selector]) => {
    const found = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
    const isOne = found.length === 1 && !ARE_MANY.includes(name);
    return found.map((element, index) => {
      const box = element.getBoundingClientRect();
      const [x, y] = isPinned(element) ? [0, 0] : [scrollX, scrollY];
      const called = isOne ? name : element.id || `${name}-${index + 1}`;
      return [called, box.x + x, box.y + y, box.width, box.height];
    }).filter(([, , , width, height]) => width > 0 && height > 0);
  });
}
