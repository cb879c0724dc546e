import { refuseFollowing } from "@/lib/domain/booking-pages/bookpages/leave-template";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { lockPage } from "./lock-page";
import { type AppointmentTypePath, findAppointmentType } from "./queries";
import { removeType } from "./remove-type";

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
    refuseFollowing(row.templateTypeId);
    await removeType(tx, organization, page, row);
    return null;
  });
}
