import { fromEpochDay, getWeekdayOfEpochDay, type LocalDate, toEpochDay } from "./local-date";

/** Returns the first day, since 1970-01-01, of the week that contains a day. `weekStart`: 0 is Monday. */
export function getFirstEpochDayOfWeek(day: number, weekStart: number): number {
  return day - ((getWeekdayOfEpochDay(day) - weekStart + 7) % 7);
}

/** Returns the first date of the week that contains a date. */
export const getFirstDateOfWeek = (date: LocalDate, weekStart: number): LocalDate =>
  fromEpochDay(getFirstEpochDayOfWeek(toEpochDay(date), weekStart));

interface WeekRotation {
  /** A date of the first week. */
  readonly from: LocalDate;
  /** The number of rotating weeks. */
  readonly count: number;
}

/**
 * Returns the index of the rotating week that contains a day; 0 is the first. The rotation also extends to dates
 * before `from`.
 */
export function findRotationWeek({ from, count }: WeekRotation, day: number, weekStart: number): number {
  const weeks =
    (getFirstEpochDayOfWeek(day, weekStart) - getFirstEpochDayOfWeek(toEpochDay(from), weekStart)) / 7;
  return ((weeks % count) + count) % count;
}
