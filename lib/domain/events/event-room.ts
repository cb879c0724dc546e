import { type RoomRow, toRoom } from "@/lib/domain/availability/rooms/list-rooms";
import type { Room } from "@/lib/domain/availability/rooms/room";

/** Picks the room of a meeting that is or was confirmed; requests have none. */
export const pickEventRoom = (event: { confirmedFlag: boolean; room: RoomRow | null }): Room | null =>
  event.confirmedFlag && event.room ? toRoom(event.room) : null;

/** Formats a room as a location of its event. */
export const toEventPlace = ({ name, place }: Room) => ({
  name,
  address: place === name ? null : place,
  kind: "place",
  contact: null,
});
