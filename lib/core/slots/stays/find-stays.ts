import { buildDayPlan } from "@/lib/core/slots/build-day-plan";
import { CLOSING_RULES, type ClosingRule } from "@/lib/core/slots/closing-rules";
import { findBlockedDays } from "@/lib/core/slots/exclude-busy";
import { excludeIntervals } from "@/lib/core/slots/exclude-closed";
import { expandWindows } from "@/lib/core/slots/expand-windows";
import { findGroupZone } from "@/lib/core/slots/filter-by-spread";
import { filterWithFreeRoom } from "@/lib/core/slots/filter-with-free-room";
import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Interval, mergeIntervals } from "@/lib/core/time/interval";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { countDaysWithinLimits } from "./stay-limits";
import {
  canArrive,
  canDepart,
  getDepartureDay,
  getStayTime,
  hasDate,
  type StayRules,
  toUnits,
} from "./stay-rules";

/** An arrival, with the lengths that can be booked from it. */
export interface StayChoice {
  readonly start: Instant;
  /** The day of arrival, since 1970-01-01. */
  readonly first: number;
  /** Days or nights, ascending. */
  readonly units: readonly number[];
}

type StaySearch = SlotSearch & { readonly stay: StayRules };

/** Returns the arrivals in [from, to) with the lengths that can be booked, ascending. */
export function findStays(search: StaySearch): StayChoice[] {
  const { hosts, stay, from, to } = search;
  const zone = findGroupZone(hosts);
  if (zone === null || from >= to) return [];
  const firstDay = toLocalEpochDay(zone, from);
  const lastDay = toLocalEpochDay(zone, asInstant(to - 1));
  const counters = hosts.map((host) => buildUnitCounter(host, zone, search, { firstDay, lastDay }));
  const choices: StayChoice[] = [];
  for (let first = firstDay; first <= lastDay; first += 1) {
    const start = fromLocalEpochDay(zone, first, stay.checkIn);
    if (start < from || start >= to || !canArrive(stay, first)) continue;
    const most = counters.map((count) => count(first, start));
    const units = listLengths(stay, first)
      .filter((length) => isQuorumFree(search.match, most, length))
      .filter(
        (length) => !search.rooms || isAnyRoomFree(search.rooms, getStayTime(stay, zone, first, length)),
      );
    if (units.length > 0) choices.push({ start, first, units });
  }
  return choices;
}

/** Returns the arrivals from which a stay of the search's duration can be booked. */
export function listStayStarts(search: StaySearch): Instant[] {
  const units = toUnits(search.stay, search.duration);
  const { stay } = search;
  const alone = { ...search, stay: { ...stay, least: units, most: units } };
  if (units < stay.least || units > stay.most) return [];
  return findStays(alone).map(({ start }) => start);
}

/** Lists the lengths of stays from this day that end on a day of departure. */
function listLengths(rules: StayRules, first: number): number[] {
  const lengths: number[] = [];
  for (let units = rules.least; units <= rules.most; units += 1)
    if (canDepart(rules, getDepartureDay(rules, first, units))) lengths.push(units);
  return lengths;
}

function isQuorumFree(match: HostMatch, most: readonly number[], units: number): boolean {
  const isFree = (count: number | undefined) => (count ?? 0) >= units;
  if (match === "all") return most.every(isFree);
  if (match === "any") return most.some(isFree);
  const others = most.filter((_, index) => !match.fixed.includes(index));
  return match.fixed.every((index) => isFree(most[index])) && others.filter(isFree).length >= match.count;
}

function isAnyRoomFree(rooms: readonly Host[], { start, end }: Interval): boolean {
  const expand = (schedule: Schedule) => expandWindows(schedule, start, asInstant(start + 1), end - start);
  return filterWithFreeRoom([start], rooms, (end - start) / MINUTE, expand).length > 0;
}

/** The rules of a start that hold for stays; limits count days. */
export const STAY_CLOSING_RULES = (Object.keys(CLOSING_RULES) as ClosingRule[]).filter(
  (rule) => rule !== "limit" && rule !== "page_limit" && rule !== "type_limit",
);

/** Returns a function that counts the days or nights, 0 to `most`, for which the host is free from a day on. */
function buildUnitCounter(
  host: Host,
  zone: string,
  { stay, now }: StaySearch,
  { firstDay, lastDay }: { firstDay: number; lastDay: number },
): (first: number, start: Instant) => number {
  const { schedule } = host;
  if (schedule === null) return () => 0;
  const after = lastDay + stay.most + 1;
  const plan = buildDayPlan({ ...schedule, zone, travels: [] }, firstDay, after);
  const closedDays = Array.from({ length: after - firstDay + 1 }, (_, index) => firstDay + index)
    .filter((day) => plan.isClosed(day))
    .map((day) => ({ start: fromLocalEpochDay(zone, day, 0), end: fromLocalEpochDay(zone, day + 1, 0) }));
  const taken = mergeIntervals([...closedDays, ...listTakenTimes(host, schedule)]);
  const input = { host, schedule, now, duration: 0 };
  const closed = STAY_CLOSING_RULES.flatMap((rule) => CLOSING_RULES[rule](input));
  const opens = cacheByDay((day) => plan.hoursOf(day).length > 0 && hasDate(zone, day));
  const ends = cacheByDay((day) => fromLocalEpochDay(zone, day, stay.checkOut));
  let upcoming = 0; // days ascend, and so do the times that are taken
  return (first, start) => {
    if (!opens(first) || (closed.length > 0 && excludeIntervals([start], closed).length === 0)) return 0;
    while ((taken[upcoming]?.end ?? NEVER) <= start) upcoming += 1;
    const until = taken[upcoming]?.start ?? NEVER;
    let units = 0;
    while (units < stay.most && opens(first + units)) {
      if (until < ends(getDepartureDay(stay, first, units + 1))) break;
      units += 1;
    }
    return units === 0 ? 0 : countDaysWithinLimits(host, schedule, { rules: stay, zone, first }, units);
  };
}

const NEVER = Number.POSITIVE_INFINITY;

/** Days overlap in the stays of a month, and conversions of clocks are most of its search. */
function cacheByDay<T>(compute: (day: number) => T): (day: number) => T {
  const known = new Map<number, T>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const value = compute(day);
    known.set(day, value);
    return value;
  };
}

/** Lists the times in which no stay may lie, with the buffers around them. */
export function listTakenTimes(host: Host, schedule: Schedule): Interval[] {
  const before = schedule.bufferBefore * MINUTE;
  const after = schedule.bufferAfter * MINUTE;
  const larger = Math.max(before, after);
  const widen = (times: readonly Interval[], lead: number, lag: number) =>
    times
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ start: asInstant(start - lead), end: asInstant(end + lag) }));
  return [
    ...widen(host.meetings, larger, larger),
    ...widen(host.busy, after, before),
    ...widen(findBlockedDays(host), after, before),
  ];
}
