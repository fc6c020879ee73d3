// The table page: live updates, keys, the board's zoom. It knows no rules: it only asks the server.
"use strict";

const slots = () => document.getElementById("slots");
const pageTitle = document.title;

function fetchSlots(query) {
  const parameters = new URLSearchParams(query || "");
  parameters.set("panel", openTab());
  const path = `${slots().dataset.url}?${parameters}`;
  // A newer question replaces this one: then there is no answer, and nothing is wrong.
  htmx.ajax("GET", path, { source: "#slots", target: "#slots", swap: "outerHTML" }).catch(() => {});
}

// The board is large and often the same: the server is told which one is here already.
let kept = null;

document.addEventListener("htmx:configRequest", (event) => {
  const { parameters } = event.detail;
  const board = document.querySelector("[data-board-key]");
  if (board) parameters["board"] = board.dataset.boardKey;
  if ("panel" in parameters) parameters["panel"] = openTab();
});

// The tab that was asked for last, even if a newer question has replaced that one.
let wanted = null;
const openTab = () => wanted || document.getElementById("panel")?.dataset.panel || "log";

document.addEventListener("click", (event) => {
  wanted = event.target.closest("[data-tab]")?.dataset.tab || wanted;
}, { capture: true });

// Questions that have no answer yet; when the last is answered, see whether the page is behind.
const asking = new Set();

document.addEventListener("htmx:beforeRequest", (event) => {
  const { xhr } = event.detail;
  asking.add(xhr);
  xhr.addEventListener("loadend", () => {
    asking.delete(xhr);
    setTimeout(catchUp, xhr.status >= 500 ? 5000 : 0);
  });
});

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id === "slots") kept = picture();
});

// Live: the server says when something changed; a page that shows an older state looks again.
let announced = null;
let leaving = false;
document.addEventListener("submit", () => { leaving = true; });

function catchUp() {
  const { stamp, past, waiting } = slots().dataset;
  if (announced === null || asking.size > 0 || past || waiting) return;
  const shown = document.getElementById("panel").dataset.panel;
  if (announced !== stamp || shown !== openTab()) fetchSlots("");
}

function listen() {
  const source = new EventSource(slots().dataset.events);
  let chat = null;
  let first = true;
  source.onmessage = (event) => {
    const news = JSON.parse(event.data);
    if (slots().dataset.waiting) {
      if (!first && !leaving) location.reload();
    }
    announced = news.game;
    catchUp();
    if (chat !== null && news.chat !== chat) chatMoved();
    chat = news.chat;
    first = false;
  };
}

function chatMoved() {
  const tab = document.querySelector('[data-tab="chat"]');
  if (!tab) return;
  if (tab.hasAttribute("aria-current") && !document.querySelector(".side input:focus")) tab.click();
  else if (!tab.querySelector(".news")) tab.insertAdjacentHTML("beforeend", ' <span class="news">●</span>');
}

// "Your turn" in the tab's title, with a sound if wanted.
let wasMyTurn = null;
function announce() {
  const turn = slots().dataset.turn;
  document.title = turn ? `● ${turn} – ${pageTitle}` : pageTitle;
  if (turn && wasMyTurn === false && wantsSound()) beep();
  wasMyTurn = Boolean(turn);
}

// An account keeps the wish for a sound; without one this browser does.
const wantsSound = () => (document.body.dataset.sound || localStorage.getItem("sound")) === "1";

function showSound() {
  const button = document.getElementById("sound");
  if (button) button.setAttribute("aria-pressed", String(wantsSound()));
}

document.addEventListener("click", (event) => {
  if (event.target.id !== "sound") return;
  localStorage.setItem("sound", wantsSound() ? "0" : "1");
  showSound();
  if (wantsSound()) beep();
});

function beep() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  tone.frequency.value = 660;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.18);
}

// The board: pan, zoom, pinch by the picture's viewBox, kept when the picture is drawn again.
const zoom = { box: null, full: null };

function picture() {
  return document.querySelector("[data-zoom] > svg");
}

function readBoard() {
  const svg = picture();
  if (!svg) return;
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  const full = svg.dataset.whole;
  if (zoom.full !== full) Object.assign(zoom, { full, box: null });
  showBoard();
}

function showBoard() {
  const svg = picture();
  if (!svg || !zoom.full) return;
  svg.setAttribute("viewBox", zoom.box ? zoom.box.join(" ") : zoom.full);
  svg.parentElement.classList.toggle("zoomed", Boolean(zoom.box));
}

function zoomBy(factor, atX = 0.5, atY = 0.5) {
  if (!zoom.full) return;
  const whole = zoom.full.split(/[ ,]+/).map(Number);
  const [x, y, width, height] = zoom.box || whole;
  const newWidth = Math.max(width / factor, whole[2] / 12);
  const newHeight = newWidth * height / width;
  zoom.box = factor === 0 || newWidth >= whole[2] ? null
    : [x + (width - newWidth) * atX, y + (height - newHeight) * atY, newWidth, newHeight];
  showBoard();
}

function panBy(dx, dy) {
  if (!zoom.box) return;
  const svg = picture();
  const scale = Math.max(zoom.box[2] / svg.clientWidth, zoom.box[3] / svg.clientHeight);
  zoom.box[0] -= dx * scale;
  zoom.box[1] -= dy * scale;
  showBoard();
}

