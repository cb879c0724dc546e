import type { Instant } from "@/lib/core/time/instant";

/**
 * Returns the `count` starts nearest to `wanted`, in order of time. Of two equally near ones the earlier counts as
 * nearer.
 */
export function pickNearestStarts(starts: readonly Instant[], target: Instant, count: number): Instant[] {
  return starts
    .toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}
