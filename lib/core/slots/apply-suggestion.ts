import type { Focus } from "./focus";
import type { NewHours, RuleSuggestion } from "./rule-suggestion";
import type { Host, Limit, Schedule, Week } from "./schedule";
import type { ExplainedSearch } from "./slot-conflict";

/** Returns the search with the rule changed. */
export function applySuggestion(search: ExplainedSearch, suggestion: RuleSuggestion): ExplainedSearch {
  if (suggestion.rule === "align") return { ...search, align: suggestion.align ?? undefined };
  if (suggestion.rule === "off_grid") return { ...search, step: suggestion.step };
  if (!("host" in suggestion)) return { ...search, spread: undefined };
  const host = search.hosts[suggestion.host];
  return host
    ? { ...search, hosts: search.hosts.with(suggestion.host, changeHost(host, suggestion)) }
    : search;
}

type HostSuggestion = Extract<RuleSuggestion, { host: number }>;

function changeHost(host: Host, suggestion: HostSuggestion): Host {
  if (host.schedule === null) return host;
  if (suggestion.rule === "page_limit" || suggestion.rule === "type_limit") {
    const quotas = host.quotas?.map((quota) =>
      `${quota.of}_limit` === suggestion.rule
        ? { ...quota, limits: updateLimit(quota.limits, suggestion.limit, suggestion.most) }
        : quota,
    );
    return { ...host, ...(quotas ? { quotas } : {}) };
  }
  return { ...host, schedule: { ...host.schedule, ...changeSchedule(host.schedule, suggestion) } };
}

function changeSchedule(schedule: Schedule, suggestion: HostSuggestion): Partial<Schedule> {
  switch (suggestion.rule) {
    case "past":
      return { pastAsBusy: false };
    case "today":
      return { todayAsBusy: false };
    case "horizon":
      return { daysAfterAsBusy: suggestion.days };
    case "working_days":
      return { workingDaysAfter: suggestion.days };
    case "minimum_notice":
      return { minimumNotice: suggestion.minutes };
    case "start_date":
      return { startDate: suggestion.date };
    case "end_date":
      return { endDate: suggestion.date };
    case "limit":
      return { limits: updateLimit(schedule.limits, suggestion.limit, suggestion.most) };
    case "focus":
      return { focus: changeBlocks(schedule.focus, suggestion) };
    case "evenings":
      return schedule.focus
        ? { focus: { ...schedule.focus, evenings: { ...suggestion.evenings, most: suggestion.most } } }
        : {};
    case "closed_date":
      return { dates: schedule.dates.toSpliced(suggestion.index, 1) };
    case "absence":
      return { absences: schedule.absences.toSpliced(suggestion.index, 1) };
    case "holiday":
      return { holidays: schedule.holidays.filter((date) => date !== suggestion.date) };
    case "journey":
      return { journeys: schedule.journeys && { ...schedule.journeys, minutes: suggestion.minutes } };
    case "buffer":
      return { bufferBefore: suggestion.before, bufferAfter: suggestion.after };
    case "outside_hours":
      return suggestion.days.reduce(setHours, schedule);
    case "page_limit":
    case "type_limit":
      return {}; // the schedule has none of these rules
  }
}

const changeBlocks = (
  focus: Focus | null,
  { blocks, count }: Extract<HostSuggestion, { rule: "focus" }>,
): Focus | null =>
  focus && {
    ...focus,
    blocks: focus.blocks.flatMap((rule) =>
      rule !== blocks ? [rule] : count > 0 ? [{ ...rule, count }] : [],
    ),
  };

const updateLimit = (limits: readonly Limit[], reached: Limit, most: number) =>
  limits.map((limit) => (limit === reached ? { ...limit, most } : limit));

function setHours(schedule: Schedule, { entry, rotationWeek, weekday, ranges }: NewHours): Schedule {
  const { dates, rotation, week } = schedule;
  const setDay = (days: Week) => days.with(weekday, ranges);
  const covering = entry === null ? undefined : dates[entry];
  if (entry !== null && covering) {
    return { ...schedule, dates: dates.with(entry, { ...covering, hours: ranges }) };
  }
  const rotatingWeek = rotationWeek === null ? undefined : rotation?.weeks[rotationWeek];
  if (rotation && rotationWeek !== null && rotatingWeek) {
    return {
      ...schedule,
      rotation: { ...rotation, weeks: rotation.weeks.with(rotationWeek, setDay(rotatingWeek)) },
    };
  }
  return { ...schedule, week: setDay(week) };
}
