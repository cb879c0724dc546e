import { randomBytes } from "node:crypto";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** A new secret as the Standard Webhooks write it, and the row that keeps it. */
export function newWebhookSecret(organization: OrganizationId) {
  const id = newId();
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return {
    secret,
    row: {
      id,
      organizationId: organization,
      sealed: seal(secret, rowPlace("webhook_secrets.sealed", organization, id)),
    },
  };
}
