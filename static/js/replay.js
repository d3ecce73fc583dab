// The replay without loading pages: the buttons fetch what has changed; it can play by itself, and arrow keys step.
import { followBoard } from "./board.js";

const root = document.getElementById("replay");
const auto = document.getElementById("autoplay");
const PACE = 1100;
let timer = 0;
let busy = false;

function marks() {
  return [...root.querySelectorAll("[data-mark]")].map((e) => `${e.id}=${e.dataset.mark}`).join(" ");
}

function put(html) {
  const update = new DOMParser().parseFromString(html, "text/html").getElementById("update");
  if (!update) return false;
  const focused = document.activeElement?.getAttribute("aria-label");
  for (const fresh of update.querySelectorAll("[data-mark]")) document.getElementById(fresh.id)?.replaceWith(document.importNode(fresh, true));
  if (focused) root.querySelector(`a[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  document.getElementById("at").value = update.dataset.at;
  followBoard(false);
  return true;
}

async function go(url) {
  if (busy) return;
  busy = true;
  try {
    const answer = await fetch(url, { headers: { "X-Have": marks() } });
    if (answer.ok && put(await answer.text())) window.history.replaceState(null, "", url);
    else stop();
  } catch {
    stop();
  } finally {
    busy = false;
  }
}

function link(rel) {
  return root.querySelector(`#player a[rel=${rel}]`);
}

function stop() {
  window.clearInterval(timer);
  timer = 0;
  auto.textContent = root.dataset.wordsPlay;
  auto.setAttribute("aria-pressed", "false");
}

function tick() {
  const next = link("next");
  if (next) go(next.href);
  else stop();
}

followBoard(true);
auto.hidden = false;
auto.addEventListener("click", () => {
  if (timer) {
    stop();
    return;
  }
  timer = window.setInterval(tick, PACE);
  auto.textContent = root.dataset.wordsStop;
  auto.setAttribute("aria-pressed", "true");
  tick();
});

root.addEventListener("click", (event) => {
  const to = event.target.closest("a[data-to]");
  if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  go(to.href);
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea, [tabindex='0']") || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = { ArrowRight: link("next"), ArrowLeft: link("prev") }[event.key];
  if (!to) return;
  event.preventDefault();
  stop();
  go(to.href);
});
