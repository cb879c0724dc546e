import { IANAZone } from "luxon";
import { DAY } from "./instant";

/** A period with one offset from UTC. All in milliseconds. */
interface OffsetPeriod {
  readonly offset: number;
  /** The offset applies to the instants [start, end). */
  readonly start: number;
  readonly end: number;
  /**
   * The offset applies to the wall-clock times [wallStart, wallEnd). Those that the change at `end` skips or repeats
   * are included: a skipped time thereby moves forward by the gap, a repeated one is the first.
   */
  readonly wallStart: number;
  readonly wallEnd: number;
}

interface OffsetChange {
  readonly at: number;
  readonly offset: number;
}

// Outside of this range the nearest known offset applies.
const EARLIEST_MS = Date.UTC(1969, 0, 1);
const LATEST_MS = Date.UTC(2201, 0, 1);

// No two changes of a zone since 1970 are less than 7 days apart (Brazil, October 2000).
const PROBE_MS = 6 * DAY;
const REACH_MS = 400 * DAY;

// A wall-clock time is less than this away from its instant.
const MARGIN_MS = 2 * DAY;

/**
 * The offsets of one zone, read from the platform on demand. Callers move through time, so the last period is tried
 * first.
 */
export class OffsetTable {
  private readonly zone: IANAZone;
  private changes: OffsetChange[] = [];
  private periods: OffsetPeriod[] = [];
  private last: OffsetPeriod;
  private from: number;
  private to: number;

  /**
   * @param near the expected first lookup
   * @throws RangeError if there is no such zone
   */
  constructor(zoneName: string, near: number) {
    this.zone = IANAZone.create(zoneName);
    if (!this.zone.isValid) throw new RangeError(`"${zoneName}" is not the name of a time zone`);
    this.from = clamp(near);
    this.to = this.from;
    this.cover(near);
    this.last = findFirstPeriod(this.periods, (period) => near < period.end);
  }

  /** Returns the offset in force at an instant. */
  at(time: number): number {
    if (time < this.last.start || time >= this.last.end) {
      this.cover(time);
      this.last = findFirstPeriod(this.periods, (period) => time < period.end);
    }
    return this.last.offset;
  }

  /** Returns the offset that applies to a wall-clock time, counted as if it were UTC. */
  ofWall(wallTime: number): number {
    if (wallTime < this.last.wallStart || wallTime >= this.last.wallEnd) {
      this.cover(wallTime);
      this.last = findFirstPeriod(this.periods, (period) => wallTime < period.wallEnd);
    }
    return this.last.offset;
  }

  private cover(time: number): void {
    if (clamp(time - MARGIN_MS) >= this.from && clamp(time + MARGIN_MS) <= this.to && this.from < this.to)
      return;
    const from = Math.min(this.from, clamp(time - REACH_MS));
    const to = Math.max(this.to, clamp(time + REACH_MS));
    this.changes = [
      ...findChanges(this.zone, from, this.from),
      ...this.changes,
      ...findChanges(this.zone, this.to, to),
    ];
    this.from = from;
    this.to = to;
    this.periods = toPeriods(computeOffsetAt(this.zone, from), this.changes, from, to);
  }
}

function clamp(time: number): number {
  return Math.min(Math.max(time, EARLIEST_MS), LATEST_MS);
}

/** Returns the first period that passes (all after it do too), or the last one if none does. */
function findFirstPeriod(
  periods: readonly OffsetPeriod[],
  passes: (period: OffsetPeriod) => boolean,
): OffsetPeriod {
  let low = 0;
  let high = periods.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(periods[middle] as OffsetPeriod)) high = middle;
    else low = middle + 1;
  }
  return periods[low] as OffsetPeriod;
}

/** Periods that end at the edge of the probed range: `MARGIN_MS` inside of [from, to), unless it is unbounded. */
function toPeriods(
  firstOffset: number,
  changes: readonly OffsetChange[],
  from: number,
  to: number,
): OffsetPeriod[] {
  const first = from <= EARLIEST_MS ? Number.NEGATIVE_INFINITY : from + MARGIN_MS;
  const last = to >= LATEST_MS ? Number.POSITIVE_INFINITY : to - MARGIN_MS;
  let period = { offset: firstOffset, start: first, wallStart: first };
  const periods: OffsetPeriod[] = [];
  for (const { at, offset } of changes) {
    const wallTime = at + Math.max(period.offset, offset);
    periods.push({ ...period, end: at, wallEnd: wallTime });
    period = { offset, start: at, wallStart: wallTime };
  }
  periods.push({ ...period, end: last, wallEnd: last });
  return periods;
}

function findChanges(zone: IANAZone, from: number, to: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  let offset = computeOffsetAt(zone, from);
  for (let probe = from; probe < to; ) {
    const next = Math.min(probe + PROBE_MS, to);
    const nextOffset = computeOffsetAt(zone, next);
    if (nextOffset !== offset) changes.push({ at: findChange(zone, probe, next), offset: nextOffset });
    probe = next;
    offset = nextOffset;
  }
  return changes;
}

/** Finds the first second at which the offset of `after` holds; that of `before` must not. */
function findChange(zone: IANAZone, before: number, after: number): number {
  const target = computeOffsetAt(zone, after);
  let low = Math.floor(before / 1000);
  let high = Math.ceil(after / 1000);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (computeOffsetAt(zone, middle * 1000) === target) high = middle;
    else low = middle;
  }
  return high * 1000;
}

function computeOffsetAt(zone: IANAZone, at: number): number {
  return Math.round(zone.offset(at) * 60_000);
}
