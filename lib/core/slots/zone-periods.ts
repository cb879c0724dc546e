import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { mapDaysToRules } from "./map-days-to-rules";
import type { AllDay, Schedule } from "./schedule";

/** The most days by which two zones' dates can differ: clocks are up to 26 hours apart. */
export const MAX_ZONE_DATE_DIFFERENCE = 2;

type ZoneRules = Pick<Schedule, "zone" | "travels">;

/** A period in which one zone's clocks apply. */
export interface ZonePeriod extends Interval {
  readonly zone: string;
}

const EVER = asInstant(Number.NEGATIVE_INFINITY);
const NEVER = asInstant(Number.POSITIVE_INFINITY);

/**
 * Lists the zones in which the host's clocks run within [from, to), ascending: the zone of the last date that has
 * begun.
 */
export function listZonePeriods(rules: ZoneRules, from: Instant, to: Instant): ZonePeriod[] {
  if (rules.travels.length === 0) return [{ start: EVER, end: NEVER, zone: rules.zone }];
  const changes: DateStart[] = [];
  for (const date of listDateStarts(rules, from, to)) {
    while ((changes.at(-1)?.start ?? EVER) >= date.start) changes.pop();
    if (changes.at(-1)?.zone !== date.zone) changes.push(date);
  }
  return changes.map(({ zone, start }, i) => ({
    zone,
    start: i === 0 ? EVER : start,
    end: changes[i + 1]?.start ?? NEVER,
  }));
}

/** Lists the instants at which the dates within [from, to) begin, ascending, and those of some days around. */
export function listMidnights(rules: ZoneRules, from: Instant, to: Instant): Instant[] {
  const midnights = listDateStarts(rules, from, to).map(({ start }) => start);
  return rules.travels.length > 0 ? midnights.sort((a, b) => a - b) : midnights;
}

/** Converts whole days to intervals, in the zone that the host has on each day. */
export function expandAllDay(rules: ZoneRules, { from, to }: AllDay): Interval[] {
  const first = toEpochDay(from);
  const after = toEpochDay(to);
  const zoneOf = buildZoneLookup(rules, first, after);
  const times: Interval[] = [];
  let start = first;
  for (let day = first + 1; day <= after; day += 1) {
    const zone = zoneOf(start);
    if (day < after && zoneOf(day) === zone) continue;
    times.push({ start: fromLocalEpochDay(zone, start, 0), end: fromLocalEpochDay(zone, day, 0) });
    start = day;
  }
  return times;
}

interface DateStart {
  readonly start: Instant;
  readonly zone: string;
}

/** Sorted by date: if a travel moves a day ahead, it may start before the previous one. */
function listDateStarts(rules: ZoneRules, from: Instant, to: Instant): DateStart[] {
  const first = toLocalEpochDay(rules.zone, from) - MAX_ZONE_DATE_DIFFERENCE - 1;
  const last = toLocalEpochDay(rules.zone, to) + MAX_ZONE_DATE_DIFFERENCE;
  const zoneOf = buildZoneLookup(rules, first, last);
  const dates: DateStart[] = [];
  for (let day = first; day <= last; day += 1) {
    const zone = zoneOf(day);
    dates.push({ start: fromLocalEpochDay(zone, day, 0), zone });
  }
  return dates;
}

/** Returns the zone of each day from `first` to `last`. */
export function buildZoneLookup(
  { zone, travels }: ZoneRules,
  first: number,
  last: number,
): (day: number) => string {
  if (travels.length === 0) return () => zone;
  const travelOf = mapDaysToRules(travels, first, last);
  return (day) => {
    const travel = travelOf(day);
    return travel < 0 ? zone : (travels[travel]?.zone ?? zone);
  };
}
