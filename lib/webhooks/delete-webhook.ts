import { type Db, inTransaction } from "@/lib/db/client";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findWebhook } from "./queries";

export function deleteWebhook(
  db: Db,
  organization: OrganizationId,
  id: string,
  precondition: Precondition,
): Promise<null> {
  return inTransaction(db, async (tx) => {
    precondition.check(await findLocked(tx, "webhooks", () => findWebhook(tx, organization, id)));
    await tx.webhook.delete({ where: { id } });
    return null;
  });
}
