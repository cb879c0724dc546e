import { findSlots } from "@/lib/core/slots/find-slots";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Schedule } from "@/lib/core/slots/schedule";
import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { addDays, daysInMonth, firstOfMonth, fromEpochDay, type LocalDate } from "@/lib/core/time/local-date";
import { epochDayAt, localDateAt, startOfDay } from "@/lib/core/time/zone";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { PageQuery } from "./page-query";

/** How far ahead a booker may look. */
export const HORIZON_DAYS = 366;

/** Buffers reach at most a day further, a slot too; and the zone may be known only from the answer. */
const MARGIN_MS = 3 * DAY;

const FIRST_RANGE_MS = 62 * DAY;

/** The meetings to read before it is known what is free: this month and the next, and whatever is asked for. */
export function rangeToLoad({ month, day, starts }: PageQuery, now: Instant): { from: Instant; to: Instant } {
  const asked = [
    ...starts,
    ...[month, day].map((date) => (date ? startOfDay("UTC", firstOfMonth(date)) + 31 * DAY : 0)),
  ];
  const horizon = now + HORIZON_DAYS * DAY;
  const last = Math.max(now + FIRST_RANGE_MS, ...asked.filter((at) => at < horizon + 31 * DAY));
  return { from: instant(now - MARGIN_MS), to: instant(last + MARGIN_MS) };
}

/** The range up to the horizon: read when nothing is free in the months that were read first. */
export const widestRange = (now: Instant): { from: Instant; to: Instant } => ({
  from: instant(now - MARGIN_MS),
  to: instant(now + (HORIZON_DAYS + 31) * DAY + MARGIN_MS),
});

/** The free times of a page, as far as the shown month needs them. */
export interface Openings {
  /** First day of the shown month. */
  month: LocalDate;
  today: LocalDate;
  /** First day of the last month one can go to. */
  lastMonth: LocalDate;
  /** All free starts of the shown month. */
  starts: readonly Instant[];
  /** The first free start of all. */
  earliest: Instant | null;
  /** The first free start after the shown month; looked for only when the month has none. */
  next: Instant | null;
}

/**
 * Looks at what is free. Answers null when a search ran past the meetings that were read, up to `loadedTo`:
 * then the caller reads up to the horizon and asks again.
 */
export function findOpenings(
  page: PublicPage,
  query: PageQuery,
  zone: string,
  now: Instant,
  loadedTo: Instant,
): Openings | null {
  const today = localDateAt(zone, now);
  const end = findHorizon(page, zone, now);
  const readTo = instant(loadedTo - MARGIN_MS);
  const lastMonth = firstOfMonth(localDateAt(zone, instant(Math.max(end - 1, now))));
  const search = buildSearch(page, now);

  const earliest = firstFree(search, now, end, readTo);
  if (earliest === undefined) return null;
  const month = chooseMonth(query, zone, { today, lastMonth, earliest });
  const monthEnd = startOfDay(zone, addDays(month, daysInMonth(month)));
  if (monthEnd > readTo && readTo < end) return null;
  const starts = search.in(startOfDay(zone, month), instant(Math.min(monthEnd, end)));
  const next = starts.length > 0 || earliest === null ? null : firstFree(search, monthEnd, end, readTo);
  if (next === undefined) return null;
  return { month, today, lastMonth, starts, earliest, next };
}

/** Whether the page offers a slot at each of these times. */
export function areOffered(page: PublicPage, starts: readonly Instant[], now: Instant): boolean[] {
  const { host, duration } = page;
  const end = now + HORIZON_DAYS * DAY;
  return starts.map((start) => start < end && isOffered({ host, duration, now }, start));
}

/** The next free time of a type among the meetings that were read, for its card. */
export function nextOfType(
  page: PublicPage,
  type: { schedule: Schedule | null; duration: number },
  now: Instant,
): Instant | null {
  const host = { ...page.host, schedule: type.schedule };
  const end = instant(now + FIRST_RANGE_MS);
  return firstFree(buildSearch({ host, duration: type.duration }, now), now, end, end) ?? null;
}

interface Search {
  in: (from: Instant, to: Instant) => Instant[];
}

/** Nobody books the past, whatever the availability says. */
function buildSearch({ host, duration }: Pick<PublicPage, "host" | "duration">, now: Instant): Search {
  return {
    in: (from, to) =>
      findSlots({ hosts: [host], match: "all", duration, from: instant(Math.max(from, now)), to, now }),
  };
}

/** The first start in [from, to), null if there is none; undefined if that cannot be said from what was read. */
function firstFree(search: Search, from: Instant, to: Instant, readTo: Instant): Instant | null | undefined {
  const end = Math.min(to, readTo);
  // A week, then a month at a time: most people are free soon.
  for (let at: number = from, days = 7; at < end; at += days * DAY, days = 31) {
    const [first] = search.in(instant(at), instant(Math.min(at + days * DAY, end)));
    if (first !== undefined) return first;
  }
  return readTo < to ? undefined : null;
}

/** The end of what the owner opens, at most a year ahead. */
function findHorizon({ host: { schedule } }: PublicPage, zone: string, now: Instant): Instant {
  if (schedule === null) return now;
  const furthest = startOfDay(zone, addDays(localDateAt(zone, now), HORIZON_DAYS));
  if (schedule.daysAfterAsBusy === null) return furthest;
  const day = epochDayAt(schedule.zone, now) + Math.min(schedule.daysAfterAsBusy, HORIZON_DAYS) + 1;
  return instant(Math.min(furthest, startOfDay(schedule.zone, fromEpochDay(day))));
}

function chooseMonth(
  { month, day, starts }: PageQuery,
  zone: string,
  { today, lastMonth, earliest }: { today: LocalDate; lastMonth: LocalDate; earliest: Instant | null },
): LocalDate {
  const [start] = starts;
  const open = earliest === null ? today : localDateAt(zone, earliest);
  const wanted = day ?? month ?? (start === undefined ? open : localDateAt(zone, start));
  const first = firstOfMonth(wanted);
  const thisMonth = firstOfMonth(today);
  return first < thisMonth ? thisMonth : first > lastMonth ? lastMonth : first;
}
