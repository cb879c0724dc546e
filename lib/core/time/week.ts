import { fromEpochDay, getWeekdayOfEpochDay, type LocalDate, toEpochDay } from "./local-date";

/** The first day, since 1970-01-01, of the week that a day lies in. `weekStart`: the weekday it begins with, 0 is Monday. */
export function getFirstEpochDayOfWeek(day: number, weekStart: number): number {
  return day - ((getWeekdayOfEpochDay(day) - weekStart + 7) % 7);
}

/** The first date of the week that a date lies in. */
export const getFirstDateOfWeek = (date: LocalDate, weekStart: number): LocalDate =>
  fromEpochDay(getFirstEpochDayOfWeek(toEpochDay(date), weekStart));

interface WeekRotation {
  /** A date of the first week. */
  readonly from: LocalDate;
  /** How many weeks take turns. */
  readonly count: number;
}

/** Which of the weeks that take turns a day lies in: 0 is the first. They do so for ever, before `from` too. */
export function findRotationWeek({ from, count }: WeekRotation, day: number, weekStart: number): number {
  const weeks =
    (getFirstEpochDayOfWeek(day, weekStart) - getFirstEpochDayOfWeek(toEpochDay(from), weekStart)) / 7;
  return ((weeks % count) + count) % count;
}
