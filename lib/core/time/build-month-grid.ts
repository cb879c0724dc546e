import { type LocalDate, toWeekday } from "./local-date";

/** What there is for each day of a month, from its first day on, as weeks of seven places; those outside it are null. */
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
