import { addMonths } from "./add-months";
import { addDays, type LocalDate } from "./local-date";

/** How often a booking repeats. */
export const SERIES_FREQUENCIES = ["day", "week", "two_weeks", "four_weeks", "month"] as const;

export type SeriesFrequency = (typeof SERIES_FREQUENCIES)[number];

export const MAX_OCCURRENCES = 52;

/** Between two occurrences; a month has no number of days. */
export const FREQUENCY_DAYS: Readonly<Record<Exclude<SeriesFrequency, "month">, number>> = {
  day: 1,
  week: 7,
  two_weeks: 14,
  four_weeks: 28,
};

/** The date of the occurrence that is so many after the first. */
export const computeOccurrenceDate = (first: LocalDate, every: SeriesFrequency, steps: number): LocalDate =>
  every === "month" ? addMonths(first, steps) : addDays(first, steps * FREQUENCY_DAYS[every]);
