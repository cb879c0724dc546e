import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Instant } from "@/lib/core/time/instant";
import {
  computeRequiredCapacity,
  countHosts,
} from "@/lib/domain/availability/rooms/compute-required-capacity";
import { loadRooms } from "@/lib/domain/availability/rooms/load-rooms";
import { pickRoomsSetting } from "@/lib/domain/availability/rooms/pick-rooms-setting";
import { selectRooms } from "@/lib/domain/availability/rooms/select-rooms";
import type { PageGrid, PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Returns the rooms that suit the page or type, with space for at least hosts and booker. */
type PageRooms = (rules: PageRules, hosts: { match: HostMatch; asked: number }) => PageGrid["rooms"];

interface Range {
  from: Instant;
  to: Instant;
  exceptEvent?: string;
}

/** Loads the rooms that the page and its types need, by one statement or none. */
export async function loadPageRooms(
  db: Db,
  organization: OrganizationId,
  all: readonly PageRules[],
  { from, to, exceptEvent }: Range,
): Promise<PageRooms> {
  if (all.every(({ settings }) => pickRoomsSetting(settings) === null)) return () => undefined;
  const except = exceptEvent === undefined ? [] : [exceptEvent];
  const rooms = await loadRooms(db, organization, { from, to, except });
  return ({ settings }, { match, asked: hostCount }) => {
    const setting = pickRoomsSetting(settings);
    if (!setting) return undefined;
    const people = computeRequiredCapacity(settings, { hosts: countHosts(match, hostCount), guests: 0 });
    return selectRooms(rooms, setting, people).map(({ host }) => host);
  };
}
