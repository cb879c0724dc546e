import type { HoursRules } from "./plan-days";
import type { AllDay, DayRange, Week } from "./schedule";

/** Whether all that shapes windows is the same in both. */
export function haveEqualHours(a: HoursRules, b: HoursRules): boolean {
  if (a === b) return true;
  return (
    a.zone === b.zone &&
    a.weekStart === b.weekStart &&
    areEqual(a.week, b.week, haveSameRanges) &&
    takeSameTurns(a.turns, b.turns) &&
    areEqual(a.holidays, b.holidays, Object.is) &&
    areEqual(a.absences, b.absences, coverSameDays) &&
    areEqual(a.travels, b.travels, (x, y) => x.zone === y.zone && coverSameDays(x, y)) &&
    areEqual(a.dates, b.dates, (x, y) => coverSameDays(x, y) && haveSameRanges(x.hours, y.hours))
  );
}

function areEqual<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) {
    if (!isSame(a[i] as T, b[i] as T)) return false;
  }
  return true;
}

function takeSameTurns(a: HoursRules["turns"], b: HoursRules["turns"]): boolean {
  if (a === null || b === null) return a === b;
  return a.from === b.from && areEqual(a.weeks, b.weeks, haveSameDays);
}

const coverSameDays = (a: AllDay, b: AllDay) => a.from === b.from && a.to === b.to;

const haveSameDays = (a: Week, b: Week) => areEqual(a, b, haveSameRanges);

const haveSameRanges = (a: readonly DayRange[], b: readonly DayRange[]) => areEqual(a, b, isSameRange);

const isSameRange = (a: DayRange, b: DayRange) => a.start === b.start && a.end === b.end;
