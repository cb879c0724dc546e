import type { HoursRules } from "./build-day-plan";
import type { AllDay, DayRange, Week } from "./schedule";

/** True if everything that shapes windows is the same in both. */
export function areHoursEqual(a: HoursRules, b: HoursRules): boolean {
  if (a === b) return true;
  return (
    a.zone === b.zone &&
    a.weekStart === b.weekStart &&
    areListsEqual(a.week, b.week, areRangesEqual) &&
    areRotationsEqual(a.rotation, b.rotation) &&
    areListsEqual(a.holidays, b.holidays, Object.is) &&
    areListsEqual(a.absences, b.absences, isSameDateRange) &&
    areListsEqual(a.travels, b.travels, (x, y) => x.zone === y.zone && isSameDateRange(x, y)) &&
    areListsEqual(a.dates, b.dates, (x, y) => isSameDateRange(x, y) && areRangesEqual(x.hours, y.hours))
  );
}

function areListsEqual<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) {
    if (!isSame(a[i] as T, b[i] as T)) return false;
  }
  return true;
}

function areRotationsEqual(a: HoursRules["rotation"], b: HoursRules["rotation"]): boolean {
  if (a === null || b === null) return a === b;
  return a.from === b.from && areListsEqual(a.weeks, b.weeks, areWeeksEqual);
}

const isSameDateRange = (a: AllDay, b: AllDay) => a.from === b.from && a.to === b.to;

const areWeeksEqual = (a: Week, b: Week) => areListsEqual(a, b, areRangesEqual);

const areRangesEqual = (a: readonly DayRange[], b: readonly DayRange[]) => areListsEqual(a, b, isSameRange);

const isSameRange = (a: DayRange, b: DayRange) => a.start === b.start && a.end === b.end;
