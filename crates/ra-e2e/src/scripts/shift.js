// Adds up how much the parts of a table move when something else takes their place, as browsers
// score layout shift: the share of the window that is touched, times how far the farthest part moves.
// Browsers do not see that a part which is replaced is the same part; names do.
(places, parts) => {
  const CELLS = 48;
  const LEAST = 3;
  window.shifts = { sum: 0, told: [] };
  let before;

  const score = (was, is) => {
    const touched = new Set();
    for (const [, x, y, width, height] of [...was, ...is]) {
      const cell = (at, size) => Math.floor(Math.min(Math.max(at / size, 0), 1) * CELLS);
      for (let column = cell(x, innerWidth); column < cell(x + width, innerWidth); column += 1)
        for (let row = cell(y, innerHeight); row < cell(y + height, innerHeight); row += 1) touched.add(column * CELLS + row);
    }
    const far = Math.max(...was.map((part, at) => Math.max(Math.abs(part[1] - is[at][1]), Math.abs(part[2] - is[at][2]))));
    return (touched.size / CELLS ** 2) * Math.min(far / Math.max(innerWidth, innerHeight), 1);
  };

  const look = () => {
    const after = places(parts);
    const pairs = (before ?? []).flatMap(was => after.filter(is => is[0] === was[0]).map(is => [was, is]));
    const moved = pairs.filter(([was, is]) => Math.abs(was[1] - is[1]) >= LEAST || Math.abs(was[2] - is[2]) >= LEAST);
    before = after;
    if (moved.length === 0) return;
    const points = score(moved.map(([was]) => was), moved.map(([, is]) => is));
    if (points === 0) return;
    window.shifts.sum += points;
    const [was, is] = moved[0];
    window.shifts.told.push(`at ply ${document.querySelector("#table")?.dataset.ply} ${moved.length} parts move, such as ${was[0]} by ${Math.round(is[1] - was[1])}, ${Math.round(is[2] - was[2])}: ${points.toFixed(4)}`);
  };

  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  // A sheet that somebody opens is meant to take its place.
  addEventListener("hashchange", () => { before = places(parts); });
}
