// Cards: whatever has a name explains itself, on hover, on focus, on a touch.
"use strict";

const PLACE = "#board :is([data-hex], [data-area])";
const NAMED = `[data-card], ${PLACE}`;
const RESTS = 500;
const cards = new Map();
let cardFor = null;
let restsOn = 0;

function cardPath(spot) {
  const { card, id, hex, area } = spot.dataset;
  const kind = card ?? (hex ? "hex" : "area");
  const path = document.body.dataset.cards.replace("KIND", kind).replace("NAME", () => encodeURIComponent(card ? id : hex ?? area));
  return want.has("at") ? `${path}?at=${want.get("at")}` : path;
}

async function showCard(spot) {
  cardFor = spot;
  const path = cardPath(spot);
  if (!cards.has(path)) cards.set(path, fetch(path).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
  const text = await cards.get(path);
  const card = document.getElementById("card");
  if (!text || cardFor !== spot || !spot.isConnected) return;
  card.innerHTML = text;
  card.showPopover();
  showNetwork(card.querySelector("[data-reached]")?.dataset);
  const frame = spot.getBoundingClientRect();
  const left = Math.min(frame.left, innerWidth - card.offsetWidth - 8);
  const below = frame.bottom + 6 + card.offsetHeight < innerHeight;
  card.style.left = `${Math.max(left, 8)}px`;
  card.style.top = `${Math.max(below ? frame.bottom + 6 : frame.top - card.offsetHeight - 6, 8)}px`;
}

function hideCard() {
  clearTimeout(restsOn);
  if (cardFor) showNetwork(null);
  cardFor = null;
  document.getElementById("card").hidePopover();
}

// The card of a company shows on the board where its track leads, and the cities that stop it.
function showNetwork(network) {
  const reached = new Set(network?.reached.split(" "));
  const blocking = new Set(network?.blocking.split(" "));
  document.getElementById("board").classList.toggle("network", Boolean(network));
  for (const place of document.querySelectorAll("#board [data-hex]")) {
    place.classList.toggle("reached", reached.has(place.dataset.hex));
    place.classList.toggle("blocking", blocking.has(place.dataset.hex));
  }
}

// On the way over the board no card opens: only a place where the pointer rests has one.
document.addEventListener("mouseover", (event) => {
  const spot = event.target.closest?.(NAMED);
  if (!spot || spot === cardFor || event.buttons) return;
  clearTimeout(restsOn);
  if (spot.dataset.card) return showCard(spot);
  spot.querySelector("title")?.remove(); // the card says more
  restsOn = setTimeout(() => showCard(spot), RESTS);
});

document.addEventListener("mouseout", (event) => {
  const spot = event.target.closest?.(NAMED);
  if (spot && !spot.contains(event.relatedTarget)) hideCard();
});

document.addEventListener("focusin", (event) => {
  const spot = event.target.closest?.("[data-card]");
  if (spot && spot !== cardFor) showCard(spot);
});

document.addEventListener("focusout", (event) => {
  if (event.target.closest?.("[data-card]") === cardFor && cardFor) hideCard();
});

document.addEventListener("click", (event) => {
  const spot = event.target.closest("[data-card]");
  if (spot && !event.target.closest("button, a")) showCard(spot);
  else if (!spot) hideCard();
});

// A long touch on a place of the board.
document.addEventListener("contextmenu", (event) => {
  const spot = event.pointerType === "touch" && event.target.closest?.(PLACE);
  if (!spot) return;
  event.preventDefault();
  showCard(spot);
});
