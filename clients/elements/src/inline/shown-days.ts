import { addDays, addMonths, lastOfMonth, startOfWeek } from "./calendar-days";
import type { Given } from "./given";

const LAYOUTS = ["month", "week", "columns"] as const;

export type Layout = (typeof LAYOUTS)[number];

/** As the website wants it, else as the page has it. */
export const pickLayout = ({ wish, facts }: Given): Layout =>
  LAYOUTS.find((layout) => layout === wish.times) ?? facts.look.times_layout ?? "month";

/** What is shown at once. */
export interface Shown {
  layout: Layout;
  first: string;
  last: string;
}

/** A month, the week around a day, or seven days from it on: as the page itself has them. */
export function showDays(day: string, layout: Layout, firstWeekday: number): Shown {
  if (layout === "month")
    return { layout, first: `${day.slice(0, 7)}-01`, last: lastOfMonth(day.slice(0, 7)) };
  const first = layout === "week" ? startOfWeek(day, firstWeekday) : day;
  return { layout, first, last: addDays(first, 6) };
}

/** The day from which the next or the last such stretch is shown. */
export const turnDays = ({ layout, first }: Shown, step: 1 | -1): string =>
  layout === "month" ? `${addMonths(first.slice(0, 7), step)}-01` : addDays(first, 7 * step);
