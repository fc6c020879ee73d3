// What every page needs: the card that shows a rule, the button that prints, the time zone.
"use strict";

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target.id === "rule-card") {
    const dialog = document.getElementById("rule-dialog");
    if (!dialog.open) dialog.showModal();
  }
});

document.addEventListener("DOMContentLoaded", () => {
  const print = document.getElementById("print");
  if (!print) return;
  print.hidden = false;
  print.addEventListener("click", () => window.print());
});

// An account that has not said where it lives finds the zone of its browser chosen already.
document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("[data-own-zone]");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const own = field && !field.value && [...field.options].find((one) => one.value === zone);
  if (own) own.selected = true;
});
