import { HOUR, MINUTE } from "@/lib/core/time/instant";
import type { RecurrenceRule } from "./recurrence-rule";

/** A stretch of wall-clock time, in milliseconds counted as if it were UTC. */
export interface WallRange {
  from: number;
  /** Not part of it. */
  to: number;
}

/** A start, or how many were left out as they lie before the range. */
export type StartOrSkipped = { wall: number; skipped?: undefined } | { wall: null; skipped: number };

export const SUBDAY_UNIT_LENGTHS: Partial<Record<RecurrenceRule["frequency"], number>> = {
  HOURLY: HOUR,
  MINUTELY: MINUTE,
  SECONDLY: 1000,
};

/** Those at these places of a list in order, from its end where they are negative. */
export function pickPositions(all: readonly number[], positions: readonly number[]): number[] {
  const picked = positions.flatMap((position) => all.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(picked)].sort((a, b) => a - b);
}
