import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/platform/env/env";

function secret(): string {
  const value = env().BOOKPAGE_SECRET;
  if (!value) throw new Error("BOOKPAGE_SECRET is not set: start with npm start, which makes one");
  return value;
}

/** A 256-bit key of its own for each purpose, so that one use of the secret tells nothing about another. */
export const derivedKey = (purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret(), "", purpose, 32));

/** A token that only this installation can work out, the same for the same text. */
export const derivedToken = (purpose: string, text: string): string =>
  createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url").slice(0, 32);
