import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
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
    const { id } = await findLocation(tx, organization, path);
    await lockRow(tx, "locations", id);
    precondition.check(await findLocation(tx, organization, path));
    const { count } = await tx.location.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
