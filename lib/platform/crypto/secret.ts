import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/platform/env/env";

/** The current secret, and those before it that still count. */
export type Secrets = readonly [string, ...string[]];

/** The current secret, and the previous one while it is set: what that one has sealed or signed still counts. */
export function readSecrets(): Secrets {
  const { BOOKPAGE_SECRET: current, BOOKPAGE_SECRET_PREVIOUS: previous } = env();
  if (!current) throw new Error("BOOKPAGE_SECRET is not set: start with npm start, which makes one");
  return previous ? [current, previous] : [current];
}

/** A 256-bit key of its own for each purpose, so that one use of a secret tells nothing about another. */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));

/** The key that signs for a purpose, and behind it what else is to be believed. */
export function deriveKeys(purpose: string): [Uint8Array, ...Uint8Array[]] {
  const [current, ...previous] = readSecrets();
  return [deriveKey(current, purpose), ...previous.map((secret) => deriveKey(secret, purpose))];
}

const signText = (key: Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url").slice(0, 32);

/** A token that only this installation can work out, the same for the same text and secret. */
export const deriveStableToken = (purpose: string, text: string): string =>
  signText(deriveKey(readSecrets()[0], purpose), text);

/** The same by each secret: whoever is given a token compares it with all of them. */
export function deriveStableTokens(purpose: string, text: string): [string, ...string[]] {
  const [current, ...previous] = deriveKeys(purpose);
  return [signText(current, text), ...previous.map((key) => signText(key, text))];
}
