// Runs before a page is painted whose time zone is a guess: if the browser's zone is another one, it is stored and the
// page is loaded again. Until that arrives, the times are held back (`data-held`), so that nobody sees another zone's.
(() => {
  const { zone: shown } = document.currentScript.dataset;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const isStored = () => {
    try {
      return document.cookie.split("; ").includes(`tz=${encodeURIComponent(zone)}`);
    } catch {
      return false; // a sandboxed frame
    }
  };
  const address = new URL(location.href);
  if (!zone || isStored() || address.searchParams.has("tz")) return; // the server does not know this zone
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = `tz=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
  } catch {}
  if (zone === shown) return;
  // A frame of another site may have no cookies; the address then carries the zone.
  if (!isStored()) address.searchParams.set("tz", zone);
  const root = document.documentElement;
  root.dataset.held = "";
  addEventListener("pageshow", ({ persisted }) => persisted && delete root.dataset.held);
  setTimeout(() => delete root.dataset.held, 5000);
  // With a fragment, `replace` would stay on this page.
  if (address.href === location.href && address.hash) location.reload();
  else location.replace(address);
})();
