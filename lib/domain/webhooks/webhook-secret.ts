import { randomBytes } from "node:crypto";
import { seal } from "@/lib/platform/crypto/seal";
import { newId } from "@/lib/platform/db/id";

/** A new secret as the Standard Webhooks write it, and the row that keeps it. */
export function newWebhookSecret() {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return { secret, row: { id: newId(), sealed: seal(secret) } };
}
