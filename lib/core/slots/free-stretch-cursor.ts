import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals, sortIntervals } from "@/lib/core/time/interval";
import { findBlockedDays } from "./exclude-busy";
import { listDayJourneys } from "./list-day-journeys";
import { listJourneys } from "./list-journeys";
import type { Host } from "./schedule";

/**
 * The free stretch around a slot: the time in which its host could have other slots, buffers respected. Moves forward
 * over ascending starts that are within the windows and free; an object for each start would take longer than the
 * search itself.
 */
export class FreeStretchCursor {
  start: number = Number.NEGATIVE_INFINITY;
  end: number = Number.POSITIVE_INFINITY;
  /** The end of the host's last meeting or busy time before the slot. */
  before: number = Number.NEGATIVE_INFINITY;
  /** The start of the host's next meeting or busy time after the slot. */
  after: number;
  readonly #windows: readonly Interval[];
  readonly #blocked: readonly Interval[];
  readonly #duration: number;
  #window = 0;
  #next = 0;
  #nextEnd: number;

  /**
   * @param duration milliseconds
   * @param starts those to which it moves
   */
  constructor(host: Host, windows: readonly Interval[], duration: number, starts: readonly Instant[]) {
    this.#windows = windows;
    this.#blocked = listBlockedTimes(host, duration, starts);
    this.#duration = duration;
    this.after = this.#blocked[0]?.start ?? Number.POSITIVE_INFINITY;
    this.#nextEnd = this.#blocked[0]?.end ?? Number.POSITIVE_INFINITY;
  }

  moveTo(slot: Instant): void {
    const slotEnd = slot + this.#duration;
    while ((this.#windows[this.#window] as Interval).end < slotEnd) this.#window += 1;
    while (this.#nextEnd <= slot) this.#passBlocked();
    const { start, end } = this.#windows[this.#window] as Interval;
    this.start = Math.max(this.before, start);
    this.end = Math.min(this.after, end);
  }

  #passBlocked(): void {
    this.before = this.#nextEnd;
    this.#next += 1;
    const next = this.#blocked[this.#next];
    this.after = next?.start ?? Number.POSITIVE_INFINITY;
    this.#nextEnd = next?.end ?? Number.POSITIVE_INFINITY;
  }
}

/** Lists the times in which no slot of the host may lie, with the buffers and journeys that the search applies. */
function listBlockedTimes(host: Host, duration: number, starts: readonly Instant[]): readonly Interval[] {
  const before = (host.schedule?.bufferBefore ?? 0) * MINUTE;
  const after = (host.schedule?.bufferAfter ?? 0) * MINUTE;
  const larger = Math.max(before, after);
  const days = findBlockedDays(host);
  const busy = days.length > 0 ? [...host.busy, ...days] : host.busy;
  const blocked: Interval[] = [];
  addWidened(blocked, host.meetings, larger, larger);
  addWidened(blocked, busy, after, before);
  const [first, last] = [starts[0], starts.at(-1)];
  if (host.schedule?.journeys && first !== undefined && last !== undefined) {
    const time = { start: first, end: asInstant(last + duration) };
    blocked.push(...listJourneys(host), ...listDayJourneys(host, time));
  }
  return mergeIntervals(blocked);
}

function addWidened(blocked: Interval[], times: readonly Interval[], before: number, after: number): void {
  for (const { start, end } of sortIntervals(times)) {
    if (end > start) blocked.push({ start: (start - before) as Instant, end: (end + after) as Instant });
  }
}