const fingers = new Map();
let dragged = 0;

function where(event) {
  const frame = picture().getBoundingClientRect();
  return [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
}

document.addEventListener("wheel", (event) => {
  if (!event.target.closest("[data-zoom]")) return;
  if (!event.ctrlKey && window.innerWidth < 1080) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...where(event));
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("[data-zoom]")) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  dragged = 0;
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = [event.clientX, event.clientY];
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const apart = (a) => Math.hypot(a[0] - other[0], a[1] - other[1]);
    zoomBy(apart(now) / Math.max(apart(before), 1), ...where(event));
  } else {
    panBy(now[0] - before[0], now[1] - before[1]);
  }
  dragged += Math.hypot(now[0] - before[0], now[1] - before[1]);
  fingers.set(event.pointerId, now);
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId));
}

// A click on the board asks the server what can be done there, or why nothing can.
const PLACES = ["hex", "area", "border", "box", "row", "cell", "company", "train"];
const PICTURE = "[data-zoom], [data-picture]";

function pick(target) {
  const place = target.closest(PLACES.map((name) => `[data-${name}]`).join());
  if (!place || !place.closest(PICTURE)) return false;
  const query = new URLSearchParams();
  for (const name of PLACES) if (name in place.dataset) query.set(`pick.${name}`, place.dataset[name]);
  fetchSlots(query.toString());
  return true;
}

document.addEventListener("click", (event) => {
  const zoomer = event.target.closest("[data-zoom-by]");
  if (zoomer) zoomBy(Number(zoomer.dataset.zoomBy));
  else if (dragged < 6 && event.target.closest(PICTURE) && !slots().dataset.past) pick(event.target);
});

// Pointing at a train or moving the focus to it shows its route on the board.
function showRoute(event) {
  const train = event.target.closest("[data-shows-route]");
  document.querySelectorAll(".route[data-route]").forEach((line) => {
    line.classList.toggle("dim", Boolean(train) && line.dataset.route !== train.dataset.showsRoute);
  });
}

document.addEventListener("mouseover", showRoute);
document.addEventListener("focusin", showRoute);

// Sums: say how much is missing while typing.
function checkSplit(split) {
  const paid = [...split.querySelectorAll("input")].reduce((sum, input) => sum + Number(input.value || 0), 0);
  const output = split.querySelector("output");
  output.textContent = `${paid} / ${split.dataset.total}`;
  output.classList.toggle("wrong", paid !== Number(split.dataset.total));
}

document.addEventListener("input", (event) => {
  const split = event.target.closest(".split");
  if (split) checkSplit(split);
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-history]")) event.target.form.requestSubmit();
});

// Keys.
function press(selector) {
  const found = document.querySelector(selector);
  if (found) found.click();
  return Boolean(found);
}

function step(by) {
  const { url, number, at } = slots().dataset;
  const to = Math.min(Math.max(Number(at) + by, 0), Number(number));
  if (to === Number(at)) return;
  const panel = document.getElementById("panel").dataset.panel;
  location.assign(`${url}?panel=${panel}` + (to < Number(number) ? `&at=${to}` : ""));
}

const KEYS = {
  g: () => document.getElementById("board")?.focus(),
  o: () => (document.querySelector("#offers :is(button, a, select, input:not([type=hidden]))") || document.getElementById("now")).focus(),
  c: () => press('[data-tab="chat"]'),
  l: () => press('[data-tab="log"]'),
  1: () => press('#offers [data-key="1"]'),
  "+": () => zoomBy(1.25),
  "-": () => zoomBy(0.8),
  0: () => zoomBy(0),
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Escape: () => press("#cancel-choice"),
  "?": () => document.getElementById("keys-dialog").showModal(),
};

// Letters mean nothing in a field for a number, so there they stay shortcuts.
function isTyped(event) {
  if (event.target.matches("input[type=number]")) return !/^[a-z?]$/.test(event.key);
  return event.target.matches("input, select, textarea");
}

document.addEventListener("keydown", (event) => {
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input:not([type=number]), textarea")) {
    if (press("#undo")) event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("dialog") || isTyped(event)) return;
  if (["Enter", " "].includes(event.key) && event.target.closest(PICTURE) && pick(event.target)) {
    event.preventDefault();
    return;
  }
  const tab = document.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`);
  if (tab) tab.click();
  else if (KEYS[event.key]) KEYS[event.key]();
  else return;
  event.preventDefault();
});

// After every redraw: the same zoom, the same focus.
let focused = null;
document.addEventListener("htmx:beforeSwap", () => {
  const active = document.activeElement;
  focused = active && active.closest("#offers") ? "offers" : active?.id || null;
});

document.addEventListener("htmx:afterSettle", () => {
  refresh();
  if (focused && document.activeElement === document.body) {
    (focused === "offers" ? KEYS.o : () => document.getElementById(focused)?.focus())();
  }
});

function refresh() {
  if (!slots() || slots().dataset.waiting) return;
  const same = document.querySelector("[data-same]");
  if (same && kept) {
    same.removeAttribute("data-same");
    same.replaceChildren(kept);
  }
  readBoard();
  announce();
  showSound();
  document.querySelectorAll(".split").forEach(checkSplit);
}

refresh();
listen();
