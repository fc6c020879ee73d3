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
  } else if (form.matches("[data-talks]")) {
    event.preventDefault();
    talk(form);
  } else if (form.matches("[data-pins]")) {
    event.preventDefault();
    send(form);
  } else if (form.matches("[data-notes]")) {
    event.preventDefault();
    saveNotes();
  }
});

// Notes are saved as soon as the typing rests, one version after the other.
const notes = document.getElementById("notes-text-form");
const RETRY = 5000;
let writing = 0;
let saving = null;

const tellNotes = (how) => { document.getElementById("notes-state").textContent = notes.dataset[how]; };

function saveNotesIn(time) {
  clearTimeout(writing);
  writing = setTimeout(saveNotes, time);
}

function saveNotes() {
  clearTimeout(writing);
  writing = 0;
  saving ??= sendNotes().finally(() => { saving = null; });
  return saving;
}

async function sendNotes() {
  tellNotes("saving");
  const fields = new URLSearchParams(new FormData(notes));
  const text = notes.elements.text.value;
  fields.set("version", notes.dataset.version);
  fields.set("subject", notes.dataset.subject);
  const request = { method: "POST", body: fields, headers: { "HX-Request": "true" }, keepalive: true };
  const answer = await fetch(notes.action, request).catch(() => null);
  if (answer?.ok) notes.dataset.version = (await answer.json()).version;
  tellNotes(answer?.ok ? "saved" : answer?.status === 409 ? "stale" : "unsaved");
  if (answer?.ok && notes.elements.text.value !== text) saveNotesIn(0);
  if (!answer || answer.status >= 500 || answer.status === 429) saveNotesIn(RETRY);
}

notes?.elements.text.addEventListener("input", () => {
  tellNotes("saving");
  saveNotesIn(600);
});

// Other notes are opened when these are saved; if they cannot be, these stay.
async function openNotes(choice) {
  const subject = choice.value;
  notes.elements.text.readOnly = true; // what is typed meanwhile would be lost
  for (let tries = 0; tries < 2 && (writing || saving); tries += 1) await saveNotes();
  const asked = `${choice.dataset.note}?${new URLSearchParams({ subject })}`;
  const answer = writing ? null : await fetch(asked).catch(() => null);
  if (!answer?.ok) {
    notes.elements.text.readOnly = false;
    choice.value = notes.dataset.subject;
    return tellNotes("unsaved");
  }
  const { text, version } = await answer.json();
  notes.elements.text.value = text;
  notes.elements.text.readOnly = false;
  Object.assign(notes.dataset, { subject, version });
  document.getElementById("notes-state").textContent = "";
}

document.getElementById("notes-subject")?.addEventListener("change", (event) => openNotes(event.target));
addEventListener("pagehide", () => { if (writing) saveNotes(); });

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

// History: dragging keeps up, one question at a time, the newest place next.
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

// Keys. Each only proposes; Enter commits. None acts in a field, with a modifier, or repeated.
function press(selector) {
  const found = document.querySelector(selector);
  if (found) found.click();
  return Boolean(found);
}

// What was clicked has the focus, too. Enter means the spot in focus only if a key led there.
let walked = false;
function walks(by) {
  walked = by;
  document.body.classList.toggle("walked", by);
}
document.addEventListener("pointerdown", () => walks(false));
const FIELDS = "input:not([type=number]), select, textarea";
const TAKEN = "[aria-pressed=true], [aria-checked=true], .on, .chosen";

