import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { buildAlignment } from "./build-alignment";
import type { Schedule } from "./schedule";
import { isAlwaysOpen } from "./weekly-hours";
import { listMidnights, listZonePeriods } from "./zone-periods";

export interface SlotGrid {
  /** Milliseconds. */
  readonly duration: number;
  readonly step: number;
  /** The range of starts, [from, to). */
  readonly from: Instant;
  readonly to: Instant;
  /** The zones with the midnights and wall clocks that define the grid. */
  readonly clocks: Pick<Schedule, "zone" | "travels">;
  /** True for hours without regular closing: the grid restarts at each midnight, and slots may cross it. */
  readonly daily: boolean;
  /** Starts must lie on a multiple of this many wall-clock minutes; others are left out. */
  readonly align?: number | undefined;
}

/** The grid options of a search, in minutes. */
type GridOptions = Pick<SlotGrid, "from" | "to" | "align"> & {
  readonly duration: number;
  readonly step?: number | undefined;
};

/** Builds the grid of hosts who must all be free. */
export function buildGrid(
  { duration, step = duration, align, from, to }: GridOptions,
  schedules: readonly Schedule[],
  clocks: SlotGrid["clocks"],
): SlotGrid {
  return {
    duration: duration * MINUTE,
    step: step * MINUTE,
    align,
    from,
    to,
    clocks,
    daily: schedules.every(isAlwaysOpen),
  };
}

/** Lists every start in the range of a slot that lies in a window, in steps from the window's start (rule 2). */
export function listGridStarts(windows: readonly Interval[], grid: SlotGrid): Instant[] {
  const { align, clocks, daily, duration, from, to } = grid;
  const midnights = daily ? listMidnights(clocks, from, to) : [];
  const alignment = align
    ? buildAlignment(align, listZonePeriods(clocks, findEarliestAnchor(windows, from), to))
    : null;
  const starts: Instant[] = [];
  const add = (anchor: Instant, end: number) => {
    if (Number.isFinite(anchor)) addSteps(starts, alignment?.next(anchor) ?? anchor, end, grid);
  };
  let next = 0;
  for (const window of windows) {
    const end = window.end - duration + 1;
    let anchor = window.start;
    for (
      let midnight = midnights[next];
      midnight !== undefined && midnight < end;
      midnight = midnights[next]
    ) {
      if (midnight > anchor) {
        add(anchor, midnight);
        anchor = midnight;
      }
      next += 1;
    }
    add(anchor, end);
  }
  return alignment ? starts.filter(alignment.isAligned) : starts;
}

function findEarliestAnchor([first]: readonly Interval[], from: Instant): Instant {
  return first && Number.isFinite(first.start) && first.start < from ? first.start : from;
}

/** Adds the starts on the grid of `anchor` that lie in [anchor, end) and in the range. */
function addSteps(starts: Instant[], anchor: number, end: number, { step, from, to }: SlotGrid): void {
  const first = anchor < from ? anchor + Math.ceil((from - anchor) / step) * step : anchor;
  const limit = end < to ? end : to;
  for (let start = first; start < limit; start += step) starts.push(asInstant(start));
}
