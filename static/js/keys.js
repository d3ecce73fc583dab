// One letter for each option, written on its button.

export function keyboard(root) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const letter = event.key.toUpperCase();
    if (letter === "?") root.querySelector("a.rule")?.click();
    const button = [...root.querySelectorAll("#choices [data-letter]")].find((b) => b.dataset.letter === letter);
    if (!button || button.disabled) return;
    event.preventDefault();
    button.click();
  });
}

function isTyping(element) {
  return element.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
}
