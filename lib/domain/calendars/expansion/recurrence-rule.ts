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
  /** 0 = Monday … 6 = Sunday. */
  weekday: number;
  /** Which one of its month or year, from the end where it is negative; 0: every one. */
  nth: number;
}

/** RRULE (RFC 5545 3.3.10). Lists are in order, without duplicates; empty where the rule has no such part. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** As the file says it. */
  until: string | null;
  /** 0 = Monday … 6 = Sunday. */
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
  /** False where it has a part that nobody here knows. */
  isWhole: boolean;
}
