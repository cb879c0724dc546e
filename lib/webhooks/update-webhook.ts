import { type Db, inTransaction } from "@/lib/db/client";
import { given } from "@/lib/db/given";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
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
      where: { id },
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
