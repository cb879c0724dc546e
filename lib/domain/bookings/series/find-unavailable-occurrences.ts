import type { Instant } from "@/lib/core/time/instant";
import type { CheckedTime } from "./check-series";
import type { SeriesRequest } from "./series-request";

/** A time of a series that is not free. */
export interface UnavailableOccurrence {
  /** By the rule, from 1. */
  index: number;
  start: Instant;
  /** What could stand in its place, the nearest first. */
  nearest: readonly Instant[];
}

interface UnavailableSeries {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  lost: readonly UnavailableOccurrence[];
}

/** All that is lost of a series, so that nothing of it can be booked as it is; null: nothing. */
export function findUnavailableOccurrences(
  { occurrences }: SeriesRequest,
  times: readonly CheckedTime[],
): UnavailableSeries | null {
  const lost = occurrences.flatMap(({ index: place }, index): UnavailableOccurrence[] => {
    const time = times[index];
    return !time || time.isFree ? [] : [{ index: place, start: time.start, nearest: time.nearest }];
  });
  const [first] = lost;
  if (!first) return null;
  return { outcome: "taken", taken: lost.map(({ start }) => start), nearest: first.nearest, lost };
}
