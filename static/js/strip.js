// On a phone the panels lie under the sheet: one's own life and gold, and what happened last, stand above the board.

export function strip(table) {
  const line = table.querySelector("#strip");
  const me = table.querySelector(".seat.me");
  const news = table.querySelector("#log > li");
  if (!line) return;
  line.hidden = !me && !news;
  const own = line.querySelector(".own");
  own.className = `own ${me ? [...me.classList].find((name) => name.startsWith("s-")) : ""}`;
  own.replaceChildren(...(me ? copies(me, ".crest", ".life, em", ".purse") : []));
  line.querySelector(".told").replaceChildren(...(news ? [...news.childNodes].map((node) => node.cloneNode(true)) : []));
}

function copies(panel, ...parts) {
  return parts.map((part) => panel.querySelector(part)?.cloneNode(true)).filter(Boolean);
}
