import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRooms } from "./list-rooms";
import { loadRooms } from "./load-rooms";
import { pickRoomsSetting } from "./pick-rooms-setting";
import type { TimedRoom } from "./room";
import { selectRooms } from "./select-rooms";

interface RoomSearch {
  /** Number of people including the hosts. */
  people: number;
  /** Selects the meetings that overlap. */
  from: Instant;
  to: Instant;
  /** Events and holds that do not block the rooms. */
  except?: readonly string[];
}

/** Finds rooms that suit the meeting, in order of preference; null if it needs none, without a query. */
export async function findRooms(
  db: Db,
  organization: OrganizationId,
  settings: Pick<PageSettings, "rooms"> | undefined,
  { people, ...range }: RoomSearch,
): Promise<TimedRoom[] | null> {
  const setting = settings ? pickRoomsSetting(settings) : null;
  if (!setting) return null;
  const ids = setting.any_of ?? undefined;
  return selectRooms(await loadRooms(db, organization, { ...range, ...(ids && { ids }) }), setting, people);
}

/** Lists all rooms that the meeting could use with any number of guests, to be locked before the check. */
export async function listRoomsToLock(
  db: Db,
  organization: OrganizationId,
  settings: Pick<PageSettings, "rooms"> | undefined,
): Promise<string[]> {
  const setting = settings ? pickRoomsSetting(settings) : null;
  if (!setting) return [];
  const { capacity, ...others } = setting;
  const rooms = await listRooms(db, organization);
  const open = capacity === "guests" ? others : setting;
  return selectRooms(rooms, open, 0).map(({ id }) => id);
}