function activate(spot) {
  if (spot.matches("a, button, summary")) return false;
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

// The place that was picked is taken: Enter there commits what is proposed for it.
function isPicked(target) {
  const names = PLACES.filter((name) => target.closest(`[data-${name}]`));
  return names.some((name) => want.get(`pick.${name}`) === target.closest(`[data-${name}]`).dataset[name]);
}

function isPlaceInFocus(target) {
  return walked && target.closest(PICTURE) && !target.closest(TAKEN) && !isPicked(target);
}

function commit(event) {
  const typed = event.target.closest?.("[data-proposes][data-live]");
  if (typed && !typed.reportValidity()) return true;
  if (typed && resting) {
    propose(typed);
    commitSoon();
    return true;
  }
  const spot = event.target.closest?.("a, button, summary, [data-want], [role=button]");
  if (event.target.closest?.(FIELDS)) return false;
  if (spot && walked && !spot.matches(`#go, ${TAKEN}`) && !isPicked(spot)) return activate(spot);
  if (performance.now() - changedAt < 400 || !document.body.dataset.enter) return true;
  if (choosing) commitSoon();
  else press("#go:not([aria-disabled=true])");
  return true;
}

function moveOnBoard(key) {
  const here = document.activeElement.closest?.("[data-hex], [data-area], [data-border]");
  if (!here) return false;
  const places = [...document.querySelectorAll("#board [tabindex='0']")];
  const centre = (one) => { const f = one.getBoundingClientRect(); return [f.x + f.width / 2, f.y + f.height / 2]; };
  const [x, y] = centre(here);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let nearest = Infinity;
  for (const one of places) {
    const [ox, oy] = centre(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2 * across;
    if (one !== here && along > 1 && far < nearest) [best, nearest] = [one, far];
  }
  best?.focus();
  return true;
}

function nth(digit) {
  const choices = document.querySelectorAll("#now [data-nth], #view .box[data-nth], #now .body a.choice, #now .body [data-proposes] button.choice");
  choices[digit - 1]?.click();
}

const KEYS = {
  r: () => turnTile(1),
  R: () => turnTile(-1),
  z: () => zoomBoard(0),
  "+": () => zoomBoard(1.25),
  "-": () => zoomBoard(0.8),
  b: () => (document.querySelector("#board [tabindex='0']") ?? slot()).focus(),
  ArrowLeft: () => { stopPlaying(); step(-1); },
  ArrowRight: () => { stopPlaying(); step(1); },
  Escape: () => { forget(); ask(""); },
  "?": () => document.getElementById("keys-dialog").showModal(),
};

function isTyped(event) {
  if (event.target.matches("input[type=number]")) return !/^([a-z?]|Escape)$/i.test(event.key);
  return event.target.matches("input, select, textarea");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) {
    if (!(event.repeat && event.key.startsWith("Arrow"))) return;
  }
  if (event.target.closest("dialog") || document.body.dataset.keys === "off") return;
  if (event.key === "Escape" && document.querySelector("#menu:popover-open")) return; // closes the menu
  if (event.key !== "Enter") walks(/^(Tab|Arrow.*|b)$/.test(event.key));
  if (event.key === "Enter" && !event.target.closest("#talk-form")) {
    if (isPlaceInFocus(event.target) && pick(event.target)) event.preventDefault();
    else if (commit(event)) event.preventDefault();
    return;
  }
  if (isTyped(event)) return;
  if (event.key === " " && event.target.matches("a[role=button]")) {
    event.target.click(); // also what is taken already: one share more
    return event.preventDefault();
  }
  if (event.key.startsWith("Arrow") && moveOnBoard(event.key)) return event.preventDefault();
  if (/^[1-9]$/.test(event.key)) {
    const bid = document.querySelector("[data-proposes][data-live] input[type=number]");
    if (bid) {
      bid.focus();
      bid.value = "";
      return;
    }
    nth(Number(event.key));
    return event.preventDefault();
  }
  const keyed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (keyed) keyed.click();
  else if (KEYS[event.key]) KEYS[event.key]();
  else return;
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#open-keys")) document.getElementById("keys-dialog").showModal();
  if (event.target.closest("#keys-off")) {
    localStorage.setItem("keys", document.body.dataset.keys === "off" ? "on" : "off");
    showKeys();
  }
});

// Keys without a modifier can be in the way of those who talk to their computer.
function showKeys() {
  document.body.dataset.keys = localStorage.getItem("keys") ?? "on";
  document.getElementById("keys-off").setAttribute("aria-pressed", String(document.body.dataset.keys === "off"));
}

// After every answer: the same zoom, the same focus, and what was typed.
let focused = null;
const typed = new Map();

document.addEventListener("htmx:oobBeforeSwap", (event) => {
  const part = event.detail.target;
  keepFocus(part);
  if (part.id === "beside") shownBeside.scrolled = part.querySelector(".in").scrollTop;
  for (const field of part.querySelectorAll("input[type=number], input[type=text]")) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
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
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field) field.value = value;
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

// Beside: when somebody else is at turn, their row is in sight; else the list stays as it was scrolled.
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
