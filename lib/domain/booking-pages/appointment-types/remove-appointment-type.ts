import { recordDependentTombstones } from "@/lib/domain/audit/tombstones/record-dependent-tombstones";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import { detachTemplateType } from "@/lib/domain/booking-pages/bookpages/detach-template";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { AppointmentType, Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { releaseTypeSlugs } from "./reserve-type-slug";

const DETACH_TYPE = defineStatement(`
  UPDATE events SET appointment_type_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND appointment_type_id = $2`);

/**
 * Deletes the type, which can be restored later without its template; its events stay. The caller holds the
 * lock of the page.
 */
export async function removeAppointmentType(
  tx: Db,
  organization: OrganizationId,
  page: Pick<Bookpage, "userId">,
  row: AppointmentType,
): Promise<void> {
  if (row.templateTypeId) await detachTemplateType(tx, organization, row.id);
  await moveToTrash(tx, organization, {
    resource: "appointment_type",
    id: row.id,
    name: row.name,
    owner: page.userId,
  });
  await executeSql(tx, DETACH_TYPE, [organization, row.id]); // the lock of the page prevents bookings meanwhile
  await releaseTypeSlugs(tx, row);
  await recordDependentTombstones(tx, organization, "appointment_type", [row.id]);
  await recordTombstones(tx, organization, {
    kind: "appointment_type",
    ids: [row.id],
    parent: row.bookpageId,
  });
  await tx.appointmentType.delete({ where: toRowKey(organization, row.id) });
}
