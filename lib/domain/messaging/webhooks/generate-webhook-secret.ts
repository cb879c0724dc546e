import { randomBytes } from "node:crypto";
import { buildRowContext } from "@/lib/platform/crypto/encryption-context";
import { seal } from "@/lib/platform/crypto/seal";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** A new secret as the Standard Webhooks write it, and the row that keeps it. */
export function generateWebhookSecret(organization: OrganizationId) {
  const id = generateId();
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return {
    secret,
    row: {
      id,
      organizationId: organization,
      sealed: seal(secret, buildRowContext("webhook_secrets.sealed", organization, id)),
    },
  };
}
