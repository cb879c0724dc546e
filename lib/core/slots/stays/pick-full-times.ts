import { type Interval, mergeIntervals } from "@/lib/core/time/interval";

/** Returns the times at which at least `capacity` of the stays overlap, merged and ascending. */
export function pickFullTimes(stays: readonly Interval[], capacity: number): Interval[] {
  const edges = stays
    .filter(({ start, end }) => start < end)
    .flatMap(({ start, end }) => [
      { at: start, change: 1 },
      { at: end, change: -1 },
    ])
    // A stay that ends makes room for one that begins at the same instant.
    .sort((a, b) => a.at - b.at || a.change - b.change);
  const full: Interval[] = [];
  let taken = 0;
  let since: Interval["start"] | null = null;
  for (const { at, change } of edges) {
    taken += change;
    if (since === null && taken >= capacity) since = at;
    if (since === null || taken >= capacity) continue;
    full.push({ start: since, end: at });
    since = null;
  }
  return mergeIntervals(full);
}
