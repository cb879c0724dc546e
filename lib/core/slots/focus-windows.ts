import { type Interval, mergeIntervals } from "@/lib/core/time/interval";
import { getFirstEpochDayOfWeek } from "@/lib/core/time/week";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { areHoursEqual } from "./are-hours-equal";
import { buildDayPlan } from "./build-day-plan";
import type { EveningLimit, FocusBlocks } from "./focus";
import type { DayRange, Schedule } from "./schedule";
import { MAX_ZONE_DATE_DIFFERENCE } from "./zone-periods";

/** The time of a day that a focus rule concerns. Its period is the first day of the day or week that it counts for. */
export interface FocusWindow extends Interval {
  readonly period: number;
}

interface KnownWindows {
  readonly schedule: Schedule;
  readonly first: number;
  readonly last: number;
  readonly windows: readonly FocusWindow[];
}

// Expanding several weeks takes longer than finding a month of slots, and the same rules are used again and again.
const known = new WeakMap<FocusBlocks | EveningLimit, KnownWindows>();

/** Lists the windows of the weeks around a time, and perhaps more, by start. */
export function listFocusWindows(
  rule: FocusBlocks | EveningLimit,
  schedule: Schedule,
  { start, end }: Interval,
): readonly FocusWindow[] {
  const { zone, weekStart } = schedule;
  const firstDay = toLocalEpochDay(zone, start) - MAX_ZONE_DATE_DIFFERENCE;
  const lastDay = toLocalEpochDay(zone, end) + MAX_ZONE_DATE_DIFFERENCE;
  const before = known.get(rule);
  if (
    before &&
    before.first <= firstDay &&
    lastDay <= before.last &&
    areHoursEqual(before.schedule, schedule)
  )
    return before.windows;
  const first = getFirstEpochDayOfWeek(firstDay, weekStart);
  const last = getFirstEpochDayOfWeek(lastDay, weekStart) + 6;
  const windows = expandFocusWindows(rule, schedule, first, last);
  known.set(rule, { schedule, first, last, windows });
  return windows;
}

function expandFocusWindows(
  rule: FocusBlocks | EveningLimit,
  schedule: Schedule,
  first: number,
  last: number,
): readonly FocusWindow[] {
  const plan = buildDayPlan(schedule, first, last);
  const windows: FocusWindow[] = [];
  const hoursOf = (day: number) => (plan.isClosed(day) ? [] : plan.hoursOf(day));
  for (let day = first; day <= last; day += 1) {
    const zone = plan.zoneOf(day);
    const times = listFocusRanges(rule, hoursOf(day))
      .map((range) => ({
        start: fromLocalEpochDay(zone, day, range.start),
        end: fromLocalEpochDay(zone, day, range.end || DAY_MINUTES),
      }))
      .filter(({ start }) => toLocalEpochDay(zone, start) === day);
    const period =
      "per" in rule && rule.per === "day" ? day : getFirstEpochDayOfWeek(day, schedule.weekStart);
    for (const { start, end } of mergeIntervals(times)) windows.push({ start, end, period });
  }
  return schedule.travels.length > 0 ? windows.sort((a, b) => a.start - b.start) : windows;
}

const DAY_MINUTES = 1440;

/** Evenings are those of every day; blocks are kept on days with hours. */
function listFocusRanges(rule: FocusBlocks | EveningLimit, hours: readonly DayRange[]): readonly DayRange[] {
  if ("from" in rule) return [{ start: rule.from, end: DAY_MINUTES }];
  return rule.between && hours.length > 0 ? [rule.between] : hours;
}
