import { isRoomFree } from "@/lib/core/slots/filter-with-free-room";
import type { Interval } from "@/lib/core/time/interval";
import { listRoomsToLock } from "@/lib/domain/availability/rooms/find-rooms";
import { loadRooms } from "@/lib/domain/availability/rooms/load-rooms";
import { pickRoomsSetting } from "@/lib/domain/availability/rooms/pick-rooms-setting";
import { selectRooms } from "@/lib/domain/availability/rooms/select-rooms";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Counts the people who come; for a meeting with seats, all who may come. */
export function countEventAttendees(event: EventRow): number {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  return event.seats === null
    ? event.invitees.filter(({ id }) => !declined.has(id)).length
    : listEventHosts(event).length + event.seats;
}

/** Lists the rooms to lock before one is chosen for the event. */
export const listEventRooms = async (
  tx: Db,
  { organizationId, roomId }: EventRow,
  rules: PageRules | null,
): Promise<string[]> => [
  ...(await listRoomsToLock(tx, asOrganizationId(organizationId), rules?.settings)),
  ...(roomId === null ? [] : [roomId]),
];

/**
 * Selects the room of an event at a new time: the present one if it is free, else the smallest free one that meets the
 * page's requirements; throws 409 `slot_taken` if none is free. If the page requires no room, a manually assigned one
 * is kept if free, else released. The caller holds the rooms' locks.
 */
export async function selectEventRoom(
  tx: Db,
  event: EventRow,
  rules: PageRules | null,
  time: Interval,
): Promise<string | null> {
  const setting = rules && pickRoomsSetting(rules.settings);
  const current = event.roomId;
  if (!setting && current === null) return null;
  const ids = setting ? setting.any_of : current === null ? [] : [current];
  const rooms = await loadRooms(tx, asOrganizationId(event.organizationId), {
    from: time.start,
    to: time.end,
    except: [event.id],
    ...(ids && { ids }),
  });
  const fitting = setting ? selectRooms(rooms, setting, countEventAttendees(event)) : rooms;
  const free = fitting.filter(({ host }) => isRoomFree(host, time));
  const room = free.find(({ id }) => id === current) ?? free[0];
  if (!room && setting)
    throw new ApiProblem("slot_taken", "No room is free at this time.", { reason: "no_room" });
  return room?.id ?? null;
}
