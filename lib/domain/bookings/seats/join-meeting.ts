import type { Instant } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { incrementLinkUses } from "@/lib/domain/booking-pages/links/increment-link-uses";
import type { LinkRejection } from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { buildBookingEvent } from "@/lib/domain/bookings/build-booking-event";
import type { BookedOutcome } from "@/lib/domain/bookings/find-booking-by-form";
import { findOwnHold } from "@/lib/domain/bookings/find-own-hold";
import { recordBookedEvent } from "@/lib/domain/bookings/forms/responses/record-booked-event";
import { hasTooManyBookings } from "@/lib/domain/bookings/has-too-many-bookings";
import { isAllowedByLink } from "@/lib/domain/bookings/is-allowed-by-link";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { removeFromWaitingList } from "@/lib/domain/bookings/remove-from-waiting-list";
import type { AttendingUser } from "@/lib/domain/bookings/resolve-attendees";
import { resolveLockedLink } from "@/lib/domain/bookings/resolve-link";
import { Precondition } from "@/lib/domain/contracts/etag";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Participant } from "@/lib/domain/events/new-event";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import { addBookingGroup } from "./add-booking-group";
import { isSeatOffered } from "./is-seat-offered";
import { listSeatedMeetings } from "./list-seated-meetings";

/** `seats`: too few are left for the guests. `seated`: the address already has one. */
export type SeatRejection = { outcome: "seats"; left: number } | { outcome: "seated" };

type SeatOutcome =
  | BookedOutcome
  | SeatRejection
  | { outcome: "full" }
  | { outcome: "link"; why: LinkRejection };

interface SeatContext {
  key: string;
  users: readonly AttendingUser[];
  now: Instant;
}

/**
 * Takes seats for booker and guests in an existing meeting; null if it is no longer offered. The caller holds
 * the event's lock.
 */
export async function joinMeeting(
  tx: Db,
  requestedPage: BookablePage,
  request: BookingRequest,
  id: string,
  { key, users, now }: SeatContext,
): Promise<SeatOutcome | null> {
  const { organization } = requestedPage;
  const resolution = await resolveLockedLink(tx, requestedPage, request.link, now);
  if ("refused" in resolution) return { outcome: "link", why: resolution.refused };
  const { page } = resolution;
  const [start] = request.starts;
  if (start === undefined) return null;
  const ownHold = await findOwnHold(tx, page, request, now);
  // A hold of a whole time is not a seat of this meeting.
  if (request.holdId && ownHold && !ownHold.isSeat) return null;
  const isHeld = ownHold !== null && ownHold.hosts.length > 0 && start >= now && isAllowedByLink(page, start);
  if (!isHeld && !(await isSeatOffered(tx, page, { start, hold: ownHold?.id }, now))) return null;
  if (!request.isVouchedFor && (await hasTooManyBookings(tx, page, request, now))) return { outcome: "full" };

  let rejection: SeatOutcome | null = null;
  const target = { organization, id, precondition: new Precondition(null), now };
  const { happened } = await changeEvent(tx, target, "invite", async (_, event) => {
    const time = event.dates.find((date) => date.id === event.confirmedDateId);
    if (deriveEventPhase(event) !== "confirmed" || +(time?.startsAt ?? 0) !== start) return null;
    const found = { outcome: "found", people: listMeetingHosts(page, event), assignedMembers: [] } as const;
    const { invitees, messages } = buildBookingEvent(page, request, {
      users,
      key,
      confirmed: true,
      found,
      now,
    });
    const group = invitees.filter(({ host }) => !host);
    const meetings = await listSeatedMeetings(tx, page, { start, hold: ownHold?.id }, now);
    const left = meetings.find((one) => one.id === id)?.free ?? 0;
    if (left <= 0) return null;
    rejection = rejectBookingGroup(event, group, left);
    if (rejection) return null;
    if (page.link && !(await incrementLinkUses(tx, organization, page.link.id, now))) {
      rejection = { outcome: "link", why: "used_up" };
      return null;
    }
    await removeFromWaitingList(tx, page, request);
    if (ownHold) await releaseHold(tx, organization, ownHold.id);
    if (page.response) await recordBookedEvent(tx, organization, page.response.id, { event: id, now });
    await addBookingGroup(tx, event, group, messages, now);
    return { happened: "new_invitee" };
  });
  return happened ? { outcome: "booked", eventId: id, key, confirmed: true } : rejection;
}

/** Returns the hosts of the meeting, the organizer first. */
function listMeetingHosts({ people, owner }: BookablePage, event: EventRow) {
  const hostIds = listEventHosts(event);
  const [host = owner, ...others] = hostIds.flatMap((id) => people.find((one) => one.id === id) ?? []);
  return [host, ...others] as const;
}

/** Returns null if the seats suffice for all. */
function rejectBookingGroup(
  event: EventRow,
  group: readonly Participant[],
  left: number,
): SeatRejection | null {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const isSeated = ({ email }: Participant) =>
    email !== null && event.invitees.some((one) => one.email === email && !declined.has(one.id));
  const booker = group.find(({ isBrought }) => !isBrought);
  if (!booker || isSeated(booker)) return { outcome: "seated" };
  return group.filter((one) => !isSeated(one)).length > left ? { outcome: "seats", left } : null;
}
