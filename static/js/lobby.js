// The lobby of a table: looks again whenever somebody sits down, and walks in when the game begins.
import { listen } from "./link.js";
import { fillShares, giveShare } from "./share.js";

const table = document.getElementById("table");
let waiting = null;
document.getElementById("invite")?.addEventListener("focus", (event) => event.target.select());

async function refetch() {
  const answer = await fetch(`${table.dataset.update}?have=${table.dataset.version}`, { headers: { "X-Have": "lobby=0" } });
  if (answer.status === 204) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
  if (!fresh) {
    window.location.reload();
    return;
  }
  table.dataset.version = fresh.dataset.version;
  show(fresh);
}

/** A new lobby waits while somebody is about to press a button of the old one. */
function show(fresh) {
  const at = document.activeElement;
  waiting = table.contains(at) && at.id !== "invite" && !at.matches("#dice > summary") ? fresh : null;
  if (!waiting) replaceBy(fresh);
}

/** What somebody has opened stays open, in the focus if it is, and with what they have written; the link stays itself. */
function replaceBy(fresh) {
  const old = document.getElementById("dice");
  const there = fresh.querySelector("#dice");
  const at = document.activeElement;
  const opener = old.contains(at);
  there.open = old.open;
  const words = there.querySelector("#share");
  if (words) words.value = old.querySelector("#share")?.value ?? "";
  const link = document.querySelector("#lobby .invite");
  if (link) fresh.querySelector(".invite")?.replaceWith(link);
  document.getElementById("lobby").replaceWith(fresh);
  if (opener) there.querySelector("summary").focus();
  else if (at.id === "invite" && at.isConnected) at.focus();
}

fillShares(table);
giveShare(table);
table.addEventListener("focusout", () => window.setTimeout(() => waiting && show(waiting)));
listen(table.dataset.socket, {
  heard: (v) => v !== Number(table.dataset.version) && refetch(),
  poll: refetch,
});
