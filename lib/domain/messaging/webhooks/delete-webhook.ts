import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getWebhookRow } from "./queries";

export function deleteWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
): Promise<null> {
  return withTransaction(db, async (tx) => {
    precondition.check(await findAndLock(tx, "webhooks", () => getWebhookRow(tx, organization, id)));
    await recordTombstones(tx, organization, { kind: "webhook", ids: [id] });
    await tx.webhook.delete({ where: toRowKey(organization, id) });
    return null;
  });
}
