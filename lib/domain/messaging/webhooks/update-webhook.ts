import { type Db, inTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { changeActions } from "./pick-actions";
import { findWebhook } from "./queries";
import { requireFiltered } from "./require-filtered";
import { requireTarget } from "./require-target";
import type { WebhookBody, WebhookFilter } from "./schema";
import { serializeWebhook } from "./serialize";

/** Whoever changes a webhook wants it to work: it is enabled again, and its failures are forgotten. */
export function updateWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: WebhookBody,
  precondition: Precondition,
) {
  const { target_url: targetUrl, format, version, filter } = body;
  requireTarget(targetUrl);
  return inTransaction(db, async (tx) => {
    const before = await findLocked(tx, "webhooks", () => findWebhook(tx, organization, id));
    precondition.check(before);
    await requireFiltered(tx, organization, filter, before.filter as WebhookFilter | null);
    const updated = await tx.webhook.update({
      where: keyOf(organization, id),
      data: {
        ...changeActions(body, before),
        ...given({ targetUrl, format, version, filter: filter === null ? Prisma.DbNull : filter }),
        disabledAt: null,
        disabledReason: null,
        failingSince: null,
        v: { increment: 1 },
      },
    });
    return serializeWebhook(updated);
  });
}
