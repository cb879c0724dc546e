import type { Instant } from "@/lib/core/time/instant";
import { isTimeTrigger, type Trigger } from "@/lib/domain/events/workflows/options";
import { findQuietSpan, type QuietHours } from "@/lib/domain/messaging/sms/quiet-hours";

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
  const span = findQuietSpan(due, zone, quiet);
  if (!span) return due;
  if (start === null || due >= start || span.until < start) return span.until;
  return isTimeTrigger(trigger) ? span.from : due;
}
