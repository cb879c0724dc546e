import { HOUR, MINUTE } from "@/lib/core/time/instant";
import type { RecurrenceRule } from "./recurrence-rule";

/** A range of wall-clock time in milliseconds, counted as if in UTC. */
export interface WallRange {
  from: number;
  /** Exclusive. */
  to: number;
}

/** A start, or the number of starts that were skipped before the range. */
export type StartOrSkipped = { wall: number; skipped?: undefined } | { wall: null; skipped: number };

export const SUBDAY_UNIT_LENGTHS: Partial<Record<RecurrenceRule["frequency"], number>> = {
  HOURLY: HOUR,
  MINUTELY: MINUTE,
  SECONDLY: 1000,
};

/** Returns the elements at these positions (BYSETPOS) of a sorted list; negative ones count from the end. */
export function pickPositions(all: readonly number[], positions: readonly number[]): number[] {
  const picked = positions.flatMap((position) => all.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(picked)].sort((a, b) => a - b);
}
