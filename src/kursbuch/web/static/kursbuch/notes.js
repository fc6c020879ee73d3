// Private notes: saved as soon as the typing rests, one version after the other.
"use strict";

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
