import type { CalendarContext } from "./calendar-context";
import { addDays, addMonths, getLastDayOfMonth, toWeekStart } from "./calendar-days";

const LAYOUTS = ["month", "week", "columns"] as const;

export type TimesLayout = (typeof LAYOUTS)[number];

/** The website's layout, otherwise the page's. */
export const pickLayout = ({ options, facts }: CalendarContext): TimesLayout =>
  LAYOUTS.find((layout) => layout === options.times) ?? facts.look.times_layout ?? "month";

/** The days that are shown at once. */
export interface VisibleRange {
  layout: TimesLayout;
  first: string;
  last: string;
}

/** Computes the shown days: a month, the week of a day, or seven days from it, as on the hosted page. */
export function computeVisibleRange(day: string, layout: TimesLayout, firstWeekday: number): VisibleRange {
  if (layout === "month")
    return { layout, first: `${day.slice(0, 7)}-01`, last: getLastDayOfMonth(day.slice(0, 7)) };
  const first = layout === "week" ? toWeekStart(day, firstWeekday) : day;
  return { layout, first, last: addDays(first, 6) };
}

/** Returns the first day of the next or the previous range. */
export const computeAdjacentStart = ({ layout, first }: VisibleRange, step: 1 | -1): string =>
  layout === "month" ? `${addMonths(first.slice(0, 7), step)}-01` : addDays(first, 7 * step);
