import { asInstant, DAY, type Instant } from "./instant";
import { getOffsetAt } from "./zone";

/** The offset that applies from `at` on. Offsets are milliseconds ahead of UTC. */
export interface OffsetStep {
  at: Instant;
  before: number;
  after: number;
}

/** Lists the offset changes of a zone between two instants, in order. */
export function listOffsetChanges(zone: string, from: Instant, to: Instant): OffsetStep[] {
  const steps: OffsetStep[] = [];
  for (let day: number = from; day < to; day += DAY) {
    const [before, after] = [getOffsetAt(zone, asInstant(day)), getOffsetAt(zone, asInstant(day + DAY))];
    if (before !== after) steps.push({ at: findChange(zone, day, before), before, after });
  }
  return steps;
}

/** Bisects the day after `start` for the instant at which the offset changes. */
function findChange(zone: string, start: number, before: number): Instant {
  let [same, other] = [start, start + DAY];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (getOffsetAt(zone, asInstant(middle)) === before) same = middle;
    else other = middle;
  }
  return asInstant(other);
}
