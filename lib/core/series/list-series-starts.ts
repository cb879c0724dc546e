import type { Instant } from "@/lib/core/time/instant";
import { computeOccurrenceDate, type SeriesFrequency } from "@/lib/core/time/series-frequency";
import { toInstant, toLocalDate, toLocalMinute } from "@/lib/core/time/zone";

export interface SeriesRule {
  every: SeriesFrequency;
  /** The number of occurrences, the first included. */
  times: number;
  /** The zone in which every occurrence starts at the same wall-clock time. */
  zone: string;
}

/** Lists the starts of a series: the same wall-clock time each time, also after a clock change. */
export function listSeriesStarts(first: Instant, { every, times, zone }: SeriesRule): Instant[] {
  const date = toLocalDate(zone, first);
  const minute = toLocalMinute(zone, first);
  return Array.from({ length: times }, (_, step) =>
    // The first start is taken as it is: if the clocks show its hour twice, it may be the second.
    step === 0 ? first : toInstant(zone, computeOccurrenceDate(date, every, step), minute),
  );
}
