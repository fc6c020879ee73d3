// The board in its slot: default zoom, pan, wheel, pinch, locator. It knows no rules.
"use strict";

const boardView = { scale: 0, x: 0, y: 0, whole: false, key: "", size: "" };

// On paper the whole board is shown.
const onPaper = matchMedia("print");
onPaper.addEventListener("change", () => showBoard());

const slot = () => document.getElementById("map");
const boardSvg = () => document.querySelector("#board > svg");

// Of the board that is here only the pieces that have changed are sent; false if it was another.
function changeBoard() {
  const news = document.getElementById("changes");
  const board = document.getElementById("board");
  const { from, to } = news.dataset;
  if (!to) return true;
  const fits = from === board.dataset.print;
  if (fits) news.querySelectorAll("[data-gone]").forEach(changePieces);
  board.dataset.print = fits ? to : "";
  delete news.dataset.to;
  news.replaceChildren();
  return fits;
}

function changePieces(change) {
  const way = change.dataset.at.split(" ").map(Number);
  const at = way.pop();
  const group = way.reduce((outer, nth) => outer.children[nth], boardSvg());
  for (let gone = Number(change.dataset.gone); gone > 0; gone -= 1) group.children[at].remove();
  const next = group.children[at] ?? null;
  for (const piece of [...change.children]) group.insertBefore(piece, next);
}

function boardSize() {
  const svg = boardSvg();
  svg.dataset.full ??= svg.getAttribute("viewBox");
  return svg.dataset.full.split(/[ ,]+/).map(Number);
}

function scales() {
  const [, , width, height] = boardSize();
  const frame = slot().getBoundingClientRect();
  const whole = Math.min(frame.width / width, frame.height / height);
  const letters = Number(document.getElementById("board").dataset.letters) || 11;
  return { whole, readable: Math.max(whole, 10 / letters) };
}

// The default: the whole board, or larger if names were below 10 px, round what matters now.
function centreBoard() {
  const [x, y, width, height] = boardSize();
  const focus = document.getElementById("overlay").dataset.focus;
  const { whole, readable } = scales();
  const scale = boardView.whole ? whole : readable;
  const [atX, atY] = focus && !showsAll(scale) ? focus.split(" ").map(Number) : [x + width / 2, y + height / 2];
  Object.assign(boardView, { scale, x: atX, y: atY });
}

// All but a rim is seen: there the board stays where it is.
function showsAll(scale) {
  const [, , width, height] = boardSize();
  const frame = slot().getBoundingClientRect();
  return frame.width / scale >= width * 0.98 && frame.height / scale >= height * 0.98;
}

// What matters now comes into sight; where it can be seen already the board does not move.
function lookAt(focus) {
  if (boardView.key === focus) return;
  boardView.key = focus;
  if (!focus || !boardView.scale || !boardSvg() || showsAll(boardView.scale)) return;
  const [x, y] = focus.split(" ").map(Number);
  const frame = slot().getBoundingClientRect();
  const far = (from, to, size) => Math.abs(from - to) * boardView.scale > 0.3 * size;
  if (far(boardView.x, x, frame.width) || far(boardView.y, y, frame.height)) Object.assign(boardView, { x, y });
}

function clampBoard(box) {
  const [x, y, width, height] = boardSize();
  const inside = (at, low, size, seen) => (seen >= size ? low + size / 2 : Math.min(Math.max(at, low + seen / 2), low + size - seen / 2));
  return [inside(boardView.x, x, width, box[0]), inside(boardView.y, y, height, box[1])];
}

function showBoard() {
  const svg = boardSvg();
  const frame = slot()?.getBoundingClientRect();
  if (!svg || !frame || !frame.width) return;
  if (!boardView.scale) centreBoard();
  const seen = [frame.width / boardView.scale, frame.height / boardView.scale];
  [boardView.x, boardView.y] = clampBoard(seen);
  const box = onPaper.matches ? boardSize() : [boardView.x - seen[0] / 2, boardView.y - seen[1] / 2, ...seen];
  for (const one of [svg, document.querySelector("#overlay > svg")]) one?.setAttribute("viewBox", box.join(" "));
  svg.classList.toggle("zoomed", boardView.scale > 1.2 * scales().readable);
  showLocator(box);
}

function showLocator(box) {
  const locator = document.getElementById("locator");
  const [x, y, width, height] = boardSize();
  locator.hidden = showsAll(boardView.scale);
  if (locator.hidden) return;
  if (!locator.firstChild) locator.append(smallBoard([x, y, width, height]));
  const rect = locator.querySelector(".seen");
  ["x", "y", "width", "height"].forEach((name, i) => rect.setAttribute(name, box[i]));
}

// The ground of the board alone, with a frame round what is seen.
function smallBoard(box) {
  const small = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  small.setAttribute("viewBox", box.join(" "));
  const ground = boardSvg().querySelector(".ground");
  if (ground) small.append(ground.cloneNode(true));
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  frame.setAttribute("class", "seen");
  small.append(frame);
  return small;
}

function zoomBoard(factor, atX = 0.5, atY = 0.5) {
  if (!boardSvg()) return;
  if (factor === 0) {
    boardView.whole = !boardView.whole;
    centreBoard();
  } else {
    const frame = slot().getBoundingClientRect();
    const next = Math.min(Math.max(boardView.scale * factor, scales().whole), 6);
    const shift = 1 / boardView.scale - 1 / next;
    boardView.x += (atX - 0.5) * frame.width * shift;
    boardView.y += (atY - 0.5) * frame.height * shift;
    boardView.scale = next;
  }
  showBoard();
}

function panBoard(dx, dy) {
  boardView.x -= dx / boardView.scale;
  boardView.y -= dy / boardView.scale;
  showBoard();
}

const fingers = new Map();
let dragged = 0;

function where(event) {
  const frame = slot().getBoundingClientRect();
  return [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
}

document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.("[data-zoom]")) return;
  if (!event.ctrlKey && window.innerWidth < 700) return;
  event.preventDefault();
  zoomBoard(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...where(event));
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
    zoomBoard(apart(now) / Math.max(apart(before), 1), ...where(event));
  } else {
    panBoard(now[0] - before[0], now[1] - before[1]);
  }
  dragged += Math.hypot(now[0] - before[0], now[1] - before[1]);
  fingers.set(event.pointerId, now);
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId));
}

document.addEventListener("click", (event) => {
  const zoomer = event.target.closest("[data-zoom-by]");
  if (zoomer) zoomBoard(Number(zoomer.dataset.zoomBy));
});

// In a frame of another size the board begins anew; the first call only tells the size.
new ResizeObserver(([{ contentRect }]) => {
  const size = `${contentRect.width} ${contentRect.height}`;
  if (boardView.size && boardView.size !== size) boardView.scale = 0;
  boardView.size = size;
  showBoard();
}).observe(document.getElementById("map") ?? document.body);
