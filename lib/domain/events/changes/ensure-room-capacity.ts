import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { pickRoomsSetting } from "@/lib/domain/availability/rooms/pick-rooms-setting";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findMeetingTime, listFreeRooms } from "./assign-room";
import { countEventAttendees, listEventRooms } from "./select-event-room";

/**
 * Checks the room of a meeting that more people attend than before. If its page requires a room for all of them and
 * this one is too small, returns the smallest free one that fits, else the present one, which then has a warning. The
 * caller holds the event's lock.
 */
export async function ensureRoomCapacity(tx: Db, before: EventRow, after: EventRow): Promise<string | null> {
  const { room, roomId } = after;
  const attendees = countEventAttendees(after);
  if (!room || room.capacity === null || attendees <= Math.max(room.capacity, countEventAttendees(before)))
    return roomId;
  const time = findMeetingTime(after);
  const { rules } = await findPageRules(tx, after);
  const setting = rules && pickRoomsSetting(rules.settings);
  if (!time || setting?.capacity !== "guests") return roomId;
  await lockHosts(tx, asOrganizationId(after.organizationId), await listEventRooms(tx, after, rules));
  const free = await listFreeRooms(tx, after, time);
  return free.find(({ fits }) => fits)?.id ?? roomId;
}
