import { createECDH, randomBytes } from "node:crypto";
import webPush from "web-push";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** The keys of the service under test. */
export const VAPID = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

const keys = createECDH("prime256v1");
keys.generateKeys();

/** The browser's private keys for decryption. */
export const BROWSER_KEYS = { keys, auth: randomBytes(16).toString("base64url") };

/** Returns the browser's subscription, as JSON. */
export const buildSubscription = (endpoint: string) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: keys.getPublicKey("base64url"), auth: BROWSER_KEYS.auth },
});
