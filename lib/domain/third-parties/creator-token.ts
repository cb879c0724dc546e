import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY, type Instant } from "@/lib/core/time/instant";
import { derivedKey } from "@/lib/platform/crypto/secret";
import type { ThirdParty } from "@/lib/platform/db/generated/client";

/** The app as a token knows it: with another secret it is another one, so that tokens end with the secret. */
export type VouchingApp = Pick<ThirdParty, "id" | "secretHash">;

/** `<the second it ends, in base 36>.<signature>`: nothing is stored. */
export function createCreatorToken(app: VouchingApp, email: string, now: Instant): string {
  const end = Math.floor((now + DAY) / 1000).toString(36);
  return `${end}.${sign(app, email, end)}`;
}

/** Whether the app vouched for this address within the last 24 hours. */
export function verifyCreatorToken(token: string, app: VouchingApp, email: string, now: Instant): boolean {
  const [end = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !/^[0-9a-z]{1,10}$/.test(end)) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(app, email, end))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now < Number.parseInt(end, 36) * 1000;
}

/** No part can hold a line break, so none can pass for another. */
const sign = ({ id, secretHash }: VouchingApp, email: string, end: string): string =>
  createHmac("sha256", derivedKey("creator-token"))
    .update([id, Buffer.from(secretHash).toString("hex"), email.trim().toLowerCase(), end].join("\n"))
    .digest("base64url");
