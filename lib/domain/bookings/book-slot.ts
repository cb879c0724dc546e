import type { Instant } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";
import { countUse } from "@/lib/domain/booking-pages/links/count-use";
import type { LinkRefusal } from "@/lib/domain/booking-pages/links/open-link";
import { noteBooked } from "@/lib/domain/bookings/forms/responses/note-booked";
import { writeEvent } from "@/lib/domain/events/write-event";
import { countMemberTurn } from "@/lib/domain/people/teams/member-turns";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { BookingRequest } from "./booking-request";
import { composeEvent, findNamedUsers } from "./compose-event";
import { type Booked, deriveBookerKeys, findBooking } from "./find-booking";
import { findHosts, type LostTimes } from "./find-hosts";
import { findKept, toKeptId } from "./find-kept";
import { followLockedLink } from "./follow-link";
import { listGuests } from "./list-guests";
import { lockPageHosts } from "./lock-page-hosts";
import { hasTooManyOpen } from "./open-bookings";
import type { PageSettings } from "./public-page";
import { refuseUnwelcome, type Unwelcome } from "./refuse-unwelcome";
import { countHeldSeats } from "./seats/count-held-seats";
import { joinMeeting, type SeatRefusal } from "./seats/join-meeting";
import { joinOrMake } from "./seats/join-or-make";
import { writeSeries } from "./series/write-series";
import { stopWaiting } from "./stop-waiting";

/** `link`: it does not book, or no more. */
type BookingAttempt =
  | Booked
  | LostTimes
  | { outcome: "full" }
  | Unwelcome
  | { outcome: "link"; why: LinkRefusal }
  | SeatRefusal;

export type BookingOutcome = BookingAttempt | { outcome: "mail_limit" };

/**
 * Books on a public page: only times that the page offers, looked at again under the locks of its hosts, so that of
 * two people who want one time exactly one gets it and the other learns what is still free.
 */
export async function bookSlot(
  db: Db,
  page: PageSettings,
  request: BookingRequest,
  now: Instant,
): Promise<BookingOutcome> {
  try {
    return await inTransaction(db, (tx) => bookWithin(tx, page, request, now));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "mail_limit") return { outcome: "mail_limit" };
    // The exclusion constraint would refuse a double booking even if the check above had a fault.
    if (error.code !== "slot_taken") throw error;
    return { outcome: "taken", taken: request.starts, nearest: [] };
  }
}

/** The same as a part of a transaction, which an expected problem ends. */
export async function bookWithin(
  tx: Db,
  asked: PageSettings,
  request: BookingRequest,
  now: Instant,
): Promise<BookingAttempt> {
  const unwelcome = await refuseUnwelcome(tx, asked, request);
  if (unwelcome) return unwelcome;
  const [start] = request.starts;
  if (pickSeats(asked.custom) === null || start === undefined) return bookTime(tx, asked, request, now);
  const [key] = deriveBookerKeys(request.formId);
  const before = await findBefore(tx, asked, request);
  if (before) return before;
  const hold = toKeptId(request);
  return joinOrMake<BookingAttempt>(tx, asked, { start, hold }, now, {
    join: (meeting) => joinMeeting(tx, asked, request, meeting, { key, now }),
    make: (part) => bookTime(part, asked, request, now),
  });
}

const findBefore = (tx: Db, { organization }: PageSettings, { formId, isNew }: BookingRequest) =>
  isNew ? null : findBooking(tx, organization, formId);

/** A meeting of its own. Others wait for its hosts until the transaction ends: what can be read before is read before. */
async function bookTime(
  tx: Db,
  asked: PageSettings,
  request: BookingRequest,
  now: Instant,
): Promise<BookingAttempt> {
  const confirmed = asked.custom.auto_confirm === true;
  const [key] = deriveBookerKeys(request.formId);
  const [start] = request.starts;
  const users = await findNamedUsers(tx, asked, request);
  const held = await lockPageHosts(tx, asked);
  const before = await findBefore(tx, asked, request);
  if (before) return before;
  const followed = await followLockedLink(tx, asked, request.link, now);
  if ("refused" in followed) return { outcome: "link", why: followed.refused };
  const { page } = followed;

  const kept = await findKept(tx, page, request, now);
  if (kept && !request.offer) await releaseHold(tx, page.organization, kept.id);
  const found = await findHosts(tx, page, { ...request, kept }, held, now);
  if (found.outcome === "taken") return found;
  if (!request.isVouchedFor && (await hasTooManyOpen(tx, page, request, now))) return { outcome: "full" };

  const seats = pickSeats(page.custom);
  if (seats !== null) {
    const left = seats - (await countHeldSeats(tx, page, found.people, { start, hold: kept?.id }, now));
    if (listGuests(found.people, request).length >= left) return { outcome: "seats", left };
  }
  if (held)
    for (const turn of found.turns)
      await countMemberTurn(tx, page.organization, held.id, turn, held.assignment);
  if (page.link && !(await countUse(tx, page.organization, page.link.id, now)))
    return { outcome: "link", why: "used_up" };
  await stopWaiting(tx, page, request);
  const event = composeEvent(page, request, { key, confirmed, found, users, now });
  const { id } = request.series
    ? await writeSeries(tx, page, event, request.series, found.rooms ?? [], now)
    : await writeEvent(tx, page.organization, event, now);
  if (page.response) await noteBooked(tx, page.organization, page.response.id, { event: id, now });
  return { outcome: "booked", eventId: id, key, confirmed };
}
