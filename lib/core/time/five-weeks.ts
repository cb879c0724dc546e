import { addDays, countDaysInMonth, getFirstOfMonth, type LocalDate } from "./local-date";
import { getFirstDateOfWeek } from "./week";

/**
 * A month is shown as this many full weeks: from the week of its first day, or from the current week on. It has the same
 * height always, and late in a month it shows the days ahead instead of those that are over.
 */
const SHOWN_DAYS = 5 * 7;

/** The inputs of the five weeks of a month. `weekStart`: 0 is Monday. */
export interface MonthReader {
  readonly today: LocalDate;
  readonly weekStart: number;
}

export interface FiveWeeks {
  readonly first: LocalDate;
  /** The day after the last one. */
  readonly end: LocalDate;
}

/** Returns the five weeks of the month of a date. */
export function getFiveWeeks(date: LocalDate, { today, weekStart }: MonthReader): FiveWeeks {
  const month = getFirstOfMonth(date);
  const first = getFirstDateOfWeek(month <= today ? today : month, weekStart);
  return { first, end: addDays(first, SHOWN_DAYS) };
}

export const listDaysOfWeeks = ({ first }: Pick<FiveWeeks, "first">): LocalDate[] =>
  Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(first, index));

export const isInWeeks = ({ first, end }: FiveWeeks, date: LocalDate): boolean => date >= first && date < end;

/** Returns the first day of the month whose five weeks show a date: the current month as long as they reach it. */
export function findMonthThatShows(date: LocalDate, reader: MonthReader): LocalDate {
  const months = [reader.today, date].map(getFirstOfMonth);
  const month = months.find((one) => isInWeeks(getFiveWeeks(one, reader), date));
  // The last days of a month that begins late in its week are in the weeks of the next one.
  return month ?? (date < reader.today ? getFirstOfMonth(reader.today) : toNextMonth(date));
}

/** Returns the month after a shown one: the last one whose weeks leave no day out between. */
export function getNextShownMonth(month: LocalDate, reader: MonthReader): LocalDate {
  const { end } = getFiveWeeks(month, reader);
  const next = toNextMonth(month);
  const second = toNextMonth(next);
  return getFiveWeeks(second, reader).first <= end ? second : next;
}

/** Returns the month before a shown one; null for the current one, as past days cannot be booked. */
export function getPreviousShownMonth(month: LocalDate, reader: MonthReader): LocalDate | null {
  const current = getFirstOfMonth(reader.today);
  if (month <= current) return null;
  const { end } = getFiveWeeks(current, reader);
  return getFiveWeeks(month, reader).first <= end ? current : getFirstOfMonth(addDays(month, -1));
}

const toNextMonth = (date: LocalDate): LocalDate => {
  const month = getFirstOfMonth(date);
  return addDays(month, countDaysInMonth(month));
};
