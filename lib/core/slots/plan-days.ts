import { type Interval, overlaps } from "@/lib/core/time/interval";
import { epochDayAt, instantOfEpochDay } from "@/lib/core/time/zone";
import { MAX_DATES_APART, readZones } from "./clocks";
import { coverDays, NOWHERE, type PlaceOfDay } from "./cover-days";
import { mergeRanges } from "./merge-ranges";
import type { DayRange, Schedule } from "./schedule";
import { readWeeks } from "./weekly-hours";

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
  readonly entryOf: PlaceOfDay;
  readonly isClosed: (day: number) => boolean;
  readonly closingsOf: (day: number) => DayClosing[];
}

/**
 * Plans the days from `first` to `last`. The hours of the week give way to a holiday, both to the last entry of `dates`,
 * and all of them to an absence.
 */
export function planDays(rules: HoursRules, first: number, last: number): DayPlan {
  const { entryOf, closedDate } = coverEntries(rules.dates, first, last);
  const dateOf = coverDays(rules.holidays, first, last);
  const holiday = (day: number) => (entryOf(day) < 0 ? dateOf(day) : -1);
  const absence = coverDays(rules.absences, first, last);
  const places = { closed_date: closedDate, holiday, absence };
  return {
    zoneOf: readZones(rules, first, last),
    hoursOf: readHours(rules, entryOf),
    entryOf,
    isClosed: (day) => closedDate(day) >= 0 || holiday(day) >= 0 || absence(day) >= 0,
    closingsOf: (day) =>
      (Object.keys(places) as DayClosing["rule"][])
        .map((rule) => ({ rule, place: places[rule](day) }))
        .filter(({ place }) => place >= 0),
  };
}

/** The last entry that gives a day hours, and the one that closes it, if that is later. */
function coverEntries(dates: HoursRules["dates"], first: number, last: number) {
  if (dates.length === 0) return { entryOf: NOWHERE, closedDate: NOWHERE };
  const lastEntryOf = coverDays(dates, first, last);
  const closes = (place: number) => place >= 0 && dates[place]?.hours.length === 0;
  let openEntryOf: PlaceOfDay | undefined; // few ask for the hours of a day that is closed
  const entryOf = (day: number) => {
    const place = lastEntryOf(day);
    if (!closes(place)) return place;
    openEntryOf ??= coverDays(dates, first, last, ({ hours }) => hours.length > 0);
    return openEntryOf(day);
  };
  const closedDate = (day: number) => {
    const place = lastEntryOf(day);
    return closes(place) ? place : -1;
  };
  return { entryOf, closedDate };
}

function readHours(rules: HoursRules, entryOf: PlaceOfDay): DayPlan["hoursOf"] {
  const weekly = readWeeks(rules);
  if (rules.dates.length === 0) return weekly;
  return (day) => {
    const entry = entryOf(day);
    return entry < 0 ? weekly(day) : mergeRanges(rules.dates[entry]?.hours ?? []);
  };
}

/** The days that some of a time lies on, each on its own clocks; and the plan of these. */
export function planDaysOf(rules: HoursRules, time: Interval): { plan: DayPlan; days: number[] } {
  const first = epochDayAt(rules.zone, time.start) - MAX_DATES_APART;
  const last = epochDayAt(rules.zone, time.end) + MAX_DATES_APART;
  const plan = planDays(rules, first, last);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { plan, days: all.filter((day) => overlaps(findTime(plan.zoneOf(day), day), time)) };
}

/** A day from midnight to midnight. */
export const findTime = (zone: string, day: number): Interval => ({
  start: instantOfEpochDay(zone, day, 0),
  end: instantOfEpochDay(zone, day + 1, 0),
});
