import { createHmac } from "node:crypto";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";

/** Older requests are rejected, so that a recorded one cannot be sent again later. */
const MAX_AGE_MS = 5 * MINUTE;

/**
 * Verifies X-Slack-Signature, version 0: HMAC-SHA256 of the version, the time stamp and the raw body.
 * @param now the real time
 */
export function isSlackSignature(secret: string, headers: Headers, body: string, now: Instant): boolean {
  const stamp = headers.get("x-slack-request-timestamp") ?? "";
  const signature = headers.get("x-slack-signature") ?? "";
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(now - Number(stamp) * 1000) > MAX_AGE_MS) return false;
  const expected = createHmac("sha256", secret).update(`v0:${stamp}:${body}`, "utf8").digest("hex");
  return isTimingSafeEqual(signature, `v0=${expected}`);
}
