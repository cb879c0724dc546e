import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay, getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { toLocalMinute } from "@/lib/core/time/zone";
import { buildIntervalPlan, toDayInterval } from "./build-day-plan";
import { mergeRanges } from "./merge-ranges";
import type { NewHours } from "./rule-suggestion";
import type { DayRange, Schedule } from "./schedule";
import { findRotationWeekOf } from "./weekly-hours";

/** Lists the sets of days that would contain the slot with longer hours: each day alone first, then all of them. */
export function expandHours(schedule: Schedule, slot: Interval): NewHours[][] {
  const { plan, days } = buildIntervalPlan(schedule, slot);
  const widened = days.flatMap((day) => {
    const hours = plan.hoursOf(day);
    const ranges = mergeRanges([...hours, toDayRange(plan.zoneOf(day), day, slot)]);
    return measureRanges(ranges) > measureRanges(hours)
      ? [{ ...findHoursSource(schedule, day, plan.entryOf(day)), ranges }]
      : [];
  });
  const together = widened.length > 1 ? [widened] : [];
  return [...widened.map((one) => [one]), ...together];
}

/** Returns the part of the slot that lies on the day, in wall-clock minutes. */
function toDayRange(zone: string, day: number, slot: Interval): DayRange {
  const { start, end } = toDayInterval(zone, day);
  return {
    start: slot.start <= start ? 0 : toLocalMinute(zone, slot.start),
    end: slot.end >= end ? 1440 : toLocalMinute(zone, asInstant(slot.end - 1)) + 1,
  };
}

const findHoursSource = (schedule: Schedule, day: number, entry: number) => ({
  date: fromEpochDay(day),
  entry: entry < 0 ? null : entry,
  rotationWeek: entry < 0 && schedule.rotation ? findRotationWeekOf(schedule, day) : null,
  weekday: getWeekdayOfEpochDay(day),
});

const measureRanges = (ranges: readonly DayRange[]) =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0);
