const game = JSON.parse(document.getElementById("game").textContent);
const one = (id) => document.getElementById(id);
const last = game.told.length - 1;
const SPEEDS = [1, 2, 4, 8];
const stands = {};
let at = 0;
let picture = Object.keys(game.pictures)[0];
let timer = null;
let speed = 0;

// The pieces of a picture at this frame; what is behind is put together from the start.
function piecesAt(what, number) {
  let here = stands[what];
  if (!here || here.number > number) here = { number: -1, next: 0, pieces: [] };
  const changes = game.pictures[what];
  while (here.next < changes.length && changes[here.next][0] <= number) {
    for (const [from, gone, come] of changes[here.next][1]) here.pieces.splice(from, gone, ...come);
    here.next += 1;
  }
  here.number = number;
  stands[what] = here;
  return here.pieces;
}

let drawn = "";
function show(number) {
  at = Math.min(Math.max(number, 0), last);
  const svg = picture ? piecesAt(picture, at).map((piece) => game.pieces[piece]).join("") : "";
  if (svg !== drawn) one("picture").innerHTML = drawn = svg;
  one("where").textContent = one("picture").querySelector("svg > title")?.textContent.split(", ").slice(1).join(", ") ?? "";
  one("told").replaceChildren(...game.told[at].map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  one("at").value = at;
  one("number").textContent = `${at} / ${last}`;
}

function play(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (at < last ? show(at + 1) : play(false)), 1600 / SPEEDS[speed]) : null;
  const button = one("play");
  button.textContent = on ? "❚❚" : "▶▶";
  button.ariaLabel = on ? button.dataset.pause : button.dataset.play;
  one("told").ariaLive = on ? "off" : "polite";
}

function choose(what) {
  picture = what;
  for (const button of document.querySelectorAll("[data-picture]")) {
    button.hidden = !(button.dataset.picture in game.pictures);
    button.ariaPressed = String(button.dataset.picture === what);
  }
  one("pictures").hidden = Object.keys(game.pictures).length < 2;
  show(at);
}

function faster() {
  speed = (speed + 1) % SPEEDS.length;
  one("speed").textContent = `${SPEEDS[speed]}×`;
  if (timer) play(true);
}

const TO = { start: () => 0, back: () => at - 1, on: () => at + 1, end: () => last };
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.id === "speed") return faster();
  if (button.dataset.picture) return choose(button.dataset.picture);
  if (button.id !== "play") {
    play(false);
    return show(TO[button.dataset.to]());
  }
  if (!timer && at === last) show(0);
  play(!timer);
});
one("at").addEventListener("input", () => { play(false); show(Number(one("at").value)); });
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input") || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  play(false);
  show(at + (event.key === "ArrowRight" ? 1 : -1));
});

one("at").max = last;
choose(picture);
