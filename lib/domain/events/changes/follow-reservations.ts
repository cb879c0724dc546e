import type { Instant } from "@/lib/core/time/instant";
import { queueOffers } from "@/lib/domain/availability/freed-time/queue-offers";
import { requireRoom } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts, reserve } from "@/lib/domain/availability/reservations/reserve";
import { chooseRoom, listEventRooms } from "@/lib/domain/events/changes/choose-room";
import { listHosts } from "@/lib/domain/events/confirmed-time";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { derivePhase } from "@/lib/domain/events/policy";
import { countFree } from "@/lib/domain/events/seats/count-taken";
import { takenPeriodOf } from "@/lib/domain/events/taken-period-of";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Lets the reservations follow a change: taken, moved, freed, or by other people. The host of a booking-page event
 * must be free at a new time, neither absent nor at a limit (409 `slot_taken`); for that its own reservation does not count.
 * A room is chosen for a new time, and answered: the event's own row is the caller's.
 * Every time, and every seat, that becomes free of an event does so here, between `was` and `is`, and is offered to those who
 * wait for it.
 */
export async function followReservations(
  tx: Db,
  organization: OrganizationId,
  before: EventRow,
  after: EventRow,
  now: Instant,
): Promise<{ room: string | null }> {
  const was = takenBy(before);
  const is = takenBy(after);
  if (JSON.stringify(was) === JSON.stringify(is)) return { room: after.roomId };
  const moves = is !== null && (is.start !== was?.start || is.end !== was.end);
  const booked = moves ? await findPageRules(tx, after) : null;
  // Where only guests come or go, no host's time is asked for.
  if (is && takesMore(was, is)) {
    const rooms = booked ? await listEventRooms(tx, after, booked.rules) : [];
    await lockHosts(tx, organization, [...is.exclusive, ...is.others, ...rooms]);
  }
  let room = after.roomId;
  if (booked && is) {
    const wanted = { ...booked, time: is, now, exceptEvent: after.id };
    for (const host of is.exclusive) await requireRoom(tx, organization, { ...wanted, host });
    room = await chooseRoom(tx, after, booked.rules, is);
  }
  await tx.reservation.deleteMany({ where: { organizationId: organization, eventId: after.id } });
  if (is) await reserve(tx, organization, { eventId: after.id, ...is, room });
  if (was) await queueOffers(tx, organization, [...was.exclusive, ...was.others], now);
  return { room };
}

type Taken = NonNullable<ReturnType<typeof takenBy>>;

const takesMore = (was: Taken | null, is: Taken): boolean =>
  was?.start !== is.start || was.end !== is.end || is.exclusive.some((host) => !was.exclusive.includes(host));

/** The time that the event takes of people, who declined excepted; null when it takes none. */
function takenBy(event: EventRow) {
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  if (derivePhase(event) !== "confirmed" || !date) return null;
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const invitees = event.invitees.filter(({ id }) => !declined.has(id));
  return {
    ...takenPeriodOf(date, event.timezone),
    ...listHosts({ creator: { userId: event.createdByUserId }, invitees, bookpage: event.bookpage }),
    room: event.roomId,
    ...pickSeated(event),
  };
}

/** What the reservation of a host says of an event with seats. */
function pickSeated(event: EventRow) {
  const seats = countFree(event);
  const { bookpageId, appointmentTypeId } = event;
  return seats === null || bookpageId === null ? {} : { seats, page: { bookpageId, appointmentTypeId } };
}
