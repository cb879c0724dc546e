import { TooMuchWork } from "@/lib/platform/threads/too-much-work";

/** Of one answer of a server; the calendar of a busy office takes some ten thousand. */
export const MOST_STEPS = 500_000;
/** An ordinary event takes about as many: calendars may be large, where no event of theirs is. */
const EVENT_STEPS = 25;
const MOST_EVENTS = 60_000;

/** Counts what a file costs, in steps of some microseconds, whatever the machine is doing besides. */
export class StepBudget {
  private events = 0;

  constructor(private left: number) {}

  /** For an event that is there besides others. */
  allowEvent(): void {
    this.events += 1;
    if (this.events <= MOST_EVENTS) this.left += EVENT_STEPS;
  }

  /** @throws TooMuchWork when more is spent than there was */
  spend(steps = 1): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new TooMuchWork("There is too much in this calendar to work out");
  }
}
