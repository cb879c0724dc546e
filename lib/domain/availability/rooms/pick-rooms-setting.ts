import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { RoomsSetting } from "@/lib/domain/booking-pages/bookpages/rooms-schema";

/** What rooms a page, or a type of it, needs; null: none. */
export const pickRoomsSetting = ({ rooms }: Pick<CustomSettings, "rooms">): RoomsSetting | null =>
  rooms && rooms.needed !== false ? rooms : null;
