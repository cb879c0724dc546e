import { type Instant, instant } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals } from "@/lib/core/time/interval";
import { weekdayOfEpochDay } from "@/lib/core/time/local-date";
import { epochDayAt, instantOfEpochDay } from "@/lib/core/time/zone";
import type { DayRange, Schedule, Week } from "./schedule";

/** The window of a week that is open round the clock. It has no start that a grid could begin at. */
const ENDLESS_WINDOW: Interval = {
  start: instant(Number.NEGATIVE_INFINITY),
  end: instant(Number.POSITIVE_INFINITY),
};

type Hours = Pick<Schedule, "zone" | "week">;

/**
 * The windows in which slots that start in [from, to) can lie, merged and ascending (rule 1). Those
 * that reach into the range are given from their true start, however long before, because the grid
 * starts there. Ends are true up to `to` plus `duration` milliseconds.
 */
export function expandWindows(hours: Hours, from: Instant, to: Instant, duration: number): Interval[] {
  const week = hours.week.map(normalizeDay);
  if (week.every(isRoundTheClock)) return [ENDLESS_WINDOW];
  const { zone } = hours;
  const last = epochDayAt(zone, instant(to + duration));
  let first = epochDayAt(zone, from);
  let windows = expandDays(zone, week, first, last);
  while (reachesBack(windows[0], instantOfEpochDay(zone, first, 0), from)) {
    first -= 7;
    windows = expandDays(zone, week, first, last);
  }
  return windows;
}

/** True when the first window matters for `from` on, and may have begun before the midnight that was expanded from. */
function reachesBack(window: Interval | undefined, midnight: Instant, from: Instant): boolean {
  return window !== undefined && window.start <= midnight && window.end > from;
}

function expandDays(zone: string, week: Week, first: number, last: number): Interval[] {
  const windows: Interval[] = [];
  let midnight = instantOfEpochDay(zone, first, 0);
  for (let day = first; day <= last; day += 1) {
    const nextMidnight = instantOfEpochDay(zone, day + 1, 0);
    // A date that the zone skips as a whole (Apia, 2011-12-30) has no windows.
    if (midnight < nextMidnight) {
      for (const { start, end } of week[weekdayOfEpochDay(day)] ?? []) {
        windows.push({
          start: instantOfEpochDay(zone, day, start),
          end: instantOfEpochDay(zone, day, end),
        });
      }
    }
    midnight = nextMidnight;
  }
  return mergeIntervals(windows);
}

/** Ascending and disjoint: ranges of a day that overlap or touch are one. */
function normalizeDay(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = [];
  const ordered = ranges.length > 1 ? ranges.toSorted((a, b) => a.start - b.start) : ranges;
  for (const range of ordered) {
    const end = range.end === 0 ? 1440 : range.end;
    const before = merged.at(-1);
    if (before !== undefined && range.start <= before.end) {
      merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, end) };
    } else if (range.start < end) {
      merged.push({ start: range.start, end });
    }
  }
  return merged;
}

function isRoundTheClock(ranges: readonly DayRange[]): boolean {
  return ranges[0]?.start === 0 && ranges[0].end === 1440;
}
