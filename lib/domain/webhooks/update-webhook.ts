import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findWebhook } from "./queries";
import { requireTarget } from "./require-target";
import type { WebhookBody } from "./schema";
import { serializeWebhook } from "./serialize";

/** Whoever changes a webhook wants it to work: it is enabled again, and its failures are forgotten. */
export function updateWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  { action, target_url: targetUrl, format }: WebhookBody,
  precondition: Precondition,
) {
  requireTarget(targetUrl);
  return inTransaction(db, async (tx) => {
    precondition.check(await findLocked(tx, "webhooks", () => findWebhook(tx, organization, id)));
    const updated = await tx.webhook.update({
      where: keyOf(organization, id),
      data: {
        ...given({ action, targetUrl, format }),
        disabledAt: null,
        disabledReason: null,
        failingSince: null,
        v: { increment: 1 },
      },
    });
    return serializeWebhook(updated);
  });
}
