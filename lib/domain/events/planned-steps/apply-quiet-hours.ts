import type { Instant } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay, toLocalMinute } from "@/lib/core/time/zone";
import { isTimeTrigger, type Trigger } from "@/lib/domain/events/workflows/options";
import type { QuietHours } from "@/lib/domain/messaging/sms/quiet-hours";
import { parseMinute } from "./parse-minute";

interface StepOccasion {
  trigger: Trigger;
  /** The start of a confirmed meeting. */
  start: Instant | null;
}

/**
 * Moves a time within quiet hours to their end. If the meeting will have begun by then, a message before it is sent
 * when they begin, and one about a change at once, as it may be why nobody has to get up.
 */
export function applyQuietHours(
  due: Instant,
  zone: string,
  quiet: QuietHours | null,
  { trigger, start }: StepOccasion,
): Instant {
  if (!quiet) return due;
  const [from, until] = [parseMinute(quiet.from), parseMinute(quiet.until)];
  const minute = toLocalMinute(zone, due);
  const isOverMidnight = from > until;
  const isQuiet = isOverMidnight ? minute > from || minute < until : minute > from && minute < until;
  if (!isQuiet) return due;
  const day = toLocalEpochDay(zone, due);
  const isEvening = isOverMidnight && minute > from;
  const end = fromLocalEpochDay(zone, isEvening ? day + 1 : day, until);
  if (start === null || due >= start || end < start) return end;
  if (!isTimeTrigger(trigger)) return due;
  return fromLocalEpochDay(zone, isOverMidnight && !isEvening ? day - 1 : day, from);
}
