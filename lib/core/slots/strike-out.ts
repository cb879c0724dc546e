import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, sortIntervals } from "@/lib/core/time/interval";
import { startOfDay } from "@/lib/core/time/zone";
import type { Host } from "./schedule";

/**
 * The starts at which a slot respects what the host has already (rules 3 and 4). `starts` ascend;
 * `duration` is in milliseconds.
 *
 * A slot [s, s + duration) keeps clear of a busy interval when s ≥ its end + the buffer before, or
 * s + duration ≤ its start − the buffer after. A meeting has the same buffers around itself, so that
 * the larger of the two counts on either side.
 */
export function strikeOutTaken(starts: Instant[], host: Host, duration: number): Instant[] {
  const before = (host.schedule?.bufferBefore ?? 0) * MINUTE;
  const after = (host.schedule?.bufferAfter ?? 0) * MINUTE;
  const larger = Math.max(before, after);
  let free = strikeOut(starts, host.meetings, duration + larger, larger);
  free = strikeOut(free, host.busy, duration + after, before);
  return strikeOut(free, blockedDays(host), duration + after, before);
}

/**
 * Without the starts that lie later than `lead` before the start of an interval and earlier than `lag`
 * after its end. Empty intervals strike out nothing. One sweep over both lists.
 */
function strikeOut(starts: Instant[], intervals: readonly Interval[], lead: number, lag: number): Instant[] {
  if (intervals.length === 0) return starts;
  const sorted = sortIntervals(intervals);
  const free: Instant[] = [];
  let next = 0;
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i] as Instant;
    for (; next < sorted.length; next += 1) {
      const taken = sorted[next] as Interval;
      if (taken.start - lead >= start) break;
      if (taken.end + lag > freeFrom && taken.end > taken.start) freeFrom = taken.end + lag;
    }
    if (start >= freeFrom) free.push(start);
  }
  return free;
}

/** All-day events block the days of the schedule's zone, if they block at all. */
function blockedDays({ schedule, allDay }: Host): readonly Interval[] {
  if (!schedule?.allDayBusy) return [];
  return allDay.map(({ from, to }) => ({
    start: startOfDay(schedule.zone, from),
    end: startOfDay(schedule.zone, to),
  }));
}
