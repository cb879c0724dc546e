/**
 * Times the slot engine against a plain Luxon implementation, one JSON line a case:
 * `npm run --silent bench:slots -- [FILE…]`. Without files, all of `bench/cases`.
 *
 * Both get their busy times parsed; both expand the weekly hours in every run.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DateTime, Interval } from "luxon";
import { findSlots, type SlotSearch } from "@/lib/core/slots/find-slots";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import { type Instant, instant } from "@/lib/core/time/instant";
import { findSlotsNaively } from "./naive-slots";
import { MODES, type SlotCase } from "./slot-case";

const CASES = path.join(import.meta.dirname, "cases");

const files = process.argv.slice(2);
const cases = (files.length > 0 ? files : allCases()).map((file) => ({ file, one: readCase(file) }));
for (const { file, one } of cases) console.log(JSON.stringify(runCase(one, file)));

function allCases(): string[] {
  return readdirSync(CASES)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(CASES, name));
}

function readCase(file: string): SlotCase {
  const one = JSON.parse(readFileSync(file, "utf8")) as SlotCase;
  if (MODES.includes(one.mode)) return one;
  console.error(`${file}: mode must be one of ${MODES.join(", ")}, not ${JSON.stringify(one.mode)}.`);
  process.exit(1);
}

function runCase(one: SlotCase, file: string) {
  const search = toSearch(one);
  const busy = one.users.map((user) =>
    user.busy.map(([start, end]) => Interval.fromDateTimes(DateTime.fromISO(start), DateTime.fromISO(end))),
  );
  const found = findSlots(search).map((start) => new Date(start).toISOString());
  const foundNaively = findSlotsNaively(one, busy).map((start) => start.toJSDate().toISOString());
  const engine = medianTime(() => findSlots(search).length);
  const naive = medianTime(() => findSlotsNaively(one, busy).length);
  return {
    case: path.basename(file, ".json"),
    slots: found.length,
    correct: areEqual(found, one.expectedSlots) && areEqual(found, foundNaively),
    median_ms: round(engine),
    naive_ms: round(naive),
    ratio: Math.round(naive / engine),
  };
}

function toSearch(one: SlotCase): SlotSearch {
  return {
    hosts: one.users.map((user) => toHost(one, user.busy)),
    match: one.mode === "roundrobin" ? "any" : "all",
    duration: one.durationMin,
    step: one.intervalMin,
    from: parse(one.from),
    to: parse(one.to),
    now: parse(one.from),
  };
}

/** Each user has a schedule of their own, as users read from a database do. */
function toHost(one: SlotCase, busy: SlotCase["users"][number]["busy"]): Host {
  const hours = { start: toMinutes(one.weekly.start), end: toMinutes(one.weekly.end) };
  const schedule: Schedule = {
    zone: one.timeZone,
    week: [1, 2, 3, 4, 5, 6, 7].map((day) =>
      one.weekly.days.some((weekday) => weekday % 7 === day % 7) ? [hours] : [],
    ),
    pastAsBusy: false,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    bufferBefore: one.bufferBeforeMin,
    bufferAfter: one.bufferAfterMin,
    allDayBusy: false,
  };
  const intervals = busy.map(([start, end]) => ({ start: parse(start), end: parse(end) }));
  return { schedule, meetings: [], busy: intervals, allDay: [] };
}

function parse(iso: string): Instant {
  return instant(Date.parse(iso));
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Milliseconds of one run: the median over batches that are long enough for the clock, after a warm-up. */
function medianTime(run: () => number): number {
  const slots = run();
  const once = measureRuns(run, slots, 3) / 3;
  measureRuns(run, slots, Math.ceil(300 / once));
  const batch = Math.max(1, Math.ceil(5 / once));
  const count = once > 100 ? 5 : 21;
  const times = Array.from({ length: count }, () => measureRuns(run, slots, batch) / batch);
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

/** Looks at every answer, so that no run can be optimised away. */
function measureRuns(run: () => number, slots: number, runs: number): number {
  const start = performance.now();
  for (let i = 0; i < runs; i += 1) {
    if (run() !== slots) throw new Error("two runs of the same search found different numbers of slots");
  }
  return performance.now() - start;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function round(ms: number): number {
  return Number(ms.toPrecision(4));
}
