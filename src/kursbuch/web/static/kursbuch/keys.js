// The keyboard. Keys only propose; Enter commits. None acts in a field, with a modifier, or repeated.
"use strict";

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
  if (event.key === "Enter" && !event.target.closest("#chat-form")) {
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
