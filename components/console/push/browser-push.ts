import { queryOptions } from "@tanstack/react-query";
import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import { api, unwrapResponse } from "../api";

const SERVICE_WORKER_PATH = "/push.js";

/** Under which the browser keeps who has started push messages in it. */
const OWNER_KEY = "bookpage.push";

export type PushState = "on" | "off" | "denied" | "install" | "unsupported";

/** How this browser stands to push messages; asks nobody for anything. */
async function getPushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isInstallRequired() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await findSubscription()) ? "on" : "off";
}

/** Safari on iPhones and iPads shows messages of apps on the Home Screen alone; an iPad calls itself a Mac. */
const isInstallRequired = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const pushStateQuery = queryOptions({ queryKey: ["push"], queryFn: getPushState });

/** Asks the person, then the browser's push service, then tells the server. To be called on a click alone. */
export async function startPush(user: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const { value } = await unwrapResponse(api.GET("/v2/push_key"));
  if (!value.public_key) return "unsupported";
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: value.public_key,
  });
  await registerSubscription(user, subscription);
  writeStorage("local", OWNER_KEY, user);
  await ensurePushPreferences(user);
  return "on";
}

/**
 * With the session that a browser was signed in with, its subscription ends at the server. Whoever has started it here
 * and signs in again goes on; nobody else's messages are taken over.
 */
export async function restorePush(user: string): Promise<void> {
  if (readStorage("local", OWNER_KEY) !== user || (await getPushState()) !== "on") return;
  const subscription = await findSubscription();
  if (subscription) await registerSubscription(user, subscription);
}

export async function stopPush(user: string): Promise<PushState> {
  const subscription = await findSubscription();
  if (!subscription) return "off";
  // The same browser again is the same subscription, which is how it is found.
  const { value } = await registerSubscription(user, subscription);
  const path = { user_id: user, subscription_id: value._id };
  await unwrapResponse(
    api.DELETE("/v2/users/{user_id}/push_subscriptions/{subscription_id}", { params: { path } }),
  );
  await subscription.unsubscribe();
  writeStorage("local", OWNER_KEY, null);
  return "off";
}

const findSubscription = async () =>
  (await navigator.serviceWorker.getRegistration(SERVICE_WORKER_PATH))?.pushManager.getSubscription();

function registerSubscription(user: string, subscription: PushSubscription) {
  const { endpoint = "", keys } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  return unwrapResponse(
    api.POST("/v2/users/{user_id}/push_subscriptions", { params: { path: { user_id: user } }, body }),
  );
}

/** Who has chosen no kind of message would be shown none: they get all, and can choose. */
async function ensurePushPreferences(user: string) {
  const params = { path: { user_id: user } };
  const { value } = await unwrapResponse(api.GET("/v2/users/{user_id}/preferences", { params }));
  if (Object.values(value.push).some(Boolean)) return;
  await unwrapResponse(api.PUT("/v2/users/{user_id}/preferences", { params, body: { push_enabled: true } }));
}
