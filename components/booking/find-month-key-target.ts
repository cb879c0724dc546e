/* Days are strings, `2031-03-10`. */

const KEY_STEPS_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const KEY_STEPS_MONTHS: Record<string, number> = { PageUp: -1, PageDown: 1 };

interface ShownDay {
  date: string;
  /** Column of the day in the grid, from 0. */
  column: number;
}

/** Returns the day that a key of the month grid leads to, shown or not; null if the key does nothing. */
export function findMonthKeyTarget(key: string, { date, column }: ShownDay): string | null {
  if (key === "Home") return addDays(date, -column);
  if (key === "End") return addDays(date, 6 - column);
  const days = KEY_STEPS_DAYS[key];
  if (days !== undefined) return addDays(date, days);
  const months = KEY_STEPS_MONTHS[key];
  return months === undefined ? null : addMonths(date, months);
}

interface DaysOfGrid {
  /** All days of the grid, ascending. */
  days: readonly string[];
  target: string;
}

/** Returns the day to focus in a grid: the target, or the nearest one that the grid has. */
export const findNearestDay = ({ days, target }: DaysOfGrid): string | undefined =>
  days.find((day) => day >= target) ?? days.at(-1);

/** Returns which arrow leads to the days of the target; null if the grid shows it. */
export function findArrowTo({ days, target }: DaysOfGrid): "prev" | "next" | null {
  if (target < (days[0] ?? target)) return "prev";
  return target > (days.at(-1) ?? target) ? "next" : null;
}

function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return formatDay(day);
}

/** A month without this day gives its last one. */
function addMonths(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + count);
  if (day.getUTCDate() !== number) day.setUTCDate(0);
  return formatDay(day);
}

const formatDay = (day: Date) => day.toISOString().slice(0, 10);
