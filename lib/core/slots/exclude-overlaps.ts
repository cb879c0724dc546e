import type { Instant } from "@/lib/core/time/instant";
import { type Interval, sortIntervals } from "@/lib/core/time/interval";

/**
 * Removes the starts later than `lead` before an interval's start and earlier than `lag` after its end. Empty
 * intervals remove nothing. One sweep over both lists.
 */
export function excludeOverlaps(
  starts: Instant[],
  intervals: readonly Interval[],
  lead: number,
  lag: number,
): Instant[] {
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
