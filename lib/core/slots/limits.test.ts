import { describe, expect, it } from "vitest";
import {
  buildWeek,
  formatStarts,
  makeHost,
  makeInstant,
  makeInterval,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import type { Interval } from "@/lib/core/time/interval";
import { findSlots } from "./find-slots";
import type { Host, Limit, Schedule } from "./schedule";

/** The dates of the range on which an hour from 9:00 in Paris is bookable. */
function bookable(host: Host, from: string, to: string, duration = 60): string[] {
  const search = { hosts: [host], match: "all", duration, now: makeInstant("2031-01-01T00:00Z") } as const;
  const range = { from: makeInstant(`${from}T00:00+01:00`), to: makeInstant(`${to}T00:00+01:00`) };
  return formatStarts(host.schedule?.zone ?? "UTC", findSlots({ ...search, ...range })).map((iso) =>
    iso.slice(5, 10),
  );
}

const atNine: Partial<Schedule> = { week: buildWeek([makeRange("09:00", "10:00")]) };
const atNoon = (...dates: string[]): Interval[] =>
  dates.map((date) => makeInterval(`${date}T12:00+01:00`, `${date}T13:00+01:00`));
const perWeek: Limit = { per: "week", unit: "count", most: 2 };

describe("A limit", () => {
  it("of a week applies across New Year", () => {
    const host = makeHost({ ...atNine, limits: [perWeek] }, { meetings: atNoon("2031-12-30", "2032-01-02") });
    expect(bookable(host, "2031-12-28", "2032-01-06")).toEqual(["12-28", "01-05"]);
  });

  it("of a week that begins on Sunday applies until Saturday", () => {
    const host = makeHost(
      { ...atNine, weekStart: 6, limits: [perWeek] },
      { meetings: atNoon("2031-12-30", "2032-01-02") },
    );
    expect(bookable(host, "2031-12-27", "2032-01-06")).toEqual(["12-27", "01-04", "01-05"]);
  });

  it("of a month ends with the month in the schedule's zone", () => {
    const limits: Limit[] = [{ per: "month", unit: "count", most: 1 }];
    // In Auckland it is February already.
    const meetings = [makeInterval("2031-01-31T12:00Z", "2031-01-31T13:00Z")];
    const elsewhere = makeHost({ ...atNine, zone: "Pacific/Auckland", limits }, { meetings });
    expect(bookable(elsewhere, "2031-01-29", "2031-02-02")).toEqual(["01-30", "01-31"]);
    expect(bookable(makeHost({ ...atNine, limits }, { meetings }), "2031-01-29", "2031-02-02")).toEqual([
      "02-01",
    ]);
  });

  it("of minutes allows shorter meetings", () => {
    const limits: Limit[] = [{ per: "day", unit: "minutes", most: 90 }];
    const host = makeHost({ ...atNine, limits }, { meetings: atNoon("2031-03-10") });
    expect(bookable(host, "2031-03-10", "2031-03-12", 60)).toEqual(["03-11"]);
    expect(bookable(host, "2031-03-10", "2031-03-12", 30)).toEqual(["03-10", "03-10", "03-11", "03-11"]);
  });

  it("of fewer minutes than a meeting offers none", () => {
    const limits: Limit[] = [{ per: "week", unit: "minutes", most: 59 }];
    expect(bookable(makeHost({ ...atNine, limits }), "2031-03-10", "2031-03-20")).toEqual([]);
  });

  it("counts a meeting on the day of its start", () => {
    const limits: Limit[] = [{ per: "day", unit: "count", most: 1 }];
    const meetings = [makeInterval("2031-03-10T23:30+01:00", "2031-03-11T01:00+01:00")];
    expect(bookable(makeHost({ ...atNine, limits }, { meetings }), "2031-03-10", "2031-03-12")).toEqual([
      "03-11",
    ]);
  });

  it("applies beside those of a page and of a type, each with its own meetings", () => {
    const limits: Limit[] = [{ per: "day", unit: "count", most: 1 }];
    const host = makeHost({ ...atNine, limits }, { meetings: atNoon("2031-03-10") });
    const quotas = [
      { of: "page", limits, meetings: atNoon("2031-03-11") },
      { of: "type", limits, meetings: atNoon("2031-03-12") },
    ] as const;
    expect(bookable({ ...host, quotas }, "2031-03-10", "2031-03-14")).toEqual(["03-13"]);
  });
});
