import { weekdayOfEpochDay } from "@/lib/core/time/local-date";
import { findTurn } from "@/lib/core/time/week";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule, Week } from "./schedule";

type Weeks = Pick<Schedule, "week" | "turns" | "weekStart">;

/** The hours of a day (since 1970-01-01) as its week has them, ascending and disjoint. */
export function readWeeks(rules: Weeks): (day: number) => readonly DayRange[] {
  if (rules.turns === null) {
    const week = rules.week.map(mergeRanges);
    return (day) => week[weekdayOfEpochDay(day)] ?? [];
  }
  const weeks = rules.turns.weeks.map((week) => week.map(mergeRanges));
  return (day) => weeks[pickTurn(rules, day)]?.[weekdayOfEpochDay(day)] ?? [];
}

/** True when no week ever closes. */
export function neverCloses({ turns, week }: Weeks): boolean {
  return turns === null ? isRoundTheClock(week) : turns.weeks.every(isRoundTheClock);
}

/** Which of the weeks that take turns a day lies in. */
export const pickTurn = ({ turns, weekStart }: Weeks, day: number): number =>
  turns === null ? 0 : findTurn({ from: turns.from, count: turns.weeks.length }, day, weekStart);

const isRoundTheClock = (week: Week) => week.every((ranges) => coversDay(mergeRanges(ranges)));

const coversDay = ([first]: readonly DayRange[]) => first?.start === 0 && first.end === 1440;
