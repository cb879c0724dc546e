import type { Instant } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { buildDayPlan, type DayPlan } from "./build-day-plan";
import type { Schedule } from "./schedule";

const CHUNK_DAYS = 64;

/** Two years: bookings are taken for one. */
const MAX_DAYS = 731;

/**
 * Returns the last day, counted from 1970-01-01, of a horizon of `count` working days after today: days with hours that
 * nothing closes. The last day that is looked at if there are fewer.
 */
export function findWorkingDay(schedule: Schedule, now: Instant, count: number): number {
  const today = toLocalEpochDay(schedule.zone, now);
  let left = count;
  for (let first = today + 1; left > 0 && first <= today + MAX_DAYS; first += CHUNK_DAYS) {
    const plan = buildDayPlan(schedule, first, first + CHUNK_DAYS - 1);
    for (let day = first; day < first + CHUNK_DAYS; day += 1) {
      if (isWorkingDay(plan, day)) left -= 1;
      if (left === 0) return day;
    }
  }
  return left > 0 ? today + MAX_DAYS : today;
}

/** Returns the shortest horizon, in working days, that reaches a time: the next working day counts for a day without hours. */
export function countWorkingDays(schedule: Schedule, now: Instant, until: Instant): number {
  const first = toLocalEpochDay(schedule.zone, now) + 1;
  const last = toLocalEpochDay(schedule.zone, until);
  const plan = buildDayPlan(schedule, first, last);
  let count = 0;
  for (let day = first; day <= last; day += 1) if (isWorkingDay(plan, day)) count += 1;
  return last < first || isWorkingDay(plan, last) ? count : count + 1;
}

/** A date that its zone skips entirely (Apia, 2011-12-30) has no hours. */
const isWorkingDay = (plan: DayPlan, day: number): boolean =>
  !plan.isClosed(day) &&
  plan
    .hoursOf(day)
    .some(
      ({ start }) =>
        toLocalEpochDay(plan.zoneOf(day), fromLocalEpochDay(plan.zoneOf(day), day, start)) === day,
    );

/** Returns the end of the horizon of `count` working days. */
export const findWorkingHorizon = (schedule: Schedule, now: Instant, count: number): Instant =>
  fromLocalEpochDay(schedule.zone, findWorkingDay(schedule, now, count), 1440);
