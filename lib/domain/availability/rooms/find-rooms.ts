import type { Instant } from "@/lib/core/time/instant";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRooms } from "./list-rooms";
import { loadRooms } from "./load-rooms";
import { pickRoomsSetting } from "./pick-rooms-setting";
import type { TimedRoom } from "./room";
import { selectRooms } from "./select-rooms";

interface RoomSearch {
  /** How many come, the hosts included. */
  people: number;
  /** Meetings that overlap this range are read. */
  from: Instant;
  to: Instant;
  /** Events and holds that do not stand in their own way. */
  except?: readonly string[];
}

/** The rooms of which a meeting needs one, in the order in which they are taken; null where it needs none, and nothing is read. */
export async function findRooms(
  db: Db,
  organization: OrganizationId,
  custom: Pick<CustomSettings, "rooms"> | undefined,
  { people, ...range }: RoomSearch,
): Promise<TimedRoom[] | null> {
  const setting = custom ? pickRoomsSetting(custom) : null;
  if (!setting) return null;
  const ids = setting.any_of ?? undefined;
  return selectRooms(await loadRooms(db, organization, { ...range, ...(ids && { ids }) }), setting, people);
}

/** All that a meeting may take, however many come: to be locked before it is looked which is free. */
export async function listRoomsToLock(
  db: Db,
  organization: OrganizationId,
  custom: Pick<CustomSettings, "rooms"> | undefined,
): Promise<string[]> {
  const setting = custom ? pickRoomsSetting(custom) : null;
  if (!setting) return [];
  const { capacity, ...others } = setting;
  const rooms = await listRooms(db, organization);
  const open = capacity === "guests" ? others : setting;
  return selectRooms(rooms, open, 0).map(({ id }) => id);
}
