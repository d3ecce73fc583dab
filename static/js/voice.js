// What happened, said to whoever listens instead of looking: one polite region, a few lines at a time.

const MOST = 6;

export function announce(lines) {
  const live = document.getElementById("live");
  if (!live || !lines.length) return;
  for (const line of lines.slice(-MOST)) {
    const words = document.createElement("span");
    words.textContent = `${line.textContent.trim()} `;
    live.append(words);
  }
  while (live.children.length > 3 * MOST) live.firstElementChild.remove();
}
