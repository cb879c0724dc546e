import { TooMuchWork } from "@/lib/platform/threads/too-much-work";

/** Of one answer of a server; the calendar of a busy office takes some ten thousand. */
export const MOST_STEPS = 500_000;

/** Counts what a file costs, in steps of some microseconds, whatever the machine is doing besides. */
export class StepBudget {
  constructor(private left: number) {}

  /** @throws TooMuchWork when more is spent than there was */
  spend(steps = 1): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new TooMuchWork("There is too much in this calendar to work out");
  }
}
