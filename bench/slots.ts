/**
 * Times the slot engine against a plain Luxon implementation, one JSON line a case:
 * `npm run --silent bench:slots -- [FILE…]`. Without files, all of `bench/cases`.
 *
 * Both get their busy times parsed; both expand the weekly hours in every run.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DateTime, Interval } from "luxon";
import { findSlots } from "@/lib/core/slots/find-slots";
import { buildRoutes, type Site, type TravelTimes } from "@/lib/core/slots/journeys";
import {
  type DateRules,
  type DayRange,
  type Host,
  NO_DATE_RULES,
  type Schedule,
} from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { StayRules } from "@/lib/core/slots/stays/stay-rules";
import type { StepRules } from "@/lib/core/slots/steps/step-rules";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { computeMedian } from "./compute-median";
import { findSlotsNaively } from "./find-slots-naively";
import { type CaseRules, MODES, type SlotCase } from "./slot-case";

const CASES = path.join(import.meta.dirname, "cases");

const files = process.argv.slice(2);
const cases = (files.length > 0 ? files : listCases()).map((file) => ({ file, one: readCase(file) }));
for (const { file, one } of cases) console.log(JSON.stringify(runCase(one, file)));

function listCases(): string[] {
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
  const search = toSlotSearch(one);
  const busyByUser = one.users.map((user) => ({
    busy: parseIntervals(user.busy),
    meetings: parseIntervals(user.meetings ?? []),
    places: user.places,
  }));
  const found = findSlots(search).map((start) => new Date(start).toISOString());
  const foundNaively = findSlotsNaively(one, busyByUser).map((start) => start.toJSDate().toISOString());
  const engine = measureMedianTime(() => findSlots(search).length);
  const naive = measureMedianTime(() => findSlotsNaively(one, busyByUser).length);
  return {
    case: path.basename(file, ".json"),
    slots: found.length,
    correct: areEqual(found, one.expectedSlots) && areEqual(found, foundNaively),
    median_ms: roundMs(engine),
    naive_ms: roundMs(naive),
    ratio: Math.round(naive / engine),
    ...(one.rules || one.shortestRestMin || one.spread || one.focus || one.journeys || one.nights || one.steps
      ? { rules_ratio: roundMs(compareWithoutRules(one)) }
      : {}),
  };
}

/**
 * The engine's time relative to the same weeks, meetings and busy times without rules: the median of pairs, because
 * the two runs of a pair share the machine's load. Steps, which check each host at a time of their own, are compared with
 * a meeting for which one of the same hosts is enough; nights, which no working day has room for, with meetings as
 * long as the interval.
 */
function compareWithoutRules(ruled: SlotCase): number {
  const { rules, shortestRestMin, spread, focus, journeys, nights, steps, ...rest } = ruled;
  const one = {
    ...rest,
    ...(steps && { mode: "roundrobin" as const }),
    ...(nights && { durationMin: ruled.intervalMin }),
  };
  const [withRules, plain] = [ruled, one].map((same) => {
    const search = toSlotSearch(same as SlotCase);
    const run = () => findSlots(search).length;
    const slots = run();
    return () => measureRuns(run, slots, 30);
  }) as [() => number, () => number];
  const pairs = Array.from({ length: 201 }, () => withRules() / plain());
  return computeMedian(pairs.slice(50)); // the earlier ones were the warm-up
}

function toSlotSearch(one: SlotCase): SlotSearch {
  return {
    hosts: one.users.map((user) => toHost(one, user)),
    match: one.mode === "roundrobin" ? "any" : "all",
    duration: one.durationMin,
    step: one.intervalMin,
    ...(one.shortestRestMin && { spread: { rule: "tidy", shortest: one.shortestRestMin, days: null } }),
    ...(one.spread && { spread: { ...one.spread, days: null } }),
    ...(one.nights && { stay: toStayRules(one.nights) }),
    ...(one.steps && { steps: toStepRules(one.steps, one.users) }),
    from: parseInstant(one.from),
    to: parseInstant(one.to),
    now: parseInstant(one.from),
  };
}

function toStepRules(minutes: readonly number[], users: SlotCase["users"]): StepRules {
  const list = minutes.map((length, index) => ({
    minutes: length,
    hosts: [String(users[index]?.id)],
    any: false,
    gap: { least: 0, most: 0 },
  }));
  return { order: "fixed", list };
}

