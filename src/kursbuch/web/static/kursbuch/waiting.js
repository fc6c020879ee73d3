// The waiting room: whoever waits sees who comes, and the table when the game begins.
"use strict";

const { events, stamp } = document.getElementById("waiting").dataset;
let leaving = false;
document.addEventListener("submit", () => { leaving = true; });

new EventSource(events).onmessage = (event) => {
  if (!leaving && JSON.parse(event.data).game !== stamp) location.reload();
};
