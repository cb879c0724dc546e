import { assertNoTemplate } from "@/lib/domain/booking-pages/bookpages/detach-template";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockPageOfTypes } from "./lock-page-of-types";
import { type AppointmentTypeAddress, getAppointmentTypeRow } from "./queries";
import { removeAppointmentType } from "./remove-appointment-type";

export function deleteAppointmentType(
  db: Db,
  organization: OrganizationId,
  { pageSlug, typeSlug }: AppointmentTypeAddress,
  precondition: Precondition,
): Promise<null> {
  return withTransaction(db, async (tx) => {
    const page = await lockPageOfTypes(tx, organization, pageSlug);
    const row = await getAppointmentTypeRow(tx, page, typeSlug);
    precondition.check(row);
    assertNoTemplate(row.templateTypeId);
    await removeAppointmentType(tx, organization, page, row);
    return null;
  });
}
