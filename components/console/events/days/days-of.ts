import { DAY } from "@/lib/core/time/instant";

export type DaysView = "agenda" | "week";

/** Days as `2031-03-10`, reckoned at noon UTC, where no clock is changed. */
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const plusDays = (day: string, days: number): string =>
  new Date(at(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** The first day of the week of a day; `firstWeekday`: 0 is Monday. */
export function findWeekStart(day: string, firstWeekday: number): string {
  const weekday = (at(day).getUTCDay() + 6) % 7;
  return plusDays(day, -((weekday - firstWeekday + 7) % 7));
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text).getTime());

/** As the reader writes it, with its weekday. */
export const nameDay = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).format(
    at(day),
  );

/** From one day to another. */
export const nameDays = (lang: string, first: string, last: string): string =>
  new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).formatRange(at(first), at(last));
