import { asInstant, type Instant } from "@/lib/core/time/instant";
import { addDays, countDaysBetween, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";

/** What is counted: from the first instant until before the last. */
export interface InsightsRange {
  /** Its days, in the zone that was asked for; both are included. */
  first: LocalDate;
  last: LocalDate;
  /** When each of its weeks begins; the first is where it begins itself. */
  starts: Instant[];
  until: Instant;
}

interface RangeQuery {
  weeks: number;
  timezone: string;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

/** The last weeks with the present one, or the days that were named; what is to come is not counted. */
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

/** As many days before, up to the time of day until which the range is over by now. */
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
