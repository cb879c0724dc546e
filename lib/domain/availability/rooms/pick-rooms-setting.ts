import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { RoomsSetting } from "@/lib/domain/booking-pages/bookpages/rooms-schema";

/** Returns the setting of a page or type that needs a room; otherwise null. */
export const pickRoomsSetting = ({ rooms }: Pick<PageSettings, "rooms">): RoomsSetting | null =>
  rooms && rooms.needed !== false ? rooms : null;
