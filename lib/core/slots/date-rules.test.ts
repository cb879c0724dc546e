import { describe, expect, it } from "vitest";
import {
  buildWeek,
  formatStarts,
  makeDate,
  makeHost,
  makeInstant,
  makeRange,
  makeSchedule,
} from "@/lib/core/slots/testing/factories";
import { findSlots } from "./find-slots";
import type { Host } from "./schedule";
import type { SlotSearch } from "./slot-search";

/** All one-hour slots of the range, with date and offset in the zone. */
function found(host: Host, from: string, to: string, more: Partial<SlotSearch> & { zone?: string } = {}) {
  const { zone = host.schedule?.zone ?? "UTC", ...changes } = more;
  const search = { match: "all", duration: 60, now: makeInstant("1970-01-01T00:00Z"), ...changes } as const;
  return formatStarts(
    zone,
    findSlots({ ...search, hosts: [host], from: makeInstant(from), to: makeInstant(to) }),
  );
}

const days = (from: string, to: string) => ({ from: makeDate(from), to: makeDate(to) });
const everyDay = (start: string, end: string) => buildWeek([makeRange(start, end)]);
const ROUND_THE_CLOCK = everyDay("00:00", "00:00");

describe("An entry of dates", () => {
  const morning = { week: everyDay("09:00", "10:00") };

  it("replaces the week's hours, and the last entry for a date wins", () => {
    const dates = [
      { ...days("2031-03-10", "2031-03-13"), hours: [makeRange("14:00", "15:00")] },
      { ...days("2031-03-11", "2031-03-12"), hours: [] },
    ];
    expect(found(makeHost({ ...morning, dates }), "2031-03-09T23:00Z", "2031-03-13T23:00Z")).toEqual([
      "2031-03-10T14:00:00+01:00",
      "2031-03-12T14:00:00+01:00",
      "2031-03-13T09:00:00+01:00",
    ]);
  });

  it("opens a holiday but not an absence", () => {
    const open = { ...days("2031-03-10", "2031-03-12"), hours: [makeRange("14:00", "15:00")] };
    const rules = {
      dates: [open],
      holidays: [makeDate("2031-03-10"), makeDate("2031-03-12")],
      absences: [days("2031-03-11", "2031-03-12")],
    };
    expect(found(makeHost({ ...morning, ...rules }), "2031-03-09T23:00Z", "2031-03-13T23:00Z")).toEqual([
      "2031-03-10T14:00:00+01:00",
      "2031-03-13T09:00:00+01:00",
    ]);
  });

  it("loses an hour that the clocks skip on its day, and gains one that they repeat", () => {
    const hours = [makeRange("01:00", "04:00")];
    const dates = [
      { ...days("2031-03-30", "2031-03-31"), hours },
      { ...days("2031-10-26", "2031-10-27"), hours },
    ];
    const host = makeHost({ week: buildWeek([]), dates });
    expect(found(host, "2031-01-01T00:00Z", "2032-01-01T00:00Z")).toEqual([
      "2031-03-30T01:00:00+01:00",
      "2031-03-30T03:00:00+02:00",
      "2031-10-26T01:00:00+02:00",
      "2031-10-26T02:00:00+02:00",
      "2031-10-26T02:00:00+01:00",
      "2031-10-26T03:00:00+01:00",
    ]);
  });

  it("is merged at midnight with the hours of adjacent days", () => {
    const dates = [{ ...days("2031-03-10", "2031-03-11"), hours: [makeRange("22:30", "00:00")] }];
    const host = makeHost({ week: everyDay("00:00", "01:00"), dates });
    expect(found(host, "2031-03-10T12:00Z", "2031-03-11T12:00Z", { step: 30 })).toEqual([
      "2031-03-10T22:30:00+01:00",
      "2031-03-10T23:00:00+01:00",
      "2031-03-10T23:30:00+01:00",
      "2031-03-11T00:00:00+01:00",
    ]);
  });

  it("keeps one grid through three open years", () => {
    const dates = [{ ...days("2030-01-01", "2033-01-01"), hours: [makeRange("00:00", "00:00")] }];
    const host = makeHost({ zone: "UTC", ...morning, dates });
    const sevenHours = { duration: 7 * 60 };
    const starts = found(host, "2032-12-30T00:00Z", "2032-12-31T00:00Z", sevenHours);
    const hours = (Date.UTC(2032, 11, 30) - Date.UTC(2030, 0, 1)) / 3_600_000;
    expect(starts[0]).toBe(`2032-12-30T0${7 - (hours % 7)}:00:00+00:00`);
  });
});

