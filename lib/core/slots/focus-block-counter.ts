import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals, sortIntervals } from "@/lib/core/time/interval";
import { findBlockedDays } from "./exclude-busy";
import type { FocusBlocks } from "./focus";
import { type FocusWindow, listFocusWindows } from "./focus-windows";
import type { Host, Schedule } from "./schedule";

/** A part of a window that nothing takes, and the blocks that fit. */
interface FreePiece extends FocusWindow {
  readonly blocks: number;
  /** The blocks that fit into all of the period. */
  total: number;
}

/** Counts the blocks of a rule that a further meeting would leave in each period. */
export class FocusBlockCounter {
  readonly #pieces: readonly FreePiece[];
  readonly #length: number;
  readonly #count: number;

  /**
   * @param taken what `listFocusTaken` returns for the host
   * @param time contains all further meetings, with their buffers
   */
  constructor(rule: FocusBlocks, schedule: Schedule, taken: readonly Interval[], time: Interval) {
    this.#length = rule.minutes * MINUTE;
    this.#count = rule.count;
    this.#pieces = listFreePieces(listFocusWindows(rule, schedule, time), taken, this.#length);
    sumByPeriod(this.#pieces, schedule.travels.length > 0);
  }

  /**
   * Marks the starts at which a meeting would leave too few blocks. With its buffers, it takes [start − before, start +
   * after). One sweep over both lists, as in `excludeOverlaps`.
   */
  markClosed(closed: Uint8Array, starts: readonly Instant[], before: number, after: number): void {
    const pieces = this.#pieces;
    let next = 0;
    let from = Number.NEGATIVE_INFINITY; // earlier starts are clear of the next piece
    let to = Number.NEGATIVE_INFINITY; // starts from here on are past it
    let isPlenty = false;
    let following = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < starts.length; i += 1) {
      const start = starts[i] as Instant;
      while (start >= to) {
        const piece = pieces[next] as FreePiece | undefined;
        if (piece === undefined) return;
        from = piece.start - after;
        to = piece.end + before;
        isPlenty = piece.total - piece.blocks >= this.#count;
        following = (pieces[next + 1]?.start ?? Number.POSITIVE_INFINITY) - after;
        next += 1;
      }
      if (start <= from || (isPlenty && start <= following)) continue;
      if (this.#countFrom(next - 1, start - before, start + after) < this.#count) closed[i] = 1;
    }
  }

  /** Returns how many blocks the period keeps that loses most by this time; infinity if none loses any. */
  countAfter(from: number, to: number): number {
    return this.#countFrom(0, from, to);
  }

  #countFrom(first: number, from: number, to: number): number {
    const pieces = this.#pieces;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = first; i < pieces.length; i += 1) {
      const { start, period, total } = pieces[i] as FreePiece;
      if (start >= to) break;
      let lost = 0;
      for (let j = first; j < pieces.length && (pieces[j] as FreePiece).start < to; j += 1)
        if ((pieces[j] as FreePiece).period === period)
          lost += this.#countLost(pieces[j] as FreePiece, from, to);
      if (lost > 0) fewest = Math.min(fewest, total - lost);
    }
    return fewest;
  }

  #countLost({ start, end, blocks }: FreePiece, from: number, to: number): number {
    if (end <= from) return 0;
    const before = from > start ? Math.floor((from - start) / this.#length) : 0;
    const after = end > to ? Math.floor((end - to) / this.#length) : 0;
    return blocks - before - after;
  }
}

/** Lists what takes focus time: meetings with their buffers, calendar entries, and blocked days; merged. */
export function listFocusTaken(host: Host, { bufferBefore, bufferAfter }: Schedule): readonly Interval[] {
  const taken: Interval[] = [];
  for (const { start, end } of host.meetings) {
    if (start >= end) continue;
    taken.push({ start: start - bufferBefore * MINUTE, end: end + bufferAfter * MINUTE } as Interval);
  }
  for (const one of host.busy) taken.push(one);
  for (const days of findBlockedDays(host)) taken.push(days);
  return mergeIntervals(taken);
}

/** Both lists ascend by start. Windows may overlap, as a travel can turn two dates into one. */
function listFreePieces(
  windows: readonly FocusWindow[],
  taken: readonly Interval[],
  length: number,
): readonly FreePiece[] {
  const pieces: FreePiece[] = [];
  const add = (start: Interval["start"], end: Interval["end"], period: number) => {
    const blocks = Math.floor((end - start) / length);
    if (blocks > 0) pieces.push({ start, end, period, blocks, total: blocks });
  };
  let next = 0;
  for (const { start, end, period } of windows) {
    while (next < taken.length && (taken[next] as Interval).end <= start) next += 1;
    let open = start;
    for (let i = next; i < taken.length && (taken[i] as Interval).start < end; i += 1) {
      const busy = taken[i] as Interval;
      if (busy.start > open) add(open, busy.start, period);
      if (busy.end > open) open = busy.end;
    }
    if (open < end) add(open, end, period);
  }
  return sortIntervals(pieces) as readonly FreePiece[];
}

/** A period's pieces follow each other, unless a travel turns two dates into one. */
function sumByPeriod(pieces: readonly FreePiece[], hasTravels: boolean): void {
  for (let i = 0; i < pieces.length; ) {
    const { period } = pieces[i] as FreePiece;
    let end = i;
    let total = 0;
    while (end < pieces.length && pieces[end]?.period === period) total += pieces[end++]?.blocks ?? 0;
    if (hasTravels) total = pieces.reduce((sum, one) => (one.period === period ? sum + one.blocks : sum), 0);
    for (; i < end; i += 1) (pieces[i] as FreePiece).total = total;
  }
}