function toStayRules({ count, checkIn, checkOut }: NonNullable<SlotCase["nights"]>): StayRules {
  return {
    unit: "night",
    least: count,
    most: count,
    checkIn: toMinutes(checkIn),
    checkOut: toMinutes(checkOut),
    arrivalDays: null,
    departureDays: null,
  };
}

/** Each user has a separate schedule object, like users read from a database. */
function toHost(one: SlotCase, { id, busy, meetings = [], places = [] }: SlotCase["users"][number]): Host {
  const hours = toRange(one.weekly);
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
    ...toDateRules(one.rules),
    focus: one.focus ?? null,
    journeys: one.journeys
      ? {
          minutes: one.journeys.minutes,
          bases: Array<Site>(7).fill(toSite(one.journeys.base)),
          byDistance: one.journeys.matrix ? { minutesPerKm: 2, least: 5 } : null,
        }
      : null,
  };
  const toIntervals = (periods: typeof busy) =>
    periods.map(([start, end]) => ({ start: parseInstant(start), end: parseInstant(end) }));
  const taken = { id: String(id), meetings: toIntervals(meetings), busy: toIntervals(busy), allDay: [] };
  if (!one.journeys) return { schedule, ...taken };
  const visits = taken.meetings.flatMap((meeting, index) => {
    const place = places[index];
    return place ? [{ ...meeting, site: toSite(place) }] : [];
  });
  const { place, matrix } = one.journeys;
  const travelTimes = matrix && toTravelTimes(place, matrix);
  return { schedule, ...taken, visits, site: toSite(place), ...(travelTimes && { travelTimes }) };
}

/** All places have a position, and a route to the searched one. */
function toTravelTimes(place: string, matrix: Readonly<Record<string, number>>): TravelTimes {
  const places = [place, ...Object.keys(matrix)];
  return {
    positions: new Map(
      places.map((name, index) => [name, { latitude: 50 + index / 1000, longitude: 10, isRough: false }]),
    ),
    routes: buildRoutes(Object.entries(matrix).map(([name, minutes]) => [place, name, minutes] as const)),
  };
}

function toSite(name: string): Site {
  return { key: name, name };
}

function toDateRules(rules: CaseRules | undefined): DateRules {
  if (rules === undefined) return NO_DATE_RULES;
  const toDays = ({ from, to }: { from: string; to: string }) => ({
    from: from as LocalDate,
    to: addDays(to as LocalDate, 1),
  });
  return {
    ...NO_DATE_RULES,
    dates: rules.dates.map((entry) => ({ ...toDays(entry), hours: entry.hours.map(toRange) })),
    holidays: rules.holidays as readonly LocalDate[],
    absences: rules.absences.map(toDays),
    limits: rules.limits,
  };
}

function toRange({ start, end }: { start: string; end: string }): DayRange {
  return { start: toMinutes(start), end: toMinutes(end) };
}

function parseIntervals(periods: SlotCase["users"][number]["busy"]): Interval[] {
  return periods.map(([start, end]) =>
    Interval.fromDateTimes(DateTime.fromISO(start), DateTime.fromISO(end)),
  );
}

function parseInstant(iso: string): Instant {
  return asInstant(Date.parse(iso));
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Milliseconds of one run: the median over batches that are long enough for the clock, after a warm-up. */
function measureMedianTime(run: () => number): number {
  const slots = run();
  const once = measureRuns(run, slots, 3) / 3;
  measureRuns(run, slots, Math.ceil(300 / once));
  const batch = Math.max(1, Math.ceil(5 / once));
  const count = once > 100 ? 5 : 21;
  const times = Array.from({ length: count }, () => measureRuns(run, slots, batch) / batch);
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

/** Uses every result, so that no run can be optimised away. */
function measureRuns(run: () => number, slots: number, runs: number): number {
  const start = performance.now();
  for (let i = 0; i < runs; i += 1) {
    if (run() !== slots) throw new Error("two runs of the same search returned different numbers of slots");
  }
  return performance.now() - start;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function roundMs(ms: number): number {
  return Number(ms.toPrecision(4));
}
