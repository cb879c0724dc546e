import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { fromLocalEpochDay, getOffsetAt } from "@/lib/core/time/zone";

/** Turns what a clock on the wall shows (in milliseconds, counted as if it were UTC) into an instant, and back. */
export interface CalendarZone {
  /** A time that is skipped has the offset before the gap, one that comes twice is the first (RFC 5545 3.3.5). */
  toInstant(wall: number): Instant;
  toWall(at: Instant): number;
}

export const UTC_ZONE: CalendarZone = createFixedZone(0);

/** @param offset milliseconds ahead of UTC */
export function createFixedZone(offset: number): CalendarZone {
  return { toInstant: (wall) => asInstant(wall - offset), toWall: (at) => at + offset };
}

/** A zone of the time-zone database. */
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
  /** Milliseconds ahead of UTC from then on. */
  offset: number;
}

/**
 * A zone by its changes.
 * @param before the offset until the first of them
 * @param changes in order
 */
export function createChangingZone(before: number, changes: readonly OffsetChange[]): CalendarZone {
  const offsets = [before, ...changes.map(({ offset }) => offset)];
  // A wall-clock time that a change skips or repeats is still read by the offset before it.
  const walls = changes.map(
    ({ at }, index) => at + Math.max(offsets[index] as number, offsets[index + 1] as number),
  );
  const starts = changes.map(({ at }) => at);
  return {
    toInstant: (wall) => asInstant(wall - (offsets[countUpTo(walls, wall)] as number)),
    toWall: (at) => at + (offsets[countUpTo(starts, at)] as number),
  };
}

/** How many of these, which are in order, are not later. */
function countUpTo(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
