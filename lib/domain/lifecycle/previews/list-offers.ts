import type { Match } from "@/lib/core/slots/match";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { readSchedule } from "@/lib/domain/availability/availabilities/schedule";
import { blockHost } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { seatHost } from "@/lib/domain/availability/free-slots/load-seated";
import { openRoom } from "@/lib/domain/availability/rooms/room-hours";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import {
  offerHost,
  type PageRules,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { loadPageRooms } from "@/lib/domain/bookings/page-rooms";
import type { Bookable, BookablePage } from "./bookable";
import { listSeated } from "./list-seated";

/** What bookers find on a page, or as a type of it. */
export interface Offer {
  page: BookablePage;
  type: BookablePage["types"][number] | null;
  isOpen: boolean;
  /** By the ids of whose they are. */
  hosts: ReadonlyMap<string, Host>;
  match: Match;
  grid: Pick<SlotSearch, "duration" | "step" | "align" | "rooms">;
}

export interface Offers {
  /** What holds for meetings that come from no page. */
  main: Schedule | null;
  list: readonly Offer[];
}

export type PageRooms = Awaited<ReturnType<typeof loadPageRooms>>;

/** By what a page and its types are booked. */
export const listRules = (page: BookablePage & { team?: string }): PageRules[] =>
  [null, ...page.types].map((type) => toPageRules(page, type));

/** Every page of a person with its types. */
export async function listOffers(
  { user, hours, pages, meetings, busy, calendars, room, timezone }: Bookable,
  pickRooms: PageRooms,
): Promise<Offers> {
  const schedules = new Map<string, Schedule>();
  for (const { id, text } of hours) schedules.set(id, await readSchedule(text));
  const own = [...schedules.values()][0] ?? null;
  const main = room ? openRoom(own, { zone: timezone, absences: room.absences }) : own;
  const toOffer = (page: BookablePage, type: Offer["type"]): Offer => {
    const rules = toPageRules(page, type);
    const ofType = type?.availability_id ? schedules.get(type.availability_id) : undefined;
    const offered = offerHost({ schedule: ofType ?? main, meetings, ...busy }, rules, meetings);
    const blocked = blockHost(offered, user, rules, calendars);
    const rooms = pickRooms(rules, { match: "all", asked: 1 });
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      hosts: new Map([[user, seatHost(blocked, user, rules, listSeated(page, meetings))]]),
      match: "all",
      grid: { duration: pickDuration(rules.custom), ...pickGrid(rules, rooms) },
    };
  };
  return { main, list: pages.flatMap((page) => [null, ...page.types].map((type) => toOffer(page, type))) };
}
