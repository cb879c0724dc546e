import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/platform/env/env";

/** The current secret, then earlier ones that are still valid. */
export type Secrets = readonly [string, ...string[]];

/** Reads the current secret, and the previous one while it is set: what it has sealed or signed stays valid. */
export function readSecrets(): Secrets {
  const { BOOKPAGE_SECRET: current, BOOKPAGE_SECRET_PREVIOUS: previous } = env();
  if (!current) throw new Error("BOOKPAGE_SECRET is not set: start with npm start, which makes one");
  return previous ? [current, previous] : [current];
}

/** Derives a separate 256-bit key for each purpose, so that one use of a secret reveals nothing about another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));

/** Derives the key that signs for a purpose, followed by those that are still accepted. */
export function deriveKeys(purpose: string): [Uint8Array, ...Uint8Array[]] {
  const [current, ...previous] = readSecrets();
  return [deriveKey(current, purpose), ...previous.map((secret) => deriveKey(secret, purpose))];
}

const signText = (key: Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url").slice(0, 32);

/** Derives a token that only this installation can compute; the same text and secret give the same token. */
export const deriveStableToken = (purpose: string, text: string): string =>
  signText(deriveKey(readSecrets()[0], purpose), text);

/** Derives the token with each secret; compare a received token with all of them. */
export function deriveStableTokens(purpose: string, text: string): [string, ...string[]] {
  const [current, ...previous] = deriveKeys(purpose);
  return [signText(current, text), ...previous.map((key) => signText(key, text))];
}
