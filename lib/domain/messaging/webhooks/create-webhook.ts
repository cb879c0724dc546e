import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireActionsOfFormat } from "./formats/require-actions-of-format";
import { generateWebhookSecret } from "./generate-webhook-secret";
import type { WebhookVersion } from "./options";
import { pickActions } from "./pick-actions";
import type { WebhookBody } from "./schema";
import { serializeWebhook } from "./serialize";
import { validateTargetUrl } from "./validate-target-url";
import { validateWebhookFilter } from "./validate-webhook-filter";

/** `version`: API version of the caller, used for deliveries unless the body names another. */
export function createWebhook(
  db: Db,
  organization: OrganizationId,
  body: WebhookBody,
  version: WebhookVersion,
) {
  validateTargetUrl(body.target_url);
  const { format = "array" } = body;
  requireActionsOfFormat({ ...pickActions(body), format });
  const { secret, row } = generateWebhookSecret(organization);
  return withTransaction(db, async (tx) => {
    await validateWebhookFilter(tx, organization, body.filter);
    const created = await tx.webhook.create({
      data: {
        id: generateId(),
        organizationId: organization,
        ...pickActions(body),
        targetUrl: body.target_url,
        format,
        version: body.version ?? version,
        filter: body.filter ?? Prisma.DbNull,
      },
    });
    await tx.webhookSecret.create({ data: { ...row, webhookId: created.id } });
    return { ...serializeWebhook(created), secret };
  });
}
