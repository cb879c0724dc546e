import { asInstant, type Instant } from "@/lib/core/time/instant";
import { addDays, countDaysBetween, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";

/** The counted range: includes its first instant, excludes `until`. */
export interface InsightsRange {
  /** First and last day of the range in the requested zone, both inclusive. */
  first: LocalDate;
  last: LocalDate;
  /** Start of each week; the first is the start of the range. */
  starts: Instant[];
  until: Instant;
}

interface RangeQuery {
  weeks: number;
  timezone: string;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

/** Resolves the range of a query: whole weeks up to the current one, or the requested days. */
export function resolveInsightsRange(
  { weeks, timezone, from, to }: RangeQuery,
  now: Instant,
): InsightsRange & { days: number } {
  const today = toLocalDate(timezone, now);
  const monday = addDays(today, -toWeekday(today));
  const first = from ?? addDays(monday, (1 - weeks) * 7);
  const last = to ?? addDays(monday, 6);
  const starts = [getStartOfDay(timezone, first)];
  for (let day = addDays(first, 7 - toWeekday(first)); day <= last; day = addDays(day, 7))
    starts.push(getStartOfDay(timezone, day));
  const end = getStartOfDay(timezone, addDays(last, 1));
  return { first, last, starts, until: end, days: countDaysBetween(first, last) + 1 };
}

/** Derives the same number of days before the range, cut at the same elapsed time if the range is not over. */
export function derivePreviousRange(
  {
    starts: [start = 0 as Instant],
    until,
    days,
  }: Pick<ReturnType<typeof resolveInsightsRange>, "starts" | "until" | "days">,
  timezone: string,
  now: Instant,
): { since: Instant; until: Instant } {
  const first = toLocalDate(timezone, start);
  const since = getStartOfDay(timezone, addDays(first, -days));
  if (now >= until) return { since, until: start };
  const today = toLocalDate(timezone, now);
  const passed = now - getStartOfDay(timezone, today);
  return {
    since,
    until: asInstant(Math.min(start, getStartOfDay(timezone, addDays(today, -days)) + passed)),
  };
}
