import type { Instant } from "@/lib/core/time/instant";
import { addDays, toEpochDay } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { toLocalDate, toLocalMinute } from "@/lib/core/time/zone";
import type { OpeningHours, OpeningSpan } from "./opening-hours-schema";

/** The end of the present opening hours, or the next opening, in minutes of the day that is `days` from today. */
export type OpeningStatus = { isOpen: true; until: number } | { isOpen: false; days: number; at: number };

export const parseMinuteOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns 0 for Monday: 1 January 1970 was a Thursday. */
export const getWeekday = (zone: string, now: Instant, days = 0): number =>
  (((toEpochDay(addDays(toLocalDate(zone, now), days)) + 3) % 7) + 7) % 7;

/** Derives the status; null for a location that never opens. */
export function deriveOpeningStatus(hours: OpeningHours, zone: string, now: Instant): OpeningStatus | null {
  const spansIn = (days: number): readonly OpeningSpan[] =>
    hours[WEEKDAYS[getWeekday(zone, now, days)] ?? "monday"] ?? [];
  const minute = toLocalMinute(zone, now);
  const current = spansIn(0).find(
    ({ start, end }) => parseMinuteOfDay(start) <= minute && minute < parseMinuteOfDay(end),
  );
  if (current) return { isOpen: true, until: parseMinuteOfDay(current.end) };
  for (let days = 0; days <= 7; days++) {
    const next = spansIn(days).find(({ start }) => days > 0 || parseMinuteOfDay(start) > minute);
    if (next) return { isOpen: false, days, at: parseMinuteOfDay(next.start) };
  }
  return null;
}
