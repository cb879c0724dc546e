import type { Instant } from "@/lib/core/time/instant";
import type { CheckedTime } from "./check-series";
import type { SeriesWish } from "./series-wish";

/** A time of a series that is not free. */
export interface LostOccurrence {
  /** By the rule, from 1. */
  place: number;
  start: Instant;
  /** What could stand in its place, the nearest first. */
  nearest: readonly Instant[];
}

interface LostSeries {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  lost: readonly LostOccurrence[];
}

/** All that is lost of a series, so that nothing of it can be booked as it is; null: nothing. */
export function findLostOccurrences(
  { occurrences }: SeriesWish,
  times: readonly CheckedTime[],
): LostSeries | null {
  const lost = occurrences.flatMap(({ place }, index): LostOccurrence[] => {
    const time = times[index];
    return !time || time.isFree ? [] : [{ place, start: time.start, nearest: time.nearest }];
  });
  const [first] = lost;
  if (!first) return null;
  return { outcome: "taken", taken: lost.map(({ start }) => start), nearest: first.nearest, lost };
}
