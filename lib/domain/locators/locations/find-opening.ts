import type { Instant } from "@/lib/core/time/instant";
import { addDays, toEpochDay } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { localDateAt, minuteOfDayAt } from "@/lib/core/time/zone";
import type { OpeningHours, OpeningSpan } from "./opening-hours";

/** Whether a place is open, and until when, or when it opens next: minutes of the day, so many days from today. */
export type Opening = { isOpen: true; until: number } | { isOpen: false; days: number; at: number };

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 0 = Monday: the first day of 1970 was a Thursday. */
export const weekdayAt = (zone: string, now: Instant, days = 0): number =>
  (((toEpochDay(addDays(localDateAt(zone, now), days)) + 3) % 7) + 7) % 7;

/** Null for a place that never opens. */
export function findOpening(hours: OpeningHours, zone: string, now: Instant): Opening | null {
  const spansIn = (days: number): readonly OpeningSpan[] =>
    hours[WEEKDAYS[weekdayAt(zone, now, days)] ?? "monday"] ?? [];
  const minute = minuteOfDayAt(zone, now);
  const current = spansIn(0).find(({ start, end }) => minuteOf(start) <= minute && minute < minuteOf(end));
  if (current) return { isOpen: true, until: minuteOf(current.end) };
  for (let days = 0; days <= 7; days++) {
    const next = spansIn(days).find(({ start }) => days > 0 || minuteOf(start) > minute);
    if (next) return { isOpen: false, days, at: minuteOf(next.start) };
  }
  return null;
}
