const KEY_STEPS_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayPosition {
  /** Index of the day within its month, from 0. */
  index: number;
  /** Column of the day in the grid, from 0. */
  column: number;
  /** Days of the month. */
  count: number;
}

interface KeyTarget {
  month: "this" | "prev" | "next";
  /** Index of the day within that month, from 0; a negative index counts from its end. */
  day: number;
}

/** Returns the target of a key in the month grid; null if the key does nothing. */
export function findMonthKeyTarget(key: string, { index, column, count }: DayPosition): KeyTarget | null {
  const step = KEY_STEPS_DAYS[key];
  if (step !== undefined) {
    const day = index + step;
    if (day < 0) return { month: "prev", day };
    return day < count ? { month: "this", day } : { month: "next", day: day - count };
  }
  if (key === "Home") return { month: "this", day: Math.max(0, index - column) };
  if (key === "End") return { month: "this", day: Math.min(count - 1, index + 6 - column) };
  if (key === "PageUp") return { month: "prev", day: index };
  if (key === "PageDown") return { month: "next", day: index };
  return null;
}
