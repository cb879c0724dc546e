import type { Instant } from "@/lib/core/time/instant";
import { addRhythm, type Rhythm } from "@/lib/core/time/rhythm";
import { localDateAt, minuteOfDayAt, toInstant } from "@/lib/core/time/zone";

export interface SeriesRule {
  every: Rhythm;
  /** How often, the first time included. */
  times: number;
  /** On whose clocks every occurrence begins at the same hour. */
  zone: string;
}

/** When a series takes place by its rule: at the same hour of the clock, whatever the clock does in between. */
export function listStarts(first: Instant, { every, times, zone }: SeriesRule): Instant[] {
  const date = localDateAt(zone, first);
  const minute = minuteOfDayAt(zone, first);
  return Array.from({ length: times }, (_, step) =>
    // The first as it is: an hour that the clocks show twice may have been the second.
    step === 0 ? first : toInstant(zone, addRhythm(date, every, step), minute),
  );
}
