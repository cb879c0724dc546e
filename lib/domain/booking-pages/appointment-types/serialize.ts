import type { TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { listLockedTypeFields } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import type { AppointmentType } from "@/lib/platform/db/generated/client";

export const serializeAppointmentType = (row: AppointmentType) => ({
  _id: row.id,
  bookpage: row.bookpageId,
  availability: row.availabilityId,
  name: row.name,
  handle: row.slug,
  active: row.active,
  public: row.public,
  message: row.message,
  description: row.description,
  custom: row.settings as TypeSettings,
  template_type: row.templateTypeId,
  locked: listLockedTypeFields(row.locked),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
