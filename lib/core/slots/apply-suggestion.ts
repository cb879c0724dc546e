import type { NewHours, RuleSuggestion } from "./rule-suggestion";
import type { Host, Limit, Schedule, Week } from "./schedule";
import type { ExplainedSearch } from "./slot-conflict";

/** Returns the search with the rule changed. */
export function applySuggestion(search: ExplainedSearch, fix: RuleSuggestion): ExplainedSearch {
  if (fix.rule === "align") return { ...search, align: fix.align ?? undefined };
  if (fix.rule === "off_grid") return { ...search, step: fix.step };
  const host = search.hosts[fix.host];
  return host ? { ...search, hosts: search.hosts.with(fix.host, changeHost(host, fix)) } : search;
}

type HostSuggestion = Exclude<RuleSuggestion, { rule: "align" | "off_grid" }>;

function changeHost(host: Host, fix: HostSuggestion): Host {
  if (host.schedule === null) return host;
  if (fix.rule === "page_limit" || fix.rule === "type_limit") {
    const quotas = host.quotas?.map((quota) =>
      `${quota.of}_limit` === fix.rule
        ? { ...quota, limits: updateLimit(quota.limits, fix.limit, fix.most) }
        : quota,
    );
    return { ...host, ...(quotas ? { quotas } : {}) };
  }
  return { ...host, schedule: { ...host.schedule, ...changeSchedule(host.schedule, fix) } };
}

function changeSchedule(schedule: Schedule, fix: HostSuggestion): Partial<Schedule> {
  switch (fix.rule) {
    case "past":
      return { pastAsBusy: false };
    case "today":
      return { todayAsBusy: false };
    case "horizon":
      return { daysAfterAsBusy: fix.days };
    case "minimum_notice":
      return { minimumNotice: fix.minutes };
    case "start_date":
      return { startDate: fix.date };
    case "end_date":
      return { endDate: fix.date };
    case "limit":
      return { limits: updateLimit(schedule.limits, fix.limit, fix.most) };
    case "closed_date":
      return { dates: schedule.dates.toSpliced(fix.place, 1) };
    case "absence":
      return { absences: schedule.absences.toSpliced(fix.place, 1) };
    case "holiday":
      return { holidays: schedule.holidays.filter((date) => date !== fix.date) };
    case "buffer":
      return { bufferBefore: fix.before, bufferAfter: fix.after };
    case "outside_hours":
      return fix.days.reduce(setHours, schedule);
    case "page_limit":
    case "type_limit":
      return {}; // the schedule has none of these rules
  }
}

const updateLimit = (limits: readonly Limit[], reached: Limit, most: number) =>
  limits.map((limit) => (limit === reached ? { ...limit, most } : limit));

function setHours(schedule: Schedule, { entry, turn, weekday, ranges }: NewHours): Schedule {
  const { dates, turns, week } = schedule;
  const setDay = (days: Week) => days.with(weekday, ranges);
  const covering = entry === null ? undefined : dates[entry];
  if (entry !== null && covering) {
    return { ...schedule, dates: dates.with(entry, { ...covering, hours: ranges }) };
  }
  const taken = turn === null ? undefined : turns?.weeks[turn];
  if (turns && turn !== null && taken) {
    return { ...schedule, turns: { ...turns, weeks: turns.weeks.with(turn, setDay(taken)) } };
  }
  return { ...schedule, week: setDay(week) };
}
