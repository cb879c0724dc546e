import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { localDateAt, minuteOfDayAt } from "@/lib/core/time/zone";

/** What a clock shows. */
export interface WallTime {
  date: LocalDate;
  minute: number;
}

export const toWallTime = (zone: string, at: Instant): WallTime => ({
  date: localDateAt(zone, at),
  minute: minuteOfDayAt(zone, at),
});