describe("Round-the-clock hours with exceptions", () => {
  const closed = { ...days("2031-03-01", "2031-03-02"), hours: [] };
  const tenHours = { duration: 600 };
  const daily = ["00", "10", "20"].map((hour) => `2031-03-10T${hour}:00:00+01:00`);

  it("keep a grid from each midnight if a day long ago is closed", () => {
    const host = makeHost({ week: ROUND_THE_CLOCK, dates: [closed] });
    expect(found(host, "2031-03-09T23:00Z", "2031-03-10T23:00Z", tenHours)).toEqual(daily);
  });

  it("end before a closed day, and begin again at the midnight after it", () => {
    const host = makeHost({ week: ROUND_THE_CLOCK, dates: [closed] });
    expect(found(host, "2031-02-27T23:00Z", "2031-03-02T23:00Z", tenHours)).toEqual([
      "2031-02-28T00:00:00+01:00",
      "2031-02-28T10:00:00+01:00",
      "2031-03-02T00:00:00+01:00",
      "2031-03-02T10:00:00+01:00",
      "2031-03-02T20:00:00+01:00",
    ]);
  });

  it("begin where an entry opens", () => {
    const dates = [{ ...days("2031-03-10", "2031-03-11"), hours: [makeRange("09:20", "00:00")] }];
    const host = makeHost({ week: ROUND_THE_CLOCK, dates });
    expect(found(host, "2031-03-09T23:00Z", "2031-03-11T23:00Z", tenHours)).toEqual([
      "2031-03-10T09:20:00+01:00",
      "2031-03-10T19:20:00+01:00",
      "2031-03-11T00:00:00+01:00",
      "2031-03-11T10:00:00+01:00",
      "2031-03-11T20:00:00+01:00",
    ]);
  });

  it("are the same with rotating weeks", () => {
    const rotation = { from: makeDate("2031-01-01"), weeks: [ROUND_THE_CLOCK, ROUND_THE_CLOCK] };
    const host = makeHost({ rotation, absences: [days("2030-01-01", "2030-01-08")] });
    expect(found(host, "2031-03-09T23:00Z", "2031-03-10T23:00Z", tenHours)).toEqual(daily);
  });
});

describe("Rotating weeks", () => {
  const first = everyDay("09:00", "10:00");
  const second = everyDay("14:00", "15:00");
  const rotation = { from: makeDate("2031-12-31"), weeks: [first, second] }; // a Wednesday
  const hours = (day: string, weekStart = 0) =>
    found(makeHost({ rotation, weekStart }), `${day}T00:00Z`, `${day}T20:00Z`).map((iso) =>
      iso.slice(11, 16),
    );

  it("change on the first day of a week, across New Year", () => {
    expect(hours("2031-12-29")).toEqual(["09:00"]);
    expect(hours("2032-01-04")).toEqual(["09:00"]);
    expect(hours("2032-01-05")).toEqual(["14:00"]);
    expect(hours("2032-01-12")).toEqual(["09:00"]);
  });

  it("also apply before the first rotation", () => {
    expect(hours("2031-12-28")).toEqual(["14:00"]);
    expect(hours("2031-12-21")).toEqual(["09:00"]);
    expect(hours("1999-12-27")).toEqual(hours("2031-12-29")); // 1,670 weeks before
  });

  it("change on Sunday if the week begins on Sunday", () => {
    expect(hours("2032-01-03", 6)).toEqual(["09:00"]);
    expect(hours("2032-01-04", 6)).toEqual(["14:00"]);
    expect(hours("2031-12-28", 6)).toEqual(["09:00"]);
    expect(hours("2031-12-27", 6)).toEqual(["14:00"]);
  });
});

describe("A travel", () => {
  const week = everyDay("09:00", "10:00");

  it("keeps the wall-clock times of its dates in its zone", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "America/New_York" }];
    const host = makeHost({ week, travels });
    expect(found(host, "2031-03-09T23:00Z", "2031-03-12T23:00Z")).toEqual([
      "2031-03-10T09:00:00+01:00",
      "2031-03-11T14:00:00+01:00",
      "2031-03-12T09:00:00+01:00",
    ]);
  });

  it("can have a zone that is a day ahead", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "Pacific/Kiritimati" }];
    const host = makeHost({ zone: "Pacific/Pago_Pago", week, travels });
    expect(found(host, "2031-03-10T11:00Z", "2031-03-12T11:00Z")).toEqual([
      "2031-03-10T08:00:00-11:00",
      "2031-03-10T09:00:00-11:00",
    ]);
    expect(found(host, "2031-03-10T19:30Z", "2031-03-12T11:00Z")).toEqual(["2031-03-10T09:00:00-11:00"]);
  });

  it("can have a zone that is a day behind", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "Pacific/Pago_Pago" }];
    const host = makeHost({ zone: "Pacific/Apia", week, travels });
    // Nine o'clock on the 11th in Pago Pago is nine o'clock on the 12th in Apia.
    expect(found(host, "2031-03-09T11:00Z", "2031-03-13T11:00Z")).toEqual([
      "2031-03-10T09:00:00+13:00",
      "2031-03-12T09:00:00+13:00",
      "2031-03-13T09:00:00+13:00",
    ]);
  });

  it("merges hours that it moves onto those of an adjacent day", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "Asia/Tokyo" }];
    const host = makeHost({ week: everyDay("09:00", "18:00"), travels });
    // Tokyo's 11 March is 1:00 to 10:00 in Paris, its 10 March still Paris'.
    expect(found(host, "2031-03-10T15:00Z", "2031-03-11T20:00Z", { duration: 180 })).toEqual([
      "2031-03-11T01:00:00+01:00",
      "2031-03-11T04:00:00+01:00",
      "2031-03-11T07:00:00+01:00",
    ]);
  });

  it("moves the days that all-day events block", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "America/New_York" }];
    const schedule = makeSchedule({ week: everyDay("21:00", "22:00"), travels, allDayBusy: true });
    const host = { ...makeHost(), schedule, allDay: [days("2031-03-11", "2031-03-12")] };
    expect(found(host, "2031-03-09T23:00Z", "2031-03-13T12:00Z")).toEqual([
      "2031-03-10T21:00:00+01:00",
      "2031-03-12T21:00:00+01:00",
    ]);
  });
});

