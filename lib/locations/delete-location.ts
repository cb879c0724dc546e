import { type Db, inTransaction } from "@/lib/db/client";
import { findLocked } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
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
    const { count } = await tx.location.deleteMany({ where: { id: row.id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
