import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";
import { createHold } from "@/lib/domain/bookings/holds/create-hold";
import type { HoldBody } from "@/lib/domain/bookings/holds/schema";
import { keepTime } from "@/lib/domain/bookings/keep-time";
import { loadSettingsOf } from "@/lib/domain/bookings/load-page-settings";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { instantFrom } from "@/lib/domain/events/event-time";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Auth } from "@/lib/platform/http/auth";
import { ApiProblem } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { explainLost } from "./explain-lost";
import { findPageAddress } from "./find-page-address";
import { findFaultsOfLength } from "./length-faults";
import { refreshBooked } from "./refresh-booked";

/** Looks at the calendars of those whose time may be kept. */
export async function refreshHeld(
  db: Db,
  organization: OrganizationId,
  { user, ...body }: HoldBody,
  now: Instant,
): Promise<void> {
  if (user === undefined) await refreshBooked(db, organization, body, now);
  else await refreshBusy(db, organization, { user }, now);
}

/** Of a user any free time; of a page what it offers, as a booking would take it. */
export function holdTime(db: Db, auth: Auth, { user, ...body }: HoldBody, now: Instant) {
  return user === undefined
    ? holdOnPage(db, auth, body, now)
    : createHold(db, auth.organization, { ...body, user }, now);
}

async function holdOnPage(db: Db, auth: Auth, body: HoldBody, now: Instant) {
  const { organization } = auth;
  const page = await findPage(db, organization, body);
  const { timezone } = page.owner;
  const start = instantFrom(body.start, timezone, "/start");
  const id = newId();
  const expiresAt = new Date(now + body.minutes * MINUTE);
  const refuse = async () => null;
  return inTransaction(db, async (tx) => {
    const wish = { starts: [start], email: null };
    const kept = await keepTime<never>(tx, page, wish, { id, now, expiresAt, refuse });
    if (kept.outcome === "taken") throw await explainLost(tx, auth, page, kept, timezone, now);
    return {
      _id: id,
      user: kept.hosts[0] ?? page.owner.id,
      page: page.bookpageId,
      type: page.appointmentTypeId,
      seat: pickSeats(page.custom) !== null,
      start: new Date(start),
      end: new Date(start + page.duration * MINUTE),
      expires_at: expiresAt,
    };
  });
}

async function findPage(db: Db, organization: OrganizationId, body: HoldBody): Promise<PageSettings> {
  const { id, type } = await findPageAddress(db, organization, body);
  const page = await loadSettingsOf(db, organization, { id, type, minutes: null });
  if (!page)
    throw new ApiProblem("conflict", "The page has just been changed. Try again.", {
      reason: "page_changed",
    });
  const faults = findFaultsOfLength(body, page);
  if (faults.length > 0) throw validationProblem(faults);
  return { ...page, duration: body.duration ?? page.duration };
}
