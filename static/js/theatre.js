// Events as short theatre: queued, skipped by any key or press, still for those who want no moving pictures.
import { ACTS, pace } from "./acts.js";
import { isStill } from "./board.js";
import { sound } from "./sound.js";

const MOST = 7; // more than this at once is told by the log alone
const LONGEST = 6000; // ms: a movement of something that has left the page may never end
let waiting = [];
let playing = false;
let cut = null;

/** Where every piece stands before the page changes. */
export function remember() {
  const pieces = [...document.querySelectorAll("#people .piece")];
  return new Map(pieces.map((p) => [p.dataset.seat, p.getAttribute("transform")]));
}

/** Play the new lines of the log. */
export function perform(lines, before) {
  slide(before);
  const acts = lines.filter((line) => ACTS[line.dataset.act]);
  waiting.push(...acts.slice(-MOST));
  waiting = waiting.slice(-2 * MOST);
  if (!playing) play();
}

async function play() {
  playing = true;
  while (waiting.length && !document.hidden) {
    const line = waiting.shift();
    pace.share = waiting.length > MOST / 2 ? 0.5 : 1;
    sound(line.dataset.act);
    const scene = ACTS[line.dataset.act](line, (line.dataset.of || "").split("|"), isStill());
    if (scene) await Promise.race([scene, over()]);
    document.getElementById("theatre").replaceChildren();
  }
  waiting = document.hidden ? [] : waiting;
  playing = false;
}

/** When somebody is in a hurry, or after the longest time that a scene may take. */
function over() {
  return new Promise((done) => {
    cut = done;
    window.setTimeout(done, LONGEST);
  });
}

/** The gold of the last scene is counted up. */
export function countUp() {
  for (const purse of document.querySelectorAll("#ending [data-count]")) {
    const all = Number(purse.dataset.count);
    if (isStill() || !all) continue;
    const start = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - start) / 1200);
      purse.textContent = String(Math.round(all * part));
      if (part < 1) window.requestAnimationFrame(step);
    };
    window.requestAnimationFrame(step);
  }
}

/** Nothing that is still waiting is shown any more: somebody is in a hurry, or the last scene has begun. */
export function clear() {
  waiting = [];
  cut?.();
}

/** Pieces walk from where they stood. */
function slide(before) {
  if (isStill()) return;
  for (const piece of document.querySelectorAll("#people .piece")) {
    const old = before.get(piece.dataset.seat);
    const now = piece.getAttribute("transform");
    if (old && old !== now) piece.animate([{ transform: css(old) }, { transform: css(now) }], { duration: 420, easing: "ease-in-out" });
  }
}

function css(transform) {
  const [x, y] = transform.match(/-?[\d.]+/g);
  return `translate(${x}px, ${y}px)`;
}

document.addEventListener("keydown", clear);
document.addEventListener("pointerdown", clear);
