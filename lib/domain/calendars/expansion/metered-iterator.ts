import ICAL from "ical.js";
import { DAY } from "@/lib/core/time/instant";
import { measureFrequency } from "./rule-length";
import type { StepBudget } from "./step-budget";

/** Nothing that follows lies in the time that is looked at. */
class BeyondHorizon extends Error {}

export interface Meter {
  budget: StepBudget;
  /** The last month that is looked at, counted from the year 0. */
  lastMonth: number;
}

interface Options {
  /** Its own, to be changed. */
  rule: ICAL.Recur;
  dtstart: ICAL.Time;
  meter: Meter;
}

/** Milliseconds that leave all that is looked at; a longer interval would only be counted longer. */
const FAR = 150_000 * DAY;

/** Months after which all weekdays fall on the same dates. */
const CYCLE = 400 * 12;

/**
 * The library's iterator looks for the next time for ever, where there is none. This one pays for every step out of a
 * budget, and ends behind the last month that anybody looks at.
 */
export class MeteredIterator extends ICAL.RecurIterator {
  // Declared only: the constructor of the library calls `fromData`, before fields of this class would be set.
  declare private meter: Meter;
  declare private weight: number;

  constructor(options: Options) {
    super(options);
  }

  override fromData(options: Options): void {
    const { rule, meter } = options;
    this.meter = meter;
    rule.interval = Math.min(rule.interval, Math.ceil(FAR / measureFrequency(rule.freq)));
    const values = Object.values(rule.parts as Record<string, unknown[]>).flat().length;
    this.weight = 1 + Math.floor(values / 16);
    meter.budget.spend(Math.floor(values ** 2 / 16)); // lists are sorted, each with each
    this.orEnd(() => super.fromData(options));
  }

  override next(again?: boolean): ICAL.Time {
    return this.orEnd(() => super.next(again)) as ICAL.Time; // null at the end, whatever the library's types say
  }

  override check_contracting_rules(): boolean {
    this.pay(this.last.month);
    return super.check_contracting_rules();
  }

  /** Counted from the end of the month as well, which the library leaves out here. */
  override check_contract_restriction(part: string, value: number): boolean {
    if (super.check_contract_restriction(part, value)) return true;
    if (part !== "BYMONTHDAY") return false;
    const { month, year } = this.last;
    return super.check_contract_restriction(part, value - ICAL.Time.daysInMonth(month, year) - 1);
  }

  override expand_year_days(year: number): number {
    this.pay(1, 12);
    return super.expand_year_days(year);
  }

  /** Of several days that a rule names the library looks for each before it begins: one may come long after others. */
  override increment_month(): void {
    this.pay(-CYCLE);
    super.increment_month();
  }

  override increment_monthday(days: number): void {
    this.meter.budget.spend(Math.floor(days / 16)); // they are counted one by one
    super.increment_monthday(days);
  }

  private pay(month: number, steps = 1): void {
    this.meter.budget.spend(steps * this.weight);
    if (this.last.year * 12 + month > this.meter.lastMonth) throw new BeyondHorizon();
  }

  private orEnd<T>(step: () => T): T | null {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof BeyondHorizon)) throw error;
      this.completed = true;
      return null;
    }
  }
}
