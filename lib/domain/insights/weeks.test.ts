import { describe, expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { lastWeeks } from "./weeks";

const weeksAt = (count: number, zone: string, now: string) =>
  lastWeeks(count, zone, instant(Date.parse(now))).map((start) => new Date(start).toISOString());

describe("lastWeeks", () => {
  it("begins on Monday and ends with the present week", () => {
    expect(weeksAt(2, "UTC", "2031-03-16T23:59:59Z")).toEqual([
      "2031-03-03T00:00:00.000Z",
      "2031-03-10T00:00:00.000Z",
    ]);
    expect(weeksAt(1, "UTC", "2031-03-10T00:00:00Z")).toEqual(["2031-03-10T00:00:00.000Z"]);
  });

  it("follows the zone's own midnight, also where the clocks change between", () => {
    // Sunday evening in New York is Monday in UTC; its clocks went forward on 9 March.
    expect(weeksAt(2, "America/New_York", "2031-03-17T03:00:00Z")).toEqual([
      "2031-03-03T05:00:00.000Z",
      "2031-03-10T04:00:00.000Z",
    ]);
  });
});
