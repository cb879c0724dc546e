import { checkNamed } from "@/lib/domain/booking-pages/bookpages/check-named";
import type { TypeCustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { followPlaces } from "@/lib/domain/booking-pages/bookpages/follow-places";
import { lockedOfType } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { refuseLocked } from "@/lib/domain/booking-pages/bookpages/refuse-locked";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { handleClash } from "./create-appointment-type";
import { lockPage } from "./lock-page";
import { type AppointmentTypePath, findAppointmentType } from "./queries";
import type { AppointmentTypeUpdate } from "./schema";
import { serializeAppointmentType } from "./serialize";
import { takeHandle } from "./take-handle";

export async function updateAppointmentType(
  db: Db,
  organization: OrganizationId,
  path: AppointmentTypePath,
  body: AppointmentTypeUpdate,
  precondition: Precondition,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const page = await lockPage(tx, organization, path.nickname, body.availability);
      const row = await findAppointmentType(tx, page, path.handle);
      precondition.check(row);
      const before = row.custom as TypeCustomSettings;
      await checkNamed(tx, organization, { ...page, before }, body.custom);
      const { nickname: _, availability: availabilityId, custom, ...columns } = body;
      const changed = {
        ...given({ ...columns, availabilityId }),
        custom: mergeTypeCustom(page, before, custom),
      };
      refuseLocked(lockedOfType(row.locked), row, changed);
      const updated = await tx.appointmentType.update({
        where: keyOf(organization, row.id),
        data: { ...changed, v: { increment: 1 } },
      });
      if (updated.handle !== row.handle) await takeHandle(tx, updated, row.handle);
      await followPlaces(tx, organization, page.userId, row, updated);
      return serializeAppointmentType(updated);
    });
  } catch (error) {
    throw handleClash(error) ?? error;
  }
}
