import type { Instant } from "@/lib/core/time/instant";
import { computeOccurrenceDate, type SeriesFrequency } from "@/lib/core/time/series-frequency";
import { toInstant, toLocalDate, toLocalMinute } from "@/lib/core/time/zone";

export interface SeriesRule {
  every: SeriesFrequency;
  /** How often, the first time included. */
  times: number;
  /** On whose clocks every occurrence begins at the same hour. */
  zone: string;
}

/** When a series takes place by its rule: at the same hour of the clock, whatever the clock does in between. */
export function listSeriesStarts(first: Instant, { every, times, zone }: SeriesRule): Instant[] {
  const date = toLocalDate(zone, first);
  const minute = toLocalMinute(zone, first);
  return Array.from({ length: times }, (_, step) =>
    // The first as it is: an hour that the clocks show twice may have been the second.
    step === 0 ? first : toInstant(zone, computeOccurrenceDate(date, every, step), minute),
  );
}
