import type { Instant } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { incrementLinkUses } from "@/lib/domain/booking-pages/links/increment-link-uses";
import type { LinkRejection } from "@/lib/domain/booking-pages/links/resolve-link-token";
import { recordBookedEvent } from "@/lib/domain/bookings/forms/responses/record-booked-event";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { insertEvent } from "@/lib/domain/events/insert-event";
import { recordMemberAssignment } from "@/lib/domain/people/teams/assignment-state";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { BookingRequest } from "./booking-request";
import { buildBookingEvent } from "./build-booking-event";
import { type BookedOutcome, deriveBookerKeys, findBookingByForm } from "./find-booking-by-form";
import { findHosts } from "./find-hosts";
import { findOwnHold, toOwnHoldId } from "./find-own-hold";
import { hasTooManyBookings } from "./has-too-many-bookings";
import { listBookingGuests } from "./list-booking-guests";
import { lockPageHosts } from "./lock-page-hosts";
import type { BookablePage } from "./public-page";
import { recordBookingConsent } from "./record-booking-consent";
import { removeFromWaitingList } from "./remove-from-waiting-list";
import { type AttendingUser, type BlockedGuests, resolveAttendees } from "./resolve-attendees";
import { resolveLockedLink } from "./resolve-link";
import { countHeldSeats } from "./seats/count-held-seats";
import { joinMeeting, type SeatRejection } from "./seats/join-meeting";
import { joinOrCreate } from "./seats/join-or-create";
import { createSeriesEvents } from "./series/create-series-events";
import type { UnavailableTimes } from "./unavailable-times";

/** `link`: the link does not allow the booking. */
type BookingAttempt =
  | BookedOutcome
  | UnavailableTimes
  | { outcome: "full" }
  | BlockedGuests
  | { outcome: "link"; why: LinkRejection }
  | SeatRejection;

export type BookingOutcome = BookingAttempt | { outcome: "mail_limit" };

/**
 * Books a slot on a public page. The slot is checked again under the locks of its hosts: of two concurrent
 * bookers exactly one gets it, and the other gets the nearest free slots.
 */
export async function bookSlot(
  db: Db,
  page: BookablePage,
  request: BookingRequest,
  now: Instant,
): Promise<BookingOutcome> {
  try {
    return await withTransaction(db, (tx) => bookInTransaction(tx, page, request, now));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "mail_limit") return { outcome: "mail_limit" };
    // The exclusion constraint rejects a double booking even if the check above is wrong.
    if (error.code !== "slot_taken") throw error;
    return { outcome: "taken", taken: request.starts, nearest: [] };
  }
}

/** Books within the caller's transaction. An expected `ApiProblem` aborts that transaction. */
export async function bookInTransaction(
  tx: Db,
  page: BookablePage,
  request: BookingRequest,
  now: Instant,
): Promise<BookingAttempt> {
  const outcome = await bookMeeting(tx, page, request, now);
  if (outcome.outcome === "booked") await recordBookingConsent(tx, page, request, outcome.eventId, now);
  return outcome;
}

async function bookMeeting(
  tx: Db,
  requestedPage: BookablePage,
  request: BookingRequest,
  now: Instant,
): Promise<BookingAttempt> {
  const attendees = await resolveAttendees(tx, requestedPage, request);
  if (attendees.outcome === "unwelcome") return attendees;
  const { users } = attendees;
  const [start] = request.starts;
  if (pickSeats(requestedPage.settings) === null || start === undefined)
    return bookNewMeeting(tx, requestedPage, request, { users, now });
  const [key] = deriveBookerKeys(request.formId);
  const before = await findEarlierBooking(tx, requestedPage, request);
  if (before) return before;
  const hold = toOwnHoldId(request);
  return joinOrCreate<BookingAttempt>(tx, requestedPage, { start, hold }, now, {
    join: (meeting) => joinMeeting(tx, requestedPage, request, meeting, { key, users, now }),
    create: (part) => bookNewMeeting(part, requestedPage, request, { users, now }),
  });
}

const findEarlierBooking = (tx: Db, { organization }: BookablePage, { formId, isNew }: BookingRequest) =>
  isNew ? null : findBookingByForm(tx, organization, formId);

/**
 * Books a meeting that does not exist yet. Other transactions wait for its hosts until this one ends, so
 * reads that need no lock come first.
 */
async function bookNewMeeting(
  tx: Db,
  requestedPage: BookablePage,
  request: BookingRequest,
  { users, now }: { users: readonly AttendingUser[]; now: Instant },
): Promise<BookingAttempt> {
  const confirmed = requestedPage.settings.auto_confirm === true;
  const [key] = deriveBookerKeys(request.formId);
  const [start] = request.starts;
  const lockedTeam = await lockPageHosts(tx, requestedPage);
  const before = await findEarlierBooking(tx, requestedPage, request);
  if (before) return before;
  const resolution = await resolveLockedLink(tx, requestedPage, request.link, now);
  if ("refused" in resolution) return { outcome: "link", why: resolution.refused };
  const { page } = resolution;

  const ownHold = await findOwnHold(tx, page, request, now);
  if (ownHold && !request.offer) await releaseHold(tx, page.organization, ownHold.id);
  const found = await findHosts(tx, page, { ...request, ownHold }, lockedTeam, now);
  if (found.outcome === "taken") return found;
  if (!request.isVouchedFor && (await hasTooManyBookings(tx, page, request, now))) return { outcome: "full" };

  const seats = pickSeats(page.settings);
  if (seats !== null) {
    const left = seats - (await countHeldSeats(tx, page, found.people, { start, hold: ownHold?.id }, now));
    if (listBookingGuests(found.people, request).length >= left) return { outcome: "seats", left };
  }
  if (lockedTeam)
    for (const member of found.assignedMembers)
      await recordMemberAssignment(tx, page.organization, lockedTeam.id, member, lockedTeam.assignment);
  if (page.link && !(await incrementLinkUses(tx, page.organization, page.link.id, now)))
    return { outcome: "link", why: "used_up" };
  await removeFromWaitingList(tx, page, request);
  const event = buildBookingEvent(page, request, { key, confirmed, found, users, now });
  const { id } = request.series
    ? await createSeriesEvents(tx, page, event, request.series, found.rooms ?? [], now)
    : await insertEvent(tx, page.organization, event, now);
  if (page.response) await recordBookedEvent(tx, page.organization, page.response.id, { event: id, now });
  return { outcome: "booked", eventId: id, key, confirmed };
}
