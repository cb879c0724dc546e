import {
  findMonthThatShows,
  getFiveWeeks,
  getNextShownMonth,
  getPreviousShownMonth,
  type MonthReader,
} from "@/lib/core/time/five-weeks";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { CalendarContext } from "./calendar-context";
import { addDays, toWeekStart } from "./calendar-days";

const LAYOUTS = ["month", "week", "columns"] as const;

export type TimesLayout = (typeof LAYOUTS)[number];

/** The website's layout, otherwise the page's. */
export const pickLayout = ({ options, facts }: CalendarContext): TimesLayout =>
  LAYOUTS.find((layout) => layout === options.times) ?? facts.branding.times_layout ?? "month";

/** The days that are shown at once. */
export interface VisibleRange {
  layout: TimesLayout;
  /** `2031-03`, the month of five weeks; that of the first day in a layout of weeks. */
  month: string;
  first: string;
  last: string;
}

interface RangeReader {
  layout: TimesLayout;
  today: string;
  /** 1 for Monday to 7 for Sunday. */
  firstWeekday: number;
}

/** Computes the shown days: the five weeks of a month, the week of a day, or seven days from it, as on the hosted page. */
export function computeVisibleRange(day: string, reader: RangeReader): VisibleRange {
  const { layout, firstWeekday } = reader;
  if (layout === "month") {
    const shown = toMonthReader(reader);
    const month = findMonthThatShows(day as LocalDate, shown);
    const { first, end } = getFiveWeeks(month, shown);
    return { layout, month: month.slice(0, 7), first, last: addDays(end, -1) };
  }
  const first = layout === "week" ? toWeekStart(day, firstWeekday) : day;
  return { layout, month: first.slice(0, 7), first, last: addDays(first, 6) };
}

/** Returns the first day of the next or the previous week. */
export const computeAdjacentWeek = ({ first }: VisibleRange, step: 1 | -1): string =>
  addDays(first, 7 * step);

/** Returns a day of the next or the previous month, which opens it; null if there is none. */
export function computeAdjacentMonth(
  { month }: VisibleRange,
  step: 1 | -1,
  reader: Omit<RangeReader, "layout">,
): string | null {
  const shown = toMonthReader(reader);
  const find = step > 0 ? getNextShownMonth : getPreviousShownMonth;
  const target = find(`${month}-01` as LocalDate, shown);
  if (target === null || target <= shown.today) return target && shown.today;
  const { end } = getFiveWeeks(shown.today, shown); // earlier days would open the current month
  if (end > target) return end;
  return target;
}

const toMonthReader = ({ today, firstWeekday }: Omit<RangeReader, "layout">): MonthReader => ({
  today: today as LocalDate,
  weekStart: firstWeekday - 1,
});
