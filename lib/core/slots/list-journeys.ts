import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import { computeJourney, type Journey, type Journeys, type Site, type Visit } from "./journeys";
import type { Host, Schedule } from "./schedule";

/** A meeting or a calendar entry with the journeys to and from the searched meeting. */
export interface Neighbour extends Interval, Journey {
  readonly of: "meeting" | "busy";
  /** The meeting or entry itself. */
  readonly period: Interval;
  /** The other end of the journey; null if it is not known. */
  readonly from: Site | null;
}

const NONE: readonly Neighbour[] = [];

/**
 * Lists the times that no slot may overlap because the host could not travel in time: meetings and calendar entries,
 * each longer by the journey on either side. Buffers are checked beside these, so the longer of the two applies.
 * Between two meetings without a place there is no journey. Days of all-day entries have no place.
 */
export function listJourneys({
  schedule,
  meetings,
  busy,
  visits = [],
  site = null,
  travelTimes,
}: Host): readonly Neighbour[] {
  const journeys = schedule?.journeys ?? null;
  if (!schedule || journeys === null || (site === null && visits.length === 0)) return NONE;
  const baseOf = buildBaseLookup(journeys, schedule);
  const found: Neighbour[] = [];
  const add = (of: Neighbour["of"], period: Interval, from: Site | null, { minutes, by }: Journey) => {
    if (minutes === 0 || period.start >= period.end) return;
    const length = minutes * MINUTE;
    found.push({
      start: asInstant(period.start - length),
      end: asInstant(period.end + length),
      of,
      period,
      minutes,
      by,
      from,
    });
  };
  for (const visit of visits) {
    const other = site ?? baseOf(visit.start);
    add("meeting", visit, visit.site, computeJourney(journeys, travelTimes, visit.site, other));
  }
  if (site === null) return found;
  const addFromBase = (of: Neighbour["of"], period: Interval) => {
    const base = baseOf(period.start);
    add(of, period, base, computeJourney(journeys, travelTimes, base, site));
  };
  const isVisit = buildVisitCheck(visits);
  for (const meeting of meetings) if (!isVisit(meeting)) addFromBase("meeting", meeting);
  for (const entry of busy) addFromBase("busy", entry);
  return found;
}

/** Visits are some of the meetings; two at the same time count as one. */
function buildVisitCheck(visits: readonly Visit[]): (meeting: Interval) => boolean {
  const ends = new Map<Instant, Instant>();
  const others: Visit[] = []; // that start with another one
  for (const visit of visits) {
    if (ends.has(visit.start)) others.push(visit);
    else ends.set(visit.start, visit.end);
  }
  const isOther = ({ start, end }: Interval) => others.some((one) => one.start === start && one.end === end);
  return (meeting) => ends.get(meeting.start) === meeting.end || isOther(meeting);
}

/** Returns the base of the weekday on which a time starts. */
function buildBaseLookup({ bases }: Journeys, { zone }: Schedule): (time: Instant) => Site | null {
  const [first = null] = bases;
  if (bases.every((base) => base === first)) return () => first;
  return (time) => bases[getWeekdayOfEpochDay(toLocalEpochDay(zone, time))] ?? null;
}
