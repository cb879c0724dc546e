import { asInstant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { computeOccurrenceDate, FREQUENCY_DAYS } from "@/lib/core/time/series-frequency";
import type { SeriesPosition } from "@/lib/domain/events/new-event";
import { toWallTime, type WallTime } from "./wall-time";

/** A series as an iCalendar rule. */
export interface IcsRule {
  /** The value of RRULE. */
  rule: string;
  /** The rule's time at a position, from 1; it is the value of RECURRENCE-ID. */
  timeOf: (position: number) => WallTime;
}

/** The last day that every month has. */
const SAFE_DAY = "28";

/**
 * The 31st means the last day of each month, which calendars support. They would skip a 29th or 30th in February, so a
 * series that meets February uses the 28th in its rule, and each of its events overrides the time.
 */
export function buildIcsRule({
  every,
  first,
  times,
  timezone,
}: Pick<SeriesPosition, "every" | "first" | "times" | "timezone">): IcsRule {
  const { date, minute } = toWallTime(timezone, asInstant(Date.parse(first)));
  const timesFrom = (base: LocalDate) => (position: number) => ({
    date: computeOccurrenceDate(base, every, position - 1),
    minute,
  });
  const timeOf = timesFrom(date);
  if (every !== "month") {
    const days = FREQUENCY_DAYS[every];
    const rule = days === 1 ? "FREQ=DAILY" : `FREQ=WEEKLY${days === 7 ? "" : `;INTERVAL=${days / 7}`}`;
    return { rule: `${rule};COUNT=${times}`, timeOf };
  }
  const rule = `FREQ=MONTHLY;COUNT=${times}`;
  const day = date.slice(8);
  const dates = Array.from({ length: times }, (_, index) => timeOf(index + 1).date);
  if (dates.every((one) => one.endsWith(day))) return { rule, timeOf };
  if (day === "31") return { rule: `${rule};BYMONTHDAY=-1`, timeOf };
  return { rule, timeOf: timesFrom(`${date.slice(0, 8)}${SAFE_DAY}` as LocalDate) };
}
