import { asInstant, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay, toLocalMinute } from "@/lib/core/time/zone";
import { isBeforeTrigger } from "@/lib/domain/events/workflows/options";
import type { WorkflowTime } from "@/lib/domain/events/workflows/step-schema";
import { parseMinute } from "./parse-minute";

const SATURDAY = 5;

/** The host's holidays, as days since 1970. */
export type Holidays = ReadonlySet<number>;

/**
 * Derives the time of a step from the time that it refers to. Days are counted on the recipient's calendar, so that a
 * day before 09:00 is 09:00 also where the clocks change.
 */
export function deriveDueTime(
  { trigger, amount, unit, at }: WorkflowTime,
  base: Instant,
  zone: string,
  holidays: Holidays,
): Instant {
  const sign = isBeforeTrigger(trigger) ? -1 : 1;
  if (unit === "minutes" || unit === "hours")
    return asInstant(base + sign * amount * (unit === "hours" ? HOUR : MINUTE));
  const day = toLocalEpochDay(zone, base);
  const target = unit === "days" ? day + sign * amount : addWorkingDays(day, amount, sign, holidays);
  return fromLocalEpochDay(zone, target, at === null ? toLocalMinute(zone, base) : parseMinute(at));
}

/** Counts Mondays to Fridays without holidays; the day of the meeting itself does not count. */
function addWorkingDays(day: number, amount: number, sign: 1 | -1, holidays: Holidays): number {
  let target = day;
  for (let left = amount; left > 0; ) {
    target += sign;
    if (getWeekdayOfEpochDay(target) < SATURDAY && !holidays.has(target)) left -= 1;
  }
  return target;
}
