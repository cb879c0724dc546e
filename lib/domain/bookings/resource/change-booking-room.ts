import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listRooms } from "@/lib/domain/availability/rooms/list-rooms";
import { ApiProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { findMeetingTime, listFreeRooms } from "@/lib/domain/events/changes/assign-room";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { listEventRooms } from "@/lib/domain/events/changes/select-event-room";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { addBookingFacts } from "./derive-booking-facts";
import { requireBookedEvent } from "./require-booked-event";
import type { RoomBody } from "./schema";

/**
 * Changes the room of a confirmed booking: to the named one, even if it does not suit the page's rules, or
 * else to the one that the page would pick now. Lock order: event, rooms.
 */
export async function changeBookingRoom(
  db: Db,
  target: EventTarget,
  { room: requestedRoom }: NonNullable<RoomBody>,
) {
  const { organization } = target;
  await requireBookedEvent(db, organization, target.id);
  const { event } = await changeEvent(db, target, "update", async (tx, row) => {
    const time = findMeetingTime(row);
    if (!time)
      throw new ApiProblem("conflict", "A request takes no room: confirm it first.", {
        reason: "room_unconfirmed",
      });
    if (time.end <= target.now)
      throw new ApiProblem("conflict", "The meeting is over.", { reason: "event_over" });
    if (requestedRoom === row.roomId) return null;
    if (requestedRoom === null) return { room: null, happened: "updated" };
    if (requestedRoom !== undefined) await requireKnownRoom(tx, row, requestedRoom);
    const { rules } = await findPageRules(tx, row);
    await lockHosts(tx, organization, [
      ...(await listEventRooms(tx, row, rules)),
      ...(requestedRoom === undefined ? [] : [requestedRoom]),
    ]);
    const free = await listFreeRooms(tx, row, time);
    const room = free.find(({ id, fits }) => (requestedRoom === undefined ? fits : id === requestedRoom));
    if (!room) throw buildRoomNotFreeProblem(requestedRoom);
    return room.id === row.roomId ? null : { room: room.id, happened: "updated" };
  });
  return addBookingFacts(event, target.now);
}

/** Handles GET /v2/bookings/:event_id/rooms. */
export async function listBookingRooms(db: Db, target: Pick<EventTarget, "organization" | "id">) {
  const event = await requireBookedEvent(db, target.organization, target.id);
  const time = findMeetingTime(event);
  const free = time ? await listFreeRooms(db, event, time) : [];
  return free.map(({ id, ...room }) => ({ _id: id, ...room, taken: id === event.roomId }));
}

async function requireKnownRoom(tx: Db, { organizationId }: EventRow, room: string) {
  const rooms = await listRooms(tx, asOrganizationId(organizationId));
  if (!rooms.some(({ id }) => id === room))
    throw buildUnknownFieldProblem("room", "is not a room of your organisation");
}

function buildRoomNotFreeProblem(requestedRoom: string | undefined): ApiProblem {
  if (requestedRoom === undefined)
    return new ApiProblem("slot_taken", "No room is free at this time.", { reason: "no_room" });
  return new ApiProblem("slot_taken", "This room is not free at this time.", {
    errors: [{ in: "body", pointer: "/room", code: "slot_taken", message: "is not free" }],
  });
}
