import { isRoomFree } from "@/lib/core/slots/filter-with-free-room";
import type { Interval } from "@/lib/core/time/interval";
import type { TimedRoom } from "./room";

/**
 * Assigns a room to each time, or null if none is free. Prefers one room for all times, then the room that is
 * free most often, then the order of `rooms`. The times must not overlap.
 */
export function assignRooms(rooms: readonly TimedRoom[], times: readonly Interval[]): (TimedRoom | null)[] {
  const free = rooms.map(({ host }) => times.map((time) => isRoomFree(host, time)));
  const counts = free.map((ofRoom) => ofRoom.filter(Boolean).length);
  const most = counts.indexOf(Math.max(0, ...counts));
  const order = [most, ...rooms.keys()];
  return times.map((_, index) => rooms[order.find((room) => free[room]?.[index]) ?? -1] ?? null);
}
