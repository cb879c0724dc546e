import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { epochDayAt, instantOfEpochDay } from "@/lib/core/time/zone";

interface Grid {
  /** Milliseconds. */
  readonly duration: number;
  readonly step: number;
  /** The starts wanted, [from, to). */
  readonly from: Instant;
  readonly to: Instant;
  /** The zone at whose midnights a grid starts that has no window's start to begin at. */
  readonly zone: string;
}

/**
 * Every start in the range whose slot lies in a window, counted in steps from the window's start
 * (rule 2). A window that is open for ever has no start: its grid starts anew at each local midnight,
 * and slots may lie across midnight.
 */
export function gridStarts(windows: readonly Interval[], grid: Grid): Instant[] {
  const starts: Instant[] = [];
  for (const { start, end } of windows) {
    if (Number.isFinite(start)) addSteps(starts, start, end - grid.duration + 1, grid);
    else addEveryDay(starts, grid);
  }
  return starts;
}

function addEveryDay(starts: Instant[], grid: Grid): void {
  const last = epochDayAt(grid.zone, grid.to);
  for (let day = epochDayAt(grid.zone, grid.from); day <= last; day += 1) {
    const midnight = instantOfEpochDay(grid.zone, day, 0);
    addSteps(starts, midnight, instantOfEpochDay(grid.zone, day + 1, 0), grid);
  }
}

/** Adds the starts on the grid of `anchor` that are in [anchor, end) and in the range. */
function addSteps(starts: Instant[], anchor: number, end: number, { step, from, to }: Grid): void {
  const first = anchor < from ? anchor + Math.ceil((from - anchor) / step) * step : anchor;
  const limit = end < to ? end : to;
  for (let start = first; start < limit; start += step) starts.push(instant(start));
}
