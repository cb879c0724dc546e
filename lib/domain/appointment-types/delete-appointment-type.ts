import { keepRemoved } from "@/lib/domain/deletions/keep-removed";
import { noteBelongings } from "@/lib/domain/deletions/note-belongings";
import { noteDeletions } from "@/lib/domain/deletions/note-deletions";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Precondition } from "@/lib/platform/http/etag";
import { lockPage } from "./lock-page";
import { type AppointmentTypePath, findAppointmentType } from "./queries";
import { leaveHandles } from "./take-handle";

const FORGET_TYPE = statement(`
  UPDATE events SET appointment_type_id = NULL, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND appointment_type_id = $2`);

/** Its events stay. For a while it can be restored. */
export function deleteAppointmentType(
  db: Db,
  organization: OrganizationId,
  { nickname, handle }: AppointmentTypePath,
  precondition: Precondition,
): Promise<null> {
  return inTransaction(db, async (tx) => {
    const page = await lockPage(tx, organization, nickname);
    const row = await findAppointmentType(tx, page, handle);
    precondition.check(row);
    await keepRemoved(tx, organization, {
      resource: "appointment_type",
      id: row.id,
      name: row.name,
      owner: page.userId,
    });
    await sql(tx, FORGET_TYPE, [organization, row.id]); // nobody books it meanwhile: the page is held
    await leaveHandles(tx, row);
    await noteBelongings(tx, organization, "appointment_type", [row.id]);
    await noteDeletions(tx, organization, {
      kind: "appointment_type",
      ids: [row.id],
      parent: row.bookpageId,
    });
    await tx.appointmentType.delete({ where: keyOf(organization, row.id) });
    return null;
  });
}
