import { type Instant, instant } from "@/lib/core/time/instant";
import { expandWindows } from "./expand-windows";
import { keepWithin } from "./keep-within";
import type { Host } from "./schedule";
import { strikeOutClosed } from "./strike-out-closed";
import { strikeOutTaken } from "./strike-out-taken";

interface Meeting {
  /** Milliseconds. */
  duration: number;
  now: Instant;
}

/**
 * Those of the starts, ascending, at which a host could be met by all rules of theirs, on whatever grid: times that
 * somebody proposes, where `findSlots` proposes them itself. None for a host without a schedule.
 */
export function fittingStarts(host: Host, starts: Instant[], { duration, now }: Meeting): Instant[] {
  const { schedule } = host;
  const [first, last] = [starts[0], starts.at(-1)];
  if (schedule === null || first === undefined || last === undefined) return [];
  const windows = expandWindows(schedule, first, instant(last + 1), duration);
  const free = strikeOutTaken(keepWithin(starts, windows, duration), host, duration);
  return strikeOutClosed(free, { host, schedule, now, duration });
}
