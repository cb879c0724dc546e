import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import { applyBlockingCalendars } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { applySeats } from "@/lib/domain/availability/free-slots/load-seated-times";
import { applyCapacity, type SharedStay } from "@/lib/domain/availability/free-slots/load-stays";
import { buildRoomSchedule } from "@/lib/domain/availability/rooms/build-room-schedule";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import {
  applyRulesToHost,
  type PageRules,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { loadPageRooms } from "@/lib/domain/bookings/load-page-rooms";
import type { BookableUser, PreviewedPage } from "./bookable";
import { listSeatedSlots } from "./list-seated-slots";

/** The slot search of a page, or of one of its types. */
export interface PageSlotSearch {
  page: PreviewedPage;
  type: PreviewedPage["types"][number] | null;
  isOpen: boolean;
  /** Hosts by user id. */
  hosts: ReadonlyMap<string, Host>;
  match: HostMatch;
  grid: Pick<SlotSearch, "duration" | "step" | "align" | "spread" | "rooms" | "stay" | "steps">;
}

export interface PageSlotSearches {
  /** Hours for meetings without a page. */
  main: Schedule | null;
  list: readonly PageSlotSearch[];
}

export type PageRooms = Awaited<ReturnType<typeof loadPageRooms>>;

/** Lists the rules of a page and its types. */
export const listPageRules = (page: PreviewedPage & { team?: string }): PageRules[] =>
  [null, ...page.types].map((type) => toPageRules(page, type));

/** Builds slot searches for all pages of a user with their types. */
export async function buildPageSlotSearches(
  { user, hours, pages, meetings, busy, calendars, room, timezone }: BookableUser,
  pickRooms: PageRooms,
): Promise<PageSlotSearches> {
  const schedules = new Map<string, Schedule>();
  for (const { id, text } of hours) schedules.set(id, await parseSchedule(text));
  const mainHours = [...schedules.values()][0] ?? null;
  const main = room ? buildRoomSchedule(mainHours, { zone: timezone, absences: room.absences }) : mainHours;
  const toOffer = (page: PreviewedPage, type: PageSlotSearch["type"]): PageSlotSearch => {
    const rules = toPageRules(page, type);
    const ofType = type?.availability_id ? schedules.get(type.availability_id) : undefined;
    const offered = applyRulesToHost({ schedule: ofType ?? main, meetings, ...busy }, rules, meetings);
    const blocked = applyBlockingCalendars(offered, user, rules, calendars);
    const seated = applySeats(blocked, user, rules, listSeatedSlots(page, meetings));
    const rooms = pickRooms(rules, { match: "all", asked: 1 });
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      hosts: new Map([[user, applyCapacity(seated, user, rules, listSharedStays(page, meetings))]]),
      match: "all",
      grid: { duration: pickDuration(rules.settings), ...pickGrid(rules, rooms) },
    };
  };
  return { main, list: pages.flatMap((page) => [null, ...page.types].map((type) => toOffer(page, type))) };
}

/** Lists the bookings of a page and its types, of which a page with a capacity lets several overlap. */
const listSharedStays = ({ id }: PreviewedPage, meetings: BookableUser["meetings"]): SharedStay[] =>
  meetings
    .filter(({ page, seats }) => page === id && seats === null)
    .map(({ host, type, start, end }) => ({
      host,
      type,
      starts_at: new Date(start),
      ends_at: new Date(end),
    }));
