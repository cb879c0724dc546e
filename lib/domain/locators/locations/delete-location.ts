import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type LocationPath, requireLocation } from "./queries";

export function deleteLocation(
  db: Db,
  organization: OrganizationId,
  path: LocationPath,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "locations", () => requireLocation(tx, organization, path));
    precondition.check(row);
    await moveToTrash(tx, organization, { resource: "location", id: row.id, name: row.name, owner: null });
    await recordTombstones(tx, organization, { kind: "location", ids: [row.id], parent: row.locatorId });
    const { count } = await tx.location.deleteMany({ where: { id: row.id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
