import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { lockUserPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { lockAvailability } from "./lock-availability";
import { type AvailabilityPath, missingAvailability } from "./queries";

/** Refused while an appointment type uses it: that would be open at other hours from now on. */
export function deleteAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockAvailability(tx, organization, path);
    if (!row) throw await missingAvailability(tx, organization, path);
    precondition.check(row);
    await lockUserPages(tx, organization, row.userId);
    await refuseWhileUsed(tx, organization, row.id);
    await keepRemoved(tx, organization, {
      resource: "availability",
      id: row.id,
      name: "",
      owner: row.userId,
    });
    await tx.availability.delete({ where: keyOf(organization, row.id) });
    return { n: 1, ok: 1 as const };
  });
}

const MOST_NAMED = 5;

/** The caller holds the pages of the availability's user, so that none begins to use it meanwhile. */
async function refuseWhileUsed(tx: Db, organizationId: OrganizationId, availabilityId: string) {
  const types = await tx.appointmentType.findMany({
    where: { organizationId, availabilityId },
    select: { name: true },
    orderBy: { id: "asc" },
    take: MOST_NAMED,
  });
  if (types.length === 0) return;
  const names = types.map(({ name }) => name).join(", ");
  throw new ApiProblem(
    "conflict",
    `Appointment types use this availability (${names}): give them another one, or delete them, first.`,
    { reason: "in_use" },
  );
}
