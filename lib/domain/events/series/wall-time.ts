import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate, toLocalMinute } from "@/lib/core/time/zone";

/** A date and time on the wall clock. */
export interface WallTime {
  date: LocalDate;
  minute: number;
}

export const toWallTime = (zone: string, at: Instant): WallTime => ({
  date: toLocalDate(zone, at),
  minute: toLocalMinute(zone, at),
});
