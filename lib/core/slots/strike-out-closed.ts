import type { Instant } from "@/lib/core/time/instant";
import { epochDayAt, instantOfEpochDay } from "@/lib/core/time/zone";
import type { Schedule } from "./schedule";

/** The starts that are neither past, nor today, nor too far ahead, as far as the schedule cares (rule 5). */
export function strikeOutClosed(starts: Instant[], schedule: Schedule, now: Instant): Instant[] {
  const { zone, pastAsBusy, todayAsBusy, daysAfterAsBusy } = schedule;
  if (!pastAsBusy && !todayAsBusy && daysAfterAsBusy === null) return starts;
  const today = epochDayAt(zone, now);
  const startOfToday = instantOfEpochDay(zone, today, 0);
  const startOfTomorrow = instantOfEpochDay(zone, today, 1440);
  const earliest = pastAsBusy ? now : Number.NEGATIVE_INFINITY;
  const end =
    daysAfterAsBusy === null
      ? Number.POSITIVE_INFINITY
      : instantOfEpochDay(zone, today + daysAfterAsBusy, 1440);
  return starts.filter((start) => {
    const isToday = start >= startOfToday && start < startOfTomorrow;
    return start >= earliest && start < end && !(todayAsBusy && isToday);
  });
}
