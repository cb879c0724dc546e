import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";

/** The rules of a page that is booked by whole days or nights (decision 237). */
export interface StayRules {
  readonly unit: "day" | "night";
  /** The fewest and the most days or nights of a stay. */
  readonly least: number;
  readonly most: number;
  /** Wall-clock minutes of the first and the last day. 1440 is the midnight at the end of the day. */
  readonly checkIn: number;
  readonly checkOut: number;
  /** Weekdays on which a stay may begin and end, 0 is Monday; null: any. */
  readonly arrivalDays: readonly number[] | null;
  readonly departureDays: readonly number[] | null;
}

const DAY_MINUTES = DAY / MINUTE;

/** Returns the day on which a stay ends: for nights the morning after the last of them. */
export const getDepartureDay = ({ unit }: Pick<StayRules, "unit">, first: number, units: number): number =>
  unit === "night" ? first + units : first + units - 1;

/** Counts the days or nights between the days of arrival and departure. */
export const countUnits = ({ unit }: Pick<StayRules, "unit">, first: number, last: number): number =>
  unit === "night" ? last - first : last - first + 1;

/** Returns the time of a stay, on the clocks of the zone. */
export const getStayTime = (rules: StayRules, zone: string, first: number, units: number): Interval => ({
  start: fromLocalEpochDay(zone, first, rules.checkIn),
  end: fromLocalEpochDay(zone, getDepartureDay(rules, first, units), rules.checkOut),
});

/** Returns the minutes of so many days or nights if no clock changes. */
export const measureStay = ({ unit, checkIn, checkOut }: StayRules, units: number): number =>
  (unit === "night" ? units : units - 1) * DAY_MINUTES + checkOut - checkIn;

/** Returns the minutes from a time on the first day until check-out. */
export const measureStayFrom = (rules: StayRules, zone: string, start: Instant, units: number): number =>
  toDuration({ start, end: getStayTime(rules, zone, toLocalEpochDay(zone, start), units).end });

/** Returns the days or nights of a stay of so many minutes, in which clocks may change. */
export const toUnits = (rules: StayRules, minutes: number): number =>
  Math.max(1, Math.round((minutes - measureStay(rules, 0)) / DAY_MINUTES));

/** Returns the most minutes that a stay takes, clock changes included. */
export const getLongestStay = (rules: StayRules): number => measureStay(rules, rules.most) + DAY_MINUTES;

const isOnAny = (days: readonly number[] | null, day: number): boolean =>
  days === null || days.includes(getWeekdayOfEpochDay(day));

export const canArrive = ({ arrivalDays }: StayRules, day: number): boolean => isOnAny(arrivalDays, day);

export const canDepart = ({ departureDays }: StayRules, day: number): boolean => isOnAny(departureDays, day);

const A_MONDAY = 4;

/** Returns the shortest stay that the weekdays of arrival and departure allow; null if they allow none. */
export function findShortestStay(rules: StayRules): number | null {
  const arrivals = Array.from({ length: 7 }, (_, weekday) => A_MONDAY + weekday).filter((day) =>
    canArrive(rules, day),
  );
  for (let units = rules.least; units <= Math.min(rules.most, rules.least + 6); units += 1) {
    if (arrivals.some((day) => canDepart(rules, getDepartureDay(rules, day, units)))) return units;
  }
  return null;
}

/** False for a date that the zone skips entirely (Apia, 2011-12-30). */
export const hasDate = (zone: string, day: number): boolean =>
  toLocalEpochDay(zone, fromLocalEpochDay(zone, day, 0)) === day;

/** The first and the last day that the time touches. */
export const getTouchedDays = (zone: string, { start, end }: Interval): { first: number; last: number } => ({
  first: toLocalEpochDay(zone, start),
  last: toLocalEpochDay(zone, asInstant(Math.max(start, end - 1))),
});

export const toDuration = ({ start, end }: { start: Instant; end: Instant }): number =>
  (end - start) / MINUTE;
