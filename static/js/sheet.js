// On a phone the decision is a sheet that folds down, by a press or a pull.

import { followBoard } from "./board.js";

const sizes = new ResizeObserver(([entry]) => {
  const height = Math.min(entry.target.offsetHeight, window.innerHeight * 0.62);
  document.documentElement.style.setProperty("--sheet", `${height}px`);
  followBoard(true);
});

export function sheet(root) {
  show(root);
  new MutationObserver(() => show(root)).observe(root.querySelector(".side"), { childList: true });
  let from = null;
  root.addEventListener("click", (event) => event.target.closest("[data-grip]") && fold(root));
  root.addEventListener("pointerdown", (event) => {
    from = event.target.closest("[data-grip], #question") ? event.clientY : null;
  });
  root.addEventListener("pointerup", (event) => {
    if (from === null || Math.abs(event.clientY - from) < 24) return;
    fold(root, event.clientY > from);
    from = null;
  });
}

function show(root) {
  const grip = root.querySelector("[data-grip]");
  if (grip) grip.hidden = false;
  sizes.disconnect();
  sizes.observe(root.querySelector("#decision"));
}

function fold(root, down) {
  const decision = root.querySelector("#decision");
  const folded = decision.classList.toggle("folded", down);
  decision.querySelector("[data-grip]").setAttribute("aria-expanded", String(!folded));
}
