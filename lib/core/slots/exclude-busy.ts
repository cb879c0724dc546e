import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { excludeOverlaps } from "./exclude-overlaps";
import { listJourneys } from "./list-journeys";
import type { Host } from "./schedule";
import { expandAllDay } from "./zone-periods";

/**
 * Returns the starts at which a slot respects the host's meetings and busy times (rules 3 and 4). `starts` ascend;
 * `duration` is in milliseconds. A slot [s, s + duration) is clear of a busy interval if s ≥ its end + the buffer
 * before, or s + duration ≤ its start − the buffer after. A meeting has the same buffers around it, so the larger of
 * the two applies on either side. A journey between two places counts if it is longer than the buffers.
 */
export function excludeBusy(starts: Instant[], host: Host, duration: number): Instant[] {
  const before = (host.schedule?.bufferBefore ?? 0) * MINUTE;
  const after = (host.schedule?.bufferAfter ?? 0) * MINUTE;
  const larger = Math.max(before, after);
  let free = excludeOverlaps(starts, host.meetings, duration + larger, larger);
  free = excludeOverlaps(free, host.busy, duration + after, before);
  free = excludeOverlaps(free, findBlockedDays(host), duration + after, before);
  return excludeOverlaps(free, listJourneys(host), duration, 0);
}

/** Returns the days that all-day events block in the host's zone, if the host's schedule blocks them at all. */
export function findBlockedDays({ schedule, allDay }: Host): readonly Interval[] {
  if (!schedule?.allDayBusy) return [];
  return allDay.flatMap((days) => expandAllDay(schedule, days));
}
