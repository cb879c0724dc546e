import { assertUnlocked } from "@/lib/domain/booking-pages/bookpages/assert-unlocked";
import type { TypeCustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { listLockedTypeFields } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { syncEntrySettings } from "@/lib/domain/booking-pages/bookpages/sync-entry-settings";
import { validatePageReferences } from "@/lib/domain/booking-pages/bookpages/validate-page-references";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Precondition } from "@/lib/platform/http/etag";
import { toTypeSlugProblem } from "./create-appointment-type";
import { lockPageOfTypes } from "./lock-page-of-types";
import { type AppointmentTypePath, getAppointmentTypeRow } from "./queries";
import { reserveTypeSlug } from "./reserve-type-slug";
import type { AppointmentTypeUpdate } from "./schema";
import { serializeAppointmentType } from "./serialize";

export async function updateAppointmentType(
  db: Db,
  organization: OrganizationId,
  path: AppointmentTypePath,
  body: AppointmentTypeUpdate,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const page = await lockPageOfTypes(tx, organization, path.nickname, body.availability);
      const row = await getAppointmentTypeRow(tx, page, path.handle);
      precondition.check(row);
      const before = row.custom as TypeCustomSettings;
      await validatePageReferences(tx, organization, { ...page, before }, body.custom);
      const { nickname: _, availability: availabilityId, custom, ...columns } = body;
      const changed = {
        ...omitUndefined({ ...columns, availabilityId }),
        custom: mergeTypeCustom(page, before, custom),
      };
      assertUnlocked(listLockedTypeFields(row.locked), row, changed);
      const updated = await tx.appointmentType.update({
        where: toRowKey(organization, row.id),
        data: { ...changed, v: { increment: 1 } },
      });
      if (updated.handle !== row.handle) await reserveTypeSlug(tx, updated, row.handle);
      await syncEntrySettings(tx, organization, page.userId, row, updated);
      return serializeAppointmentType(updated);
    });
  } catch (error) {
    throw toTypeSlugProblem(error) ?? error;
  }
}
