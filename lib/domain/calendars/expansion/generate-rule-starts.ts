import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { buildDayFilter } from "./build-day-filter";
import { countDaysOfMonth, toCivilDay, toCivilEpochDay, toCivilWeekday } from "./civil-day";
import { generateSubdayStarts } from "./generate-subday-starts";
import type { RecurrenceRule } from "./recurrence-rule";
import { pickPositions, type StartOrSkipped, SUBDAY_UNIT_LENGTHS, type WallRange } from "./rule-parts";
import type { StepMeter } from "./step-budget";

export interface RuleStart {
  wall: number;
  isDate: boolean;
}

/**
 * Yields the starts of a rule in order by wall-clock time, from the first of the series if it matches the
 * rule: all up to `range.to`, and few before `range.from`. As in other programs, COUNT counts matches of the
 * rule, so a first start that does not match is additional. The caller applies UNTIL, as it knows the zone.
 * @throws BudgetExceededError if that takes more steps than are left
 */
export function* generateRuleStarts(
  rule: RecurrenceRule,
  first: RuleStart,
  range: WallRange,
  meter: StepMeter,
): Generator<number> {
  let remaining = rule.count ?? Number.POSITIVE_INFINITY;
  const walls = SUBDAY_UNIT_LENGTHS[rule.frequency]
    ? generateSubdayStarts(rule, first.wall, range, meter)
    : generatePeriodStarts(resolveDays(rule, first.wall), first, range, meter);
  for (const { wall, skipped } of walls) {
    remaining -= skipped ?? 0;
    if (remaining <= 0) return;
    if (wall === null || wall < first.wall) continue;
    if (wall >= range.to) return;
    remaining -= 1;
    yield wall;
  }
}

/** Derives the day of a rule without one from its first start (RFC 5545, section 3.3.10). */
function resolveDays(rule: RecurrenceRule, first: number): RecurrenceRule {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays } = rule;
  if (yearDays.length + monthDays.length + weekdays.length > 0 || frequency === "DAILY") return rule;
  const { month, day } = toCivilDay(Math.floor(first / DAY));
  if (weekNumbers.length > 0 || frequency === "WEEKLY")
    return { ...rule, weekdays: [{ weekday: toCivilWeekday(Math.floor(first / DAY)), nth: 0 }] };
  return {
    ...rule,
    monthDays: [day],
    ...(frequency === "YEARLY" && months.length === 0 && { months: [month] }),
  };
}

/** Half-open range of days. */
type DayRange = readonly [from: number, to: number];

/** Yields the starts of daily, weekly, monthly and yearly rules. */
function* generatePeriodStarts(
  rule: RecurrenceRule,
  first: RuleStart,
  range: WallRange,
  meter: StepMeter,
): Generator<StartOrSkipped> {
  const firstDay = Math.floor(first.wall / DAY);
  const times = first.isDate ? [0] : listTimesOfDay(rule, first.wall - firstDay * DAY);
  const isAllowed = buildDayFilter(rule);
  const { findDays, indexOf } = buildPeriods(rule, firstDay);
  const lastDay = Math.floor(range.to / DAY);
  const each = countStartsPerPeriod(rule, times.length);
  let index = 0;
  if (range.from > first.wall) {
    const later = Math.max(indexOf(Math.floor(range.from / DAY)) - 1, 0);
    if (rule.count === null) index = later;
    else if (each !== null && later > 1) {
      // The first period may have fewer starts; the skipped ones are equal.
      yield* startsOf(0);
      yield { wall: null, skipped: (later - 1) * each };
      index = later;
    }
  }
  for (; ; index += 1) {
    if (findDays(index)[0] > lastDay) return;
    yield* startsOf(index);
  }

  function* startsOf(period: number): Generator<StartOrSkipped> {
    const days: number[] = [];
    for (const [from, to] of splitMonths(rule, findDays(period))) {
      meter.consume((to - from) >> 3);
      for (let day = from; day < to; day += 1) if (isAllowed(day)) days.push(day);
    }
    meter.consume(1 + ((days.length * times.length) >> 3));
    if (rule.positions.length === 0) {
      for (const day of days) for (const time of times) yield { wall: day * DAY + time };
      return;
    }
    const all = days.flatMap((day) => times.map((time) => day * DAY + time));
    for (const wall of pickPositions(all, rule.positions)) yield { wall };
  }
}

/** Splits a year into the months of the rule. */
function splitMonths({ frequency, months }: RecurrenceRule, days: DayRange): readonly DayRange[] {
  if (frequency !== "YEARLY" || months.length === 0) return [days];
  const { year } = toCivilDay(days[0]);
  return months.map((month) => {
    const from = toCivilEpochDay(year, month, 1);
    return [from, from + countDaysOfMonth(year, month)] as const;
  });
}

/** Lists the times of day in milliseconds. */
function listTimesOfDay({ hours, minutes, seconds }: RecurrenceRule, startTime: number): number[] {
  const orStartTime = (list: readonly number[], unit: number, most: number) =>
    list.length > 0 ? list : [Math.floor(startTime / unit) % most];
  return orStartTime(hours, HOUR, 24).flatMap((hour) =>
    orStartTime(minutes, MINUTE, 60).flatMap((minute) =>
      orStartTime(seconds, 1000, 60).map((second) => hour * HOUR + minute * MINUTE + second * 1000),
    ),
  );
}

/**
 * Returns functions from a number to the period, and from a day to the number of its period or the one
 * before.
 */
function buildPeriods(rule: RecurrenceRule, firstDay: number) {
  const { interval, weekStart } = rule;
  const { year, month } = toCivilDay(firstDay);
  switch (rule.frequency) {
    case "YEARLY":
      return {
        findDays: (index: number): DayRange => {
          const of = year + index * interval;
          return [toCivilEpochDay(of, 1, 1), toCivilEpochDay(of + 1, 1, 1)];
        },
        indexOf: (day: number) => Math.floor((toCivilDay(day).year - year) / interval),
      };
    case "MONTHLY":
      return {
        findDays: (index: number): DayRange => [
          toCivilEpochDay(year, month + index * interval, 1),
          toCivilEpochDay(year, month + index * interval + 1, 1),
        ],
        indexOf: (day: number) => {
          const to = toCivilDay(day);
          return Math.floor(((to.year - year) * 12 + to.month - month) / interval);
        },
      };
    default: {
      const isWeekly = rule.frequency === "WEEKLY";
      const start = isWeekly ? firstDay - ((toCivilWeekday(firstDay) - weekStart + 7) % 7) : firstDay;
      const length = isWeekly ? 7 : 1;
      return {
        findDays: (index: number): DayRange => {
          const from = start + index * length * interval;
          return [from, from + length];
        },
        indexOf: (day: number) => Math.floor((day - start) / length / interval),
      };
    }
  }
}

/** Returns the number of starts per period; null if it varies. */
function countStartsPerPeriod(rule: RecurrenceRule, times: number): number | null {
  const { frequency, months, weekNumbers, yearDays, monthDays, weekdays, positions } = rule;
  if (months.length + weekNumbers.length + yearDays.length + monthDays.length + positions.length > 0)
    return null;
  if (frequency === "WEEKLY") return new Set(weekdays.map(({ weekday }) => weekday)).size * times;
  return frequency === "DAILY" && weekdays.length === 0 ? times : null;
}
