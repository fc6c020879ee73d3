// The table page: what clicks and keys ask for, and what is done after every answer. It knows no rules.
"use strict";

const pageTitle = document.title;

// Links and forms of the page. An action is posted; everything else is a question.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-want]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.getAttribute("aria-disabled") === "true" && !link.dataset.want) return;
  if ("forgets" in link.dataset) forget();
  stopPlaying();
  ask(link.dataset.want);
  if ("play" in link.dataset) startPlaying();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#go[aria-disabled=true]") && choosing) commitSoon();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[data-proposes]")) {
    event.preventDefault();
    propose(form, event.submitter);
  } else if (form.matches("[data-acts]")) {
    event.preventDefault();
    post(form, event.submitter);
  } else if (form.matches("[data-chats]")) {
    event.preventDefault();
    sendRemark(form);
  } else if (form.matches("[data-pins]")) {
    event.preventDefault();
    send(form);
  } else if (form.matches("[data-notes]")) {
    event.preventDefault();
    saveNotes();
  }
});

document.addEventListener("click", (event) => {
  const stepper = event.target.closest("[data-step]");
  if (!stepper) return;
  const form = stepper.closest("form");
  const field = form.querySelector("input[type=number]");
  const value = stepper.dataset.to ? Number(stepper.dataset.to) : Number(field.value) + Number(stepper.dataset.step);
  field.value = Math.min(Math.max(value, Number(field.min)), Number(field.max));
  propose(form);
});

// "Your turn" in the tab's title, with a sound if wanted.
let wasMyTurn = null;
let changedAt = 0;
let shownSeq = null;

function announce() {
  const { turn, seq } = now().dataset;
  document.title = turn ? `● ${turn} – ${pageTitle}` : pageTitle;
  if (turn && wasMyTurn === false && wantsSound()) beep();
  wasMyTurn = Boolean(turn);
  if (seq !== shownSeq) [shownSeq, changedAt] = [seq, performance.now()];
}

const wantsSound = () => (document.body.dataset.sound || localStorage.getItem("sound")) === "1";

document.addEventListener("click", (event) => {
  if (event.target.id !== "sound") return;
  localStorage.setItem("sound", wantsSound() ? "0" : "1");
  event.target.setAttribute("aria-pressed", String(wantsSound()));
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

// A click on a picture asks what can be done there, or why nothing can.
const PLACES = ["hex", "area", "border", "box", "row", "cell", "company", "train"];
const PICTURE = "#board, [data-picture]";

// A choice may say where on the board it is: a click there means it.
const choiceAt = (place) => document.querySelector(`#now [data-at~="${CSS.escape(place)}"]`);

function pick(target) {
  const place = target.closest?.(PLACES.map((name) => `[data-${name}]`).join());
  if (!place || !place.closest(PICTURE)) return false;
  const query = new URLSearchParams();
  for (const name of PLACES) if (name in place.dataset) query.set(`pick.${name}`, place.dataset[name]);
  const meant = [...query.values()].map(choiceAt).find(Boolean);
  if (meant) ask(meant.dataset.want);
  else if (document.querySelector("#now [data-series]")) ask(`${query}&offer=${encodeURIComponent(want.get("offer") ?? "")}`);
  else ask(query.toString());
  return true;
}

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || dragged >= 6 || want.has("at")) return;
  if (event.target.closest(PICTURE)) pick(event.target);
});

// The ring: all turns of a tile are here, so that turning needs no answer from the server.
function turnTile(by) {
  const turns = [...document.querySelectorAll("#overlay .face:not([hidden]) ~ .face, #overlay .face")];
  const faces = [...new Set(turns)].filter((face) => face.dataset.tile === shownTile());
  if (faces.length < 2) return;
  const at = faces.findIndex((face) => !face.hasAttribute("hidden"));
  showFace(faces[(at + by + faces.length) % faces.length]);
}

const shownTile = () => document.querySelector("#overlay .face:not([hidden])")?.dataset.tile;

function showFace(face) {
  for (const other of document.querySelectorAll("#overlay .face")) other.toggleAttribute("hidden", other !== face);
  ask(face.dataset.offer);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#overlay .face, #overlay .turn")) turnTile(1);
});

// What each choice would earn is worked out late; a newer choice cancels the question.
let estimating = null;

function estimate() {
  const table = document.querySelector("#now [data-runs]");
  const path = table?.dataset.runs ?? null;
  if (estimating?.path === path) return path && estimating.found && showEstimates(estimating.found, table);
  estimating?.stop.abort();
  estimating = path && { path, stop: new AbortController(), found: null };
  if (!path) return;
  const asked = estimating;
  fetch(path, { signal: asked.stop.signal })
    .then((answer) => (answer.ok ? answer.json() : {}))
    .then((found) => { asked.found = found; showEstimates(found, document.querySelector("#now [data-runs]")); })
    .catch(() => {});
}

