import { queryOptions } from "@tanstack/react-query";
import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import { api, unwrapResponse } from "../api";

const SERVICE_WORKER_PATH = "/push.js";

/** The storage key of the user who enabled push messages in this browser. */
const OWNER_KEY = "bookpage.push";

export type PushState = "on" | "off" | "denied" | "install" | "unsupported";

/** Returns the state of push messages in this browser, without a permission prompt. */
async function getPushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isInstallRequired() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await findSubscription()) ? "on" : "off";
}

/** Safari on iPhone and iPad supports push only for apps on the Home Screen; an iPad reports itself as a Mac. */
const isInstallRequired = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const pushStateQuery = queryOptions({ queryKey: ["push"], queryFn: getPushState });

/**
 * Asks the user for permission, subscribes at the browser's push service, and registers at the server. Must run in a
 * click handler.
 */
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
 * Signing out ends the subscription at the server. Signing in again restores it for the user who enabled it here, and
 * for no other user.
 */
export async function restorePush(user: string): Promise<void> {
  if (readStorage("local", OWNER_KEY) !== user || (await getPushState()) !== "on") return;
  const subscription = await findSubscription();
  if (subscription) await registerSubscription(user, subscription);
}

export async function stopPush(user: string): Promise<PushState> {
  const subscription = await findSubscription();
  if (!subscription) return "off";
  // The browser's endpoint identifies the subscription, so registering again finds it.
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

/** Enables all kinds of messages for a user who has none selected, since push would show nothing. */
async function ensurePushPreferences(user: string) {
  const params = { path: { user_id: user } };
  const { value } = await unwrapResponse(api.GET("/v2/users/{user_id}/preferences", { params }));
  if (Object.values(value.push).some(Boolean)) return;
  await unwrapResponse(api.PUT("/v2/users/{user_id}/preferences", { params, body: { push_enabled: true } }));
}
