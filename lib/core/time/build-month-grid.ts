import { type LocalDate, toWeekday } from "./local-date";

/** Arranges the values of a month's days into weeks of seven; cells outside of the month are null. */
export function buildMonthGrid<Day>(
  first: LocalDate,
  firstWeekday: number,
  days: readonly Day[],
): (Day | null)[][] {
  const blanks = (toWeekday(first) - firstWeekday + 7) % 7;
  return Array.from({ length: Math.ceil((blanks + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => days[week * 7 + column - blanks] ?? null),
  );
}
