import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { getWeekdayOfEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { areHoursEqual } from "./are-hours-equal";
import { buildDayPlan } from "./build-day-plan";
import { computeJourney, type Journey, type Journeys, type Site } from "./journeys";
import type { Host, Schedule } from "./schedule";
import { MAX_ZONE_DATE_DIFFERENCE } from "./zone-periods";

/** A journey at an end of a day. */
export interface DayJourney extends Interval, Journey {
  readonly from: Site;
}

/** A stretch from the first to the last of a day's hours, or of several days without a pause between them. */
interface WorkingDay {
  readonly start: Instant;
  end: Instant;
  readonly first: Site | null;
  last: Site | null;
}

const NONE: readonly DayJourney[] = [];

/** No journey is longer than a day. */
const MARGIN_DAYS = MAX_ZONE_DATE_DIFFERENCE + 1;

/**
 * Lists the journeys to and from the host's base around a time: the hours of a day begin when the host leaves the base,
 * and end with the return. A break within the day has none.
 */
export function listDayJourneys(host: Host, time: Interval): readonly DayJourney[] {
  const { schedule, site = null, travelTimes } = host;
  const journeys = schedule?.journeys ?? null;
  if (!schedule || journeys === null || site === null || journeys.bases.every((base) => base === null))
    return NONE;
  const found: DayJourney[] = [];
  for (const { start, end, first, last } of listWorkingDays(journeys, schedule, time)) {
    if (end < time.start || start > time.end) continue;
    const there = first && computeJourney(journeys, travelTimes, first, site);
    const back = last && computeJourney(journeys, travelTimes, last, site);
    if (first && there && there.minutes > 0)
      found.push({ start, end: asInstant(start + there.minutes * MINUTE), ...there, from: first });
    if (last && back && back.minutes > 0)
      found.push({ start: asInstant(end - back.minutes * MINUTE), end, ...back, from: last });
  }
  return found;
}

interface KnownDays {
  readonly schedule: Schedule;
  readonly first: number;
  readonly last: number;
  readonly days: readonly WorkingDay[];
}

// Expanding a month takes longer than finding its slots, and the same hours are used again and again.
const known = new WeakMap<Journeys, KnownDays>();

/** Lists the working days around a time, and perhaps more. */
function listWorkingDays(journeys: Journeys, schedule: Schedule, time: Interval): readonly WorkingDay[] {
  const first = toLocalEpochDay(schedule.zone, time.start) - MARGIN_DAYS;
  const last = toLocalEpochDay(schedule.zone, time.end) + MARGIN_DAYS;
  const before = known.get(journeys);
  if (before && before.first <= first && last <= before.last && areHoursEqual(before.schedule, schedule))
    return before.days;
  const days = expandWorkingDays(journeys, schedule, first, last);
  known.set(journeys, { schedule, first, last, days });
  return days;
}

function expandWorkingDays(
  { bases }: Journeys,
  schedule: Schedule,
  firstDay: number,
  lastDay: number,
): readonly WorkingDay[] {
  const plan = buildDayPlan(schedule, firstDay, lastDay);
  const days: WorkingDay[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const hours = plan.isClosed(day) ? [] : plan.hoursOf(day);
    const [opening, closing] = [hours[0], hours.at(-1)];
    if (!opening || !closing) continue;
    const zone = plan.zoneOf(day);
    const start = fromLocalEpochDay(zone, day, opening.start);
    const end = fromLocalEpochDay(zone, day, closing.end);
    // A zone can skip a date, or an hour of it.
    if (toLocalEpochDay(zone, start) !== day || start >= end) continue;
    const base = bases[getWeekdayOfEpochDay(day)] ?? null;
    days.push({ start, end, first: base, last: base });
  }
  return joinDays(schedule.travels.length > 0 ? days.sort((a, b) => a.start - b.start) : days);
}

function joinDays(days: readonly WorkingDay[]): readonly WorkingDay[] {
  const joined: WorkingDay[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    if (before === undefined || day.start > before.end) joined.push(day);
    else if (day.end >= before.end) {
      before.end = day.end;
      before.last = day.last;
    }
  }
  return joined;
}
