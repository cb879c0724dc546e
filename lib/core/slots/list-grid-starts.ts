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
  const runs: Run[] = [];
  const add = (anchor: Instant, end: number) => {
    if (Number.isFinite(anchor)) runs.push(toRun(alignment?.next(anchor) ?? anchor, end, grid));
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
  const starts = listSteps(runs, grid.step);
  return alignment ? starts.filter(alignment.isAligned) : starts;
}

function findEarliestAnchor([first]: readonly Interval[], from: Instant): Instant {
  return first && Number.isFinite(first.start) && first.start < from ? first.start : from;
}

/** The first of several starts on one grid, and their number. */
interface Run {
  readonly first: number;
  readonly count: number;
}

/** The starts on the grid of `anchor` that lie in [anchor, end) and in the range. */
function toRun(anchor: number, end: number, { step, from, to }: SlotGrid): Run {
  const first = anchor < from ? anchor + Math.ceil((from - anchor) / step) * step : anchor;
  const limit = end < to ? end : to;
  return { first, count: Math.max(0, Math.ceil((limit - first) / step)) };
}

/** A list of its final length: growing it start by start took three times as long. */
function listSteps(runs: readonly Run[], step: number): Instant[] {
  let total = 0;
  for (const { count } of runs) total += count;
  const starts = new Array<Instant>(total);
  let at = 0;
  for (const { first, count } of runs) {
    for (let i = 0; i < count; i += 1) starts[at + i] = asInstant(first + i * step);
    at += count;
  }
  return starts;
}
