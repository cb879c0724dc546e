import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { findRotationWeek } from "@/lib/core/time/week";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule, Week } from "./schedule";

type WeekRules = Pick<Schedule, "week" | "turns" | "weekStart">;

/** Returns the hours of a day (since 1970-01-01) by its week, ascending and disjoint. */
export function buildWeekLookup(rules: WeekRules): (day: number) => readonly DayRange[] {
  if (rules.turns === null) {
    const week = rules.week.map(mergeRanges);
    return (day) => week[getWeekdayOfEpochDay(day)] ?? [];
  }
  const weeks = rules.turns.weeks.map((week) => week.map(mergeRanges));
  return (day) => weeks[findRotationWeekOf(rules, day)]?.[getWeekdayOfEpochDay(day)] ?? [];
}

/** True when no week ever closes. */
export function isAlwaysOpen({ turns, week }: WeekRules): boolean {
  return turns === null ? isRoundTheClock(week) : turns.weeks.every(isRoundTheClock);
}

/** Returns the index of the rotating week in which a day lies. */
export const findRotationWeekOf = ({ turns, weekStart }: WeekRules, day: number): number =>
  turns === null ? 0 : findRotationWeek({ from: turns.from, count: turns.weeks.length }, day, weekStart);

const isRoundTheClock = (week: Week) => week.every((ranges) => isWholeDay(mergeRanges(ranges)));

const isWholeDay = ([first]: readonly DayRange[]) => first?.start === 0 && first.end === 1440;
