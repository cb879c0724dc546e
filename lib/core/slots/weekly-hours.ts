import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { findRotationWeek } from "@/lib/core/time/week";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule, Week } from "./schedule";

type WeekRules = Pick<Schedule, "week" | "rotation" | "weekStart">;

/** Returns the hours of a day (since 1970-01-01) by its week, ascending and disjoint. */
export function buildWeekLookup(rules: WeekRules): (day: number) => readonly DayRange[] {
  if (rules.rotation === null) {
    const week = rules.week.map(mergeRanges);
    return (day) => week[getWeekdayOfEpochDay(day)] ?? [];
  }
  const weeks = rules.rotation.weeks.map((week) => week.map(mergeRanges));
  return (day) => weeks[findRotationWeekOf(rules, day)]?.[getWeekdayOfEpochDay(day)] ?? [];
}

/** True when no week ever closes. */
export function isAlwaysOpen({ rotation, week }: WeekRules): boolean {
  return rotation === null ? isRoundTheClock(week) : rotation.weeks.every(isRoundTheClock);
}

/** Returns the index of the rotating week in which a day lies. */
export const findRotationWeekOf = ({ rotation, weekStart }: WeekRules, day: number): number =>
  rotation === null
    ? 0
    : findRotationWeek({ from: rotation.from, count: rotation.weeks.length }, day, weekStart);

const isRoundTheClock = (week: Week) => week.every((ranges) => isWholeDay(mergeRanges(ranges)));

const isWholeDay = ([first]: readonly DayRange[]) => first?.start === 0 && first.end === 1440;
