import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import { lockUserPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { lockAvailability } from "./lock-availability";
import { type AvailabilityPath, buildAvailabilityNotFoundProblem } from "./queries";

/** Throws while an appointment type uses the availability, because that type's hours would change. */
export function deleteAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockAvailability(tx, organization, path);
    if (!row) throw await buildAvailabilityNotFoundProblem(tx, organization, path);
    precondition.check(row);
    await lockUserPages(tx, organization, row.userId);
    await assertUnused(tx, organization, row.id);
    await moveToTrash(tx, organization, {
      resource: "availability",
      id: row.id,
      name: "",
      owner: row.userId,
    });
    await tx.availability.delete({ where: toRowKey(organization, row.id) });
    return { n: 1, ok: 1 as const };
  });
}

const MAX_LISTED_TYPES = 5;

/**
 * The caller has locked the pages of the availability's user, so that no type can start to use it meanwhile.
 */
async function assertUnused(tx: Db, organizationId: OrganizationId, availabilityId: string) {
  const types = await tx.appointmentType.findMany({
    where: { organizationId, availabilityId },
    select: { name: true },
    orderBy: { id: "asc" },
    take: MAX_LISTED_TYPES,
  });
  if (types.length === 0) return;
  const names = types.map(({ name }) => name).join(", ");
  throw new ApiProblem(
    "conflict",
    `Appointment types use this availability (${names}): give them another one, or delete them, first.`,
    { reason: "in_use" },
  );
}
