import { unlinkAvailabilities } from "@/lib/appointment-types/unlink-availabilities";
import { lockPagesOf } from "@/lib/bookpages/lock-bookpage";
import { type Db, inTransaction } from "@/lib/db/client";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { lockAvailability } from "./lock-availability";
import { type AvailabilityPath, missingAvailability } from "./queries";

/** Appointment types that used it use the main one from now on. */
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
    await lockPagesOf(tx, row.userId);
    await unlinkAvailabilities(tx, { availabilityId: row.id });
    await tx.availability.delete({ where: { id: row.id } });
    return { n: 1, ok: 1 as const };
  });
}
