import type { DayRange } from "./schedule";

/**
 * Merges ranges of a day that overlap or touch; the result is ascending and disjoint. The midnight at the end of the
 * day is 1440.
 */
export function mergeRanges(ranges: readonly DayRange[]): readonly DayRange[] {
  if (areSeparate(ranges)) return ranges;
  const merged: DayRange[] = [];
  const ordered = ranges.length > 1 ? ranges.toSorted((a, b) => a.start - b.start) : ranges;
  for (const range of ordered) {
    const end = range.end === 0 ? 1440 : range.end;
    const before = merged.at(-1);
    if (before !== undefined && range.start <= before.end) {
      merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, end) };
    } else if (range.start < end) {
      merged.push({ start: range.start, end });
    }
  }
  return merged;
}

/** Most lists are disjoint already, and are returned as they are. */
function areSeparate(ranges: readonly DayRange[]): boolean {
  let before = -1;
  for (const { start, end } of ranges) {
    if (start <= before || start >= end) return false;
    before = end;
  }
  return true;
}
