import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { readSchedule } from "@/lib/domain/availabilities/schedule";
import { pickDuration } from "@/lib/domain/bookpages/durations";
import { offerHost, pickGrid, toPageRules } from "@/lib/domain/bookpages/page-rules";
import type { Bookable, BookablePage } from "./bookable";

/** What bookers find on a page, or as a type of it. */
export interface Offer {
  page: BookablePage;
  type: BookablePage["types"][number] | null;
  isOpen: boolean;
  host: Host;
  grid: Pick<SlotSearch, "duration" | "step" | "align">;
}

export interface Offers {
  /** What holds for meetings that come from no page. */
  main: Schedule | null;
  list: readonly Offer[];
}

/** Every page with its types. */
export async function listOffers({ hours, pages, meetings, busy }: Bookable): Promise<Offers> {
  const schedules = new Map<string, Schedule>();
  for (const { id, text } of hours) schedules.set(id, await readSchedule(text));
  const main = [...schedules.values()][0] ?? null;
  const toOffer = (page: BookablePage, type: Offer["type"]): Offer => {
    const rules = toPageRules(page, type);
    const own = type?.availability_id ? schedules.get(type.availability_id) : undefined;
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      host: offerHost({ schedule: own ?? main, meetings, ...busy }, rules, meetings),
      grid: { duration: pickDuration(rules.custom), ...pickGrid(rules) },
    };
  };
  return { main, list: pages.flatMap((page) => [null, ...page.types].map((type) => toOffer(page, type))) };
}
