import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toEpochDay } from "@/lib/core/time/local-date";
import { epochDayAt, instantOfEpochDay } from "@/lib/core/time/zone";
import { coverDays } from "./cover-days";
import type { AllDay, Schedule } from "./schedule";

/** By how many days two zones' dates can differ: clocks are as much as 26 hours apart. */
export const MAX_DATES_APART = 2;

type Whose = Pick<Schedule, "zone" | "travels">;

/** A time with one zone whose clocks count. */
export interface Clock extends Interval {
  readonly zone: string;
}

const EVER = instant(Number.NEGATIVE_INFINITY);
const NEVER = instant(Number.POSITIVE_INFINITY);

/** Whose clocks the host looks at within [from, to), ascending: those of the last date that has begun. */
export function listClocks(whose: Whose, from: Instant, to: Instant): Clock[] {
  if (whose.travels.length === 0) return [{ start: EVER, end: NEVER, zone: whose.zone }];
  const changes: DateStart[] = [];
  for (const date of listDates(whose, from, to)) {
    while ((changes.at(-1)?.start ?? EVER) >= date.start) changes.pop();
    if (changes.at(-1)?.zone !== date.zone) changes.push(date);
  }
  return changes.map(({ zone, start }, i) => ({
    zone,
    start: i === 0 ? EVER : start,
    end: changes[i + 1]?.start ?? NEVER,
  }));
}

/** When the dates within [from, to) begin, ascending, and those of some days around. */
export function listMidnights(whose: Whose, from: Instant, to: Instant): Instant[] {
  const midnights = listDates(whose, from, to).map(({ start }) => start);
  return whose.travels.length > 0 ? midnights.sort((a, b) => a - b) : midnights;
}

/** Whole days as times, on the clocks that the host has on each. */
export function findDays(whose: Whose, { from, to }: AllDay): Interval[] {
  const first = toEpochDay(from);
  const after = toEpochDay(to);
  const zoneOf = readZones(whose, first, after);
  const times: Interval[] = [];
  let start = first;
  for (let day = first + 1; day <= after; day += 1) {
    const zone = zoneOf(start);
    if (day < after && zoneOf(day) === zone) continue;
    times.push({ start: instantOfEpochDay(zone, start, 0), end: instantOfEpochDay(zone, day, 0) });
    start = day;
  }
  return times;
}

interface DateStart {
  readonly start: Instant;
  readonly zone: string;
}

/** By date, so that where a travel leads a day ahead, one may begin before the one that it follows. */
function listDates(whose: Whose, from: Instant, to: Instant): DateStart[] {
  const first = epochDayAt(whose.zone, from) - MAX_DATES_APART - 1;
  const last = epochDayAt(whose.zone, to) + MAX_DATES_APART;
  const zoneOf = readZones(whose, first, last);
  const dates: DateStart[] = [];
  for (let day = first; day <= last; day += 1) {
    const zone = zoneOf(day);
    dates.push({ start: instantOfEpochDay(zone, day, 0), zone });
  }
  return dates;
}

/** The zone on whose clocks each day from `first` to `last` is. */
export function readZones({ zone, travels }: Whose, first: number, last: number): (day: number) => string {
  if (travels.length === 0) return () => zone;
  const travelOf = coverDays(travels, first, last);
  return (day) => {
    const travel = travelOf(day);
    return travel < 0 ? zone : (travels[travel]?.zone ?? zone);
  };
}
