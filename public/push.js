// Shows push messages, counts those that wait on the sign of the app, and opens the meeting that one is about.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration
      .showNotification(title, {
        body,
        tag,
        renotify: true,
        icon: "/static/icon-192.png",
        badge: "/static/badge-96.png", // the status bar of Android takes its outline alone
        data: { url },
      })
      .then(countWaiting),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    Promise.all([
      countWaiting(),
      self.clients.matchAll({ type: "window" }).then((windows) => {
        const shown = windows.find((one) => one.url === url);
        return shown ? shown.focus() : self.clients.openWindow(url);
      }),
    ]),
  );
});

self.addEventListener("notificationclose", (event) => event.waitUntil(countWaiting()));

/** Browsers without signs of apps, or that do not say what they show, are left alone. */
async function countWaiting() {
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => {});
}
