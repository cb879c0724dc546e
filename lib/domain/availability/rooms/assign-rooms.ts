import { isRoomFree } from "@/lib/core/slots/filter-with-free-room";
import type { Interval } from "@/lib/core/time/interval";
import type { TimedRoom } from "./room";

/**
 * For each of the times a room that is free then, null where none is: the same for all where one can be, else the one that
 * is free most often, and the first of the others. `rooms` are in the order in which they are to be taken; the times do not overlap.
 */
export function assignRooms(rooms: readonly TimedRoom[], times: readonly Interval[]): (TimedRoom | null)[] {
  const free = rooms.map(({ host }) => times.map((time) => isRoomFree(host, time)));
  const counts = free.map((ofRoom) => ofRoom.filter(Boolean).length);
  const most = counts.indexOf(Math.max(0, ...counts));
  const order = [most, ...rooms.keys()];
  return times.map((_, at) => rooms[order.find((room) => free[room]?.[at]) ?? -1] ?? null);
}
