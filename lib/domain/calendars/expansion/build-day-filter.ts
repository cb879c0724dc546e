import {
  type CivilDay,
  countDaysOfMonth,
  countDaysOfYear,
  toCivilDay,
  toCivilEpochDay,
  toCivilWeekday,
} from "./civil-day";
import type { RecurrenceRule } from "./recurrence-rule";

type DayParts = Pick<
  RecurrenceRule,
  "frequency" | "weekStart" | "months" | "weekNumbers" | "yearDays" | "monthDays" | "weekdays"
>;

/** Builds a predicate for the days of a rule (in days since 1970-01-01). */
export function buildDayFilter(rule: DayParts): (epochDay: number) => boolean {
  const tests: ((day: CivilDay, epochDay: number) => boolean)[] = [];
  const { months, monthDays, yearDays, weekNumbers, weekdays, weekStart, frequency } = rule;
  if (months.length > 0) tests.push(({ month }) => months.includes(month));
  if (monthDays.length > 0)
    tests.push(
      ({ year, month, day }) =>
        monthDays.includes(day) || monthDays.includes(day - countDaysOfMonth(year, month) - 1),
    );
  if (yearDays.length > 0)
    tests.push(({ year }, epochDay) => {
      const day = epochDay - toCivilEpochDay(year, 1, 1) + 1;
      return yearDays.includes(day) || yearDays.includes(day - countDaysOfYear(year) - 1);
    });
  if (weekNumbers.length > 0)
    tests.push((_, epochDay) => {
      const { number, ofYear } = computeWeek(epochDay, weekStart);
      return weekNumbers.includes(number) || weekNumbers.includes(number - ofYear - 1);
    });
  if (weekdays.length > 0) {
    const isOfMonth = frequency === "MONTHLY" || months.length > 0;
    tests.push((day, epochDay) => {
      const dayOfWeek = toCivilWeekday(epochDay);
      return weekdays.some(
        ({ weekday, nth }) =>
          weekday === dayOfWeek && (nth === 0 || isNthWeekday(day, epochDay, { nth, isOfMonth })),
      );
    });
  }
  if (tests.length === 0) return () => true;
  return (epochDay) => {
    const day = toCivilDay(epochDay);
    return tests.every((test) => test(day, epochDay));
  };
}

/** Returns whether a day is the nth of its weekday in its month or year; a negative n counts from the end. */
function isNthWeekday(
  { year, month, day }: CivilDay,
  epochDay: number,
  { nth, isOfMonth }: { nth: number; isOfMonth: boolean },
): boolean {
  const index = isOfMonth ? day - 1 : epochDay - toCivilEpochDay(year, 1, 1);
  const length = isOfMonth ? countDaysOfMonth(year, month) : countDaysOfYear(year);
  return nth > 0 ? Math.floor(index / 7) + 1 === nth : Math.floor((length - 1 - index) / 7) + 1 === -nth;
}

/** Returns the week number of a day and the number of weeks in the year that contains most of its week. */
function computeWeek(epochDay: number, weekStart: number): { number: number; ofYear: number } {
  const start = epochDay - ((toCivilWeekday(epochDay) - weekStart + 7) % 7);
  const { year } = toCivilDay(start + 3);
  const first = computeFirstWeek(year, weekStart);
  return { number: (start - first) / 7 + 1, ofYear: (computeFirstWeek(year + 1, weekStart) - first) / 7 };
}

/** Returns the first day of the week that contains 4 January. */
function computeFirstWeek(year: number, weekStart: number): number {
  const day = toCivilEpochDay(year, 1, 4);
  return day - ((toCivilWeekday(day) - weekStart + 7) % 7);
}
