import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { readSchedule } from "@/lib/domain/availabilities/schedule";
import { pickDuration } from "@/lib/domain/bookpages/durations";
import { offerHost, pickGrid, toPageRules } from "@/lib/domain/bookpages/page-rules";
import { blockHost } from "@/lib/domain/free-slots/blocking-calendars";
import { type SeatedTime, seatHost } from "@/lib/domain/free-slots/load-seated";
import { openRoom } from "@/lib/domain/rooms/room-hours";
import type { Bookable, BookablePage, BookedMeeting } from "./bookable";

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
export async function listOffers({
  user,
  hours,
  pages,
  meetings,
  busy,
  calendars,
  room,
  timezone,
}: Bookable): Promise<Offers> {
  const schedules = new Map<string, Schedule>();
  for (const { id, text } of hours) schedules.set(id, await readSchedule(text));
  const own = [...schedules.values()][0] ?? null;
  const main = room ? openRoom(own, { zone: timezone, absences: room.absences }) : own;
  const toOffer = (page: BookablePage, type: Offer["type"]): Offer => {
    const rules = toPageRules(page, type);
    const ofType = type?.availability_id ? schedules.get(type.availability_id) : undefined;
    return {
      page,
      type,
      isOpen: page.active && (type?.active ?? true),
      host: seatHost(
        blockHost(
          offerHost({ schedule: ofType ?? main, meetings, ...busy }, rules, meetings),
          user,
          rules,
          calendars,
        ),
        user,
        rules,
        listSeated(user, page, meetings),
      ),
      grid: { duration: pickDuration(rules.custom), ...pickGrid(rules) },
    };
  };
  return { main, list: pages.flatMap((page) => [null, ...page.types].map((type) => toOffer(page, type))) };
}

/** Of each time of the page that has seats, how many are free. */
function listSeated(
  host: string,
  page: Pick<BookablePage, "id">,
  meetings: readonly BookedMeeting[],
): SeatedTime[] {
  const times = new Map<string, SeatedTime>();
  for (const { seats, type, start, end, ...meeting } of meetings) {
    if (seats === null || meeting.page !== page.id) continue;
    const key = `${type} ${start} ${end}`;
    const before = times.get(key);
    times.set(key, {
      ...{ host, type, starts_at: new Date(start), ends_at: new Date(end) },
      stands: seats >= 0 || (before?.stands ?? false),
      seats: seats + (before?.seats ?? 0),
    });
  }
  return [...times.values()];
}
