// Shows push messages and opens the meeting that they are about.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: "/icon.svg",
      data: { url },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const shown = windows.find((one) => one.url === url);
      return shown ? shown.focus() : self.clients.openWindow(url);
    }),
  );
});
