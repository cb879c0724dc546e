import { asInstant, type Instant } from "./instant";

/** Half-open: `start` belongs to it, `end` does not, so intervals that touch do not overlap. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/** True when both share an instant. An empty interval holds none, so it overlaps nothing. */
export function areOverlapping(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** Returns the same list if it is sorted by start already, else a sorted copy. */
export function sortIntervals(intervals: readonly Interval[]): readonly Interval[] {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { start } of intervals) {
    if (start < previous) return intervals.toSorted((a, b) => a.start - b.start);
    previous = start;
  }
  return intervals;
}

/** Returns ascending, disjoint intervals: those that touch are merged, empty ones are dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let open: Interval | undefined;
  for (const next of sortIntervals(intervals)) {
    if (next.start >= next.end) continue;
    if (open === undefined || next.start > open.end) {
      open = next;
      merged.push(open);
    } else if (next.end > open.end) {
      open = { start: open.start, end: next.end };
      merged[merged.length - 1] = open;
    }
  }
  return merged;
}

/** Returns the intersection of two merged lists, itself merged. */
export function intersectIntervals(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const shared: Interval[] = [];
  let i = 0;
  let j = 0;
  for (let left = a[i], right = b[j]; left && right; left = a[i], right = b[j]) {
    const start = asInstant(Math.max(left.start, right.start));
    const end = asInstant(Math.min(left.end, right.end));
    if (start < end) shared.push({ start, end });
    if (left.end < right.end) i += 1;
    else j += 1;
  }
  return shared;
}
