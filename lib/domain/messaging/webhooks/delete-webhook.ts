import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findWebhook } from "./queries";

export function deleteWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
): Promise<null> {
  return inTransaction(db, async (tx) => {
    precondition.check(await findLocked(tx, "webhooks", () => findWebhook(tx, organization, id)));
    await noteDeletions(tx, organization, { kind: "webhook", ids: [id] });
    await tx.webhook.delete({ where: keyOf(organization, id) });
    return null;
  });
}
