// Regions of the page: each has an id and a mark; the server sends those whose mark differs.

/** What the page shows already, for the X-Have header. */
export function marks(root) {
  const shown = [...root.querySelectorAll("[data-mark]")].map((e) => `${e.id}=${e.dataset.mark}`);
  const log = root.querySelector("#log");
  return [...shown, `log=${log ? log.dataset.last : 0}`].join(" ");
}

/** Replace what has changed; gives back the new lines of the log, or null if this is no update. */
export function swap(html, root) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const update = page.getElementById("update");
  if (!update) return null;
  const focused = document.activeElement?.closest("[data-mark]")?.id;
  for (const fresh of update.querySelectorAll("[data-mark]")) replace(fresh);
  root.dataset.version = update.dataset.version;
  keepFocus(focused, update);
  return { lines: addLines([...update.querySelectorAll("ol > li[data-n]")], root.querySelector("#log")) };
}

function replace(fresh) {
  const old = document.getElementById(fresh.id);
  if (!old) return;
  const folded = old.classList.contains("folded");
  const open = old.querySelector("details")?.open;
  const node = document.importNode(fresh, true);
  old.replaceWith(node);
  if (folded && !node.classList.contains("ask")) node.classList.add("folded");
  const details = node.querySelector("details");
  if (details && open !== undefined) details.open = open;
}

/** Whoever was in a region that went away is put at the head of the new one. */
function keepFocus(id, update) {
  if (!id || !update.querySelector(`#${CSS.escape(id)}`)) return;
  const region = document.getElementById(id);
  const target = region?.querySelector("[autofocus], #question") || region;
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Newest first; lines already there are left out. */
function addLines(lines, log) {
  const last = Number(log.dataset.last);
  const fresh = lines.filter((line) => Number(line.dataset.n) > last).map((line) => document.importNode(line, true));
  for (const line of fresh) log.prepend(line);
  while (log.children.length > 200) log.lastElementChild.remove();
  if (fresh.length) log.dataset.last = fresh.at(-1).dataset.n;
  return fresh;
}
