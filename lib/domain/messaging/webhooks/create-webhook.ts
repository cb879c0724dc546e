import { type Db, inTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { pickActions } from "./pick-actions";
import { requireFiltered } from "./require-filtered";
import { requireTarget } from "./require-target";
import type { WebhookBody } from "./schema";
import { serializeWebhook } from "./serialize";
import type { WebhookVersion } from "./versions";
import { newWebhookSecret } from "./webhook-secret";

/** `version`: in whose form whoever asks is answered; its deliveries are of that form, too, if nothing else is said. */
export function createWebhook(
  db: Db,
  organization: OrganizationId,
  body: WebhookBody,
  version: WebhookVersion,
) {
  requireTarget(body.target_url);
  const { secret, row } = newWebhookSecret(organization);
  return inTransaction(db, async (tx) => {
    await requireFiltered(tx, organization, body.filter);
    const created = await tx.webhook.create({
      data: {
        id: newId(),
        organizationId: organization,
        ...pickActions(body),
        targetUrl: body.target_url,
        format: body.format ?? "array",
        version: body.version ?? version,
        filter: body.filter ?? Prisma.DbNull,
      },
    });
    await tx.webhookSecret.create({ data: { ...row, webhookId: created.id } });
    return { ...serializeWebhook(created), secret };
  });
}
