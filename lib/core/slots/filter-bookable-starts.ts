import { asInstant, type Instant } from "@/lib/core/time/instant";
import { excludeBusy } from "./exclude-busy";
import { excludeClosed } from "./exclude-closed";
import { expandWindows } from "./expand-windows";
import { filterWithinWindows } from "./filter-within-windows";
import type { Host } from "./schedule";

interface MeetingSearch {
  /** Milliseconds. */
  duration: number;
  now: Instant;
}

/**
 * Returns those starts at which the host can be booked by all rules but the grid: for times that a user proposes,
 * where `findSlots` generates its own. `starts` ascend. Empty for a host without a schedule.
 */
export function filterBookableStarts(
  host: Host,
  starts: Instant[],
  { duration, now }: MeetingSearch,
): Instant[] {
  const { schedule } = host;
  const [first, last] = [starts[0], starts.at(-1)];
  if (schedule === null || first === undefined || last === undefined) return [];
  const windows = expandWindows(schedule, first, asInstant(last + 1), duration);
  const free = excludeBusy(filterWithinWindows(starts, windows, duration), host, duration);
  return excludeClosed(free, { host, schedule, now, duration });
}
