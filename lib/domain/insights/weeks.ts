import type { Instant } from "@/lib/core/time/instant";
import { addDays, toWeekday } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";

/** When each of the last weeks began in the zone, oldest first; weeks begin on Monday (ISO 8601). */
export function lastWeeks(count: number, zone: string, now: Instant): Instant[] {
  const today = localDateAt(zone, now);
  const monday = addDays(today, -toWeekday(today));
  return Array.from({ length: count }, (_, index) =>
    startOfDay(zone, addDays(monday, (index + 1 - count) * 7)),
  );
}
