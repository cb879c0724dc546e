import { type Instant, instant } from "@/lib/core/time/instant";
import { addDays, daysBetween, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";

/** What is counted: from the first instant until before the last. */
export interface InsightsRange {
  /** Its days, in the zone that was asked for; both are included. */
  first: LocalDate;
  last: LocalDate;
  /** When each of its weeks begins; the first is where it begins itself. */
  starts: Instant[];
  until: Instant;
}

interface Asked {
  weeks: number;
  timezone: string;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

/** The last weeks with the present one, or the days that were named; what is to come is not counted. */
export function findRange(
  { weeks, timezone, from, to }: Asked,
  now: Instant,
): InsightsRange & { days: number } {
  const today = localDateAt(timezone, now);
  const monday = addDays(today, -toWeekday(today));
  const first = from ?? addDays(monday, (1 - weeks) * 7);
  const last = to ?? addDays(monday, 6);
  const starts = [startOfDay(timezone, first)];
  for (let day = addDays(first, 7 - toWeekday(first)); day <= last; day = addDays(day, 7))
    starts.push(startOfDay(timezone, day));
  const end = startOfDay(timezone, addDays(last, 1));
  return { first, last, starts, until: end, days: daysBetween(first, last) + 1 };
}

/** As many days before, up to the time of day until which the range is over by now. */
export function findPreviousRange(
  {
    starts: [start = 0 as Instant],
    until,
    days,
  }: Pick<ReturnType<typeof findRange>, "starts" | "until" | "days">,
  timezone: string,
  now: Instant,
): { since: Instant; until: Instant } {
  const first = localDateAt(timezone, start);
  const since = startOfDay(timezone, addDays(first, -days));
  if (now >= until) return { since, until: start };
  const today = localDateAt(timezone, now);
  const passed = now - startOfDay(timezone, today);
  return { since, until: instant(Math.min(start, startOfDay(timezone, addDays(today, -days)) + passed)) };
}
