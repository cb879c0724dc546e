import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";

/** Of one answer of a server; the calendar of a busy office takes some ten thousand. */
export const MAX_STEPS = 1_000_000;
/** Each event has so many to itself, however much others have taken: an ordinary series takes less. */
const EVENT_STEPS = 250;
/** An event that takes more says nothing sensible about a person's time. */
const MAX_EVENT_STEPS = 200_000;
const MAX_EVENTS = 60_000;

/** What work is paid from. */
export interface StepMeter {
  /** @throws BudgetExceededError when more is spent than there was */
  consume(steps?: number): void;
}

const MESSAGE = "There is too much in this calendar to work out";

/** Counts what a file costs, in steps of about a microsecond, whatever the machine is doing besides. */
export class StepBudget implements StepMeter {
  private events = 0;

  constructor(private left: number) {}

  consume(steps = 1): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new BudgetExceededError(MESSAGE);
  }

  /**
   * What an event may cost: one that costs too much is given up alone.
   * @param parts what is told of it: itself, and single instances
   */
  openEvent(parts = 1): StepMeter {
    this.events += parts;
    let own = this.events <= MAX_EVENTS ? parts * EVENT_STEPS : 0;
    let all = MAX_EVENT_STEPS;
    return {
      consume: (steps = 1) => {
        all -= steps;
        const shared = Math.min(Math.max(steps - own, 0), this.left + 1);
        own = Math.max(own - steps, 0);
        if (!(all >= 0) || shared > this.left) throw new BudgetExceededError(MESSAGE);
        this.left -= shared;
      },
    };
  }
}
