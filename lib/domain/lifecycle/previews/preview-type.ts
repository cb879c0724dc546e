import type { Instant } from "@/lib/core/time/instant";
import {
  type AppointmentTypePath,
  findAppointmentType,
} from "@/lib/domain/booking-pages/appointment-types/queries";
import type { AppointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import { checkNamed } from "@/lib/domain/booking-pages/bookpages/check-named";
import type { TypeCustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { findBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import { requirePerson } from "@/lib/domain/booking-pages/bookpages/require-person";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { BookablePage } from "./bookable";
import { findMainZone } from "./change-hours";
import { loadBookable } from "./load-bookable";
import { loadTeamBookable } from "./load-team-bookable";
import { previewChange, previewTeamChange } from "./preview-change";

export async function previewType(
  db: Db,
  auth: Auth,
  { nickname, handle }: AppointmentTypePath,
  body: AppointmentTypeUpdate,
  now: Instant,
) {
  const page = await findBookpage(db, auth.organization, nickname);
  const row = await findAppointmentType(db, page, handle);
  const { teamId } = page;
  const owned = { ...page, before: row.custom as TypeCustomSettings };
  await checkNamed(db, auth.organization, owned, body.custom);
  const change = (type: BookablePage["types"][number], of: BookablePage) => ({
    ...type,
    active: body.active ?? type.active,
    availability_id: body.availability === undefined ? type.availability_id : body.availability,
    custom: mergeTypeCustom(of, type.custom, body.custom),
  });
  const changeOne = <Page extends BookablePage>(one: Page): Page => ({
    ...one,
    types: one.types.map((type) => (type.id === row.id ? change(type, one) : type)),
  });
  if (teamId !== null) {
    requireHours([], body);
    const { timezone, ...before } = await loadTeamBookable(db, { ...page, teamId }, now);
    const after = { ...before, page: changeOne(before.page) };
    return previewTeamChange(db, auth, { before, after, timezone, now });
  }
  const before = await loadBookable(db, auth.organization, requirePerson(page), now);
  requireHours(before.hours, body);
  const after = { ...before, pages: before.pages.map(changeOne) };
  return previewChange(db, auth, { before, after, timezone: findMainZone(before), now });
}

function requireHours(hours: readonly { id: string }[], { availability }: AppointmentTypeUpdate): void {
  if (!availability || hours.some(({ id }) => id === availability)) return;
  const message = "availability is not an availability of the page's owner";
  throw fieldProblem("/availability", "unknown", message, "not_found");
}
