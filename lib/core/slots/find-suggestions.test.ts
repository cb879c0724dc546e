import { describe, expect, it } from "vitest";
import {
  buildWeek,
  makeDate,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { findSuggestions } from "./find-suggestions";
import { buildRoutes } from "./journeys";
import type { Host, Schedule } from "./schedule";
import type { ExplainedSearch } from "./slot-conflict";

const tenth = { from: makeDate("2031-03-10"), to: makeDate("2031-03-11") };
const nine = makeInstant("2031-03-10T09:00+01:00");

/** Suggestions for one hour from nine, or from `start`, on Monday, 10 March 2031, searched on the 9th at nine. */
function suggest(schedule: Partial<Schedule>, start = nine, more: Partial<ExplainedSearch & Host> = {}) {
  const { meetings = [], busy = [], quotas = [], site = null, visits = [], travelTimes, ...search } = more;
  const travel = { site, visits, ...(travelTimes && { travelTimes }) };
  const hosts = [makeHost(schedule, { meetings, busy, quotas, ...travel })];
  const usual = { match: "all", duration: 60, now: makeInstant("2031-03-09T09:00+01:00") } as const;
  return findSuggestions({ ...usual, ...search, hosts }, start);
}

const inParis = (time: string) => makeInstant(`2031-03-10T${time}+01:00`);
const period = (start: string, end: string) => ({ start: inParis(start), end: inParis(end) });

describe("findSuggestions", () => {
  it("returns none for an offered time", () => {
    expect(suggest({})).toEqual([]);
  });

  it("returns none if a meeting or busy time conflicts", () => {
    expect(suggest({}, nine, { meetings: [period("09:30", "10:00")] })).toEqual([]);
    expect(suggest({}, nine, { busy: [period("09:30", "10:00")] })).toEqual([]);
  });

  it("returns none if two rules conflict", () => {
    expect(suggest({ minimumNotice: 1441, absences: [tenth] })).toEqual([]);
  });

  it("shortens the notice to the minutes until the start", () => {
    expect(suggest({ minimumNotice: 3000 })).toEqual([{ rule: "minimum_notice", host: 0, minutes: 1440 }]);
  });

  it("moves the horizon and the bookable dates to the day", () => {
    expect(suggest({ daysAfterAsBusy: 0 })).toEqual([{ rule: "horizon", host: 0, days: 1 }]);
    expect(suggest({ startDate: makeDate("2031-03-12") })).toEqual([
      { rule: "start_date", host: 0, date: "2031-03-10" },
    ]);
    expect(suggest({ endDate: makeDate("2031-03-08") })).toEqual([
      { rule: "end_date", host: 0, date: "2031-03-10" },
    ]);
  });

  it("raises a reached limit by one meeting", () => {
    const meetings = [period("11:00", "12:00"), period("13:00", "14:30")];
    const count = { per: "day", unit: "count", most: 1 } as const;
    const minutes = { per: "week", unit: "minutes", most: 180 } as const;
    expect(suggest({ limits: [count] }, nine, { meetings })).toEqual([
      { rule: "limit", host: 0, limit: count, most: 3 },
    ]);
    const quotas = [{ of: "page", limits: [minutes], meetings }] as const;
    expect(suggest({}, nine, { quotas })).toEqual([
      { rule: "page_limit", host: 0, limit: minutes, most: 210 },
    ]);
  });

  it("removes the entry, the holiday or the absence that closes the day", () => {
    const other = { from: makeDate("2031-03-12"), to: makeDate("2031-03-13") };
    const dates = [
      { ...other, hours: [] },
      { ...tenth, hours: [] },
    ];
    expect(suggest({ dates })).toEqual([{ rule: "closed_date", host: 0, index: 1 }]);
    expect(suggest({ holidays: [makeDate("2031-03-10")] })).toEqual([
      { rule: "holiday", host: 0, date: "2031-03-10" },
    ]);
    expect(suggest({ absences: [other, tenth] })).toEqual([{ rule: "absence", host: 0, index: 1 }]);
  });

  it("extends the hours of the week, the rotating week or the entry that sets the day's hours", () => {
    const week = buildWeek([makeRange("10:00", "12:00")]);
    const wider = { date: "2031-03-10", weekday: 0, ranges: [makeRange("09:00", "12:00")] };
    const rotation = { from: makeDate("2031-03-03"), weeks: [buildWeek([]), week] };
    const dates = [{ ...tenth, hours: [makeRange("10:00", "12:00")] }];
    const days = (schedule: Partial<Schedule>) =>
      suggest(schedule).map((suggestion) => "days" in suggestion && suggestion.days);
    expect(days({ week })).toEqual([[{ ...wider, entry: null, rotationWeek: null }]]);
    expect(days({ rotation })).toEqual([[{ ...wider, entry: null, rotationWeek: 1 }]]);
    expect(days({ dates })).toEqual([[{ ...wider, entry: 0, rotationWeek: null }]]);
  });

  it("extends both days of a slot across midnight", () => {
    const [suggestion] = suggest({}, inParis("23:30"));
    expect(
      suggestion?.rule === "outside_hours" && suggestion.days.map(({ date, ranges }) => [date, ranges]),
    ).toEqual([
      ["2031-03-10", [makeRange("09:00", "17:00"), makeRange("23:30", "24:00")]],
      ["2031-03-11", [makeRange("00:00", "00:30"), makeRange("09:00", "17:00")]],
    ]);
  });

  it("shortens both buffers beside a meeting, and one beside busy time", () => {
    const buffers = { bufferBefore: 30, bufferAfter: 20 };
    expect(suggest(buffers, nine, { meetings: [period("10:15", "11:00")] })).toEqual([
      { rule: "buffer", host: 0, before: 15, after: 15 },
    ]);
    expect(suggest(buffers, nine, { busy: [period("10:15", "11:00")] })).toEqual([
      { rule: "buffer", host: 0, before: 30, after: 15 },
    ]);
  });

  it("shortens journeys to the time beside a meeting, and at an end of the day", () => {
    const place = (name: string) => ({ key: name, name });
    const beside = period("10:25", "11:00");
    const at = { site: place("Altona"), visits: [{ ...beside, site: place("Wandsbek") }] };
    const anywhere = Array.from({ length: 7 }, () => null);
    const journeys = { minutes: 40, bases: anywhere };
    const search = { meetings: [beside], ...at };
    expect(suggest({ journeys }, nine, search)).toEqual([{ rule: "journey", host: 0, minutes: 25 }]);
    const week = buildWeek([makeRange("08:40", "17:00")]);
    const fromHome = { minutes: 40, bases: anywhere.map(() => place("Home")) };
    expect(suggest({ week, journeys: fromHome }, nine, { ...search, step: 20 })).toEqual([
      { rule: "journey", host: 0, minutes: 20 },
    ]);
    const touching = { ...search, meetings: [period("10:00", "11:00")] };
    expect(suggest({ journeys }, nine, { ...touching, visits: [] })).toEqual([]);
    const byDistance = { ...journeys, byDistance: { minutesPerKm: 60, least: 30 } };
    const position = (longitude: number) => ({ latitude: 53, longitude, isRough: false });
    const positions = new Map([
      ["Altona", position(10)],
      ["Wandsbek", position(10.02)],
    ]);
    const travelTimes = { positions, routes: buildRoutes([]) };
    expect(suggest({ journeys: byDistance }, nine, { ...search, travelTimes })).toEqual([]);
  });

  it("makes steps and multiples finer, and keeps the existing starts", () => {
    expect(suggest({}, inParis("10:15"), { step: 30 })).toEqual([{ rule: "off_grid", step: 15 }]);
    expect(suggest({}, inParis("10:15"), { step: 5, align: 30 })).toEqual([{ rule: "align", align: 15 }]);
    expect(suggest({}, inParis("10:07"), { step: 1, align: 30 })).toEqual([{ rule: "align", align: null }]);
  });

  it("rotation off the rules that close today and the past", () => {
    const now = inParis("09:30");
    expect(suggest({ todayAsBusy: true }, inParis("10:00"), { now })).toEqual([{ rule: "today", host: 0 }]);
    expect(suggest({ pastAsBusy: true }, nine, { now })).toEqual([{ rule: "past", host: 0 }]);
  });

  it("checks every member of a team", () => {
    const hosts = [makeHost({ absences: [tenth] }), makeHost({ daysAfterAsBusy: 0 })];
    const search = { match: "any", duration: 60, now: makeInstant("2031-03-09T09:00+01:00"), hosts } as const;
    expect(findSuggestions(search, nine)).toEqual([
      { rule: "absence", host: 0, index: 0 },
      { rule: "horizon", host: 1, days: 1 },
    ]);
    expect(findSuggestions({ ...search, match: "all" }, nine)).toEqual([]);
  });

  it("counts periods in the host's zone", () => {
    const limit = { per: "day", unit: "count", most: 1 } as const;
    const meetings = [makeInterval("2031-03-10T23:30+01:00", "2031-03-11T00:30+01:00")];
    expect(suggest({ limits: [limit] }, nine, { meetings })).toHaveLength(1);
    expect(suggest({ limits: [limit] }, makeInstant("2031-03-11T09:00+01:00"), { meetings })).toEqual([]);
  });
});
