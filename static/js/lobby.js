// The lobby of a table: looks again whenever somebody sits down, and walks in when the game begins.
import { listen } from "./link.js";
import { fillShares, giveShare } from "./share.js";

const table = document.getElementById("table");
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
  const at = document.activeElement;
  if (!table.contains(at) || at.id === "invite" || at.matches("#dice > summary")) replaceBy(fresh);
}

/** What somebody has opened stays open, in the focus if it is, and with what they have written. */
function replaceBy(fresh) {
  const old = document.getElementById("dice");
  const there = fresh.querySelector("#dice");
  const focused = old.contains(document.activeElement);
  there.open = old.open;
  const words = there.querySelector("#share");
  if (words) words.value = old.querySelector("#share")?.value ?? "";
  document.getElementById("lobby").replaceWith(fresh);
  if (focused) there.querySelector("summary").focus();
}

fillShares(table);
giveShare(table);
listen(table.dataset.socket, {
  heard: (v) => v !== Number(table.dataset.version) && refetch(),
  poll: refetch,
});
