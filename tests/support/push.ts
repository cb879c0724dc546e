import { createECDH, randomBytes } from "node:crypto";
import webPush from "web-push";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** Of the service under test. */
export const VAPID = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

const keys = createECDH("prime256v1");
keys.generateKeys();

/** What a browser keeps to itself, to read messages with. */
export const BROWSER_KEYS = { keys, auth: randomBytes(16).toString("base64url") };

/** What it tells: its subscription, as JSON. */
export const buildSubscription = (endpoint: string) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: keys.getPublicKey("base64url"), auth: BROWSER_KEYS.auth },
});
