// Calling somebody whose turn it is.

let called = false;

function call(calls) {
  const icon = byId("favicon");
  icon.dataset.calm ??= icon.href;
  icon.href = calls ? icon.dataset.calls : icon.dataset.calm;
  if (calls && !called) {
    sound(["turn"]);
    if ("alerts" in root.dataset && document.hidden && window.Notification?.permission === "granted") {
      // Some phones allow it from elsewhere only.
      try { new Notification(byId("ask").textContent, { tag: body.dataset.live }); } catch { /* then not */ }
    }
  }
  called = calls;
}
