import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireTarget } from "./require-target";
import type { WebhookBody } from "./schema";
import { serializeWebhook } from "./serialize";
import { newWebhookSecret } from "./webhook-secret";

export async function createWebhook(db: Db, organization: OrganizationId, body: WebhookBody) {
  requireTarget(body.target_url);
  const { secret, row } = newWebhookSecret(organization);
  const created = await db.webhook.create({
    data: {
      id: newId(),
      organizationId: organization,
      action: body.action,
      targetUrl: body.target_url,
      format: body.format ?? "array",
      secrets: { create: row },
    },
  });
  return { ...serializeWebhook(created), secret };
}
