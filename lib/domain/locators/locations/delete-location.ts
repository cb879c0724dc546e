import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findLocation, type LocationPath } from "./queries";

export function deleteLocation(
  db: Db,
  organization: OrganizationId,
  path: LocationPath,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "locations", () => findLocation(tx, organization, path));
    precondition.check(row);
    await keepRemoved(tx, organization, { resource: "location", id: row.id, name: row.name, owner: null });
    await noteDeletions(tx, organization, { kind: "location", ids: [row.id], parent: row.locatorId });
    const { count } = await tx.location.deleteMany({ where: { id: row.id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
