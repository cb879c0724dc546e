import { createHmac } from "node:crypto";
import { DAY, type Instant } from "@/lib/core/time/instant";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveKeys } from "@/lib/platform/crypto/secret";
import type { ThirdParty } from "@/lib/platform/db/generated/client";

/** The app with its secret's hash, so that rotating the secret ends its tokens. */
export type VouchingApp = Pick<ThirdParty, "id" | "secretHash">;

/** Format: `<expiry in seconds, base 36>.<signature>`; nothing is stored. */
export function createCreatorToken(app: VouchingApp, email: string, now: Instant): string {
  const end = Math.floor((now + DAY) / 1000).toString(36);
  return `${end}.${deriveSignatures(app, email, end)[0]}`;
}

/** Returns whether the app vouched for this address within the last 24 hours. */
export function verifyCreatorToken(token: string, app: VouchingApp, email: string, now: Instant): boolean {
  const [end = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !/^[0-9a-z]{1,10}$/.test(end)) return false;
  if (!deriveSignatures(app, email, end).some((right) => isTimingSafeEqual(signature, right))) return false;
  return now < Number.parseInt(end, 36) * 1000;
}

/**
 * Derives a signature by each secret, the current one first. No part can contain a line break, so parts cannot be
 * confused.
 */
const deriveSignatures = ({ id, secretHash }: VouchingApp, email: string, end: string): string[] =>
  deriveKeys("creator-token").map((key) =>
    createHmac("sha256", key)
      .update([id, Buffer.from(secretHash).toString("hex"), email.trim().toLowerCase(), end].join("\n"))
      .digest("base64url"),
  );
