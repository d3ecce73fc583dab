// How each kind of event is shown. An act gets its log line, its data and whether to stand still; it gives a promise.

import { PICTURES } from "./pictures.js";

const stage = () => document.getElementById("theatre");
const wait = (ms) => new Promise((done) => window.setTimeout(done, ms));

/** Time to read a line that has been there for some of it already; half of it while much else is waiting. */
export const pace = { share: 1 };
const read = (line, spent = 0) => wait(Math.max(420, pace.share * Math.min(3500, 600 + 40 * line.textContent.trim().length) - spent));

function prop(kind, words) {
  const element = document.createElement("div");
  element.className = `prop ${kind}`;
  element.textContent = words;
  stage().append(element);
  return element;
}

function move(element, frames, duration, still) {
  if (still || !element?.animate) return wait(still ? duration : 0);
  return element.animate(frames, { duration, easing: "cubic-bezier(.2,.8,.3,1)", fill: "both" }).finished.catch(() => undefined);
}

async function die(line, [, faces, value], still) {
  const cube = prop("die-big", value);
  if (!still) {
    const spin = cube.animate(
      [{ transform: "translate(-30vw, -12vh) rotate(-540deg)" }, { transform: "translate(3vw, 1vh) rotate(20deg)", offset: 0.8 }, { transform: "none" }],
      { duration: 480, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
    const tumble = window.setInterval(() => (cube.textContent = String(1 + Math.floor(Math.random() * Number(faces)))), 60);
    await spin.finished.catch(() => undefined);
    window.clearInterval(tumble);
    cube.textContent = value;
  }
  if (!cube.isConnected) return; // skipped while it tumbled
  prop("die-said", line.textContent);
  await read(line);
}

/** The picture of a card: a monster's head, one of the list, or gold. */
function picture(key) {
  return draw(document.getElementById(`m-${key}`) ? `m-${key}` : PICTURES[key] || "c-gold");
}

function draw(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", "0 0 64 64");
  svg.setAttribute("class", "picture");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

async function card(line, [, key], still) {
  const face = prop("card-big", line.textContent);
  face.prepend(picture(key));
  await move(face, [{ transform: "rotateY(90deg) scale(.8)" }, { transform: "none" }], 320, still);
  await read(line, 320);
}

async function shout(line, still, tone = "") {
  const words = prop(`shout ${tone}`, line.textContent);
  await move(words, [{ opacity: 0, transform: "translateY(1.5rem)" }, { opacity: 1, transform: "none" }], 260, still);
  await read(line, 260);
}

function pieceOf(line) {
  return document.querySelector(`#people .piece[data-seat="${line.dataset.seat}"]`);
}

function tile(line, [place], still) {
  const at = `translate(${(Number(place) % 13) * 64} ${Math.floor(Number(place) / 13) * 64})`;
  const laid = [...document.querySelectorAll("#board use")].find((u) => u.getAttribute("transform")?.startsWith(at));
  return move(laid, [{ opacity: 0, filter: "brightness(3)" }, { opacity: 1, filter: "none" }], 380, still);
}

async function pain(line, [loss], still) {
  const piece = pieceOf(line);
  if (still || !piece) return shout(line, still, "blood");
  prop("shout blood", `−${loss}`);
  const at = getComputedStyle(piece).transform;
  const shift = (x) => ({ transform: `${at} translateX(${x}px)` });
  return move(piece, [shift(0), shift(-6), shift(6), shift(-4), shift(0)], 360, false);
}

async function wakes(line, data, still) {
  const lair = document.getElementById("chamber");
  const at = "translate(384px, 256px)";
  lair?.classList.add("awake");
  if (!still) lair?.animate([{ transform: `${at} scale(1)` }, { transform: `${at} translate(-6px, -10px) scale(1.18)` }, { transform: at }], { duration: 600 });
  await shout(line, still, "blood");
}

function blows(line, data, still) {
  if (!still) for (const t of document.querySelectorAll("#fight .tactic")) t.classList.add("turning");
  return wait(600);
}

function stirs(line, data, still) {
  return move(document.querySelector("#chamber .dragon"), [{ transform: "none" }, { transform: "translate(1px, -2px)" }, { transform: "none" }], 500, still);
}

/** A card of the theatre's own: a picture and what the log says. */
const scene = (id, tone = "") => async (line, data, still) => {
  const face = prop(`card-big ${tone}`, line.textContent);
  face.prepend(draw(id));
  await move(face, [{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: "none" }], 280, still);
  await read(line, 280);
};

const loud = (tone = "") => (line, data, still) => shout(line, still, tone);

export const ACTS = {
  "below.down": scene("c-stair", "cold"),
  "below.up": scene("c-exit"),
  worm: scene("c-worm", "cold"),
  "snotlings.come": scene("c-snotling"),
  "snotlings.fall": scene("c-snotling"),
  "snotlings.arrive": scene("c-snotling"),
  "ghoul.leaps": scene("c-ghoul"),
  "ghoul.hit": scene("c-ghoul"),
  "shadow.follows": scene("c-shadow", "cold"),
  "vampire.bites": scene("c-vampire"),
  "spear_trap.plate": scene("c-spears"),
  "amulet.shown": scene("c-amulet"),
  teleport: scene("c-amulet"),
  "locked_chest.opened": scene("c-chest"),
  "locked_chest.explodes": scene("c-blast"),
  "troll.bribed": loud(),
  "troll.scorns": loud("blood"),
  "bridge.fell": loud("blood"),
  "friend.dies": loud("blood"),
  "web.held": loud(),
  "berserk.begins": loud("blood"),
  "spell.cast": loud(),
  roll: die,
  card,
  tile,
  hurt: pain,
  treasure: (line, data, still) => shout(line, still),
  healed: (line, data, still) => shout(line, still),
  died: (line, data, still) => shout(line, still, "blood"),
  lost: (line, data, still) => shout(line, still, "blood"),
  left: (line, data, still) => shout(line, still),
  nightfall: (line, data, still) => shout(line, still, "blood"),
  "monster.met": (line, data, still) => shout(line, still, "blood"),
  sneak_attack: (line, data, still) => shout(line, still, "blood"),
  "dragon.wakes": wakes,
  "dragon.burns": (line, data, still) => shout(line, still, "blood"),
  "dragon.sleeps": stirs,
  exchange: blows,
};
