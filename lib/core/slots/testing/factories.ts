import { type DayRange, type Host, NO_DATE_RULES, type Schedule, type Week } from "@/lib/core/slots/schedule";
import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";

/** An instant from ISO 8601 with an offset: `at("2031-03-10T09:00+01:00")`. */
export function makeInstant(iso: string): Instant {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) throw new Error(`not a time: ${iso}`);
  return asInstant(ms);
}

export function makeDate(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  if (parsed === null) throw new Error(`not a date: ${text}`);
  return parsed;
}

export function makeInterval(start: string, end: string): Interval {
  return { start: makeInstant(start), end: makeInstant(end) };
}

/** `range("09:00", "17:00")` */
export function makeRange(start: string, end: string): DayRange {
  return { start: toMinutes(start), end: toMinutes(end) };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The same ranges on the given days (0 is Monday), by default on all. */
export function buildWeek(
  ranges: readonly DayRange[],
  days: readonly number[] = [0, 1, 2, 3, 4, 5, 6],
): Week {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => (days.includes(day) ? ranges : []));
}

/** Every day from nine to five in Paris, the past included, no buffers. */
export function makeSchedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    zone: "Europe/Paris",
    week: buildWeek([makeRange("09:00", "17:00")]),
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    bufferBefore: 0,
    bufferAfter: 0,
    allDayBusy: false,
    ...NO_DATE_RULES,
    ...changes,
  };
}

export function makeHost(
  schedule: Partial<Schedule> = {},
  busyTimes: Partial<Omit<Host, "schedule">> = {},
): Host {
  return { schedule: makeSchedule(schedule), meetings: [], busy: [], allDay: [], ...busyTimes };
}

export function formatStarts(zone: string, starts: readonly Instant[]): string[] {
  return starts.map((start) => formatIsoWithOffset(zone, start));
}
