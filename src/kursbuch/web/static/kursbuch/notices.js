"use strict";
// Notices on this device: the browser subscribes at its push service and tells us where.
const form = document.getElementById("this-device");
const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));

function say(words) {
  document.getElementById("device-state").textContent = words;
}

async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker ? worker.pushManager.getSubscription() : null;
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return say(form.dataset.denied);
  await navigator.serviceWorker.register(form.dataset.worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) });
  form.elements.endpoint.value = found.endpoint;
  form.elements.public_key.value = text(found.getKey("p256dh"));
  form.elements.secret.value = text(found.getKey("auth"));
  form.submit();
}

async function unsubscribe(event) {
  const here = await subscription();
  if (here && event.target.dataset.endpoint === here.endpoint) await here.unsubscribe();
  event.target.submit();
}

async function showState() {
  if (!("PushManager" in window && "serviceWorker" in navigator)) return say(form.dataset.missing);
  const here = await subscription();
  const known = [...document.querySelectorAll("form[data-endpoint]")].some((one) => here && one.dataset.endpoint === here.endpoint);
  form.querySelector("button").hidden = known;
  if (known) say(form.dataset.here);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  subscribe().catch(() => say(form.dataset.failed));
});
for (const one of document.querySelectorAll("form[data-endpoint]")) {
  one.addEventListener("submit", (event) => { event.preventDefault(); unsubscribe(event); });
}
showState();
