import { DAY } from "./instant";

declare const localDateBrand: unique symbol;

/** A calendar date of no particular zone, `YYYY-MM-DD`. Compares as text does. */
export type LocalDate = string & { readonly [localDateBrand]: true };

const DATE_PATTERN = /^(?:19[7-9]\d|2[01]\d\d)-\d\d-\d\d$/;

/** Real calendar dates of the years 1970 to 2199, else null. */
export function parseLocalDate(text: string): LocalDate | null {
  if (!DATE_PATTERN.test(text)) return null;
  return fromEpochDay(toEpochDay(text as LocalDate)) === text ? (text as LocalDate) : null;
}

/** Days since 1970-01-01, for arithmetic without text. */
export function toEpochDay(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY;
}

// Lists of slots ask for the same days again and again, and `Date` is slow where a framework has wrapped it.
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
export function weekdayOfEpochDay(day: number): number {
  return (((day + 3) % 7) + 7) % 7; // 1970-01-01 was a Thursday
}

/** 0 = Monday … 6 = Sunday. */
export function toWeekday(date: LocalDate): number {
  return weekdayOfEpochDay(toEpochDay(date));
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

export function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate;
}

export function daysInMonth(date: LocalDate): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
