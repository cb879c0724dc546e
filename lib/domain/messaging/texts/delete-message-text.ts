import type { Precondition } from "@/lib/domain/contracts/etag";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { deriveTextId } from "./derive-text-id";
import { findMessageText } from "./queries";
import { serializeMessageText } from "./serialize";
import type { TextKey } from "./text-key";

/** Deletes the organisation's text, so that readers get ours; without one it does nothing. */
export function deleteMessageText(
  db: Db,
  organization: OrganizationId,
  key: TextKey,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const id = deriveTextId(organization, key);
    const row = await findMessageText(tx, organization, key);
    precondition.check({ id, v: row?.v ?? 0 });
    if (row) await tx.messageText.delete({ where: toRowKey(organization, id) });
    return serializeMessageText(organization, key, null);
  });
}
