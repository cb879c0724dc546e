import { addMonths } from "./add-months";
import { addDays, type LocalDate } from "./local-date";

/** The frequencies at which a booking can repeat. */
export const SERIES_FREQUENCIES = ["day", "week", "two_weeks", "four_weeks", "month"] as const;

export type SeriesFrequency = (typeof SERIES_FREQUENCIES)[number];

export const MAX_OCCURRENCES = 52;

/** Days between two occurrences; a month has no fixed number. */
export const FREQUENCY_DAYS: Readonly<Record<Exclude<SeriesFrequency, "month">, number>> = {
  day: 1,
  week: 7,
  two_weeks: 14,
  four_weeks: 28,
};

/** Returns the date of the occurrence `steps` after the first. */
export const computeOccurrenceDate = (first: LocalDate, every: SeriesFrequency, steps: number): LocalDate =>
  every === "month" ? addMonths(first, steps) : addDays(first, steps * FREQUENCY_DAYS[every]);
