import type { Instant } from "@/lib/core/time/instant";
import {
  type AppointmentTypeAddress,
  getAppointmentTypeRow,
} from "@/lib/domain/booking-pages/appointment-types/queries";
import type { AppointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import type { TypeSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { mergeTypeSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { getBookpageRow } from "@/lib/domain/booking-pages/bookpages/queries";
import { requirePageUser } from "@/lib/domain/booking-pages/bookpages/require-page-user";
import { validatePageReferences } from "@/lib/domain/booking-pages/bookpages/validate-page-references";
import type { Auth } from "@/lib/domain/contracts/auth";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { PreviewedPage } from "./bookable";
import { findMainZone } from "./change-hours";
import { loadBookableTeam } from "./load-bookable-team";
import { loadBookableUser } from "./load-bookable-users";
import { previewChange, previewTeamChange } from "./preview-change";

export async function previewAppointmentType(
  db: Db,
  auth: Auth,
  { pageSlug, typeSlug }: AppointmentTypeAddress,
  body: AppointmentTypeUpdate,
  now: Instant,
) {
  const page = await getBookpageRow(db, auth.organization, pageSlug);
  const row = await getAppointmentTypeRow(db, page, typeSlug);
  const { teamId } = page;
  const owned = { ...page, before: row.settings as TypeSettings };
  await validatePageReferences(db, auth.organization, owned, body.custom);
  const change = (type: PreviewedPage["types"][number], of: PreviewedPage) => ({
    ...type,
    active: body.active ?? type.active,
    availability_id: body.availability === undefined ? type.availability_id : body.availability,
    settings: mergeTypeSettings(of, type.settings, body.custom),
  });
  const changeOne = <Page extends PreviewedPage>(one: Page): Page => ({
    ...one,
    types: one.types.map((type) => (type.id === row.id ? change(type, one) : type)),
  });
  if (teamId !== null) {
    requireHours([], body);
    const { timezone, ...before } = await loadBookableTeam(db, { ...page, teamId }, now);
    const after = { ...before, page: changeOne(before.page) };
    return previewTeamChange(db, auth, { before, after, timezone, now });
  }
  const before = await loadBookableUser(db, auth.organization, requirePageUser(page), now);
  requireHours(before.hours, body);
  const after = { ...before, pages: before.pages.map(changeOne) };
  return previewChange(db, auth, { before, after, timezone: findMainZone(before), now });
}

function requireHours(hours: readonly { id: string }[], { availability }: AppointmentTypeUpdate): void {
  if (!availability || hours.some(({ id }) => id === availability)) return;
  const message = "availability is not an availability of the page's owner";
  throw buildFieldProblem("/availability", "unknown", message, "not_found");
}
