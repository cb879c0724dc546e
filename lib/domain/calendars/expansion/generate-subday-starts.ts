import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { buildDayFilter } from "./build-day-filter";
import { toCivilDay, toCivilEpochDay } from "./civil-day";
import type { RecurrenceRule } from "./recurrence-rule";
import { pickPositions, type StartOrSkipped, SUBDAY_UNIT_LENGTHS, type WallRange } from "./rule-parts";
import type { StepMeter } from "./step-budget";

/**
 * Yields the starts of hourly, minutely and secondly rules. Whole units that the rule excludes are skipped.
 */
export function* generateSubdayStarts(
  rule: RecurrenceRule,
  first: number,
  range: WallRange,
  meter: StepMeter,
): Generator<StartOrSkipped> {
  const unit = SUBDAY_UNIT_LENGTHS[rule.frequency] as number;
  const step = unit * rule.interval;
  const base = Math.floor(first / unit) * unit;
  const offsets = listOffsets(rule, first - base);
  const next = buildSkip(rule);
  let index = 0;
  if (range.from > base) {
    const later = Math.max(Math.floor((range.from - base) / step) - 1, 0);
    if (rule.count === null) index = later;
    else if (later > 1 && hasNoLimits(rule)) {
      for (const offset of offsets) yield { wall: base + offset };
      yield { wall: null, skipped: (later - 1) * offsets.length };
      index = later;
    }
  }
  for (;;) {
    const slot = base + index * step;
    if (slot >= range.to) return;
    meter.consume(1 + (offsets.length >> 3));
    const skipped = next(slot);
    if (skipped > slot) {
      index = Math.max(Math.ceil((skipped - base) / step), index + 1);
      continue;
    }
    for (const offset of offsets) yield { wall: slot + offset };
    index += 1;
  }
}

/** Lists offsets from the start of a slot in milliseconds. */
function listOffsets(
  { frequency, minutes, seconds, positions }: RecurrenceRule,
  startOffset: number,
): number[] {
  const orStartOffset = (list: readonly number[], value: number) => (list.length > 0 ? list : [value]);
  const ofMinutes = frequency === "HOURLY" ? orStartOffset(minutes, Math.floor(startOffset / MINUTE)) : [0];
  const ofSeconds =
    frequency === "SECONDLY" ? [0] : orStartOffset(seconds, Math.floor((startOffset % MINUTE) / 1000));
  const all = ofMinutes.flatMap((minute) => ofSeconds.map((second) => minute * MINUTE + second * 1000));
  return positions.length > 0 ? pickPositions(all, positions) : all;
}

/** Returns whether all slots are equal. */
const hasNoLimits = (rule: RecurrenceRule): boolean =>
  rule.months.length + rule.weekNumbers.length + rule.yearDays.length + rule.monthDays.length === 0 &&
  rule.weekdays.length + rule.hours.length === 0 &&
  (rule.frequency === "HOURLY" || rule.minutes.length === 0) &&
  (rule.frequency !== "SECONDLY" || rule.seconds.length === 0);

/** Returns a function to the earliest possible slot after an excluded one; a matching slot maps to itself. */
function buildSkip(rule: RecurrenceRule): (slot: number) => number {
  const isAllowed = buildDayFilter(rule);
  const { frequency, months, hours, minutes, seconds } = rule;
  let cached: { day: number; allowed: boolean; month: number } | undefined;
  return (slot) => {
    const day = Math.floor(slot / DAY);
    if (cached?.day !== day) cached = { day, allowed: isAllowed(day), month: toCivilDay(day).month };
    if (!cached.allowed) {
      if (months.length === 0 || months.includes(cached.month)) return (day + 1) * DAY;
      const { year, month } = toCivilDay(day);
      return toCivilEpochDay(year, month + 1, 1) * DAY;
    }
    if (hours.length > 0 && !hours.includes(computeRemainder(slot, DAY, HOUR)))
      return findNextUnit(slot, HOUR, DAY, hours);
    if (frequency === "HOURLY") return slot;
    if (minutes.length > 0 && !minutes.includes(computeRemainder(slot, HOUR, MINUTE)))
      return findNextUnit(slot, MINUTE, HOUR, minutes);
    if (frequency === "MINUTELY") return slot;
    return seconds.length > 0 && !seconds.includes(computeRemainder(slot, MINUTE, 1000))
      ? findNextUnit(slot, 1000, MINUTE, seconds)
      : slot;
  };
}

/** Counts the whole units since the start of the longer unit. */
const computeRemainder = (slot: number, whole: number, unit: number): number =>
  Math.floor((slot - Math.floor(slot / whole) * whole) / unit);

/** Returns the next of these units within the longer one, or else the start of the next longer one. */
function findNextUnit(slot: number, unit: number, whole: number, allowed: readonly number[]): number {
  const start = Math.floor(slot / whole) * whole;
  const later = allowed.find((one) => start + one * unit > slot);
  return later === undefined ? start + whole : start + later * unit;
}
