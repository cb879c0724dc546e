import { findFirstDay } from "@/lib/core/slots/find-full-periods";
import type { Host, Limit, Schedule } from "@/lib/core/slots/schedule";
import type { Interval } from "@/lib/core/time/interval";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import { countUnits, getStayTime, getTouchedDays, type StayRules, toDuration } from "./stay-rules";

interface LimitedStay {
  readonly rules: StayRules;
  readonly zone: string;
  readonly weekStart: number;
  /** The day of arrival. */
  readonly first: number;
}

/** Returns whether limits of host and page allow a stay of this length. */
export function isStayWithinLimits(
  host: Host,
  schedule: Schedule,
  rules: StayRules,
  { start, end }: Interval,
): boolean {
  const { zone } = schedule;
  const { first, last } = getTouchedDays(zone, { start, end });
  const units = Math.max(1, countUnits(rules, first, last));
  return countDaysWithinLimits(host, schedule, { rules, zone, first }, units) === units;
}

/** Returns the days or nights from `first` on, `most` at most, that all limits still allow. */
export function countDaysWithinLimits(
  { meetings, quotas = [] }: Host,
  { limits, weekStart }: Schedule,
  stay: { rules: StayRules; zone: string; first: number },
  most: number,
): number {
  const limited = { ...stay, weekStart };
  let units = most;
  for (const limit of limits) units = countMeetingsWithinLimit(limit, meetings, limited, units);
  for (const quota of quotas)
    for (const limit of quota.limits) units = countDaysWithinLimit(limit, quota.meetings, limited, units);
  return units;
}

/** Returns the days or nights from `first` on, `most` at most, that a limit of the page still allows. */
export function countDaysWithinLimit(
  limit: Limit,
  meetings: readonly Interval[],
  stay: LimitedStay,
  most: number,
): number {
  if (limit.unit === "minutes") return countMinutesWithinLimit(limit, meetings, stay, most);
  const { rules, zone, weekStart, first } = stay;
  const used = new Map<number, number>();
  const add = (day: number) => {
    const period = findFirstDay(limit.per, day, weekStart);
    const count = (used.get(period) ?? 0) + 1;
    used.set(period, count);
    return count;
  };
  for (const meeting of meetings) for (const day of listUnitDays(rules, zone, meeting)) add(day);
  for (let units = 0; units < most; units += 1) if (add(first + units) > limit.most) return units;
  return most;
}

/** Returns the days or nights that a limit of the host allows, which counts a stay as one meeting. */
export function countMeetingsWithinLimit(
  limit: Limit,
  meetings: readonly Interval[],
  stay: LimitedStay,
  most: number,
): number {
  if (limit.unit === "minutes") return countMinutesWithinLimit(limit, meetings, stay, most);
  return listSamePeriod(limit, meetings, stay).length < limit.most ? most : 0;
}

function countMinutesWithinLimit(
  limit: Limit,
  meetings: readonly Interval[],
  stay: LimitedStay,
  most: number,
): number {
  const used = listSamePeriod(limit, meetings, stay).reduce((sum, meeting) => sum + toDuration(meeting), 0);
  for (let units = 1; units <= most; units += 1) {
    if (used + toDuration(getStayTime(stay.rules, stay.zone, stay.first, units)) > limit.most)
      return units - 1;
  }
  return most;
}

const listSamePeriod = (
  limit: Limit,
  meetings: readonly Interval[],
  { zone, weekStart, first }: LimitedStay,
): Interval[] => {
  const period = findFirstDay(limit.per, first, weekStart);
  return meetings.filter(
    ({ start }) => findFirstDay(limit.per, toLocalEpochDay(zone, start), weekStart) === period,
  );
};

/** Lists the days, or the evenings of the nights, that a meeting takes. */
function listUnitDays(rules: StayRules, zone: string, meeting: Interval): number[] {
  const { first, last } = getTouchedDays(zone, meeting);
  const units = Math.max(1, countUnits(rules, first, last));
  return Array.from({ length: units }, (_, index) => first + index);
}
