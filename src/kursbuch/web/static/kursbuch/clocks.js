// Clocks count down from the server's values; its time comes with every answer.
"use strict";

let told = null;
let ahead = 0;

const two = (number) => String(number).padStart(2, "0");

function timeLeft(seconds, { pace, d, h, min }) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours >= 24) return `${Math.floor(hours / 24)} ${d} ${hours % 24} ${h}`;
  if (pace === "days" && hours) return `${hours} ${h} ${minutes} ${min}`;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function showClocks() {
  const stamp = document.getElementById("stamp");
  const seats = document.getElementById("seats");
  if (stamp.dataset.now !== told) {
    told = stamp.dataset.now;
    ahead = Number(told) * 1000 - Date.now();
  }
  for (const clock of seats.querySelectorAll(".clock.running")) {
    const until = new Date(clock.dateTime);
    const left = Math.max(Math.floor((until - Date.now() - ahead) / 1000), 0);
    clock.textContent = timeLeft(left, seats.dataset);
    clock.title = seats.dataset.until.replace("{}", until.toLocaleString(document.documentElement.lang));
    clock.classList.toggle("low", left < 60);
  }
}

setInterval(showClocks, 1000);
document.addEventListener("htmx:afterRequest", showClocks);
showClocks();
