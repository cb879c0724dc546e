export const FREQUENCIES = [
  "YEARLY",
  "MONTHLY",
  "WEEKLY",
  "DAILY",
  "HOURLY",
  "MINUTELY",
  "SECONDLY",
] as const;

export type Frequency = (typeof FREQUENCIES)[number];

export interface RuleWeekday {
  /** From 0 (Monday) to 6 (Sunday). */
  weekday: number;
  /** Number within its month or year, negative from the end; 0 for every one. */
  nth: number;
}

/** An RRULE (RFC 5545, section 3.3.10). Lists are sorted and without duplicates; empty for absent parts. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** Raw UNTIL. */
  until: string | null;
  /** From 0 (Monday) to 6 (Sunday). */
  weekStart: number;
  months: readonly number[];
  weekNumbers: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly RuleWeekday[];
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
  /** False if the rule has an unknown part. */
  isWhole: boolean;
}
