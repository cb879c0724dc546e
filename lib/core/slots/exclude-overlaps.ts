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
  const free = new Array<Instant>(starts.length); // growing it start by start takes twice as long
  let count = 0;
  let next = 0;
  let nextFree = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i] as Instant;
    for (; next < sorted.length; next += 1) {
      const interval = sorted[next] as Interval;
      if (interval.start - lead >= start) break;
      if (interval.end + lag > nextFree && interval.end > interval.start) nextFree = interval.end + lag;
    }
    if (start >= nextFree) {
      free[count] = start;
      count += 1;
    }
  }
  free.length = count;
  return free;
}
