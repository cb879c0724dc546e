import { lockPagesOf } from "@/lib/domain/bookpages/lock-bookpage";
import { unlinkAvailabilities } from "@/lib/domain/bookpages/unlink-availabilities";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
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
