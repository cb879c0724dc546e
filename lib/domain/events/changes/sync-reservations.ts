import { asInstant, type Instant } from "@/lib/core/time/instant";
import { enqueueOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { requireBookable } from "@/lib/domain/availability/reservations/require-free";
import { lockHosts, reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listEventRooms, selectEventRoom } from "@/lib/domain/events/changes/select-event-room";
import { listOccupiedUsers } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { countFreeSeats } from "@/lib/domain/events/seats/count-taken-seats";
import { parseEventStay } from "@/lib/domain/events/stay/event-stay";
import { listStepParts, parseEventSteps } from "@/lib/domain/events/steps/event-steps";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Updates the reservations after a change of time, state or participants, and selects a room for a new time; the
 * caller writes the returned room to the event's row. Hosts of a booking-page event must be free at a new time,
 * neither absent nor at a limit (409 `slot_taken`); the event's present reservation does not count. All time and seats
 * that an event frees pass through here and are offered to the waiting list.
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
  // Changes of guests alone need no locks on hosts.
  if (is && isExtended(was, is)) {
    const rooms = booked ? await listEventRooms(tx, after, booked.rules) : [];
    await lockHosts(tx, organization, [...is.exclusive, ...is.others, ...rooms]);
  }
  let room = after.roomId;
  if (booked && is) {
    const request = { ...booked, time: is, now, exceptEvent: after.id };
    for (const { host, ...time } of listRequiredParts(is))
      await requireBookable(tx, organization, { ...request, host, time });
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

/** Lists the times at which each host must be free. */
const listRequiredParts = ({ exclusive, parts, start, end }: Occupancy) =>
  parts ?? exclusive.map((host) => ({ host, start, end }));

/** Derives the time that the event takes and its users, without those who declined; null if it takes none. */
function deriveOccupancy(event: EventRow) {
  const date = event.dates.find(({ id }) => id === event.confirmedDateId);
  if (deriveEventPhase(event) !== "confirmed" || !date) return null;
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const invitees = event.invitees.filter(({ id }) => !declined.has(id));
  const occupied = listOccupiedUsers({
    creator: { userId: event.createdByUserId },
    invitees,
    bookpage: event.bookpage,
  });
  return {
    ...toTakenPeriod(date, event.timezone),
    ...occupied,
    parts: listOccupiedParts(event, asInstant(+date.startsAt), occupied.exclusive),
    room: event.roomId,
    ...pickSeats(event),
    ...pickShared(event),
  };
}

/** Lists the parts of the steps of an event; of hosts who left or declined there are none. */
function listOccupiedParts(event: EventRow, start: Instant, hosts: readonly string[]) {
  const steps = parseEventSteps(event);
  return steps ? listStepParts(steps, start).filter(({ host }) => hosts.includes(host)) : undefined;
}

/** Picks what the reservation of a stay has that others may overlap. */
function pickShared(event: EventRow) {
  const { bookpageId, appointmentTypeId } = event;
  return parseEventStay(event)?.shared && bookpageId !== null
    ? { shared: true, page: { bookpageId, appointmentTypeId } }
    : {};
}

/** Picks the seat data that a host's reservation of an event with seats has. */
function pickSeats(event: EventRow) {
  const seats = countFreeSeats(event);
  const { bookpageId, appointmentTypeId } = event;
  return seats === null || bookpageId === null ? {} : { seats, page: { bookpageId, appointmentTypeId } };
}
