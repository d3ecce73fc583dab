// The table on the front page: looked at again every few seconds while somebody looks.
const EVERY = 5000;

async function look() {
  const shown = document.getElementById("live");
  if (document.visibilityState !== "visible" || shown.contains(document.activeElement)) return;
  const answer = await fetch(`${shown.dataset.update}?have=${shown.dataset.have}`);
  if (answer.status !== 200) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("live");
  shown.replaceWith(fresh);
}

window.setInterval(() => look().catch(() => {}), EVERY); // a line that is down comes back
