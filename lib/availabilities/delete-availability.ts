import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { type AvailabilityPath, findAvailability } from "./queries";

export function deleteAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const { id } = await findAvailability(tx, organization, path);
    await lockRow(tx, "availabilities", id);
    precondition.check(await findAvailability(tx, organization, { ...path, availability_id: id }));
    const { count } = await tx.availability.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
