import { DAY } from "@/lib/core/time/instant";

export type DaysView = "agenda" | "week";

/** Days as `2031-03-10`, reckoned at noon UTC, where no clock is changed. */
const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addCalendarDays = (day: string, days: number): string =>
  new Date(toNoon(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** The first day of the week of a day; `firstWeekday`: 0 is Monday. */
export function findWeekStart(day: string, firstWeekday: number): string {
  const weekday = (toNoon(day).getUTCDay() + 6) % 7;
  return addCalendarDays(day, -((weekday - firstWeekday + 7) % 7));
}

export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toNoon(text).getTime());

/** As the reader writes it, with its weekday. */
export const formatDayWithWeekday = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).format(
    toNoon(day),
  );

/** From one day to another. */
export const formatDayRange = (lang: string, first: string, last: string): string =>
  new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).formatRange(toNoon(first), toNoon(last));
