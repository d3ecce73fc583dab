// The board comes nearer and goes away: two fingers, or the two buttons beside it.

const LEAST = 0.3;
const MOST = 2.5;
const fingers = new Map();
let own = 1; // how near this person wants it
let near = 1; // how near it is shown: further away for a moment where a choice would lie outside
let spread = 0;

export function zoomBoard() {
  const wrap = document.getElementById("boardwrap");
  const buttons = document.getElementById("zoom");
  if (!wrap || !buttons) return;
  buttons.hidden = false;
  buttons.addEventListener("click", (event) => {
    const by = Number(event.target.closest("[data-by]")?.dataset.by);
    const frame = wrap.getBoundingClientRect();
    if (by) zoom(wrap, by, frame.x + frame.width / 2, frame.y + frame.height / 2);
  });
  wrap.addEventListener("pointerdown", (event) => event.pointerType === "touch" && fingers.set(event.pointerId, event));
  wrap.addEventListener("pointermove", (event) => fingers.has(event.pointerId) && pinch(wrap, event));
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) wrap.addEventListener(end, lift);
  // With two fingers down the board is ours; with one the browser scrolls it.
  wrap.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
}

function lift(event) {
  fingers.delete(event.pointerId);
  spread = 0;
}

function pinch(wrap, event) {
  fingers.set(event.pointerId, event);
  if (fingers.size !== 2) return;
  const [a, b] = [...fingers.values()];
  const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (spread) zoom(wrap, now / spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  spread = now;
}

/** The point between the fingers stays where it is. */
function zoom(wrap, by, x, y) {
  const before = near;
  const wanted = Math.min(MOST, Math.max(LEAST, near * by));
  if (near === own || wanted > own) own = wanted;
  const frame = wrap.getBoundingClientRect();
  const [left, top] = [x - frame.x, y - frame.y];
  const [across, down] = [wrap.scrollLeft + left, wrap.scrollTop + top];
  show(wrap, wanted);
  wrap.scrollLeft = (across * near) / before - left;
  wrap.scrollTop = (down * near) / before - top;
}

/** Show it ``share`` times as large as this person wants it, at most as large, and never too small to press. */
export function stepBack(wrap, share) {
  show(wrap, Math.max(LEAST, own * Math.min(1, share)));
}

function show(wrap, wanted) {
  near = wanted;
  wrap.style.setProperty("--near", String(near));
}
