import type { Instant } from "@/lib/core/time/instant";
import { type AppointmentTypePath, findAppointmentType } from "@/lib/domain/appointment-types/queries";
import type { AppointmentTypeUpdate } from "@/lib/domain/appointment-types/schema";
import { checkNamed } from "@/lib/domain/bookpages/check-named";
import type { TypeCustomSettings } from "@/lib/domain/bookpages/custom";
import { mergeTypeCustom } from "@/lib/domain/bookpages/merge-custom";
import { findBookpage } from "@/lib/domain/bookpages/queries";
import { requirePerson } from "@/lib/domain/bookpages/require-person";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { Bookable, BookablePage } from "./bookable";
import { findMainZone } from "./change-hours";
import { loadBookable } from "./load-bookable";
import { previewChange } from "./preview-change";

export async function previewType(
  db: Db,
  auth: Auth,
  { nickname, handle }: AppointmentTypePath,
  body: AppointmentTypeUpdate,
  now: Instant,
) {
  const page = await findBookpage(db, auth.organization, nickname);
  const row = await findAppointmentType(db, page, handle);
  const person = requirePerson(page);
  const owned = { ...page, before: row.custom as TypeCustomSettings };
  await checkNamed(db, auth.organization, owned, body.custom);
  const before = await loadBookable(db, auth.organization, person, now);
  refuseForeignHours(before, body);
  const change = (type: BookablePage["types"][number], page: BookablePage) => ({
    ...type,
    active: body.active ?? type.active,
    availability_id: body.availability === undefined ? type.availability_id : body.availability,
    custom: mergeTypeCustom(page, type.custom, body.custom),
  });
  const pages = before.pages.map((one) => ({
    ...one,
    types: one.types.map((type) => (type.id === row.id ? change(type, one) : type)),
  }));
  return previewChange(auth, { before, after: { ...before, pages }, timezone: findMainZone(before), now });
}

function refuseForeignHours({ hours }: Bookable, { availability }: AppointmentTypeUpdate): void {
  if (!availability || hours.some(({ id }) => id === availability)) return;
  const message = "availability is not an availability of the page's owner";
  throw fieldProblem("/availability", "unknown", message, "not_found");
}
