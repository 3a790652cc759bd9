// Looking through a game.

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
