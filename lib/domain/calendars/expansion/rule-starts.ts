import ICAL from "ical.js";
import { DAY } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { hasDay } from "./has-day";
import { laterStart, toWallClock } from "./later-start";
import { MeteredIterator } from "./metered-iterator";
import { pickedStarts, picksTimes } from "./picked-starts";
import type { StepBudget } from "./step-budget";
import { readInstant } from "./time-reader";
import { weekStarts } from "./week-starts";

/** A clock on the wall is less than this away from UTC. */
const ZONES = DAY;

/**
 * The starts within `range` that a rule gives to a series whose first is `first`, in order. A rule that allows for none
 * there gives none, however long one could look for it; one that contradicts itself does neither.
 */
export function* ruleStarts(
  rule: ICAL.Recur,
  first: ICAL.Time,
  range: Interval,
  budget: StepBudget,
): Generator<ICAL.Time> {
  const until = readUntil(rule, first);
  if (until < range.start) return;
  for (const next of wallStarts(rule, first, range, budget)) {
    if (toWallClock(next) < range.start - ZONES) continue;
    const start = next.clone();
    start.zone = first.zone;
    const at = readInstant(start);
    if (at > until || at >= range.end) return;
    if (at >= range.start) yield start;
  }
}

/** A date is meant with all of its times, and a time that names no zone is one of the series' zone. */
function readUntil({ until }: ICAL.Recur, first: ICAL.Time): number {
  if (!until) return Number.POSITIVE_INFINITY;
  const last = until.clone();
  if (until.isDate && !first.isDate) Object.assign(last, { isDate: false, hour: 23, minute: 59, second: 59 });
  if (until.zone !== ICAL.Timezone.utcTimezone && !first.isDate) last.zone = first.zone;
  return readInstant(last);
}

/** By the clock on the wall, which is what rules go by: the library would ask for the zone at every step. */
function* wallStarts(
  rule: ICAL.Recur,
  first: ICAL.Time,
  range: Interval,
  budget: StepBudget,
): Generator<ICAL.Time> {
  const wall = first.clone();
  wall.zone = ICAL.Timezone.utcTimezone;
  const [from, to] = [range.start - ZONES, range.end + ZONES];
  budget.spend(Math.floor((to - from) / DAY / 16));
  if (!hasDay(rule, Math.max(from, toWallClock(wall)), to)) return;
  if ("BYWEEKNO" in rule.parts) {
    yield* weekStarts(rule, wall, to, budget);
    return;
  }
  if (picksTimes(rule)) {
    yield* pickedStarts(rule, wall, { from, to }, budget);
    return;
  }
  const steps = sayDay(rule, wall);
  const { start, count } = laterStart(steps, wall, from);
  steps.until = null;
  steps.count = count;
  if (count === 0) return;
  const end = new Date(to);
  const meter = { budget, lastMonth: end.getUTCFullYear() * 12 + end.getUTCMonth() + 2 };
  try {
    const iterator = new MeteredIterator({ rule: steps, dtstart: start, meter });
    const begin = iterator.next();
    if (begin && isOfMonths(rule, begin) && iterator.check_contracting_rules()) yield begin; // the first is given unchecked
    for (let next = begin && iterator.next(); next; next = iterator.next())
      if (isOfMonths(rule, next)) yield next;
  } catch (error) {
    if (error instanceof TooMuchWork) throw error; // what else is thrown ends the rule: it can match nothing more
  }
}

/** Where a year has no 29 February there is no anniversary of it; the library takes the day after. */
function sayDay(rule: ICAL.Recur, { month, day }: ICAL.Time): ICAL.Recur {
  const steps = rule.clone();
  const others = Object.keys(rule.parts).filter(
    (part) => !["BYMONTH", "BYHOUR", "BYMINUTE", "BYSECOND"].includes(part),
  );
  if (rule.freq !== "YEARLY" || day < 29 || others.length > 0) return steps;
  steps.parts = { BYMONTH: [month], ...rule.parts, BYMONTHDAY: [day] };
  return steps;
}

/** The library goes on to March where February has no such day. */
const isOfMonths = (rule: ICAL.Recur, { month }: ICAL.Time): boolean =>
  (rule.parts as { BYMONTH?: number[] }).BYMONTH?.includes(month) ?? true;
