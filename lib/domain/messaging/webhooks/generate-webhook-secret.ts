import { randomBytes } from "node:crypto";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Generates a secret in the format of Standard Webhooks, and its row. */
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
