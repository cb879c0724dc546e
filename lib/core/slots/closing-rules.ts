import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromLocalEpochDay, getStartOfDay, toInstant, toLocalEpochDay } from "@/lib/core/time/zone";
import { findFullPeriods } from "./find-full-periods";
import type { Host, Limit, Quota, Schedule } from "./schedule";
import { findWorkingHorizon } from "./working-days";

/** An interval in which a rule allows no slot to start. */
export interface ClosedInterval extends Interval {
  /** The limit that is reached. */
  readonly limit?: Limit;
}

/** The host, the range and the slot's duration in milliseconds. */
export interface ClosingRuleInput {
  readonly host: Host;
  readonly schedule: Schedule;
  readonly now: Instant;
  readonly duration: number;
}

export type LimitRule = "limit" | "page_limit" | "type_limit";

export type ClosingRule =
  | "past"
  | "today"
  | "horizon"
  | "working_days"
  | "minimum_notice"
  | "start_date"
  | "end_date"
  | LimitRule;

const EVER = asInstant(Number.NEGATIVE_INFINITY);
const NEVER = asInstant(Number.POSITIVE_INFINITY);

const NOTHING: readonly ClosedInterval[] = [];

/** The rules that depend on a slot's start alone, by name (rule 5). */
export const CLOSING_RULES: Record<ClosingRule, (input: ClosingRuleInput) => readonly ClosedInterval[]> = {
  past: ({ schedule, now }) => (schedule.pastAsBusy ? [{ start: EVER, end: now }] : NOTHING),
  today: ({ schedule: { todayAsBusy, zone }, now }) => {
    if (!todayAsBusy) return NOTHING;
    const today = toLocalEpochDay(zone, now);
    return [{ start: fromLocalEpochDay(zone, today, 0), end: fromLocalEpochDay(zone, today, 1440) }];
  },
  horizon: ({ schedule: { daysAfterAsBusy, zone }, now }) =>
    daysAfterAsBusy === null
      ? NOTHING
      : [{ start: fromLocalEpochDay(zone, toLocalEpochDay(zone, now) + daysAfterAsBusy, 1440), end: NEVER }],
  working_days: ({ schedule, now }) =>
    schedule.workingDaysAfter === null
      ? NOTHING
      : [{ start: findWorkingHorizon(schedule, now, schedule.workingDaysAfter), end: NEVER }],
  minimum_notice: ({ schedule: { minimumNotice }, now }) =>
    minimumNotice === 0 ? NOTHING : [{ start: EVER, end: asInstant(now + minimumNotice * MINUTE) }],
  start_date: ({ schedule: { startDate, zone } }) =>
    startDate === null ? NOTHING : [{ start: EVER, end: getStartOfDay(zone, startDate) }],
  end_date: ({ schedule: { endDate, zone } }) =>
    endDate === null ? NOTHING : [{ start: toInstant(zone, endDate, 1440), end: NEVER }],
  limit: (input) => findFullLimitTimes(input, input.schedule.limits, input.host.meetings),
  page_limit: (input) => findFullQuotaTimes(input, "page"),
  type_limit: (input) => findFullQuotaTimes(input, "type"),
};

/** False if none of the rules is set. Evaluating each of them in vain would take a tenth of a short search. */
export function hasClosingRules({ schedule, host }: ClosingRuleInput): boolean {
  return (
    schedule.pastAsBusy ||
    schedule.todayAsBusy ||
    schedule.daysAfterAsBusy !== null ||
    schedule.workingDaysAfter !== null ||
    schedule.minimumNotice > 0 ||
    schedule.startDate !== null ||
    schedule.endDate !== null ||
    schedule.limits.length > 0 ||
    host.quotas !== undefined
  );
}

function findFullQuotaTimes(input: ClosingRuleInput, of: Quota["of"]): readonly ClosedInterval[] {
  const { quotas } = input.host;
  if (quotas === undefined) return NOTHING;
  return quotas
    .filter((quota) => quota.of === of)
    .flatMap(({ limits, meetings }) => findFullLimitTimes(input, limits, meetings));
}

const findFullLimitTimes = (
  { schedule, duration }: ClosingRuleInput,
  limits: readonly Limit[],
  meetings: readonly Interval[],
): readonly ClosedInterval[] => findFullPeriods(limits, meetings, schedule, duration);
