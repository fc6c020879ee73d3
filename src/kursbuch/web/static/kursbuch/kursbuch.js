// What every page needs: the card that shows a rule.
"use strict";

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target.id === "rule-card") {
    const dialog = document.getElementById("rule-dialog");
    if (!dialog.open) dialog.showModal();
  }
});