describe("Minimum notice", () => {
  it("counts minutes across a midnight in another zone", () => {
    const host = makeHost({ zone: "Asia/Tokyo", week: everyDay("08:00", "12:00"), minimumNotice: 90 });
    const now = makeInstant("2031-03-10T23:31+01:00"); // 7:31 on the 11th in Tokyo
    expect(found(host, "2031-03-10T12:00Z", "2031-03-11T12:00Z", { now })).toEqual([
      "2031-03-11T10:00:00+09:00",
      "2031-03-11T11:00:00+09:00",
    ]);
    const sooner = { now: makeInstant("2031-03-10T23:30+01:00") };
    expect(found(host, "2031-03-10T12:00Z", "2031-03-11T12:00Z", sooner)).toHaveLength(3);
  });

  it("counts real time across a clock change", () => {
    const host = makeHost({ week: everyDay("00:00", "06:00"), minimumNotice: 120 });
    const now = makeInstant("2031-03-30T00:30+01:00");
    expect(found(host, "2031-03-30T00:00Z", "2031-03-30T05:00Z", { now })[0]).toBe(
      "2031-03-30T04:00:00+02:00",
    );
  });
});

describe("Start and end date", () => {
  it("both have slots, in the schedule's zone", () => {
    const host = makeHost({
      zone: "Pacific/Apia",
      week: everyDay("23:00", "00:00"),
      startDate: makeDate("2031-03-11"),
      endDate: makeDate("2031-03-12"),
    });
    expect(found(host, "2031-03-01T00:00Z", "2031-03-31T00:00Z")).toEqual([
      "2031-03-11T23:00:00+13:00",
      "2031-03-12T23:00:00+13:00",
    ]);
  });
});

describe("Alignment", () => {
  const starts = (host: Host, from: string, to: string, more: Partial<SlotSearch>) =>
    found(host, from, to, more).map((iso) => iso.slice(11, 16));

  it("begins the grid at the first multiple in the window", () => {
    const host = makeHost({ week: everyDay("09:20", "12:00") });
    expect(starts(host, "2031-03-10T00:00Z", "2031-03-10T20:00Z", { duration: 45, align: 30 })).toEqual([
      "09:30",
      "11:00",
    ]);
    expect(
      starts(host, "2031-03-10T00:00Z", "2031-03-10T20:00Z", { duration: 30, step: 15, align: 30 }),
    ).toEqual(["09:30", "10:00", "10:30", "11:00", "11:30"]);
  });

  it("follows the wall clock at any offset from UTC", () => {
    const host = makeHost({ zone: "Asia/Kathmandu", week: everyDay("09:20", "11:00") });
    expect(starts(host, "2031-03-10T00:00Z", "2031-03-10T20:00Z", { duration: 30, align: 60 })).toEqual([
      "10:00",
    ]);
  });

  it("is computed again when the clocks change by half an hour", () => {
    // On 6 April 2031 Lord Howe's clocks go back from 2:00 to 1:30.
    const host = makeHost({ zone: "Australia/Lord_Howe", week: everyDay("00:10", "05:00") });
    expect(found(host, "2031-04-05T12:00Z", "2031-04-05T20:00Z", { duration: 30, align: 60 })).toEqual([
      "2031-04-06T01:00:00+11:00",
      "2031-04-06T02:00:00+10:30",
      "2031-04-06T03:00:00+10:30",
      "2031-04-06T04:00:00+10:30",
    ]);
  });

  it("follows the zone of a travel", () => {
    const travels = [{ ...days("2031-03-11", "2031-03-12"), zone: "Asia/Kathmandu" }];
    const host = makeHost({ week: everyDay("09:10", "11:00"), travels });
    expect(
      found(host, "2031-03-10T12:00Z", "2031-03-11T20:00Z", { align: 60, zone: "Asia/Kathmandu" }),
    ).toEqual(["2031-03-11T10:00:00+05:45"]);
  });
});
