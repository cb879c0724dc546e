import ICAL from "ical.js";
import { DAY } from "@/lib/core/time/instant";
import { isOfOneLength, measureFrequency } from "./rule-length";

const TIMES_OF_DAY = ["BYHOUR", "BYMINUTE", "BYSECOND"];

export interface RuleStart {
  start: ICAL.Time;
  /** How many there are from this start on, of a rule that counts. */
  count: number | null;
}

/**
 * A start from which a rule gives the same from `from` on as from its own, and less before: later by so many of the
 * rule's periods that all it looks at is as it was. Its own, where what follows depends on all that was before.
 * @param start in UTC, whatever the zone: rules go by the clock on the wall
 * @param from milliseconds, likewise
 */
export function laterStart(rule: ICAL.Recur, start: ICAL.Time, from: number): RuleStart {
  const own = { start, count: rule.count };
  if (start.year < 100) return own; // dates so early are told as ones of the 20th century
  const later = isOfOneLength(rule.freq) ? laterByLength(rule, start, from) : laterByYears(rule, start, from);
  if (!later) return own;
  if (rule.count === null) return { start: later.start, count: null };
  const each = timesEach(rule, start);
  return each === null ? own : { start: later.start, count: Math.max(rule.count - later.periods * each, 0) };
}

interface Later {
  start: ICAL.Time;
  /** Of the rule, that lie between. */
  periods: number;
}

function laterByLength(rule: ICAL.Recur, start: ICAL.Time, from: number): Later | null {
  const { freq, interval, parts } = rule;
  // The library leaps from month to month, or week to week of a year, and counts from there.
  if ("BYMONTH" in parts || "BYWEEKNO" in parts) return null;
  const period = measureFrequency(freq) * interval;
  const block = TIMES_OF_DAY.some((part) => part in parts) ? leastCommonMultiple(period, DAY) : period;
  const blocks = Math.floor((from - toWallClock(start)) / block);
  if (!(blocks > 0)) return null;
  return {
    start: timeAt(toWallClock(start) + blocks * block, start.isDate),
    periods: (blocks * block) / period,
  };
}

/** Four years on, months are as long as they were; one such block is left for the library to get into step. */
function laterByYears(rule: ICAL.Recur, start: ICAL.Time, from: number): Later | null {
  const { freq, interval, parts } = rule;
  // What the library finds of days that some months lack depends on where it began; there are few steps in any case.
  if ("BYMONTHDAY" in parts && ("BYDAY" in parts || "BYMONTH" in parts)) return null;
  if ((parts.BYDAY as string[] | undefined)?.some((day) => /[5-9]|\d\d/.test(day))) return null;
  const months =
    freq === "MONTHLY" ? leastCommonMultiple(interval, 48) : leastCommonMultiple(interval, 4) * 12;
  const between = (new Date(from).getUTCFullYear() - start.year) * 12;
  const blocks = Math.floor(between / months) - 1;
  if (!(blocks > 0)) return null;
  const later = start.clone();
  later.year += (blocks * months) / 12;
  if (later.day !== start.day) return null; // 29 February, in a century that has none
  return { start: later, periods: (blocks * months) / (freq === "MONTHLY" ? interval : interval * 12) };
}

/** How many times each period of a rule has; null where that varies. */
function timesEach({ freq, parts }: ICAL.Recur, start: ICAL.Time): number | null {
  const names = Object.keys(parts);
  if (names.length === 0) return isOfOneLength(freq) || start.day <= 28 ? 1 : null;
  const days = names.length === 1 && freq === "WEEKLY" ? (parts.BYDAY as string[] | undefined) : undefined;
  return days?.every((day) => /^[A-Z]{2}$/.test(day)) ? days.length : null;
}

export const toWallClock = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

function timeAt(wall: number, isDate: boolean): ICAL.Time {
  const at = new Date(wall);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.utcTimezone,
  );
}

function leastCommonMultiple(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return (a / larger) * b;
}
