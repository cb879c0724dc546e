import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { SeriesFrequency } from "@/lib/core/time/series-frequency";
import { listSeriesStarts } from "./list-series-starts";

const list = (first: string, every: SeriesFrequency, times: number, zone = "Europe/Berlin") =>
  listSeriesStarts(asInstant(Date.parse(first)), { every, times, zone }).map((start) =>
    new Date(start).toISOString().slice(0, 16),
  );

it("listSeriesStarts keeps the wall-clock time across clock changes", () => {
  expect(list("2031-03-24T08:00Z", "week", 3)).toEqual([
    "2031-03-24T08:00",
    "2031-03-31T07:00",
    "2031-04-07T07:00",
  ]);
  expect(list("2031-10-13T07:00Z", "two_weeks", 2)).toEqual(["2031-10-13T07:00", "2031-10-27T08:00"]);
});

it("listSeriesStarts repeats the day of the month, or the last day of a shorter month", () => {
  expect(list("2031-01-31T09:00Z", "month", 4, "UTC")).toEqual([
    "2031-01-31T09:00",
    "2031-02-28T09:00",
    "2031-03-31T09:00",
    "2031-04-30T09:00",
  ]);
});

it("listSeriesStarts moves a skipped time forward, on that day only", () => {
  expect(list("2031-03-29T01:30Z", "day", 3)).toEqual([
    "2031-03-29T01:30",
    "2031-03-30T01:30", // 02:30 is skipped: 03:30
    "2031-03-31T00:30",
  ]);
});
