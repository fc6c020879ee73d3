// Questions and actions on their way: the one place that asks the server and shows its answers.
"use strict";

// What the page shows is one query: view, tab, moment, place, proposal. Every click changes a part
// of it and asks again; the newest question wins, and an answer is always whole.
const want = new URLSearchParams(location.search);
const CHOICE = /^(offer|draw|open\..*|split\..*|pick\..*)$/;
const LASTING = /^(view|beside|at)$/;
const PARTS = ["bar", "seats", "views", "board", "overlay", "view", "scrubber", "now", "beside"];

const now = () => document.getElementById("now");

function dropChoice() {
  for (const name of [...want.keys()]) if (CHOICE.test(name)) want.delete(name);
}

// Also how far a choice was narrowed down: after a move it means nothing any more.
function forget() {
  commitNext = null;
  for (const name of [...want.keys()]) if (!LASTING.test(name)) want.delete(name);
}

const isChoice = (query) => [...new URLSearchParams(query).keys()].some((name) => CHOICE.test(name));
const isOffer = (query) => new URLSearchParams(query).has("offer");

function change(query) {
  const changes = new URLSearchParams(query);
  if (isChoice(query) || changes.has("at")) dropChoice();
  for (const [name, value] of changes) value === "" ? want.delete(name) : want.set(name, value);
}

const address = () => `${location.pathname}${want.size ? `?${want}` : ""}`;

// An action on its way is never called back. What is asked meanwhile is asked after its answer;
// only an offer is dropped: it was made for the position before.
let posting = null;
let askAgain = false;
let choosing = false;

function ask(query = "", quiet = false) {
  if (posting) {
    if (quiet || isOffer(query)) return Promise.resolve();
    change(query);
    askAgain = true;
    return Promise.resolve();
  }
  if (isChoice(query)) {
    stopResting();
    [choosing, commitNext] = [true, null];
  }
  change(query);
  history.replaceState(null, "", address());
  const values = quiet ? { quiet: "1", stage: now().dataset.stage } : {};
  return htmx.ajax("GET", address(), { source: "#asker", swap: "none", values }).catch(() => {});
}

function propose(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name) fields.set(button.name, button.value);
  return ask(fields.toString());
}

// After a move the next moment says which view it wants.
function post(form, button) {
  if (posting) return;
  if (form.id === "commit" && choosing) return commitSoon();
  stopResting();
  forget();
  want.delete("view");
  const stage = now().dataset.stage;
  const values = { ...Object.fromEntries(want), stage, ...Object.fromEntries(new FormData(form)) };
  if (button?.name) values[button.name] = button.value;
  want.delete("at");
  history.replaceState(null, "", address());
  const path = button?.getAttribute("formaction") ?? form.action;
  htmx.ajax("POST", path, { source: "#asker", swap: "none", values }).catch(() => {});
}

// Whoever commits while the choice is on its way means that choice, in the position that is seen.
let commitNext = null;

function commitSoon() {
  commitNext = now().dataset.seq;
}

// A number that is typed is a proposal as soon as the typing rests.
let resting = 0;

function stopResting() {
  clearTimeout(resting);
  resting = 0;
}

document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-proposes][data-live]");
  if (!form || !form.checkValidity()) return;
  stopResting();
  resting = setTimeout(() => propose(form), 150);
});

// The server is told which parts are here already, and sends the others.
document.addEventListener("htmx:configRequest", (event) => {
  const prints = PARTS.map((id) => `${id}:${document.getElementById(id)?.dataset.print ?? ""}`);
  event.detail.headers["X-Have"] = prints.join(",");
});

const asking = new Set();

document.addEventListener("htmx:beforeRequest", (event) => {
  const { xhr, elt, requestConfig } = event.detail;
  asking.add(xhr);
  if (elt.id === "asker" && requestConfig.verb === "post") posting = xhr;
  xhr.addEventListener("loadend", () => {
    asking.delete(xhr);
    if (posting === xhr) posting = null;
    setTimeout(() => settle(xhr.status));
  });
});

// No question is under way any more, unless a newer one took its place.
function settle(status) {
  if (asking.size > 0 || held !== null) return;
  const failed = status === 0 || status >= 500;
  choosing = false;
  if (failed) commitNext = null;
  setTimeout(catchUp, status >= 500 ? 5000 : 0);
}

// Nothing is exchanged while a button is held down: the click would be lost. The answer waits.
let pressed = false;
let held = null;

document.addEventListener("htmx:beforeSwap", (event) => {
  if (!pressed || !event.detail.shouldSwap) return;
  event.detail.shouldSwap = false;
  held = event.detail.serverResponse;
});

function release() {
  const text = held;
  held = null;
  if (text !== null && asking.size === 0) showAnswer(text); // else a newer answer will be whole
  settle(200);
}

function showAnswer(text) {
  const target = document.getElementById("asker");
  htmx.swap(target, text, { swapStyle: "none" }, { eventInfo: { target } });
  followStage();
  refresh();
}

document.addEventListener("pointerdown", (event) => {
  pressed = event.button === 0 && !event.target.closest("#scrubber .bar");
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    pressed = false;
    setTimeout(release); // after the click
  });
}

// What is said or pinned goes its own way: it changes nothing that is asked or proposed here.
async function send(form) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of want) if (LASTING.test(name)) body.set(name, value);
  const request = { method: "POST", body, headers: { "HX-Request": "true" } };
  const answer = await fetch(form.action, request).catch(() => null);
  if (answer?.ok) outdated = true;
  else if (answer) showAnswer(await answer.text());
  catchUp();
  return Boolean(answer?.ok);
}

async function sendRemark(form) {
  const text = form.elements.text;
  const said = text.value;
  if (said.trim() && await send(form) && text.value === said) text.value = "";
}

// Live: the server says when something changed; a page that shows an older state asks again.
let news = null;
let heard = null;
let outdated = false;

function catchUp() {
  if (asking.size > 0 || pressed || held !== null) return;
  if (commitNext !== null && !resting) return commitNow();
  if (askAgain) {
    askAgain = false;
    ask(want.toString());
  } else if (isOutdated()) {
    outdated = false;
    ask("", true);
  }
}

function commitNow() {
  const same = commitNext === now().dataset.seq;
  commitNext = null;
  if (same) press("button#go:not([aria-disabled=true])");
}

function isOutdated() {
  if (news === null) return outdated;
  const said = heard === null ? isChatShown() : news.chat !== heard; // something may have been said meanwhile
  heard = news.chat;
  if (said && !isChatShown()) document.querySelector('[data-want="beside=chat"]')?.classList.add("news");
  const moved = !want.has("at") && news.game !== document.body.dataset.stamp;
  return outdated || moved || (said && isChatShown());
}

const isChatShown = () => document.getElementById("beside").dataset.tab === "chat";

function listen() {
  const source = new EventSource(document.body.dataset.events);
  source.onopen = () => document.body.classList.remove("offline");
  source.onerror = () => {
    document.body.classList.add("offline");
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  };
  source.onmessage = (event) => {
    news = JSON.parse(event.data);
    catchUp();
  };
}
