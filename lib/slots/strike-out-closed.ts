import type { Schedule } from "@/lib/slots/schedule";
import type { Instant } from "@/lib/time/instant";
import { epochDayAt, startOfEpochDay } from "@/lib/time/zone";

/** The starts that are neither past, nor today, nor too far ahead, as far as the schedule cares (rule 5). */
export function strikeOutClosed(starts: Instant[], schedule: Schedule, now: Instant): Instant[] {
  const { zone, pastAsBusy, todayAsBusy, daysAfterAsBusy } = schedule;
  if (!pastAsBusy && !todayAsBusy && daysAfterAsBusy === null) return starts;
  const today = epochDayAt(zone, now);
  const startOfToday = startOfEpochDay(zone, today);
  const startOfTomorrow = startOfEpochDay(zone, today + 1);
  const earliest = pastAsBusy ? now : Number.NEGATIVE_INFINITY;
  const end =
    daysAfterAsBusy === null ? Number.POSITIVE_INFINITY : startOfEpochDay(zone, today + daysAfterAsBusy + 1);
  return starts.filter((start) => {
    const isToday = start >= startOfToday && start < startOfTomorrow;
    return start >= earliest && start < end && !(todayAsBusy && isToday);
  });
}
