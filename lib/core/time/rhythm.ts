import { addMonths } from "./add-months";
import { addDays, type LocalDate } from "./local-date";

/** How often a booking repeats. */
export const RHYTHMS = ["day", "week", "two_weeks", "four_weeks", "month"] as const;

export type Rhythm = (typeof RHYTHMS)[number];

export const MAX_OCCURRENCES = 52;

/** Between two occurrences; a month has no number of days. */
export const RHYTHM_DAYS: Readonly<Record<Exclude<Rhythm, "month">, number>> = {
  day: 1,
  week: 7,
  two_weeks: 14,
  four_weeks: 28,
};

/** The date of the occurrence that is so many after the first. */
export const addRhythm = (first: LocalDate, every: Rhythm, steps: number): LocalDate =>
  every === "month" ? addMonths(first, steps) : addDays(first, steps * RHYTHM_DAYS[every]);
