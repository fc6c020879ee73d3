self.addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.registration.scope).href));
});

// A page that is open there comes to the front; else a new one opens.
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("?")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
