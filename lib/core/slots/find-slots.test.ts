import { describe, expect, it } from "vitest";
import {
  buildWeek,
  formatStarts,
  makeDate,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { findSlots } from "./find-slots";
import type { Host } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** The slots of Monday, 10 March 2031 in Paris (UTC+1), one hour each unless told otherwise, as HH:mm. */
function onMonday(hosts: Host | Host[], changes: Partial<SlotSearch> = {}): string[] {
  const starts = findSlots({
    hosts: [hosts].flat(),
    match: "all",
    duration: 60,
    from: makeInstant("2031-03-10T00:00+01:00"),
    to: makeInstant("2031-03-11T00:00+01:00"),
    now: makeInstant("2031-03-01T00:00Z"),
    ...changes,
  });
  return formatStarts("Europe/Paris", starts).map((iso) => iso.slice(11, 16));
}

/** All slots of the range with date and offset, in the zone of the first host. */
function found(hosts: Host[], from: string, to: string, duration: number, step = duration): string[] {
  const starts = findSlots({
    hosts,
    match: "all",
    duration,
    step,
    from: makeInstant(from),
    to: makeInstant(to),
    now: makeInstant("1970-01-01T00:00Z"),
  });
  return formatStarts(hosts[0]?.schedule?.zone ?? "UTC", starts);
}

const monday = (start: string, end: string) =>
  makeInterval(`2031-03-10T${start}+01:00`, `2031-03-10T${end}+01:00`);

const withHours = (start: string, end: string) => ({ week: buildWeek([makeRange(start, end)]) });

describe("findSlots, rule 1 (windows)", () => {
  it("gives each enabled day its hours and disabled days none", () => {
    const host = makeHost({ week: buildWeek([makeRange("09:00", "10:00")], [1, 3]) });
    expect(found([host], "2031-03-10T00:00+01:00", "2031-03-17T00:00+01:00", 60)).toEqual([
      "2031-03-11T09:00:00+01:00",
      "2031-03-13T09:00:00+01:00",
    ]);
  });

  it("reads an end of 00:00 as the midnight at the end of the day", () => {
    expect(onMonday(makeHost(withHours("22:00", "00:00")))).toEqual(["22:00", "23:00"]);
  });

  it("merges windows that touch within a day", () => {
    const host = makeHost({ week: buildWeek([makeRange("10:30", "12:00"), makeRange("09:00", "10:30")]) });
    expect(onMonday(host)).toEqual(["09:00", "10:00", "11:00"]);
  });

  it("merges windows that overlap within a day", () => {
    const host = makeHost({ week: buildWeek([makeRange("09:00", "11:00"), makeRange("10:00", "12:00")]) });
    expect(onMonday(host, { duration: 90 })).toEqual(["09:00", "10:30"]);
  });

  it("keeps separate windows separate", () => {
    const host = makeHost({ week: buildWeek([makeRange("09:00", "10:30"), makeRange("10:45", "12:00")]) });
    expect(onMonday(host)).toEqual(["09:00", "10:45"]);
  });

  it("merges windows that touch across midnight", () => {
    const host = makeHost({ week: buildWeek([makeRange("00:00", "01:30"), makeRange("22:30", "00:00")]) });
    expect(found([host], "2031-03-10T22:00+01:00", "2031-03-11T12:00+01:00", 60)).toEqual([
      "2031-03-10T22:30:00+01:00",
      "2031-03-10T23:30:00+01:00",
      "2031-03-11T00:30:00+01:00",
    ]);
  });

  it("offers nothing for a range that ends before it starts", () => {
    expect(onMonday(makeHost(withHours("12:00", "10:00")))).toEqual([]);
  });

  it("shortens a window by the hour that the clocks skip", () => {
    const host = makeHost(withHours("01:00", "04:00"));
    expect(found([host], "2031-03-30T00:00+01:00", "2031-03-31T00:00+02:00", 60)).toEqual([
      "2031-03-30T01:00:00+01:00",
      "2031-03-30T03:00:00+02:00",
    ]);
  });

  it("moves a start that the clocks skip forward by the gap", () => {
    const host = makeHost(withHours("02:30", "05:00"));
    expect(found([host], "2031-03-30T00:00+01:00", "2031-03-31T00:00+02:00", 60)).toEqual([
      "2031-03-30T03:30:00+02:00",
    ]);
  });

  it("begins at the first of two equal wall-clock times and continues through the second", () => {
    const host = makeHost(withHours("02:00", "03:00"));
    expect(found([host], "2031-10-26T00:00+02:00", "2031-10-27T00:00+01:00", 60)).toEqual([
      "2031-10-26T02:00:00+02:00",
      "2031-10-26T02:00:00+01:00",
    ]);
  });

  it("begins at the start of the day if the clocks skip midnight", () => {
    const host = makeHost({ zone: "Africa/Cairo", ...withHours("00:00", "03:00") });
    expect(found([host], "2026-04-23T22:00Z", "2026-04-24T12:00Z", 60)).toEqual([
      "2026-04-24T01:00:00+03:00",
      "2026-04-24T02:00:00+03:00",
    ]);
  });

  it("has no windows on a date that the zone skips", () => {
    const host = makeHost({ zone: "Pacific/Apia", week: buildWeek([makeRange("09:00", "10:00")], [3, 4]) });
    expect(found([host], "2011-12-29T00:00Z", "2012-01-02T00:00Z", 60)).toEqual([
      "2011-12-29T09:00:00-10:00",
    ]);
  });
});

describe("findSlots, rule 2 (the grid)", () => {
  it("starts at the start of the window, not at the full hour", () => {
    expect(onMonday(makeHost(withHours("09:20", "12:00")))).toEqual(["09:20", "10:20"]);
  });

  it("steps by the duration", () => {
    expect(onMonday(makeHost(withHours("09:00", "10:30")), { duration: 45 })).toEqual(["09:00", "09:45"]);
  });

  it("steps by the step if one is set", () => {
    expect(onMonday(makeHost(withHours("09:00", "10:30")), { step: 15 })).toEqual([
      "09:00",
      "09:15",
      "09:30",
    ]);
  });

  it("offers a slot that ends with the window", () => {
    expect(onMonday(makeHost(withHours("09:00", "10:00")))).toEqual(["09:00"]);
  });

  it("offers no slot that ends after the window", () => {
    expect(onMonday(makeHost(withHours("09:00", "10:00")), { duration: 61 })).toEqual([]);
  });

  it("is not shifted by busy time", () => {
    const host = makeHost(withHours("09:00", "13:00"), { busy: [monday("09:10", "10:20")] });
    expect(onMonday(host)).toEqual(["11:00", "12:00"]);
  });

  it("is the same when the range begins in the middle of the window", () => {
    const host = makeHost(withHours("09:00", "12:00"));
    expect(onMonday(host, { duration: 50, from: makeInstant("2031-03-10T10:00+01:00") })).toEqual(["10:40"]);
  });

  it("is counted from earlier days if a window spans several days", () => {
    const host = makeHost({ week: buildWeek([makeRange("00:00", "24:00")], [0, 1, 2, 3, 4]) });
    const friday = found([host], "2031-03-14T00:00+01:00", "2031-03-14T08:00+01:00", 7 * 60);
    expect(friday).toEqual(["2031-03-14T02:00:00+01:00"]); // 14 × 7 h after Monday 00:00
  });

  it("restarts at each local midnight if the hours never end", () => {
    const host = makeHost(withHours("00:00", "00:00"));
    expect(found([host], "2031-03-10T00:00+01:00", "2031-03-12T00:00+01:00", 10 * 60)).toEqual([
      "2031-03-10T00:00:00+01:00",
      "2031-03-10T10:00:00+01:00",
      "2031-03-10T20:00:00+01:00",
      "2031-03-11T00:00:00+01:00",
      "2031-03-11T10:00:00+01:00",
      "2031-03-11T20:00:00+01:00",
    ]);
  });

  it.each([
    [0, 60],
    [60, 0],
    [-30, 60],
    [Number.NaN, 60],
  ])("rejects a duration of %d and a step of %d", (duration, step) => {
    expect(() => onMonday(makeHost(), { duration, step })).toThrow(RangeError);
  });
});

describe("findSlots, rule 3 (busy time)", () => {
  const hours = withHours("09:00", "12:00");

  it("allows busy time to end at the start of a slot", () => {
    expect(onMonday(makeHost(hours, { busy: [monday("09:00", "10:00")] }))).toEqual(["10:00", "11:00"]);
  });

  it("allows busy time to start at the end of a slot", () => {
    expect(onMonday(makeHost(hours, { busy: [monday("10:00", "11:00")] }))).toEqual(["09:00", "11:00"]);
  });

  it("removes a slot that busy time overlaps by a minute", () => {
    expect(onMonday(makeHost(hours, { busy: [monday("09:59", "10:00")] }))).toEqual(["10:00", "11:00"]);
    expect(onMonday(makeHost(hours, { busy: [monday("10:00", "10:01")] }))).toEqual(["09:00", "11:00"]);
  });

  it("accepts busy times in any order, overlapping ones included", () => {
    const busy = [monday("11:30", "11:40"), monday("08:00", "10:30"), monday("09:10", "09:20")];
    expect(onMonday(makeHost(withHours("09:00", "13:00"), { busy }))).toEqual(["12:00"]);
  });

  it("ignores an empty busy time", () => {
    const empty = [monday("09:30", "09:30")];
    const host = makeHost({ ...hours, bufferBefore: 10 }, { busy: empty, meetings: empty });
    expect(onMonday(host)).toEqual(["09:00", "10:00", "11:00"]);
  });

  const allDay = [{ from: makeDate("2031-03-10"), to: makeDate("2031-03-11") }];

  it("blocks the whole local day of an all-day event if all_day_busy is set", () => {
    const host = makeHost({ ...withHours("22:00", "00:00"), allDayBusy: true }, { allDay });
    expect(found([host], "2031-03-09T00:00+01:00", "2031-03-12T00:00+01:00", 120)).toEqual([
      "2031-03-09T22:00:00+01:00",
      "2031-03-11T22:00:00+01:00",
    ]);
  });

  it("ignores all-day events if all_day_busy is not set", () => {
    expect(onMonday(makeHost(hours, { allDay }))).toEqual(["09:00", "10:00", "11:00"]);
  });
});

describe("findSlots, rule 4 (buffers)", () => {
  const hours = withHours("09:00", "13:00");

  it("keeps the buffer before a slot free of busy time", () => {
    const host = makeHost({ ...hours, bufferBefore: 15 }, { busy: [monday("09:00", "09:45")] });
    expect(onMonday(host)).toEqual(["10:00", "11:00", "12:00"]);
    const later = makeHost({ ...hours, bufferBefore: 15 }, { busy: [monday("09:00", "09:46")] });
    expect(onMonday(later)).toEqual(["11:00", "12:00"]);
  });

  it("keeps the buffer after a slot free of busy time", () => {
    const host = makeHost({ ...hours, bufferAfter: 15 }, { busy: [monday("10:15", "10:30")] });
    expect(onMonday(host)).toEqual(["09:00", "11:00", "12:00"]);
    const earlier = makeHost({ ...hours, bufferAfter: 15 }, { busy: [monday("10:14", "10:30")] });
    expect(onMonday(earlier)).toEqual(["11:00", "12:00"]);
  });

  it("keeps meetings apart by the larger buffer on both sides", () => {
    const buffers = { ...hours, bufferBefore: 10, bufferAfter: 30 };
    expect(onMonday(makeHost(buffers, { meetings: [monday("10:30", "10:30:30")] }))).toEqual([
      "09:00",
      "12:00",
    ]);
    expect(onMonday(makeHost(buffers, { meetings: [monday("09:20", "09:31")] }))).toEqual(["11:00", "12:00"]);
    expect(onMonday(makeHost(buffers, { meetings: [monday("09:20", "09:30")] }))).toEqual([
      "10:00",
      "11:00",
      "12:00",
    ]);
  });

  it("applies the larger buffer to a meeting, before or after", () => {
    const buffers = { ...hours, bufferBefore: 30, bufferAfter: 0 };
    expect(onMonday(makeHost(buffers, { meetings: [monday("11:29", "11:40")] }))).toEqual(["09:00"]);
    expect(onMonday(makeHost(buffers, { meetings: [monday("11:30", "11:40")] }))).toEqual(["09:00", "10:00"]);
    expect(onMonday(makeHost(buffers, { busy: [monday("11:00", "11:30")] }))).toEqual([
      "09:00",
      "10:00",
      "12:00",
    ]);
  });

  it("allows buffers outside of working hours", () => {
    expect(onMonday(makeHost({ ...hours, bufferBefore: 60, bufferAfter: 60 }))).toHaveLength(4);
  });
});

describe("findSlots, rule 5 (past, today and horizon)", () => {
  const noon = { now: makeInstant("2031-03-10T11:00+01:00") };
  const hours = withHours("10:00", "13:00");

  it("offers a slot that starts now, and none before, if past_as_busy is set", () => {
    expect(onMonday(makeHost({ ...hours, pastAsBusy: true }), noon)).toEqual(["11:00", "12:00"]);
  });

  it("offers past slots if past_as_busy is not set", () => {
    expect(onMonday(makeHost(hours), noon)).toEqual(["10:00", "11:00", "12:00"]);
  });

  it("offers nothing today if today_as_busy is set", () => {
    expect(onMonday(makeHost({ ...hours, todayAsBusy: true }), noon)).toEqual([]);
  });

  it("uses the local date of the availability's zone as today", () => {
    const host = makeHost({ ...withHours("00:00", "02:00"), todayAsBusy: true });
    expect(onMonday(host, { now: makeInstant("2031-03-09T22:59Z") })).toEqual(["00:00", "01:00"]);
    expect(onMonday(host, { now: makeInstant("2031-03-09T23:00Z") })).toEqual([]);
  });

  it("offers the last day within days_after_as_busy and not the next", () => {
    const now = makeInstant("2031-03-07T12:00+01:00");
    expect(onMonday(makeHost({ ...hours, daysAfterAsBusy: 3 }), { now })).toHaveLength(3);
    expect(onMonday(makeHost({ ...hours, daysAfterAsBusy: 2 }), { now })).toEqual([]);
  });

  it("offers only today with days_after_as_busy 0", () => {
    const host = makeHost({ ...hours, daysAfterAsBusy: 0 });
    expect(onMonday(host, noon)).toHaveLength(3);
    expect(onMonday(host, { now: makeInstant("2031-03-09T12:00+01:00") })).toEqual([]);
  });
});

describe("findSlots, rule 6 (several hosts)", () => {
  it("starts the grid of several users when the last of them opens", () => {
    const hosts = [makeHost(withHours("09:00", "12:00")), makeHost(withHours("09:20", "11:50"))];
    expect(onMonday(hosts)).toEqual(["09:20", "10:20"]);
  });

  it("requires every user to be free, each with their own buffers", () => {
    const hosts = [
      makeHost(withHours("09:00", "13:00"), { busy: [monday("09:00", "10:00")] }),
      makeHost({ ...withHours("09:00", "13:00"), bufferBefore: 5 }, { busy: [monday("10:30", "11:00")] }),
    ];
    expect(onMonday(hosts)).toEqual(["12:00"]);
  });

  it("applies each user's own horizon", () => {
    const hosts = [makeHost(), makeHost({ daysAfterAsBusy: 1 })];
    expect(onMonday(hosts)).toEqual([]);
  });

  it("intersects hours of different zones", () => {
    const hosts = [makeHost(), makeHost({ zone: "America/New_York", ...withHours("09:00", "17:00") })];
    expect(onMonday(hosts)).toEqual(["14:00", "15:00", "16:00"]); // New York is on summer time already
  });

  it("lets a user who is always open adopt the windows of the others", () => {
    const hosts = [
      makeHost({ zone: "Asia/Tokyo", ...withHours("00:00", "00:00") }),
      makeHost(withHours("15:30", "18:00")),
    ];
    expect(onMonday(hosts)).toEqual(["15:30", "16:30"]); // midnight in Tokyo is 16:00
  });

  it("offers the slots of every member of a team, each start once", () => {
    const hosts = [
      makeHost(withHours("09:00", "12:00"), { busy: [monday("10:00", "11:00")] }),
      makeHost(withHours("09:30", "11:30")),
      makeHost(withHours("11:00", "13:00")),
    ];
    expect(onMonday(hosts, { match: "any" })).toEqual(["09:00", "09:30", "10:30", "11:00", "12:00"]);
  });

  it("offers nothing without hosts", () => {
    expect(onMonday([])).toEqual([]);
    expect(onMonday([], { match: "any" })).toEqual([]);
  });
});

describe("findSlots, rule 7 (the range)", () => {
  const hours = withHours("09:00", "12:00");

  it("includes a slot that starts with the range", () => {
    expect(onMonday(makeHost(hours), { from: makeInstant("2031-03-10T10:00+01:00") })).toEqual([
      "10:00",
      "11:00",
    ]);
  });

  it("includes a slot that starts before the end of the range and ends after it", () => {
    expect(onMonday(makeHost(hours), { to: makeInstant("2031-03-10T10:01+01:00") })).toEqual([
      "09:00",
      "10:00",
    ]);
  });

  it("includes such a slot if it ends on the next day", () => {
    const host = makeHost({ week: buildWeek([makeRange("00:00", "01:00"), makeRange("23:00", "00:00")]) });
    expect(onMonday(host, { duration: 90, from: makeInstant("2031-03-10T02:00+01:00") })).toEqual(["23:00"]);
  });

  it("excludes a slot that starts at the end of the range", () => {
    expect(onMonday(makeHost(hours), { to: makeInstant("2031-03-10T10:00+01:00") })).toEqual(["09:00"]);
  });

  it("returns nothing if the range ends before it starts", () => {
    expect(onMonday(makeHost(hours), { to: makeInstant("2031-03-10T00:00+01:00") })).toEqual([]);
  });
});

describe("findSlots, rule 9 (a user without an availability)", () => {
  const hostWithoutSchedule: Host = { schedule: null, meetings: [], busy: [], allDay: [] };

  it("offers nothing for that user alone", () => {
    expect(onMonday(hostWithoutSchedule)).toEqual([]);
  });

  it("offers no common slot of several users", () => {
    expect(onMonday([makeHost(), hostWithoutSchedule])).toEqual([]);
  });

  it("still offers the slots of a team", () => {
    expect(onMonday([hostWithoutSchedule, makeHost()], { match: "any" })).toHaveLength(8);
  });
});
