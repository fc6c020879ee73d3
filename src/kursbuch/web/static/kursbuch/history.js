// The history of a game. Dragging keeps up, one question at a time, the newest place next.
"use strict";

let dragging = null;

function scrubTo(event) {
  const bar = document.querySelector("#scrubber .bar");
  const { number, at } = document.getElementById("scrubber").dataset;
  const frame = bar.getBoundingClientRect();
  const share = Math.min(Math.max((event.clientX - frame.left) / frame.width, 0), 1);
  const to = Math.round(share * Number(number));
  bar.querySelector(".here").setAttribute("cx", `${share * 100}%`);
  if (asking.size === 0 && to !== Number(at)) goTo(to);
  else dragging = to;
}

function goTo(to) {
  const { number } = document.getElementById("scrubber").dataset;
  dragging = null;
  return ask(to >= Number(number) ? "at=" : `at=${Math.max(to, 0)}`);
}

function step(by) {
  const { number, at } = document.getElementById("scrubber").dataset;
  const from = dragging ?? (want.has("at") ? Number(want.get("at")) : Number(at));
  const to = Math.min(Math.max(from + by, 0), Number(number));
  if (asking.size) dragging = to;
  else goTo(to);
}

let scrubbing = false;
document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#scrubber .bar")) return;
  scrubbing = true;
  stopPlaying();
  scrubTo(event);
});
document.addEventListener("pointermove", (event) => { if (scrubbing) scrubTo(event); });
document.addEventListener("pointerup", () => { scrubbing = false; });

// Replay: one move after the other until now, or until somebody goes elsewhere.
const PACES = [1600, 800, 400];
let pace = 0;
let playing = null;

function startPlaying() {
  stopPlaying();
  playing = setInterval(playOn, PACES[pace]);
  showPlaying();
}

function stopPlaying() {
  clearInterval(playing);
  playing = null;
  showPlaying();
}

function playOn() {
  if (asking.size || pressed) return;
  if (want.has("at")) step(1);
  else stopPlaying();
}

function showPlaying() {
  const button = document.getElementById("play");
  button.setAttribute("aria-pressed", String(playing !== null));
  button.textContent = playing === null ? "▶▶" : "❚❚";
  const faster = document.getElementById("pace");
  faster.hidden = !want.has("at");
  faster.textContent = `${2 ** pace}×`;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#play")) {
    if (playing !== null) return stopPlaying();
    if (!want.has("at")) ask("at=0");
    startPlaying();
  } else if (event.target.closest("#pace")) {
    pace = (pace + 1) % PACES.length;
    playing === null ? showPlaying() : startPlaying();
  }
});
