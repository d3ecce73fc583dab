// Sounds of our own making, for those who want them: a few oscillators and some noise, nothing to load.

let audio = null;

const wanted = () => document.documentElement.dataset.sound === "on";

/** A tone that glides from one pitch to another and fades. */
function tone(from, to, seconds, { type = "sine", loud = 0.12, after = 0 } = {}) {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

/** Noise through a band: stone, paper, breath. */
function noise(pitch, seconds, { sharp = 1, loud = 0.2, after = 0 } = {}) {
  const start = audio.currentTime + after;
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = grains.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = grains;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(start);
}

const dice = () => [0, 0.09, 0.2, 0.34, 0.45].forEach((after) => noise(2400, 0.04, { sharp: 3, after }));
const paper = () => noise(3800, 0.14, { sharp: 0.8, loud: 0.12 });
const stone = () => noise(420, 0.22, { sharp: 0.7, loud: 0.28 });
const thud = () => tone(150, 45, 0.22, { type: "triangle", loud: 0.3 });
const coins = () => [1320, 1760, 1980].forEach((pitch, i) => tone(pitch, pitch * 0.99, 0.28, { loud: 0.06, after: i * 0.07 }));
const steel = () => [2100, 2830, 3470].forEach((pitch) => tone(pitch, pitch * 0.97, 0.3, { type: "square", loud: 0.02 }));
const growl = () => [58, 61, 87].forEach((pitch) => tone(pitch, pitch * 0.6, 0.9, { type: "sawtooth", loud: 0.09 }));
const bell = () => [220, 331, 442].forEach((pitch, i) => tone(pitch, pitch, 1.6, { loud: 0.07 / (i + 1) }));
const breath = () => noise(260, 0.7, { sharp: 0.5, loud: 0.12 });
const spell = () => tone(300, 1500, 0.5, { type: "triangle", loud: 0.07 });

const SOUNDS = {
  roll: dice, card: paper, tile: stone, moved: null, treasure: coins, left: coins, hurt: thud, died: bell, lost: bell, nightfall: bell,
  exchange: steel, "monster.met": growl, sneak_attack: growl, "dragon.wakes": growl, "dragon.burns": growl, "dragon.sleeps": breath,
  "below.down": breath, "below.up": stone, worm: growl, "snotlings.come": growl, "ghoul.leaps": growl, "vampire.bites": thud,
  "amulet.shown": spell, teleport: spell, "spell.cast": spell, "berserk.begins": growl, "locked_chest.opened": coins, "locked_chest.explodes": thud,
};

/** The sound of an event, if sounds are wanted and somebody has touched the page. */
export function sound(act) {
  if (wanted() && audio?.state === "running") SOUNDS[act]?.();
}

/** A browser lets nobody make a noise before the first press. */
function wake() {
  if (!wanted()) return;
  audio ||= new AudioContext();
  audio.resume();
}

document.addEventListener("pointerdown", wake);
document.addEventListener("keydown", wake);
