import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, sortIntervals } from "@/lib/core/time/interval";
import { countDaysInMonth, fromEpochDay, getFirstOfMonth, toEpochDay } from "@/lib/core/time/local-date";
import { getFirstEpochDayOfWeek } from "@/lib/core/time/week";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import type { Limit, Schedule } from "./schedule";

type LocalCalendar = Pick<Schedule, "zone" | "weekStart">;

/** A day, week or month in which a limit is reached. */
interface FullPeriod extends Interval {
  readonly limit: Limit;
}

const EVER = asInstant(Number.NEGATIVE_INFINITY);
const NEVER = asInstant(Number.POSITIVE_INFINITY);

/**
 * Returns the days, weeks and months in which these meetings leave no capacity for one more of `duration`
 * milliseconds.
 */
export function findFullPeriods(
  limits: readonly Limit[],
  meetings: readonly Interval[],
  calendar: LocalCalendar,
  duration: number,
): FullPeriod[] {
  if (limits.length === 0) return [];
  const sorted = sortIntervals(meetings);
  return limits.flatMap((limit) => {
    const capacity = limit.most - (limit.unit === "count" ? 1 : duration / MINUTE);
    return capacity < 0
      ? [{ start: EVER, end: NEVER, limit }]
      : listFullPeriods(limit, capacity, sorted, calendar);
  });
}

/** Meetings ascend, so periods are looked up one after the other. */
function listFullPeriods(
  limit: Limit,
  capacity: number,
  meetings: readonly Interval[],
  calendar: LocalCalendar,
): FullPeriod[] {
  const counts = limit.unit === "count";
  const full: FullPeriod[] = [];
  let first = 0;
  let end = EVER;
  let used = 0;
  for (const meeting of meetings) {
    if (meeting.start >= end) {
      first = findFirstDay(limit.per, toLocalEpochDay(calendar.zone, meeting.start), calendar.weekStart);
      end = fromLocalEpochDay(calendar.zone, first + countDays(limit.per, first), 0);
      used = 0;
    }
    const hadCapacity = used <= capacity;
    used += counts ? 1 : measureMinutes(meeting);
    if (hadCapacity && used > capacity) {
      full.push({ start: fromLocalEpochDay(calendar.zone, first, 0), end, limit });
    }
  }
  return full;
}

/** Returns the smallest limit that allows this meeting as an additional one. */
export function computeNeededLimit(
  limit: Limit,
  meetings: readonly Interval[],
  calendar: LocalCalendar,
  added: Interval,
): number {
  const first = findFirstDay(limit.per, toLocalEpochDay(calendar.zone, added.start), calendar.weekStart);
  const start = fromLocalEpochDay(calendar.zone, first, 0);
  const end = fromLocalEpochDay(calendar.zone, first + countDays(limit.per, first), 0);
  const beside = meetings.filter((meeting) => meeting.start >= start && meeting.start < end);
  const all = [...beside, added];
  return limit.unit === "count" ? all.length : all.reduce((sum, meeting) => sum + measureMinutes(meeting), 0);
}

const measureMinutes = ({ start, end }: Interval) => (end - start) / MINUTE;

/** Returns the first day of the period of a limit that the day belongs to. */
export function findFirstDay(per: Limit["per"], day: number, weekStart: number): number {
  if (per === "day") return day;
  return per === "week"
    ? getFirstEpochDayOfWeek(day, weekStart)
    : toEpochDay(getFirstOfMonth(fromEpochDay(day)));
}

function countDays(per: Limit["per"], first: number): number {
  if (per === "day") return 1;
  return per === "week" ? 7 : countDaysInMonth(fromEpochDay(first));
}
