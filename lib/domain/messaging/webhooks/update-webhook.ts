import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { DeliveryFormat } from "./formats/delivery-formats";
import { requireActionsOfFormat } from "./formats/require-actions-of-format";
import { changeActions } from "./pick-actions";
import { getWebhookRow } from "./queries";
import type { WebhookBody, WebhookFilter } from "./schema";
import { serializeWebhook } from "./serialize";
import { validateTargetUrl } from "./validate-target-url";
import { validateWebhookFilter } from "./validate-webhook-filter";

/** An update enables the webhook again and resets its failures. */
export function updateWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: WebhookBody,
  precondition: Precondition,
) {
  const { target_url: targetUrl, format, version, filter } = body;
  validateTargetUrl(targetUrl);
  return withTransaction(db, async (tx) => {
    const before = await findAndLock(tx, "webhooks", () => getWebhookRow(tx, organization, id));
    precondition.check(before);
    await validateWebhookFilter(tx, organization, filter, before.filter as WebhookFilter | null);
    const actions = changeActions(body, before);
    requireActionsOfFormat({
      ...before,
      ...actions,
      format: format ?? (before.format as DeliveryFormat),
    });
    const updated = await tx.webhook.update({
      where: toRowKey(organization, id),
      data: {
        ...actions,
        ...omitUndefined({ targetUrl, format, version, filter: filter === null ? Prisma.DbNull : filter }),
        disabledAt: null,
        disabledReason: null,
        failingSince: null,
        v: { increment: 1 },
      },
    });
    return serializeWebhook(updated);
  });
}
