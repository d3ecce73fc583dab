// A live table: forms answered without leaving the page, news fetched when the version grew.
import { answerForms, stillAsked } from "./forms.js";
import { keyboard } from "./keys.js";
import { listen } from "./link.js";
import { followBoard, linkBoard } from "./board.js";
import { ruleSheet } from "./rule.js";
import { sheet } from "./sheet.js";
import { strip } from "./strip.js";
import { marks, swap } from "./swap.js";
import { clear, countUp, perform, remember } from "./theatre.js";
import { announce } from "./voice.js";
import { zoomBoard } from "./zoom.js";

const table = document.getElementById("table");
const line = document.getElementById("link");
const AGAIN = 3000; // ms
let queue = Promise.resolve();

/** Requests go one after the other, so that an older answer never overwrites a newer one. */
function inTurn(work) {
  queue = queue.then(work).catch(() => undefined);
  return queue;
}

function version() {
  return Number(table.dataset.version);
}

/** Put an answer of the server into the page; a page without an update in it is another page: go there. */
function show(html) {
  const before = remember();
  const running = table.querySelector("#ending").hidden;
  const news = swap(html, table);
  if (!news) {
    window.location.reload();
    return;
  }
  strip(table);
  perform(news.lines, before);
  announce(news.lines);
  followBoard(false);
  if (running && !table.querySelector("#ending").hidden) end();
}

function end() {
  clear();
  countUp();
  document.getElementById("ending").focus({ preventScroll: false });
}

async function refetch() {
  const url = `${table.dataset.update}?have=${version()}`;
  const answer = await fetch(url, { headers: { "X-Have": marks(table) } });
  if (answer.status !== 204) show(await answer.text());
}

/** News that did not come through are asked for again: after the last of them nobody would tell of any more. */
function heard(v) {
  if (v > version()) inTurn(() => catchUp(v));
}

async function catchUp(v) {
  if (v <= version()) return;
  try {
    await refetch();
  } catch {
    window.setTimeout(heard, AGAIN, v);
  }
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const answer = await fetch(form.action, { method: "POST", body, headers: { "X-Have": marks(table) } });
  if (answer.redirected) window.location.assign(answer.url);
  else show(await answer.text());
}

/** A choice that did not arrive is said. The form stays as it is, and its key makes another try safe. */
async function deliver(form, submitter) {
  if (!stillAsked(form, table)) return;
  line.hidden = true;
  try {
    await send(form, submitter);
  } catch (error) {
    line.hidden = false;
    throw error;
  }
}

answerForms(table, (form, submitter) => inTurn(() => deliver(form, submitter)));
keyboard(table);
linkBoard(table);
zoomBoard();
sheet(table);
strip(table);
ruleSheet(table);
if (table.dataset.socket) listen(table.dataset.socket, { heard, poll: () => inTurn(refetch), notice: line });
followBoard(true);
