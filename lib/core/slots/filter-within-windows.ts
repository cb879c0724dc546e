import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";

/** Returns the starts of slots that lie in a window; both lists ascend. `duration` is in milliseconds. */
export function filterWithinWindows(
  starts: Instant[],
  windows: readonly Interval[],
  duration: number,
): Instant[] {
  let next = 0;
  return starts.filter((start) => {
    for (let window = windows[next]; window && window.end < start + duration; window = windows[next])
      next += 1;
    const window = windows[next];
    return window !== undefined && window.start <= start;
  });
}
