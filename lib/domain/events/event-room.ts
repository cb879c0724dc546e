import { type RoomRow, toRoom } from "@/lib/domain/availability/rooms/list-rooms";
import type { Room } from "@/lib/domain/availability/rooms/room";

/** Where a meeting is that is or was confirmed; a request has none, whatever it had before. */
export const pickEventRoom = (event: { confirmedFlag: boolean; room: RoomRow | null }): Room | null =>
  event.confirmedFlag && event.room ? toRoom(event.room) : null;

/** A room as one of the places of its event. */
export const toEventPlace = ({ name, place }: Room) => ({
  name,
  address: place === name ? null : place,
  kind: "place",
  contact: null,
});
