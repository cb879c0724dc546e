import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { mapDaysToRules, NO_RULE, type RuleIndexOfDay } from "./map-days-to-rules";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule } from "./schedule";
import { buildWeekLookup } from "./weekly-hours";
import { buildZoneLookup, MAX_ZONE_DATE_DIFFERENCE } from "./zone-periods";

/** The rules that shape the hours of a day. */
export type HoursRules = Pick<
  Schedule,
  "zone" | "week" | "rotation" | "weekStart" | "dates" | "holidays" | "absences" | "travels"
>;

/** A rule that closes a day, and its index in the schedule's list. */
export interface DayClosing {
  readonly rule: "closed_date" | "holiday" | "absence";
  readonly index: number;
}

/** The effect of the rules on each day of a range, counted from 1970-01-01. */
export interface DayPlan {
  /** The zone of the day's wall clock. */
  readonly zoneOf: (day: number) => string;
  /** The hours that the day has if nothing closes it, ascending and disjoint. */
  readonly hoursOf: (day: number) => readonly DayRange[];
  /** The index of the entry of `dates` that sets the hours; −1 if a week sets them. */
  readonly entryOf: RuleIndexOfDay;
  readonly isClosed: (day: number) => boolean;
  readonly closingsOf: (day: number) => DayClosing[];
}

/**
 * Plans the days from `first` to `last`. A holiday overrides the week's hours, the last entry of `dates` overrides
 * both, and an absence overrides everything.
 */
export function buildDayPlan(rules: HoursRules, first: number, last: number): DayPlan {
  const { entryOf, closedDate } = mapDaysToEntries(rules.dates, first, last);
  const dateOf = mapDaysToRules(rules.holidays, first, last);
  const holiday = (day: number) => (entryOf(day) < 0 ? dateOf(day) : -1);
  const absence = mapDaysToRules(rules.absences, first, last);
  const indexes = { closed_date: closedDate, holiday, absence };
  return {
    zoneOf: buildZoneLookup(rules, first, last),
    hoursOf: buildHoursLookup(rules, entryOf),
    entryOf,
    isClosed: (day) => closedDate(day) >= 0 || holiday(day) >= 0 || absence(day) >= 0,
    closingsOf: (day) =>
      (Object.keys(indexes) as DayClosing["rule"][])
        .map((rule) => ({ rule, index: indexes[rule](day) }))
        .filter(({ index }) => index >= 0),
  };
}

/** Finds the last entry that gives a day hours, and the entry that closes it if that one is later. */
function mapDaysToEntries(dates: HoursRules["dates"], first: number, last: number) {
  if (dates.length === 0) return { entryOf: NO_RULE, closedDate: NO_RULE };
  const lastEntryOf = mapDaysToRules(dates, first, last);
  const isClosing = (index: number) => index >= 0 && dates[index]?.hours.length === 0;
  let openEntryIndexOf: RuleIndexOfDay | undefined; // few callers need the hours of a closed day
  const entryOf = (day: number) => {
    const index = lastEntryOf(day);
    if (!isClosing(index)) return index;
    openEntryIndexOf ??= mapDaysToRules(dates, first, last, ({ hours }) => hours.length > 0);
    return openEntryIndexOf(day);
  };
  const closedDate = (day: number) => {
    const index = lastEntryOf(day);
    return isClosing(index) ? index : -1;
  };
  return { entryOf, closedDate };
}

function buildHoursLookup(rules: HoursRules, entryOf: RuleIndexOfDay): DayPlan["hoursOf"] {
  const weekly = buildWeekLookup(rules);
  if (rules.dates.length === 0) return weekly;
  return (day) => {
    const entry = entryOf(day);
    return entry < 0 ? weekly(day) : mergeRanges(rules.dates[entry]?.hours ?? []);
  };
}

/** Lists the days that the interval touches, each in its own zone, with their plan. */
export function buildIntervalPlan(rules: HoursRules, time: Interval): { plan: DayPlan; days: number[] } {
  const first = toLocalEpochDay(rules.zone, time.start) - MAX_ZONE_DATE_DIFFERENCE;
  const last = toLocalEpochDay(rules.zone, time.end) + MAX_ZONE_DATE_DIFFERENCE;
  const plan = buildDayPlan(rules, first, last);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { plan, days: all.filter((day) => areOverlapping(toDayInterval(plan.zoneOf(day), day), time)) };
}

/** The interval of a day, from midnight to midnight. */
export const toDayInterval = (zone: string, day: number): Interval => ({
  start: fromLocalEpochDay(zone, day, 0),
  end: fromLocalEpochDay(zone, day + 1, 0),
});
