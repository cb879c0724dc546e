import { BudgetExceededError } from "@/lib/platform/threads/budget-exceeded-error";

/** Steps per response; a busy office calendar takes about ten thousand. */
export const MAX_STEPS = 1_000_000;
/** Steps reserved for each event, regardless of others; an ordinary series takes fewer. */
const EVENT_STEPS = 250;
/** Limit per event. */
const MAX_EVENT_STEPS = 200_000;
const MAX_EVENTS = 60_000;

/** Meter from which work takes its steps. */
export interface StepMeter {
  /** @throws BudgetExceededError if fewer steps are left */
  consume(steps?: number): void;
}

const MESSAGE = "There is too much in this calendar to work out";

/** Counts the cost of a file in steps of about a microsecond, independent of the machine's load. */
export class StepBudget implements StepMeter {
  private events = 0;

  constructor(private left: number) {}

  consume(steps = 1): void {
    this.left -= steps;
    if (!(this.left >= 0)) throw new BudgetExceededError(MESSAGE);
  }

  /**
   * Opens the budget of an event, so that an expensive one fails alone.
   * @param parts number of its components, overridden instances included
   */
  openEvent(parts = 1): StepMeter {
    this.events += parts;
    let reserved = this.events <= MAX_EVENTS ? parts * EVENT_STEPS : 0;
    let all = MAX_EVENT_STEPS;
    return {
      consume: (steps = 1) => {
        all -= steps;
        const shared = Math.min(Math.max(steps - reserved, 0), this.left + 1);
        reserved = Math.max(reserved - steps, 0);
        if (!(all >= 0) || shared > this.left) throw new BudgetExceededError(MESSAGE);
        this.left -= shared;
      },
    };
  }
}
