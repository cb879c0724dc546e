import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals } from "@/lib/core/time/interval";
import { toEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { buildDayPlan, type HoursRules } from "./build-day-plan";
import { isAlwaysOpen } from "./weekly-hours";
import { MAX_ZONE_DATE_DIFFERENCE } from "./zone-periods";

/** The start of a window that has no first grid point. */
const EVER = asInstant(Number.NEGATIVE_INFINITY);

/** The only window of hours that never close. */
const ENDLESS_WINDOW: Interval = { start: EVER, end: asInstant(Number.POSITIVE_INFINITY) };

/**
 * Returns the windows in which slots that start in [from, to) can lie, merged and ascending (rule 1). A window that
 * reaches into the range keeps its true start, because the grid begins there. Ends are exact up to `to` plus
 * `duration` milliseconds.
 */
export function expandWindows(rules: HoursRules, from: Instant, to: Instant, duration: number): Interval[] {
  const { zone, travels } = rules;
  const firstRule = isAlwaysOpen(rules) ? findFirstExceptionDay(rules) : Number.NEGATIVE_INFINITY;
  if (firstRule === Number.POSITIVE_INFINITY) return [ENDLESS_WINDOW];
  const margin = travels.length > 0 ? MAX_ZONE_DATE_DIFFERENCE : 0;
  const last = toLocalEpochDay(zone, asInstant(to + duration)) + margin;
  let first = toLocalEpochDay(zone, from) - margin;
  let windows = expandDays(rules, first, last);
  for (let days = 7; ; days *= 2) {
    const reaching = windows.find(({ end }) => end > from);
    if (reaching === undefined || reaching.start > getLatestEndBefore(rules, first)) return windows;
    if (first < firstRule - margin) {
      return [{ start: EVER, end: reaching.end }, ...windows.slice(windows.indexOf(reaching) + 1)];
    }
    windows = mergeIntervals([...expandDays(rules, first - days, first - 1), ...windows]);
    first -= days;
  }
}

/** The latest instant at which the hours of any day before this one end. */
function getLatestEndBefore({ zone, travels }: HoursRules, day: number): number {
  // No zone is more than twelve hours behind UTC.
  return travels.length > 0 ? day * DAY + DAY / 2 : fromLocalEpochDay(zone, day, 0);
}

/** Returns the first day with other hours than its week's. */
function findFirstExceptionDay({ dates, absences, travels, holidays }: HoursRules): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { from } of [...dates, ...absences, ...travels]) first = Math.min(first, toEpochDay(from));
  for (const date of holidays) first = Math.min(first, toEpochDay(date));
  return first;
}

function expandDays(rules: HoursRules, first: number, last: number): Interval[] {
  const plan = buildDayPlan(rules, first, last);
  const windows: Interval[] = [];
  for (let day = first; day <= last; day += 1) {
    if (plan.isClosed(day)) continue;
    const zone = plan.zoneOf(day);
    for (const { start, end } of plan.hoursOf(day)) {
      const window = { start: fromLocalEpochDay(zone, day, start), end: fromLocalEpochDay(zone, day, end) };
      // A date that the zone skips entirely (Apia, 2011-12-30) has no windows.
      if (toLocalEpochDay(zone, window.start) === day) windows.push(window);
    }
  }
  return mergeIntervals(windows);
}
