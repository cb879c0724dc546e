/**
 * A date of the proleptic Gregorian calendar. `Date` would shift the years 0 to 99 to the twentieth century.
 */
export interface CivilDay {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
}

const DAYS_OF_CYCLE = 146_097; // 400 years
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

/** Returns days since 1970-01-01. Months beyond 12 and days beyond the end of a month carry over. */
export function toCivilEpochDay(year: number, month: number, day: number): number {
  const ofYear = year + Math.floor((month - 1) / 12);
  const ofMonth = ((((month - 1) % 12) + 12) % 12) + 1;
  // Years start in March, so that a leap day is the last day of its year.
  const shifted = ofMonth > 2 ? ofYear : ofYear - 1;
  const cycle = Math.floor(shifted / 400);
  const yearOfCycle = shifted - cycle * 400;
  const dayOfYear = Math.floor((153 * ((ofMonth + 9) % 12) + 2) / 5) + day - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_OF_CYCLE + dayOfCycle - DAYS_BEFORE_1970;
}

/** Returns the date that is this number of days after 1970-01-01. */
export function toCivilDay(epochDay: number): CivilDay {
  const shifted = epochDay + DAYS_BEFORE_1970;
  const cycle = Math.floor(shifted / DAYS_OF_CYCLE);
  const dayOfCycle = shifted - cycle * DAYS_OF_CYCLE;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const countDaysOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] as number);

export const countDaysOfYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

/** From 0 (Monday) to 6 (Sunday). */
export const toCivilWeekday = (epochDay: number): number => (((epochDay + 3) % 7) + 7) % 7; // 1970-01-01 was a Thursday
