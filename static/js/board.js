// The board and the buttons are two faces of the same options; on a small screen the board follows the torch.

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
  const lit = [...root.querySelectorAll(".lit")].find((l) => l.dataset.option === option);
  lit?.classList.toggle("near", on);
}

/** Bring the active hero into view, where the board is larger than its window. */
export function followBoard(atOnce) {
  const wrap = document.getElementById("boardwrap");
  const piece = document.querySelector("#people .piece.active") || document.getElementById("chamber");
  if (!wrap || !piece || (wrap.scrollWidth <= wrap.clientWidth + 4 && wrap.scrollHeight <= wrap.clientHeight + 4)) return;
  const box = piece.getBoundingClientRect();
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
