import type { Instant } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals } from "@/lib/core/time/interval";
import type { EveningLimit } from "./focus";
import { type FocusWindow, listFocusWindows } from "./focus-windows";
import type { Schedule } from "./schedule";

/** Counts the evenings of each week with a meeting. */
export class EveningCounter {
  readonly #evenings: readonly FocusWindow[];
  readonly #isTaken: readonly boolean[];
  readonly #takenByWeek = new Map<number, number>();
  readonly #most: number;

  /** @param time contains all further meetings */
  constructor(rule: EveningLimit, schedule: Schedule, meetings: readonly Interval[], time: Interval) {
    this.#most = rule.most;
    this.#evenings = listFocusWindows(rule, schedule, time);
    this.#isTaken = findTaken(this.#evenings, mergeIntervals(meetings));
    for (const [i, { period }] of this.#evenings.entries())
      if (this.#isTaken[i]) this.#takenByWeek.set(period, (this.#takenByWeek.get(period) ?? 0) + 1);
  }

  /** Marks the starts at which a meeting of `duration` milliseconds would take an evening too many. */
  markClosed(closed: Uint8Array, starts: readonly Instant[], duration: number): void {
    const evenings = this.#evenings;
    let next = 0;
    let from = Number.NEGATIVE_INFINITY; // earlier starts are clear of the next evening
    let to = Number.NEGATIVE_INFINITY; // starts from here on are past it
    for (let i = 0; i < starts.length; i += 1) {
      const start = starts[i] as Instant;
      while (start >= to) {
        const evening = evenings[next];
        if (evening === undefined) return;
        from = evening.start - duration;
        to = evening.end;
        next += 1;
      }
      if (start > from && this.#countFrom(next - 1, start, start + duration) > this.#most) closed[i] = 1;
    }
  }

  /** Returns the most evenings that a week would have with this meeting; 0 if it takes no further evening. */
  countWith(from: number, to: number): number {
    return this.#countFrom(0, from, to);
  }

  #countFrom(first: number, from: number, to: number): number {
    const evenings = this.#evenings;
    let added = 0;
    let week = Number.NaN;
    let most = 0;
    for (let i = first; i < evenings.length; i += 1) {
      const evening = evenings[i] as FocusWindow;
      if (evening.start >= to) break;
      if (this.#isTaken[i] || evening.end <= from) continue;
      added = evening.period === week ? added + 1 : 1;
      week = evening.period;
      most = Math.max(most, (this.#takenByWeek.get(week) ?? 0) + added);
    }
    return most;
  }
}

/** Returns for each evening whether one of the merged meetings overlaps it. Both lists ascend by start. */
function findTaken(evenings: readonly FocusWindow[], meetings: readonly Interval[]): boolean[] {
  let next = 0;
  return evenings.map(({ start, end }) => {
    while (next < meetings.length && (meetings[next] as Interval).end <= start) next += 1;
    return (meetings[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  });
}
