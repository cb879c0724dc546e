import { findSlots } from "@/lib/core/slots/find-slots";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { excludeBookings } from "./exclude-bookings";
import type { Openings } from "./find-openings";

interface DayRange {
  from: Instant;
  to: Instant;
}

/** Lists the shown days that are free only without bookings. */
export function listFullDays(
  page: PublicPage,
  { firstShown, shownEnd, starts }: Pick<Openings, "firstShown" | "shownEnd" | "starts">,
  zone: string,
  now: Instant,
): Set<LocalDate> {
  const range = { from: getStartOfDay(zone, firstShown), to: getStartOfDay(zone, shownEnd) };
  return pickFullDays(page, { range, starts }, zone, now);
}

/** Finds such days in any range. */
export const findFullDays = (page: PublicPage, range: DayRange, zone: string, now: Instant): Set<LocalDate> =>
  pickFullDays(page, { range, starts: findStarts(page, range, now) }, zone, now);

function pickFullDays(
  page: PublicPage,
  { range, starts }: { range: DayRange; starts: readonly Instant[] },
  zone: string,
  now: Instant,
): Set<LocalDate> {
  const open = new Set(starts.map((start) => toLocalDate(zone, start)));
  const days = findStarts(excludeBookings(page), range, now).map((start) => toLocalDate(zone, start));
  return new Set(days.filter((day) => !open.has(day)));
}

/** Buffers and slots extend at most a day, and the zone may be known only later. */
const MARGIN_MS = 3 * DAY;

/** The range of meetings that decides whether a day is fully booked, however far ahead. */
export function getDayRange(day: LocalDate): DayRange {
  const midnight = getStartOfDay("UTC", day);
  return { from: asInstant(midnight - MARGIN_MS), to: asInstant(midnight + MARGIN_MS) };
}

/** True if the day is fully booked. */
export function isFullDay(page: PublicPage, day: LocalDate, zone: string, now: Instant): boolean {
  const range = { from: getStartOfDay(zone, day), to: getStartOfDay(zone, addDays(day, 1)) };
  return (
    findStarts(page, range, now).length === 0 && findStarts(excludeBookings(page), range, now).length > 0
  );
}

function findStarts(
  { grid, hosts, match, duration }: PublicPage,
  { from, to }: DayRange,
  now: Instant,
): Instant[] {
  return findSlots({ ...grid, hosts, match, duration, now, from: asInstant(Math.max(from, now)), to });
}
