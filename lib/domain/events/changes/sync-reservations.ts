import type { Instant } from "@/lib/core/time/instant";
import { enqueueOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { requireBookable } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts, reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listEventRooms, selectEventRoom } from "@/lib/domain/events/changes/select-event-room";
import { listOccupiedUsers } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { countFreeSeats } from "@/lib/domain/events/seats/count-taken-seats";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Lets the reservations follow a change: taken, moved, freed, or by other people. The host of a booking-page event
 * must be free at a new time, neither absent nor at a limit (409 `slot_taken`); for that its own reservation does not count.
 * A room is chosen for a new time, and answered: the event's own row is the caller's.
 * Every time, and every seat, that becomes free of an event does so here, between `was` and `is`, and is offered to those who
 * wait for it.
 */
export async function syncReservations(
  tx: Db,
  organization: OrganizationId,
  before: EventRow,
  after: EventRow,
  now: Instant,
): Promise<{ room: string | null }> {
  const was = deriveOccupancy(before);
  const is = deriveOccupancy(after);
  if (JSON.stringify(was) === JSON.stringify(is)) return { room: after.roomId };
  const moves = is !== null && (is.start !== was?.start || is.end !== was.end);
  const booked = moves ? await findPageRules(tx, after) : null;
  // Where only guests come or go, no host's time is asked for.
  if (is && isExtended(was, is)) {
    const rooms = booked ? await listEventRooms(tx, after, booked.rules) : [];
    await lockHosts(tx, organization, [...is.exclusive, ...is.others, ...rooms]);
  }
  let room = after.roomId;
  if (booked && is) {
    const wanted = { ...booked, time: is, now, exceptEvent: after.id };
    for (const host of is.exclusive) await requireBookable(tx, organization, { ...wanted, host });
    room = await selectEventRoom(tx, after, booked.rules, is);
  }
  await tx.reservation.deleteMany({ where: { organizationId: organization, eventId: after.id } });
  if (is) await reserveHosts(tx, organization, { eventId: after.id, ...is, room });
  if (was) await enqueueOffers(tx, organization, [...was.exclusive, ...was.others], now);
  return { room };
}

type Occupancy = NonNullable<ReturnType<typeof deriveOccupancy>>;

const isExtended = (was: Occupancy | null, is: Occupancy): boolean =>
  was?.start !== is.start || was.end !== is.end || is.exclusive.some((host) => !was.exclusive.includes(host));

/** The time that the event takes of people, who declined excepted; null when it takes none. */
function deriveOccupancy(event: EventRow) {
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  if (deriveEventPhase(event) !== "confirmed" || !date) return null;
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const invitees = event.invitees.filter(({ id }) => !declined.has(id));
  return {
    ...toTakenPeriod(date, event.timezone),
    ...listOccupiedUsers({ creator: { userId: event.createdByUserId }, invitees, bookpage: event.bookpage }),
    room: event.roomId,
    ...pickSeats(event),
  };
}

/** What the reservation of a host says of an event with seats. */
function pickSeats(event: EventRow) {
  const seats = countFreeSeats(event);
  const { bookpageId, appointmentTypeId } = event;
  return seats === null || bookpageId === null ? {} : { seats, page: { bookpageId, appointmentTypeId } };
}
