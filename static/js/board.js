// The board and the buttons are two faces of the same options; on a small screen the board follows the torch.

import { stepBack } from "./zoom.js";

export function linkBoard(root) {
  root.addEventListener("click", (event) => {
    const lit = event.target.closest(".lit");
    if (lit) buttonOf(root, lit.dataset.option)?.click();
  });
  for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    root.addEventListener(type, (event) => near(root, event.target, on));
  }
}

function buttonOf(root, option) {
  return [...root.querySelectorAll("#choices button[name=option]")].find((b) => b.value === option);
}

function near(root, target, on) {
  const option = target.closest?.(".lit")?.dataset.option || target.closest?.("button[name=option]")?.value;
  if (!option) return;
  buttonOf(root, option)?.classList.toggle("near", on);
  for (const lit of root.querySelectorAll(".lit")) if (lit.dataset.option === option) lit.classList.toggle("near", on);
}

/** Bring the active hero into view with every square to choose from, from further away where they do not fit. */
export function followBoard(atOnce) {
  const wrap = document.getElementById("boardwrap");
  const piece = document.querySelector("#people .piece.active") || document.getElementById("chamber");
  if (!wrap || !piece) return;
  stepBack(wrap, 1);
  if (wrap.scrollWidth <= wrap.clientWidth + 4 && wrap.scrollHeight <= wrap.clientHeight + 4) return;
  const seen = [piece, ...wrap.querySelectorAll(".lit")];
  const box = piece.getBoundingClientRect();
  const whole = around(seen);
  const [wide, high] = [wrap.clientWidth, wrap.clientHeight];
  if (reach(box, whole, "x", "width") <= wide && reach(box, whole, "y", "height") <= high) {
    centre(wrap, box, atOnce);
    return;
  }
  stepBack(wrap, Math.min(wide / whole.width, high / whole.height) * 0.98);
  centre(wrap, around(seen), atOnce);
}

/** How wide a window must be that has ``box`` in its middle and shows all of ``whole``. */
function reach(box, whole, start, size) {
  const middle = box[start] + box[size] / 2;
  return 2 * Math.max(middle - whole[start], whole[start] + whole[size] - middle);
}

/** The box around all of these elements. */
function around(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const x = Math.min(...boxes.map((b) => b.left));
  const y = Math.min(...boxes.map((b) => b.top));
  return { x, y, width: Math.max(...boxes.map((b) => b.right)) - x, height: Math.max(...boxes.map((b) => b.bottom)) - y };
}

function centre(wrap, box, atOnce) {
  const frame = wrap.getBoundingClientRect();
  wrap.scrollBy({
    left: box.x + box.width / 2 - frame.x - frame.width / 2,
    top: box.y + box.height / 2 - frame.y - frame.height / 2,
    behavior: atOnce || isStill() ? "auto" : "smooth",
  });
}

/** Does this person want no moving pictures? */
export function isStill() {
  const root = document.documentElement;
  return root.dataset.motion === "reduced" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
