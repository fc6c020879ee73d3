// The waiting room: whoever waits sees who comes and what is said, and the table when it begins.
"use strict";

const { events, stamp, chat } = document.getElementById("waiting").dataset;
let leaving = false;
document.addEventListener("submit", () => { leaving = true; });

// Only lists are exchanged, so that nothing is lost that somebody types.
// A server that is busy or away is asked again; its page is no reason to leave this one.
async function refresh() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return void setTimeout(refresh, 2000);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!fresh.getElementById("waiting")) return location.reload();
  for (const id of ["seats", "chat"]) {
    document.getElementById(id).replaceWith(document.adoptNode(fresh.getElementById(id)));
  }
}

let told = `${stamp} ${chat}`;
new EventSource(events).onmessage = ({ data }) => {
  const news = JSON.parse(data);
  const newest = `${news.game} ${news.chat}`;
  if (newest !== told && !leaving) refresh();
  told = newest;
};

// The old way works on every page; the new one only on those of https and of this computer.
document.addEventListener("click", async ({ target }) => {
  if (target.id !== "copy") return;
  const link = document.getElementById("link");
  link.select();
  if (!document.execCommand("copy")) await navigator.clipboard.writeText(link.value);
  target.textContent = target.dataset.done;
});
document.getElementById("copy").hidden = false;
