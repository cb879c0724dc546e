import ICAL from "ical.js";
import { laterStart, toWallClock } from "./later-start";
import { MeteredIterator } from "./metered-iterator";
import type { StepBudget } from "./step-budget";

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

type Parts = Record<string, (string | number)[]>;

/** Whether a rule picks some times of each period (BYSETPOS) where the library would take all. */
export function picksTimes({ freq, parts }: ICAL.Recur): boolean {
  if (!("BYSETPOS" in parts) || !["YEARLY", "MONTHLY", "WEEKLY", "DAILY"].includes(freq)) return false;
  const others = Object.keys(parts).filter((part) => part !== "BYSETPOS" && part !== "BYMONTH");
  return freq !== "MONTHLY" || others.length !== 1 || others[0] !== "BYDAY";
}

interface Range {
  /** Milliseconds of the wall clock. */
  from: number;
  to: number;
}

/** The starts up to `to` of such a rule, and few before `from`. */
export function* pickedStarts(
  rule: ICAL.Recur,
  wall: ICAL.Time,
  { from, to }: Range,
  budget: StepBudget,
): Generator<ICAL.Time> {
  const { BYSETPOS: positions = [], ...parts } = rule.parts as Parts;
  const steps = rule.clone();
  steps.parts = { ...sayDays(rule, wall), ...parts } as never;
  Object.assign(steps, { count: null, until: null });
  // Positions count from where the period begins, however late in it the series does.
  const begin = startOfPeriod(rule, wall, "BYHOUR" in parts ? "day" : "time");
  const { start } = rule.count === null ? laterStart(steps, begin, from) : { start: begin };
  const end = new Date(to);
  const meter = { budget, lastMonth: end.getUTCFullYear() * 12 + end.getUTCMonth() + 14 };
  const iterator = new MeteredIterator({ rule: steps, dtstart: start, meter });
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (const times of listPeriods(rule, iterator, budget)) {
    const picked = new Set(positions.map((at) => times.at(Number(at) > 0 ? Number(at) - 1 : Number(at))));
    for (const time of times) {
      if (!picked.has(time) || toWallClock(time) < toWallClock(wall)) continue;
      if (left <= 0 || toWallClock(time) > to) return;
      left -= 1;
      yield time;
    }
  }
}

/** The times of each period that has some. */
function* listPeriods(rule: ICAL.Recur, iterator: MeteredIterator, budget: StepBudget) {
  let times: ICAL.Time[] = [];
  let period: number | null = null;
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.spend();
    const time = next.clone();
    const of = toWallClock(startOfPeriod(rule, time, "day"));
    if (times.length > 0 && of !== period) {
      yield times;
      times = [];
    }
    period = of;
    if (!times.some((one) => toWallClock(one) === toWallClock(time))) times.push(time);
  }
  if (times.length > 0) yield times;
}

/** The days that a rule leaves to its first time to say. */
function sayDays({ freq, parts }: ICAL.Recur, wall: ICAL.Time): Parts {
  const names = Object.keys(parts);
  if (names.some((part) => ["BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"].includes(part))) return {};
  if (freq === "DAILY") return {};
  if (freq === "WEEKLY") return { BYDAY: [WEEKDAYS[wall.dayOfWeek() - 1] as string] };
  return { ...(freq === "YEARLY" && { BYMONTH: [wall.month] }), BYMONTHDAY: [wall.day] };
}

/** Its first day, from midnight on or at the same time of day. */
function startOfPeriod({ freq, wkst }: ICAL.Recur, time: ICAL.Time, from: "day" | "time"): ICAL.Time {
  const start = time.clone();
  if (from === "day") start.hour = 0;
  if (freq === "YEARLY") Object.assign(start, { month: 1, day: 1 });
  if (freq === "MONTHLY") start.day = 1;
  if (freq === "WEEKLY") {
    const first = time.startOfWeek(wkst || ICAL.Time.MONDAY);
    Object.assign(start, { year: first.year, month: first.month, day: first.day });
  }
  return start;
}
