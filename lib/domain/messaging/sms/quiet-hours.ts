import type { Instant } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay, toLocalMinute } from "@/lib/core/time/zone";

/** The hours in which no SMS is sent, as times of day on the reader's clock. */
export interface QuietHours {
  from: string;
  until: string;
}

/** Those of an account that has not chosen others, and of a sandbox without an account. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: "21:00", until: "08:00" };

/** A time within quiet hours: when they began, and when they end. */
export interface QuietSpan {
  from: Instant;
  until: Instant;
}

/** Finds the quiet hours around a time; null: it is not within any. They do not contain their own ends. */
export function findQuietSpan(time: Instant, zone: string, quiet: QuietHours | null): QuietSpan | null {
  if (!quiet) return null;
  const [from, until] = [toMinute(quiet.from), toMinute(quiet.until)];
  const minute = toLocalMinute(zone, time);
  const isOverMidnight = from > until;
  const isQuiet = isOverMidnight ? minute > from || minute < until : minute > from && minute < until;
  if (!isQuiet) return null;
  const day = toLocalEpochDay(zone, time);
  const isEvening = isOverMidnight && minute > from;
  return {
    from: fromLocalEpochDay(zone, isOverMidnight && !isEvening ? day - 1 : day, from),
    until: fromLocalEpochDay(zone, isEvening ? day + 1 : day, until),
  };
}

/** Returns the time itself, or the end of the quiet hours around it. */
export const findQuietEnd = (time: Instant, zone: string, quiet: QuietHours | null): Instant =>
  findQuietSpan(time, zone, quiet)?.until ?? time;

/** Converts a time of day such as 21:00. */
function toMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
