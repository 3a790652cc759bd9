// Adds up how much the parts of a table move when something else takes their place, as browsers
// score layout shift: the share of the window that is touched, times how far the farthest part moves.
// Browsers do not see that a part which is replaced is the same part; names do.
(places, parts) => {
  const CELLS = 48;
  const LEAST = 3;
  // The sum, what has moved and when, and what has been compared in each epoch.
  window.shifts = { sum: 0, told: {}, compared: {} };
  let before, sheet;

  /** The cells of one axis that a part lies in: at least one, unless it is out of the window. */
  const cells = (at, length, size) => {
    if (at + length <= 0 || at >= size) return [];
    const first = Math.max(Math.floor((at / size) * CELLS), 0);
    const end = Math.min(Math.max(Math.floor(((at + length) / size) * CELLS), first + 1), CELLS);
    return Array.from({ length: end - first }, (_, next) => first + next);
  };

  const far = (was, is) => Math.max(Math.abs(was[1] - is[1]), Math.abs(was[2] - is[2]));

  const score = pairs => {
    const touched = new Set();
    for (const [, x, y, width, height] of pairs.flat())
      for (const column of cells(x, width, innerWidth))
        for (const row of cells(y, height, innerHeight)) touched.add(column * CELLS + row);
    const farthest = Math.max(...pairs.map(([was, is]) => far(was, is)));
    return (touched.size / CELLS ** 2) * Math.min(farthest / Math.max(innerWidth, innerHeight), 1);
  };

  const tell = (moved, points) => {
    const some = moved.slice(0, 6).map(([was, is]) =>
      `${was[0]} by ${Math.round(is[1] - was[1])}, ${Math.round(is[2] - was[2])}`);
    const rest = moved.length > some.length ? `; and ${moved.length - some.length} more` : "";
    const shift = window.shifts.told[some.join("; ") + rest] ??= { points: 0, plies: [] };
    shift.points += points;
    shift.plies.push(Number(document.querySelector("#table")?.dataset.ply ?? 0));
  };

  const look = () => {
    // The end of the game takes the place of the table.
    const epoch = document.querySelector("#sky")?.dataset.epoch;
    const after = new Map(epoch ? places(parts).map(part => [part[0], part]) : []);
    // The sheet of an epoch takes the place of sky and lot on purpose.
    const opened = document.querySelector(".sheet:target")?.id;
    if (opened !== sheet) before = undefined;
    sheet = opened;
    const pairs = (before ?? []).filter(([name]) => after.has(name)).map(was => [was, after.get(was[0])]);
    before = [...after.values()];
    const compared = window.shifts.compared[epoch] ??= {};
    for (const [[name]] of pairs) compared[name] = true;
    const moved = pairs.filter(([was, is]) => far(was, is) >= LEAST);
    const points = moved.length === 0 ? 0 : score(moved);
    if (points === 0) return;
    window.shifts.sum += points;
    tell(moved, points);
  };

  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
