import type { CalendarContext } from "./calendar-context";
import { addDays, addMonths, getLastDayOfMonth, toWeekStart } from "./calendar-days";

const LAYOUTS = ["month", "week", "columns"] as const;

export type TimesLayout = (typeof LAYOUTS)[number];

/** As the website wants it, else as the page has it. */
export const pickLayout = ({ wish, facts }: CalendarContext): TimesLayout =>
  LAYOUTS.find((layout) => layout === wish.times) ?? facts.look.times_layout ?? "month";

/** What is shown at once. */
export interface VisibleRange {
  layout: TimesLayout;
  first: string;
  last: string;
}

/** A month, the week around a day, or seven days from it on: as the page itself has them. */
export function computeVisibleRange(day: string, layout: TimesLayout, firstWeekday: number): VisibleRange {
  if (layout === "month")
    return { layout, first: `${day.slice(0, 7)}-01`, last: getLastDayOfMonth(day.slice(0, 7)) };
  const first = layout === "week" ? toWeekStart(day, firstWeekday) : day;
  return { layout, first, last: addDays(first, 6) };
}

/** The day from which the next or the last such stretch is shown. */
export const computeAdjacentStart = ({ layout, first }: VisibleRange, step: 1 | -1): string =>
  layout === "month" ? `${addMonths(first.slice(0, 7), step)}-01` : addDays(first, 7 * step);
