import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { FreeStretchCursor } from "./free-stretch-cursor";
import type { Host, Schedule } from "./schedule";
import type { Spread } from "./spread";

interface ScoredSearch {
  readonly spread: Exclude<Spread, { rule: "first_of_day" }>;
  /** Milliseconds. */
  readonly duration: number;
  readonly now: Instant;
}

type ScheduledHost = Host & { readonly schedule: Schedule };

/** Returns how well each start suits the host by the rule: 0 is worst. The host is free at all of them. */
export function scoreSpread(
  starts: readonly Instant[],
  host: ScheduledHost,
  windows: readonly Interval[],
  { spread, duration, now }: ScoredSearch,
): number[] {
  const stretch = new FreeStretchCursor(host, windows, duration, starts);
  return spread.rule === "tidy"
    ? scoreTidy(starts, stretch, toTidyLimits(host.schedule, { ...spread, duration, now }))
    : scoreAdjacent(starts, stretch, host.schedule.zone);
}

/** The lengths that decide whether a rest is too short, in milliseconds. */
interface TidyLimits {
  readonly duration: number;
  /** The shortest rest that another meeting fits into, with the buffer between the two, which belongs to neither. */
  readonly shortest: number;
  /** Rests that begin earlier do not count, because nobody could book them anyway. */
  readonly earliest: number;
}

const toTidyLimits = (
  { bufferBefore, bufferAfter, minimumNotice }: Schedule,
  { shortest, duration, now }: { shortest: number; duration: number; now: Instant },
): TidyLimits => ({
  duration,
  shortest: (shortest + Math.max(bufferBefore, bufferAfter)) * MINUTE,
  earliest: now + minimumNotice * MINUTE,
});

/** 1: the slot leaves no rest that is too short. */
function scoreTidy(
  starts: readonly Instant[],
  stretch: FreeStretchCursor,
  { duration, shortest, earliest }: TidyLimits,
): number[] {
  const scores = new Array<number>(starts.length).fill(0);
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i] as Instant;
    stretch.moveTo(start);
    const before = start - stretch.start;
    const after = stretch.end - start - duration;
    const isBeforeFine = before === 0 || before >= shortest || stretch.start < earliest;
    if (isBeforeFine && (after === 0 || after >= shortest)) scores[i] = 1;
  }
  return scores;
}

/** Returns the shorter of the rests beside a free slot that are too short; null if there is none. */
export function findRest(
  start: Instant,
  host: ScheduledHost,
  windows: readonly Interval[],
  search: { shortest: number; duration: number; now: Instant },
): Interval | null {
  const { duration, shortest, earliest } = toTidyLimits(host.schedule, search);
  const stretch = new FreeStretchCursor(host, windows, duration, [start]);
  stretch.moveTo(start);
  const rests = [
    ...(stretch.start < earliest ? [] : [{ start: asInstant(stretch.start), end: start }]),
    { start: asInstant(start + duration), end: asInstant(stretch.end) },
  ];
  const measure = (rest: Interval) => rest.end - rest.start;
  const tooShort = rests.filter((rest) => measure(rest) > 0 && measure(rest) < shortest);
  return tooShort.sort((a, b) => measure(a) - measure(b))[0] ?? null;
}

/** 2: beside a busy time of the day; 1: at an end of the day's part of a free stretch. */
function scoreAdjacent(starts: readonly Instant[], stretch: FreeStretchCursor, zone: string): number[] {
  const scores = new Array<number>(starts.length).fill(0);
  let part = Number.NaN;
  let dayStart = Number.NaN;
  let dayEnd = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i] as Instant;
    stretch.moveTo(start);
    const isNewDay = start >= dayEnd;
    if (isNewDay) {
      const day = toLocalEpochDay(zone, start);
      dayStart = fromLocalEpochDay(zone, day, 0);
      dayEnd = fromLocalEpochDay(zone, day + 1, 0);
    }
    const isFirst = isNewDay || stretch.start !== part;
    part = stretch.start;
    const next = i + 1 < starts.length ? (starts[i + 1] as Instant) : Number.POSITIVE_INFINITY;
    const isLast = next >= dayEnd || next >= stretch.end;
    if (!isFirst && !isLast) continue;
    const isBeside =
      (isFirst && stretch.before === stretch.start && stretch.start >= dayStart) ||
      (isLast && stretch.after === stretch.end && stretch.end <= dayEnd);
    scores[i] = isBeside ? 2 : 1;
  }
  return scores;
}