function showEstimates(found, table) {
  if (!table) return;
  const before = Number(table.dataset.before);
  const best = new Map();
  for (const [key, run] of Object.entries(found)) {
    const name = key.replace(/-\d$/, "");
    best.set(name, Math.max(run, best.get(name) ?? 0));
  }
  for (const cell of table.querySelectorAll("[data-best]")) {
    const run = best.get(cell.dataset.best);
    if (run === undefined) continue;
    const more = run - before;
    cell.innerHTML = more ? `${run} <span class="${more > 0 ? "up" : "down"}">${more > 0 ? "+" : "−"}${Math.abs(more)}</span>` : `${run}`;
  }
  for (const label of document.querySelectorAll("#overlay [data-run]")) {
    const run = best.get(label.dataset.run);
    if (run !== undefined) label.textContent = `${label.dataset.run} · ${run}`;
  }
}

// Pointing at a train or moving the focus to it shows its route on the board.
function showRoute(event) {
  const train = event.target.closest?.("[data-shows-route]");
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

// The digest of what has changed.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-digest]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetch(link.href, { headers: { "HX-Request": "true" } });
  if (!answer.ok) return;
  const dialog = document.getElementById("digest-dialog");
  dialog.querySelector(".in").innerHTML = await answer.text();
  if (!dialog.open) dialog.showModal();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#digest-dialog [data-want]")) document.getElementById("digest-dialog").close();
});

// After every answer: the same zoom, the same focus, and what was typed or ticked.
let focused = null;
const typed = new Map();
const REMEMBERED = "input[type=number], input[type=text], [data-kept]";

document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const part = event.detail.target;
  keepFocus(part);
  if (part.id === "beside") shownBeside.scrolled = part.querySelector(".in").scrollTop;
  for (const field of part.querySelectorAll(REMEMBERED)) {
    const changed = field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    if (field.id && changed) typed.set(field.id, field);
  }
});

document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && held === null) followStage(); // not after a question called back
  refresh();
  if (dragging !== null && asking.size <= 1) setTimeout(() => dragging !== null && goTo(dragging));
});

function keepFocus(part) {
  const active = document.activeElement;
  if (part.contains(active) && active !== part) focused = nameOf(active);
}

// How a spot is found again when its part has been drawn anew.
function nameOf(spot) {
  if (spot.id) return `#${CSS.escape(spot.id)}`;
  const name = ["want", "nth", "hex", "area", "border"].find((one) => one in spot.dataset);
  return name ? `[data-${name}="${CSS.escape(spot.dataset[name])}"]` : null;
}

function restore() {
  for (const [id, { value, checked }] of typed) {
    const field = document.getElementById(id);
    if (field) Object.assign(field, { value, checked });
  }
  typed.clear();
  if (focused && document.activeElement === document.body) {
    document.querySelector(focused)?.focus({ preventScroll: true });
  }
  focused = null;
}

// A moment that wants another stage has ended the choice of a view.
function followStage() {
  const shown = document.getElementById("view").dataset.view;
  if (!want.has("view") || want.get("view") === shown) return;
  want.delete("view");
  history.replaceState(null, "", address());
}

// Beside: when it is somebody else's turn, their row is in sight; else the list stays as it was scrolled.
const shownBeside = { list: null, key: "", scrolled: 0 };

function showBeside() {
  const beside = document.getElementById("beside");
  const list = beside.querySelector(".in");
  const row = list.querySelector("tr.is");
  const key = `${beside.dataset.tab} ${row?.querySelector("[data-id]")?.dataset.id ?? ""}`;
  if (list === shownBeside.list && key === shownBeside.key) return;
  if (key === shownBeside.key) list.scrollTop = shownBeside.scrolled;
  else if (row) showRow(list, row);
  Object.assign(shownBeside, { list, key });
}

function showRow(list, row) {
  const over = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (over > 0) list.scrollTop += over + row.offsetHeight;
}

addEventListener("resize", () => { shownBeside.key = ""; showBeside(); });

function refresh() {
  keepFocus(document.getElementById("board"));
  if (!changeBoard()) [outdated, focused] = [true, null];
  const stamp = document.getElementById("stamp");
  if (stamp && document.body.dataset.stamp !== stamp.content) {
    document.body.dataset.stamp = stamp.content;
    cards.clear();
  }
  lookAt(document.getElementById("overlay").dataset.focus);
  showBoard();
  showBeside();
  announce();
  showPlaying();
  document.getElementById("to-pictures").search = want.has("at") ? `at=${want.get("at")}` : "";
  restore();
  document.querySelectorAll(".split").forEach(checkSplit);
  estimate();
}

document.body.dataset.enter = "1";
document.getElementById("sound")?.setAttribute("aria-pressed", String(wantsSound()));
showKeys();
followStage();
refresh();
listen();
