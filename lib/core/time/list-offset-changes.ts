import { asInstant, DAY, type Instant } from "./instant";
import { getOffsetAt } from "./zone";

/** From `at` on the zone's clocks show another time. Offsets are milliseconds ahead of UTC. */
export interface OffsetStep {
  at: Instant;
  before: number;
  after: number;
}

/** Whenever the clocks of a zone are changed between two instants, in order. */
export function listOffsetChanges(zone: string, from: Instant, to: Instant): OffsetStep[] {
  const steps: OffsetStep[] = [];
  for (let day: number = from; day < to; day += DAY) {
    const [before, after] = [getOffsetAt(zone, asInstant(day)), getOffsetAt(zone, asInstant(day + DAY))];
    if (before !== after) steps.push({ at: findChange(zone, day, before), before, after });
  }
  return steps;
}

/** Halves the day after `start` until the instant is found from which it is another offset. */
function findChange(zone: string, start: number, before: number): Instant {
  let [same, other] = [start, start + DAY];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (getOffsetAt(zone, asInstant(middle)) === before) same = middle;
    else other = middle;
  }
  return asInstant(other);
}
