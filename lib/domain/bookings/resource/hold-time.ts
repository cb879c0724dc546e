import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { createHold } from "@/lib/domain/bookings/holds/create-hold";
import type { HoldBody } from "@/lib/domain/bookings/holds/schema";
import { loadBookablePageById } from "@/lib/domain/bookings/load-bookable-page";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { reserveTime } from "@/lib/domain/bookings/reserve-time";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { explainUnavailable } from "./explain-unavailable";
import { findDurationIssues } from "./find-duration-issues";
import { parseStayBody } from "./parse-stay-body";
import { type PreparedPage, prepareBooking } from "./prepare-booking";
import { resolvePageAddress } from "./resolve-page-address";

/** Syncs the calendars of the hosts that the hold may reserve, and returns the page of a hold that names one. */
export async function prepareHold(
  db: Db,
  organization: OrganizationId,
  { user, ...body }: HoldBody,
  now: Instant,
): Promise<PreparedPage | null> {
  if (user === undefined) return prepareBooking(db, organization, body, now);
  await syncStaleCalendars(db, organization, { user }, now);
  return null;
}

/** Holds any free time of a user, or a slot of a page by the rules of a booking. */
export function holdTime(
  db: Db,
  auth: Auth,
  { user, ...body }: HoldBody,
  { prepared, now }: { prepared: PreparedPage | null; now: Instant },
) {
  return user === undefined
    ? holdOnPage(db, auth, body, { prepared, now })
    : createHold(db, auth.organization, { ...body, user }, now);
}

async function holdOnPage(
  db: Db,
  auth: Auth,
  body: HoldBody,
  { prepared, now }: { prepared: PreparedPage | null; now: Instant },
) {
  const offered = await requireHoldPage(db, auth.organization, body, prepared);
  const { timezone } = offered.owner;
  const parsed = parseStayBody(body, offered);
  if (parsed.issues.length > 0) throw buildValidationProblem(parsed.issues);
  const start = parsed.stay?.start ?? parseInstant(body.start, timezone, "/start");
  const page = { ...offered, duration: parsed.stay?.duration ?? offered.duration };
  const id = generateId();
  const expiresAt = new Date(now + body.minutes * MINUTE);
  const findRejection = async () => null;
  return withTransaction(db, async (tx) => {
    const request = { starts: [start], email: null };
    const held = await reserveTime<never>(tx, page, request, {
      id,
      now,
      expiresAt,
      findRejection,
    });
    if (held.outcome === "taken") throw await explainUnavailable(tx, auth, page, held, timezone, now);
    return {
      _id: id,
      user: held.hosts[0] ?? page.owner.id,
      page: page.bookpageId,
      type: page.appointmentTypeId,
      seat: pickSeats(page.settings) !== null,
      start: new Date(start),
      end: new Date(start + page.duration * MINUTE),
      expires_at: expiresAt,
    };
  });
}

async function requireHoldPage(
  db: Db,
  organization: OrganizationId,
  body: HoldBody,
  prepared: PreparedPage | null,
): Promise<BookablePage> {
  const { id, type } = prepared ?? (await resolvePageAddress(db, organization, body));
  const page =
    prepared?.loaded ?? (await loadBookablePageById(db, organization, { id, type, minutes: null }));
  if (!page)
    throw new ApiProblem("conflict", "The page has just been changed. Try again.", {
      reason: "page_changed",
    });
  const issues = page.grid.stay ? [] : findDurationIssues(body, page);
  if (issues.length > 0) throw buildValidationProblem(issues);
  return { ...page, duration: body.duration ?? page.duration };
}
