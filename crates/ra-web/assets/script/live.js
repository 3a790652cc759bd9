// Live pages: what the server tells, one change after the other.

const waiting = [];
let showing = false;

/** Shows one change after the other, without motion if too many wait. */
async function queue(update) {
  waiting.push(update);
  if (showing) return;
  showing = true;
  body.dataset.busy = "";
  while (waiting.length > 0) {
    const motion = root.dataset.motion;
    if (waiting.length > 3) root.dataset.motion = "off";
    try { await show(waiting.shift()); } catch { location.reload(); }
    root.dataset.motion = motion;
  }
  delete body.dataset.busy;
  showing = false;
}

let tries = 0;
let socket;

function connect() {
  const address = new URL(body.dataset.live, location);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("seen", body.dataset.seen);
  socket = new WebSocket(address);
  socket.onopen = () => {
    if (tries > 1) toast(body.dataset.online, 2000);
    else hideToast();
    tries = 0;
    body.dataset.connected = "";
  };
  socket.onmessage = message => queue(JSON.parse(message.data));
  socket.onclose = () => {
    delete body.dataset.connected;
    tries += 1;
    if (tries > 1) toast(body.dataset.offline);
    setTimeout(connect, Math.min(8000, 250 * 2 ** tries) * (0.75 + Math.random() / 2));
  };
}
