import { describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { derivePreviousRange, resolveInsightsRange } from "./insights-range";

const at = (text: string) => asInstant(Date.parse(text));
const toIso = (time: number) => new Date(time).toISOString();

const weeksAt = (weeks: number, timezone: string, now: string) =>
  resolveInsightsRange({ weeks, timezone }, at(now)).starts.map(toIso);

const daysOf = (from: string, to: string, timezone = "UTC", now = "2031-06-01T12:00Z") => {
  const named = { weeks: 12, timezone, from: from as LocalDate, to: to as LocalDate };
  const range = resolveInsightsRange(named, at(now));
  return { ...range, previous: derivePreviousRange(range, timezone, at(now)) };
};

describe("resolveInsightsRange", () => {
  it("starts on a Monday and ends with the current week", () => {
    expect(weeksAt(2, "UTC", "2031-03-16T23:59:59Z")).toEqual([
      "2031-03-03T00:00:00.000Z",
      "2031-03-10T00:00:00.000Z",
    ]);
    expect(weeksAt(1, "UTC", "2031-03-10T00:00:00Z")).toEqual(["2031-03-10T00:00:00.000Z"]);
  });

  it("starts weeks at midnight in the zone, across a clock change", () => {
    // Sunday evening in New York is Monday in UTC; its clocks went forward on 9 March.
    expect(weeksAt(2, "America/New_York", "2031-03-17T03:00:00Z")).toEqual([
      "2031-03-03T05:00:00.000Z",
      "2031-03-10T04:00:00.000Z",
    ]);
  });

  it("uses explicit days and cuts the first and last week", () => {
    const { starts, until, days } = daysOf("2031-03-06", "2031-03-17", "America/New_York");
    expect(starts.map(toIso)).toEqual([
      "2031-03-06T05:00:00.000Z",
      "2031-03-10T04:00:00.000Z",
      "2031-03-17T04:00:00.000Z",
    ]);
    expect([toIso(until), days]).toEqual(["2031-03-18T04:00:00.000Z", 12]);
  });
});

describe("derivePreviousRange", () => {
  it("covers the same number of days, up to the start of the range", () => {
    const { previous } = daysOf("2031-03-06", "2031-03-17", "America/New_York");
    expect([toIso(previous.since), toIso(previous.until)]).toEqual([
      "2031-02-22T05:00:00.000Z",
      "2031-03-06T05:00:00.000Z",
    ]);
  });

  it("ends at the same elapsed time in the zone while the range is not over", () => {
    const { previous } = daysOf("2031-03-08", "2031-03-14", "America/New_York", "2031-03-11T15:30Z"); // 11:30 in New York
    expect([toIso(previous.since), toIso(previous.until)]).toEqual([
      "2031-03-01T05:00:00.000Z",
      "2031-03-04T16:30:00.000Z",
    ]);
  });
});
