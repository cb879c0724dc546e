import { instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay, weekdayOfEpochDay } from "@/lib/core/time/local-date";
import { minuteOfDayAt } from "@/lib/core/time/zone";
import type { NewHours } from "./fix";
import { mergeRanges } from "./merge-ranges";
import { findTime, planDaysOf } from "./plan-days";
import type { DayRange, Schedule } from "./schedule";
import { pickTurn } from "./weekly-hours";

/** The days whose hours would have to hold a slot, one or several at once: each by itself first, then all. */
export function widenHours(schedule: Schedule, slot: Interval): NewHours[][] {
  const { plan, days } = planDaysOf(schedule, slot);
  const widened = days.flatMap((day) => {
    const hours = plan.hoursOf(day);
    const ranges = mergeRanges([...hours, findRange(plan.zoneOf(day), day, slot)]);
    return measure(ranges) > measure(hours)
      ? [{ ...findPlace(schedule, day, plan.entryOf(day)), ranges }]
      : [];
  });
  const together = widened.length > 1 ? [widened] : [];
  return [...widened.map((one) => [one]), ...together];
}

/** What of the slot lies on the day, on its clocks. */
function findRange(zone: string, day: number, slot: Interval): DayRange {
  const { start, end } = findTime(zone, day);
  return {
    start: slot.start <= start ? 0 : minuteOfDayAt(zone, slot.start),
    end: slot.end >= end ? 1440 : minuteOfDayAt(zone, instant(slot.end - 1)) + 1,
  };
}

const findPlace = (schedule: Schedule, day: number, entry: number) => ({
  date: fromEpochDay(day),
  entry: entry < 0 ? null : entry,
  turn: entry < 0 && schedule.turns ? pickTurn(schedule, day) : null,
  weekday: weekdayOfEpochDay(day),
});

const measure = (ranges: readonly DayRange[]) => ranges.reduce((sum, { start, end }) => sum + end - start, 0);
