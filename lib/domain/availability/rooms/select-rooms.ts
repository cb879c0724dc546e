import type { RoomsSetting } from "@/lib/domain/booking-pages/bookpages/rooms-schema";
import type { Room } from "./room";

/**
 * Returns the rooms that suit the number of people, the smallest first, then by name. Rooms of unknown
 * capacity come last.
 */
export function selectRooms<R extends Room>(
  rooms: readonly R[],
  { any_of: ids, place, capacity }: RoomsSetting,
  people: number,
): R[] {
  const minCapacity = capacity === "guests" ? people : capacity;
  return rooms
    .filter(
      (room) =>
        (!ids || ids.includes(room.id)) &&
        (place === undefined || isInPlace(room, place)) &&
        (minCapacity === undefined || (room.capacity !== null && room.capacity >= minCapacity)),
    )
    .sort(compareBySize);
}

const compareBySize = (a: Room, b: Room): number =>
  (a.capacity ?? Number.MAX_SAFE_INTEGER) - (b.capacity ?? Number.MAX_SAFE_INTEGER) ||
  a.name.localeCompare(b.name, "en") ||
  (a.id < b.id ? -1 : 1);

const normalizeWords = (words: string) => words.trim().replace(/\s+/g, " ").toLowerCase();

function isInPlace({ place }: Room, name: string): boolean {
  if (place === null) return false;
  return [place, ...place.split(",")].some((words) => normalizeWords(words) === normalizeWords(name));
}
