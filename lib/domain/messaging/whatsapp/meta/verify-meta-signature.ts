import { createHmac } from "node:crypto";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";

/** Verifies X-Hub-Signature-256: HMAC-SHA256 of the raw body by the secret of the app. */
export const isMetaSignature = (secret: string, signature: string | null, body: string): boolean =>
  signature !== null &&
  isTimingSafeEqual(signature, `sha256=${createHmac("sha256", secret).update(body, "utf8").digest("hex")}`);
