import type { CDPSession, Page } from "@playwright/test";
import { buildSubscription as subscribe } from "@/tests/support/push";
import { CHROMIUM } from "../support/chromium";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.use({ launchOptions: CHROMIUM });

const ENDPOINT = "https://push.example.com/send/";

/**
 * Chromium's push service is Google's and unreachable here, so its response is overridden and everything else
 * is the browser's own.
 */
const overridePushService = (subscription: object) => {
  let current: object | null = null;
  const made = {
    ...subscription,
    toJSON: () => subscription,
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  const asked: object[] = [];
  Object.assign(window, { asked });
  PushManager.prototype.subscribe = async (options) => {
    asked.push({ ...options });
    current = made;
    return made as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => current as unknown as PushSubscription;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = async () => {
    asked.push({ permission: true });
    return ask();
  };
};

/** Records the app badge, which a headless browser lacks. */
const recordBadges = () => {
  const badges: number[] = [];
  Object.assign(globalThis, { badges });
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
};

const getBadges = () => (globalThis as unknown as { badges: number[] }).badges;

const getRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);

test("a user enables push in this browser, gets a message, and disables it", { tag: "@main" }, async ({
  page,
  context,
  baseURL,
  api,
}) => {
  const origin = baseURL ?? "";
  const me = getDemo().admin._id;
  await signInBrowser(context, me);
  await context.grantPermissions(["notifications"], { origin });
  await page.addInitScript(overridePushService, subscribe(ENDPOINT + me));
  await page.goto("/console/notifications");
  const start = page.getByRole("button", { name: "Turn on" });
  await expect(start).toBeVisible();
  expect(await getRequests(page)).toEqual([]); // No permission is requested before a user acts.

  const worker = watchWorkers(await context.newCDPSession(page));
  await start.click();
  await expect(page.getByText("Push notifications are on in this browser.")).toBeVisible();
  const { public_key } = await api<{ public_key: string }>("GET", "/v2/push_key");
  expect(await getRequests(page)).toEqual([
    { permission: true },
    { userVisibleOnly: true, applicationServerKey: public_key },
  ]);
  const list = () => api<{ service: string }[]>("GET", `/v2/users/${me}/push_subscriptions`);
  expect(await list()).toMatchObject([{ service: "push.example.com" }]);
  const { push } = await api<{ push: Record<string, boolean> }>("GET", `/v2/users/${me}/preferences`);
  expect(push.event_confirmed).toBe(true);

  const program = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await program.evaluate(recordBadges);
  const { cdp, registrationId } = await worker;
  // A message to a worker that is not activated yet is lost.
  const readState = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(readState).toBe("activated");
  const message = { title: "New booking", body: "Ana Silva", url: `${origin}/event/x`, tag: "x" };
  const deliver = () =>
    cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  const readShown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  // A browser without a screen forgets a notification now and then; a second one of its tag replaces the first.
  await expect(async () => {
    await deliver();
    await expect
      .poll(readShown, { timeout: 3000 })
      .toEqual([{ title: "New booking", body: "Ana Silva", data: { url: message.url } }]);
  }).toPass();

  await expect.poll(async () => (await program.evaluate(getBadges)).at(-1)).toBe(1);

  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(start).toBeVisible();
  expect(await list()).toEqual([]);
});

test("a user whose browser blocks push reads how to allow it", async ({ page, context, baseURL }) => {
  await signInBrowser(context, getDemo().admin._id);
  await context.grantPermissions([], { origin: baseURL ?? "" }); // An empty grant denies everything.
  await page.goto("/console/notifications");
  await expect(page.getByText("Allow them in its settings for this site")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on" })).toHaveCount(0);
});

async function watchWorkers(cdp: CDPSession) {
  await cdp.send("ServiceWorker.enable");
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    });
  });
  return { cdp, registrationId };
}

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  });

  test("a user is told to add the console to the Home Screen first, which works", async ({
    page,
    context,
  }) => {
    await signInBrowser(context, getDemo().admin._id);
    // Safari's tabs have no PushManager.
    await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await page.goto("/console/notifications");
    await expect(page.getByText("Add to Home Screen")).toBeVisible();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      return (await fetch(link?.href ?? "")).json();
    });
    expect(manifest).toMatchObject({ start_url: "/console", display: "standalone" });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  });
});
