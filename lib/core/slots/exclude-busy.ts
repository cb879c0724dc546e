import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { excludeOverlaps } from "./exclude-overlaps";
import type { Host } from "./schedule";
import { expandAllDay } from "./zone-periods";

/**
 * The starts at which a slot respects what the host has already (rules 3 and 4). `starts` ascend;
 * `duration` is in milliseconds.
 *
 * A slot [s, s + duration) keeps clear of a busy interval when s ≥ its end + the buffer before, or
 * s + duration ≤ its start − the buffer after. A meeting has the same buffers around itself, so that
 * the larger of the two counts on either side.
 */
export function excludeBusy(starts: Instant[], host: Host, duration: number): Instant[] {
  const before = (host.schedule?.bufferBefore ?? 0) * MINUTE;
  const after = (host.schedule?.bufferAfter ?? 0) * MINUTE;
  const larger = Math.max(before, after);
  let free = excludeOverlaps(starts, host.meetings, duration + larger, larger);
  free = excludeOverlaps(free, host.busy, duration + after, before);
  return excludeOverlaps(free, findBlockedDays(host), duration + after, before);
}

/** All-day events block the days as the host's clocks show them, if they block at all. */
export function findBlockedDays({ schedule, allDay }: Host): readonly Interval[] {
  if (!schedule?.allDayBusy) return [];
  return allDay.flatMap((days) => expandAllDay(schedule, days));
}
