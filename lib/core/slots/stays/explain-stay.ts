import { buildDayPlan } from "@/lib/core/slots/build-day-plan";
import { CLOSING_RULES, type LimitRule } from "@/lib/core/slots/closing-rules";
import { excludeIntervals } from "@/lib/core/slots/exclude-closed";
import { explainOverlaps } from "@/lib/core/slots/explain-overlaps";
import { findGroupZone } from "@/lib/core/slots/filter-by-spread";
import type { Limit } from "@/lib/core/slots/schedule";
import type { ExplainedSearch, SlotConflict } from "@/lib/core/slots/slot-conflict";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { STAY_CLOSING_RULES } from "./find-stays";
import { countDaysWithinLimit, countMeetingsWithinLimit } from "./stay-limits";
import {
  canArrive,
  canDepart,
  getDepartureDay,
  getStayTime,
  getTouchedDays,
  hasDate,
  type StayRules,
  toUnits,
} from "./stay-rules";

export type StayExplainedSearch = ExplainedSearch & { readonly stay: StayRules };

/** Lists the rules of the page itself that a stay of the search's duration breaks. */
export function explainStayRules(
  { hosts, stay, duration }: StayExplainedSearch,
  start: Instant,
): SlotConflict[] {
  const zone = findGroupZone(hosts);
  if (zone === null) return [];
  const first = toLocalEpochDay(zone, start);
  const units = toUnits(stay, duration);
  const isExact = start === fromLocalEpochDay(zone, first, stay.checkIn) && hasDate(zone, first);
  return [
    ...(isExact ? [] : [{ rule: "check_in" } as const]),
    ...(canArrive(stay, first) ? [] : [{ rule: "arrival_day" } as const]),
    ...(canDepart(stay, getDepartureDay(stay, first, units)) ? [] : [{ rule: "departure_day" } as const]),
    ...(units >= stay.least && units <= stay.most ? [] : [{ rule: "stay_length" } as const]),
  ];
}

/** Lists everything of one host that is in the way of a stay: hours, closed days, closing rules, and taken time. */
export function explainHostStay(search: StayExplainedSearch, host: number, start: Instant): SlotConflict[] {
  const zone = findGroupZone(search.hosts);
  const one = search.hosts[host];
  if (!one?.schedule || zone === null) return [];
  const { stay, now } = search;
  const { schedule } = one;
  const first = toLocalEpochDay(zone, start);
  const units = toUnits(stay, search.duration);
  const time = getStayTime(stay, zone, first, units);
  const touched = getTouchedDays(zone, time);
  const plan = buildDayPlan({ ...schedule, zone, travels: [] }, first, touched.last + 1);
  const isOpen = Array.from({ length: units }, (_, index) => first + index).every(
    (day) => plan.hoursOf(day).length > 0 && hasDate(zone, day),
  );
  const closings = Array.from({ length: touched.last - first + 1 }, (_, index) => first + index).flatMap(
    (day) =>
      fromLocalEpochDay(zone, day + 1, 0) > time.start
        ? plan.closingsOf(day).map((closing) => ({ ...closing, host, date: fromEpochDay(day) }))
        : [],
  );
  const input = { host: one, schedule, now, duration: time.end - time.start };
  const closed = STAY_CLOSING_RULES.filter(
    (rule) => excludeIntervals([time.start], CLOSING_RULES[rule](input)).length === 0,
  ).map((rule) => ({ rule, host }) as SlotConflict);
  const still = { ...one, schedule: { ...schedule, journeys: null } };
  const overlaps = explainOverlaps(
    { ...search, hosts: search.hosts.with(host, still), duration: (time.end - time.start) / MINUTE },
    host,
    time.start,
  );
  return [
    ...(isOpen ? [] : [{ rule: "outside_hours", host } as const]),
    ...closings,
    ...closed,
    ...explainLimits(search, host, { zone, first, units }),
    ...overlaps.map((conflict) => markFull(conflict, one.full ?? [])),
  ];
}

/** The times at which all of the capacity is taken stand among the meetings. */
const markFull = (conflict: SlotConflict, full: readonly { start: Instant; end: Instant }[]): SlotConflict =>
  conflict.rule === "meeting" &&
  full.some(({ start, end }) => start === conflict.period.start && end === conflict.period.end)
    ? { ...conflict, rule: "full" }
    : conflict;

function explainLimits(
  { hosts, stay }: StayExplainedSearch,
  host: number,
  { zone, first, units }: { zone: string; first: number; units: number },
): SlotConflict[] {
  const one = hosts[host];
  if (!one?.schedule) return [];
  const { limits, weekStart } = one.schedule;
  const limited = { rules: stay, zone, weekStart, first };
  const report = (rule: LimitRule, limit: Limit, count: number): SlotConflict[] =>
    count >= units ? [] : [{ rule, host, limit }];
  return [
    ...limits.flatMap((limit) =>
      report("limit", limit, countMeetingsWithinLimit(limit, one.meetings, limited, units)),
    ),
    ...(one.quotas ?? []).flatMap((quota) =>
      quota.limits.flatMap((limit) =>
        report(`${quota.of}_limit`, limit, countDaysWithinLimit(limit, quota.meetings, limited, units)),
      ),
    ),
  ];
}
