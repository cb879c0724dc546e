import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireTarget } from "./require-target";
import type { WebhookBody } from "./schema";
import { serializeWebhook } from "./serialize";
import { newWebhookSecret } from "./webhook-secret";

export function createWebhook(db: Db, organization: OrganizationId, body: WebhookBody) {
  requireTarget(body.target_url);
  const { secret, row } = newWebhookSecret(organization);
  return inTransaction(db, async (tx) => {
    const created = await tx.webhook.create({
      data: {
        id: newId(),
        organizationId: organization,
        action: body.action,
        targetUrl: body.target_url,
        format: body.format ?? "array",
      },
    });
    await tx.webhookSecret.create({ data: { ...row, webhookId: created.id } });
    return { ...serializeWebhook(created), secret };
  });
}
