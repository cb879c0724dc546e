import { isRoomFree } from "@/lib/core/slots/filter-with-free-room";
import type { Interval } from "@/lib/core/time/interval";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { loadRooms } from "@/lib/domain/availability/rooms/load-rooms";
import { pickRoomsSetting } from "@/lib/domain/availability/rooms/pick-rooms-setting";
import type { Room } from "@/lib/domain/availability/rooms/room";
import { selectRooms } from "@/lib/domain/availability/rooms/select-rooms";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { toTakenPeriod } from "@/lib/domain/events/to-taken-period";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { countEventAttendees, listEventRooms } from "./select-event-room";

/** Finds the time for which the event needs a room; null if it is not confirmed. */
export function findMeetingTime(event: EventRow): Interval | null {
  const date = event.dates.find(({ id }) => event.confirmedFlag && id === event.confirmedDateId);
  return date ? toTakenPeriod(date, event.timezone) : null;
}

/**
 * Lists the rooms that are free for a meeting, first those that its page prefers, last those that do not fit. The
 * caller holds their locks.
 */
export async function listFreeRooms(tx: Db, event: EventRow, time: Interval): Promise<FreeRoom[]> {
  const rooms = await loadRooms(tx, asOrganizationId(event.organizationId), {
    from: time.start,
    to: time.end,
    except: [event.id],
  });
  const { rules } = await findPageRules(tx, event);
  const setting = (rules && pickRoomsSetting(rules.settings)) ?? {};
  const fitting = selectRooms(rooms, setting, countEventAttendees(event)).map(({ id }) => id);
  return selectRooms(rooms, {}, 0)
    .filter(({ host }) => isRoomFree(host, time))
    .map(({ host: _, ...room }) => ({ ...room, fits: fitting.includes(room.id) }))
    .sort((a, b) => Number(b.fits) - Number(a.fits));
}

interface FreeRoom extends Room {
  /** True if the room meets the page's requirements. */
  fits: boolean;
}

/** Assigns another free and fitting room, or none. The caller holds the event's lock. */
export async function assignOtherRoom(
  tx: Db,
  event: EventRow,
): Promise<{ room: string | null; happened: "updated" }> {
  const time = findMeetingTime(event);
  const { rules } = await findPageRules(tx, event);
  await lockHosts(tx, asOrganizationId(event.organizationId), await listEventRooms(tx, event, rules));
  const free = time ? await listFreeRooms(tx, event, time) : [];
  const next = free.find(({ id, fits }) => fits && id !== event.roomId);
  return { room: next?.id ?? null, happened: "updated" };
}
