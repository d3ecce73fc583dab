// How each kind of event is shown. An act gets its log line, its data and whether to stand still; it gives a promise.

const stage = () => document.getElementById("theatre");
const wait = (ms) => new Promise((done) => window.setTimeout(done, ms));

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
  await wait(320);
}

const PICTURES = {
  giant_spider: "c-spider", vampire_bats: "c-bats", poisonous_snakes: "c-snake", giant_centipede: "c-crawler", scorpion_a: "c-crawler",
  scorpion_b: "c-crawler", potion: "c-potion", rope: "c-rope", crypt: "c-crypt", crypt_trap_a: "c-crypt", crypt_trap_b: "c-crypt",
  dead_adventurer: "c-skull", skeleton: "c-skull", cave_in: "f-cave_in", crossfire_trap: "c-bolt", trapdoor: "c-hole", wizards_curse: "c-curse",
  torch_goes_out: "c-torch", poison_gas: "c-gas", explosion: "c-blast", secret_door: "c-door", door_opens: "c-door", door_jammed: "c-door",
  door_trap_a: "c-door", door_trap_b: "c-door", door_trap_c: "c-door", trap: "c-bolt", empty: "c-empty", nothing: "c-empty",
};

/** The picture of a card: a monster's head, one of the list, or gold. */
function picture(key) {
  const monster = key.replace("sneak_attack_", "");
  const id = document.getElementById(`m-${monster}`) ? `m-${monster}` : PICTURES[key] || "c-gold";
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
  await wait(420);
}

async function shout(line, still, tone = "") {
  const words = prop(`shout ${tone}`, line.textContent);
  await move(words, [{ opacity: 0, transform: "translateY(1.5rem)" }, { opacity: 1, transform: "none" }], 260, still);
  await wait(420);
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

export const ACTS = {
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
