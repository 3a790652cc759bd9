// What the table asks of its viewer, or null while it moves or others are asked.
(() => {
  const table = document.querySelector("#table");
  if (document.readyState !== "complete" || !table || "busy" in document.body.dataset) return null;
  const moment = {
    over: table.matches(".end"),
    sheet: document.querySelector(".sheet:target") !== null,
    tiles: table.querySelectorAll("#lot .track [data-piece]").length,
    actions: [...table.querySelectorAll("button[name=action]")].map(button => button.value),
  };
  return moment.over || moment.sheet || moment.actions.length > 0 ? moment : null;
})()
