// What every page needs: the card that shows a rule, the button that prints.
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
