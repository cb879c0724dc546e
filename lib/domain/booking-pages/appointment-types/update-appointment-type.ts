import { assertUnlocked } from "@/lib/domain/booking-pages/bookpages/assert-unlocked";
import type { TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { listLockedTypeFields } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { mergeTypeSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { syncEntrySettings } from "@/lib/domain/booking-pages/bookpages/sync-entry-settings";
import { validatePageReferences } from "@/lib/domain/booking-pages/bookpages/validate-page-references";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { toTypeSlugProblem } from "./create-appointment-type";
import { lockPageOfTypes } from "./lock-page-of-types";
import { type AppointmentTypeAddress, getAppointmentTypeRow } from "./queries";
import { reserveTypeSlug } from "./reserve-type-slug";
import type { AppointmentTypeUpdate } from "./schema";
import { serializeAppointmentType } from "./serialize";

export async function updateAppointmentType(
  db: Db,
  organization: OrganizationId,
  path: AppointmentTypeAddress,
  body: AppointmentTypeUpdate,
  precondition: Precondition,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const page = await lockPageOfTypes(tx, organization, path.pageSlug, body.availability);
      const row = await getAppointmentTypeRow(tx, page, path.typeSlug);
      precondition.check(row);
      const before = row.settings as TypeSettings;
      await validatePageReferences(tx, organization, { ...page, before }, body.custom);
      const { nickname: _, handle: slug, availability: availabilityId, custom: settings, ...columns } = body;
      const changed = {
        ...omitUndefined({ ...columns, slug, availabilityId }),
        settings: mergeTypeSettings(page, before, settings),
      };
      assertUnlocked(listLockedTypeFields(row.locked), row, changed);
      const updated = await tx.appointmentType.update({
        where: toRowKey(organization, row.id),
        data: { ...changed, v: { increment: 1 } },
      });
      if (updated.slug !== row.slug) await reserveTypeSlug(tx, updated, row.slug);
      await syncEntrySettings(tx, organization, page.userId, row, updated);
      return serializeAppointmentType(updated);
    });
  } catch (error) {
    throw toTypeSlugProblem(error) ?? error;
  }
}
