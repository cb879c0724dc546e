import type { Instant } from "@/lib/core/time/instant";
import type { CheckedTime } from "./check-series";
import type { SeriesRequest } from "./series-request";

/** An occurrence that is not free. */
export interface UnavailableOccurrence {
  /** Index in the rule, from 1. */
  index: number;
  start: Instant;
  /** Alternatives, the nearest first. */
  nearest: readonly Instant[];
}

interface UnavailableSeries {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  lost: readonly UnavailableOccurrence[];
}

/** Returns the unavailable occurrences, any of which prevents the booking; null if all are free. */
export function findUnavailableOccurrences(
  { occurrences }: SeriesRequest,
  times: readonly CheckedTime[],
): UnavailableSeries | null {
  const lost = occurrences.flatMap(({ index: ruleIndex }, index): UnavailableOccurrence[] => {
    const time = times[index];
    return !time || time.isFree ? [] : [{ index: ruleIndex, start: time.start, nearest: time.nearest }];
  });
  const [first] = lost;
  if (!first) return null;
  return { outcome: "taken", taken: lost.map(({ start }) => start), nearest: first.nearest, lost };
}
