import { DAY } from "@/lib/core/time/instant";

export type DaysView = "agenda" | "week";

/** Days are `2031-03-10`, computed at noon UTC, where no clock changes. */
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addCalendarDays = (day: string, days: number): string =>
  new Date(toNoon(day).getTime() + days * DAY).toISOString().slice(0, 10);

export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toNoon(text).getTime());

/** Formats a day with its weekday in the reader's language. */
export const formatDayWithWeekday = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).format(
    toNoon(day),
  );

/** Formats the short head of a day's column. */
export const formatDayHead = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short", day: "numeric" }).format(toNoon(day));

/** Formats a range of days. */
export const formatDayRange = (locale: string, first: string, last: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).formatRange(toNoon(first), toNoon(last));
