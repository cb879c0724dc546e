import { type Host, NO_DATE_RULES, type Schedule } from "@/lib/core/slots/schedule";
import type { ExplainedSearch, SlotConflict } from "@/lib/core/slots/slot-conflict";
import type { Interval } from "@/lib/core/time/interval";
import { buildWeek, makeRange } from "./factories";

type ConflictOfHost = Extract<SlotConflict, { host: number }>;

/** Reduces the search to the conflict's host, with no other rule and no other busy time. */
export function reduceToConflict(search: ExplainedSearch, conflict: ConflictOfHost): ExplainedSearch {
  const host = search.hosts[conflict.host];
  if (!host?.schedule) return { ...search, hosts: [] };
  const { zone, weekStart, allDayBusy, travels } = host.schedule;
  const open: Schedule = {
    zone,
    week: buildWeek([makeRange("00:00", "00:00")]),
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    bufferBefore: 0,
    bufferAfter: 0,
    ...NO_DATE_RULES,
    weekStart,
    allDayBusy,
    travels,
  };
  const idle = { meetings: [], busy: [], allDay: [] };
  const reduced = reduceToRule(host, host.schedule, conflict);
  const only = { ...idle, ...reduced, schedule: { ...open, ...reduced.schedule } };
  return { ...search, spread: undefined, step: 1, align: undefined, match: "all", hosts: [only] };
}

function reduceToRule(
  host: Host,
  schedule: Schedule,
  conflict: ConflictOfHost,
): Partial<Omit<Host, "schedule">> & { schedule?: Partial<Schedule> } {
  const buffers = { bufferBefore: schedule.bufferBefore, bufferAfter: schedule.bufferAfter };
  switch (conflict.rule) {
    case "past":
      return { schedule: { pastAsBusy: true } };
    case "today":
      return { schedule: { todayAsBusy: true } };
    case "horizon":
      return { schedule: { daysAfterAsBusy: schedule.daysAfterAsBusy } };
    case "working_days": {
      const { week, rotation, dates, holidays, absences, workingDaysAfter } = schedule;
      return { schedule: { week, rotation, dates, holidays, absences, workingDaysAfter } };
    }
    case "minimum_notice":
      return { schedule: { minimumNotice: schedule.minimumNotice } };
    case "start_date":
      return { schedule: { startDate: schedule.startDate } };
    case "end_date":
      return { schedule: { endDate: schedule.endDate } };
    case "limit":
      return { quotas: [{ of: "page", limits: [conflict.limit], meetings: host.meetings }] };
    case "page_limit":
    case "type_limit": {
      const quota = host.quotas?.find(({ limits }) => limits.includes(conflict.limit));
      return { quotas: quota ? [{ ...quota, limits: [conflict.limit] }] : [] };
    }
    case "focus": {
      const { week, rotation, dates, holidays, absences } = schedule;
      const hours = { week, rotation, dates, holidays, absences };
      return {
        ...host,
        schedule: { ...hours, ...buffers, focus: { blocks: [conflict.blocks], evenings: null } },
      };
    }
    case "evenings":
      return { meetings: host.meetings, schedule: { focus: { blocks: [], evenings: conflict.evenings } } };
    case "closed_date":
      return { schedule: { dates: schedule.dates.slice(conflict.index, conflict.index + 1) } };
    case "holiday":
      return { schedule: { holidays: [conflict.date] } };
    case "absence":
      return { schedule: { absences: schedule.absences.slice(conflict.index, conflict.index + 1) } };
    case "outside_hours": {
      const dates = schedule.dates.filter(({ hours }) => hours.length > 0);
      return { schedule: { week: schedule.week, rotation: schedule.rotation, dates } };
    }
    case "meeting":
    case "full":
      return { schedule: buffers, meetings: [conflict.period] };
    case "busy":
      return { schedule: buffers, busy: [conflict.period] };
    case "journey": {
      const { week, rotation, dates, holidays, absences, journeys } = schedule;
      const { site = null, visits = [], travelTimes } = host;
      const known = travelTimes && { travelTimes };
      if (conflict.of === "day")
        return { site, ...known, schedule: { week, rotation, dates, holidays, absences, journeys } };
      const only = { site, ...known, schedule: { journeys } };
      const isSame = ({ start, end }: Interval) =>
        start === conflict.period.start && end === conflict.period.end;
      return conflict.of === "busy"
        ? { ...only, busy: [conflict.period] }
        : { ...only, meetings: [conflict.period], visits: visits.filter(isSame) };
    }
    case "all_day":
      return { schedule: buffers, allDay: [conflict.days] };
    case "no_availability":
    case "tidy":
      return {};
  }
}
