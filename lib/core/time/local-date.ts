import { DAY } from "./instant";

declare const localDateBrand: unique symbol;

/** A calendar date without a zone, `YYYY-MM-DD`. Compares as text. */
export type LocalDate = string & { readonly [localDateBrand]: true };

const DATE_PATTERN = /^(?:19[7-9]\d|2[01]\d\d)-\d\d-\d\d$/;

/** Parses a real calendar date of the years 1970 to 2199; otherwise returns null. */
export function parseLocalDate(text: string): LocalDate | null {
  if (!DATE_PATTERN.test(text)) return null;
  return fromEpochDay(toEpochDay(text as LocalDate)) === text ? (text as LocalDate) : null;
}

/** Returns days since 1970-01-01. Computed by hand, because `Date` takes several times as long. */
export function toEpochDay(date: LocalDate): number {
  const month = formatTwoDigits(date, 5);
  // Years that begin in March, so that a leap day is the last of its year.
  const year = formatTwoDigits(date, 0) * 100 + formatTwoDigits(date, 2) - (month > 2 ? 0 : 1);
  const monthsSinceMarch = (month + 9) % 12;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const dayOfYear = Math.floor((153 * monthsSinceMarch + 2) / 5) + formatTwoDigits(date, 8);
  return 365 * year + leapDays + dayOfYear - DAYS_BEFORE_1970;
}

/** Counted from the day before 1 March of the year 0. */
const DAYS_BEFORE_1970 = 719_469;

const formatTwoDigits = (text: string, at: number) =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * 48;

// Slot lists use the same days again and again, and `Date` is slow where a framework wraps it.
const known = new Map<number, LocalDate>();

export function fromEpochDay(day: number): LocalDate {
  let date = known.get(day);
  if (date === undefined) {
    date = new Date(day * DAY).toISOString().slice(0, 10) as LocalDate;
    known.set(day, date);
  }
  return date;
}

/** 0 = Monday … 6 = Sunday. */
export function getWeekdayOfEpochDay(day: number): number {
  return (((day + 3) % 7) + 7) % 7; // 1970-01-01 was a Thursday
}

/** 0 = Monday … 6 = Sunday. */
export function toWeekday(date: LocalDate): number {
  return getWeekdayOfEpochDay(toEpochDay(date));
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** Returns the days from `from` to `to`; negative if `to` is before. */
export function countDaysBetween(from: LocalDate, to: LocalDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

export function getFirstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate;
}

export function countDaysInMonth(date: LocalDate): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
