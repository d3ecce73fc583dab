// The line to the server: a socket that says "version N", and asking every few seconds while it is down.

const BEAT = 25000;
const ASK = 4000;

/** ``heard(version)`` for each notice, ``poll()`` while there is no socket, ``notice``: an element to show meanwhile. */
export function listen(path, { heard, poll, notice }) {
  let socket = null;
  let tries = 0;
  let asking = 0;

  function open() {
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${window.location.host}${path}`);
    socket.addEventListener("open", up);
    socket.addEventListener("message", (message) => heard(JSON.parse(message.data).v));
    socket.addEventListener("close", down);
  }

  function up() {
    tries = 0;
    window.clearInterval(asking);
    asking = 0;
    if (notice) notice.hidden = true;
  }

  function down(event) {
    if (event.code === 4401) {
      window.location.reload();
      return;
    }
    if (!asking) asking = window.setInterval(poll, ASK);
    tries += 1;
    if (notice && tries > 1) notice.hidden = false;
    window.setTimeout(open, Math.min(15000, 500 * 2 ** tries) * (0.7 + Math.random() * 0.6));
  }

  window.setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send("."), BEAT);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && poll());
  open();
}
