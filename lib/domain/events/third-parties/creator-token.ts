import { createHmac } from "node:crypto";
import { DAY, type Instant } from "@/lib/core/time/instant";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveKeys } from "@/lib/platform/crypto/secret";
import type { ThirdParty } from "@/lib/platform/db/generated/client";

/** The app as a token knows it: with another secret it is another one, so that tokens end with the secret. */
export type VouchingApp = Pick<ThirdParty, "id" | "secretHash">;

/** `<the second it ends, in base 36>.<signature>`: nothing is stored. */
export function createCreatorToken(app: VouchingApp, email: string, now: Instant): string {
  const end = Math.floor((now + DAY) / 1000).toString(36);
  return `${end}.${deriveSignatures(app, email, end)[0]}`;
}

/** Whether the app vouched for this address within the last 24 hours. */
export function verifyCreatorToken(token: string, app: VouchingApp, email: string, now: Instant): boolean {
  const [end = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !/^[0-9a-z]{1,10}$/.test(end)) return false;
  if (!deriveSignatures(app, email, end).some((right) => isTimingSafeEqual(signature, right))) return false;
  return now < Number.parseInt(end, 36) * 1000;
}

/** By each secret, the current one first. No part can hold a line break, so none can pass for another. */
const deriveSignatures = ({ id, secretHash }: VouchingApp, email: string, end: string): string[] =>
  deriveKeys("creator-token").map((key) =>
    createHmac("sha256", key)
      .update([id, Buffer.from(secretHash).toString("hex"), email.trim().toLowerCase(), end].join("\n"))
      .digest("base64url"),
  );
