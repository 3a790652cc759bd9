// How much of the width of a part lies under another, from 0 to 1.
([under, over]) => {
  const [below, above] = [under, over].map(selector => document.querySelector(selector).getBoundingClientRect());
  const across = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const down = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return across > 0 && down > 0 ? across / below.width : 0;
}
