import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { fromLocalEpochDay, getOffsetAt } from "@/lib/core/time/zone";

/** Converts between wall-clock times (in milliseconds, counted as if in UTC) and instants. */
export interface CalendarZone {
  /**
   * A skipped time uses the offset before the gap; of a repeated time the first counts (RFC 5545, section
   * 3.3.5).
   */
  toInstant(wall: number): Instant;
  toWall(at: Instant): number;
}

export const UTC_ZONE: CalendarZone = createFixedZone(0);

/** @param offset milliseconds ahead of UTC */
export function createFixedZone(offset: number): CalendarZone {
  return { toInstant: (wall) => asInstant(wall - offset), toWall: (at) => at + offset };
}

/** Creates a zone of the time-zone database. */
export const createNamedZone = (name: string): CalendarZone => ({
  toInstant(wall) {
    const day = Math.floor(wall / DAY);
    const rest = wall - day * DAY;
    const minutes = Math.floor(rest / MINUTE);
    return asInstant(fromLocalEpochDay(name, day, minutes) + rest - minutes * MINUTE);
  },
  toWall: (at) => at + getOffsetAt(name, at),
});

export interface OffsetChange {
  at: number;
  /** Milliseconds ahead of UTC after the change. */
  offset: number;
}

/**
 * Creates a zone from its offset changes.
 * @param before offset before the first change
 * @param changes in ascending order
 */
export function createChangingZone(before: number, changes: readonly OffsetChange[]): CalendarZone {
  const offsets = [before, ...changes.map(({ offset }) => offset)];
  // Skipped and repeated wall-clock times use the offset before the change.
  const walls = changes.map(
    ({ at }, index) => at + Math.max(offsets[index] as number, offsets[index + 1] as number),
  );
  const starts = changes.map(({ at }) => at);
  return {
    toInstant: (wall) => asInstant(wall - (offsets[countUpTo(walls, wall)] as number)),
    toWall: (at) => at + (offsets[countUpTo(starts, at)] as number),
  };
}

/** Counts the elements up to this value in a sorted list. */
function countUpTo(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
