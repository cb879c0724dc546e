import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteBelongings } from "@/lib/domain/audit/deletions/note-belongings";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { leaveTemplateType } from "@/lib/domain/booking-pages/bookpages/leave-template";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType, Bookpage } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { leaveHandles } from "./take-handle";

const FORGET_TYPE = statement(`
  UPDATE events SET appointment_type_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND appointment_type_id = $2`);

/** Its events stay. For a while it can be restored, and follows no template then. The caller holds the page. */
export async function removeType(
  tx: Db,
  organization: OrganizationId,
  page: Pick<Bookpage, "userId">,
  row: AppointmentType,
): Promise<void> {
  if (row.templateTypeId) await leaveTemplateType(tx, organization, row.id);
  await keepRemoved(tx, organization, {
    resource: "appointment_type",
    id: row.id,
    name: row.name,
    owner: page.userId,
  });
  await sql(tx, FORGET_TYPE, [organization, row.id]); // nobody books it meanwhile: the page is held
  await leaveHandles(tx, row);
  await noteBelongings(tx, organization, "appointment_type", [row.id]);
  await noteDeletions(tx, organization, { kind: "appointment_type", ids: [row.id], parent: row.bookpageId });
  await tx.appointmentType.delete({ where: keyOf(organization, row.id) });
}
