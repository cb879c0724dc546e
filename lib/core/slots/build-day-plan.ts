import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { mapDaysToRules, NO_RULE, type RuleIndexOfDay } from "./map-days-to-rules";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule } from "./schedule";
import { buildWeekLookup } from "./weekly-hours";
import { buildZoneLookup, MAX_ZONE_DATE_DIFFERENCE } from "./zone-periods";

/** What shapes the hours of a day. */
export type HoursRules = Pick<
  Schedule,
  "zone" | "week" | "turns" | "weekStart" | "dates" | "holidays" | "absences" | "travels"
>;

/** A rule that closes a day, and its place in the schedule's list. */
export interface DayClosing {
  readonly rule: "closed_date" | "holiday" | "absence";
  readonly place: number;
}

/** What the rules make of each of some days, counted from 1970-01-01. */
export interface DayPlan {
  /** Whose clocks the hours are on. */
  readonly zoneOf: (day: number) => string;
  /** Ascending and disjoint; those that the day has if nothing closes it. */
  readonly hoursOf: (day: number) => readonly DayRange[];
  /** The place of the entry of `dates` that the hours come from; −1: from a week. */
  readonly entryOf: RuleIndexOfDay;
  readonly isClosed: (day: number) => boolean;
  readonly closingsOf: (day: number) => DayClosing[];
}

/**
 * Plans the days from `first` to `last`. The hours of the week give way to a holiday, both to the last entry of `dates`,
 * and all of them to an absence.
 */
export function buildDayPlan(rules: HoursRules, first: number, last: number): DayPlan {
  const { entryOf, closedDate } = mapDaysToEntries(rules.dates, first, last);
  const dateOf = mapDaysToRules(rules.holidays, first, last);
  const holiday = (day: number) => (entryOf(day) < 0 ? dateOf(day) : -1);
  const absence = mapDaysToRules(rules.absences, first, last);
  const places = { closed_date: closedDate, holiday, absence };
  return {
    zoneOf: buildZoneLookup(rules, first, last),
    hoursOf: buildHoursLookup(rules, entryOf),
    entryOf,
    isClosed: (day) => closedDate(day) >= 0 || holiday(day) >= 0 || absence(day) >= 0,
    closingsOf: (day) =>
      (Object.keys(places) as DayClosing["rule"][])
        .map((rule) => ({ rule, place: places[rule](day) }))
        .filter(({ place }) => place >= 0),
  };
}

/** The last entry that gives a day hours, and the one that closes it, if that is later. */
function mapDaysToEntries(dates: HoursRules["dates"], first: number, last: number) {
  if (dates.length === 0) return { entryOf: NO_RULE, closedDate: NO_RULE };
  const lastEntryOf = mapDaysToRules(dates, first, last);
  const closes = (place: number) => place >= 0 && dates[place]?.hours.length === 0;
  let openEntryOf: RuleIndexOfDay | undefined; // few ask for the hours of a day that is closed
  const entryOf = (day: number) => {
    const place = lastEntryOf(day);
    if (!closes(place)) return place;
    openEntryOf ??= mapDaysToRules(dates, first, last, ({ hours }) => hours.length > 0);
    return openEntryOf(day);
  };
  const closedDate = (day: number) => {
    const place = lastEntryOf(day);
    return closes(place) ? place : -1;
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

/** The days that some of a time lies on, each on its own clocks; and the plan of these. */
export function buildIntervalPlan(rules: HoursRules, time: Interval): { plan: DayPlan; days: number[] } {
  const first = toLocalEpochDay(rules.zone, time.start) - MAX_ZONE_DATE_DIFFERENCE;
  const last = toLocalEpochDay(rules.zone, time.end) + MAX_ZONE_DATE_DIFFERENCE;
  const plan = buildDayPlan(rules, first, last);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { plan, days: all.filter((day) => areOverlapping(toDayInterval(plan.zoneOf(day), day), time)) };
}

/** A day from midnight to midnight. */
export const toDayInterval = (zone: string, day: number): Interval => ({
  start: fromLocalEpochDay(zone, day, 0),
  end: fromLocalEpochDay(zone, day + 1, 0),
});
