import { expect, it } from "vitest";
import { makeInstant } from "@/lib/core/slots/testing/factories";
import { groupByDate } from "./group-by-date";

const starts = [
  makeInstant("2031-03-10T22:30Z"),
  makeInstant("2031-03-10T23:00Z"),
  makeInstant("2031-03-12T08:00Z"),
];

it("groupByDate groups by the local date in the zone", () => {
  expect([...groupByDate(starts, "Europe/Paris")]).toEqual([
    ["2031-03-10", [starts[0]]],
    ["2031-03-11", [starts[1]]],
    ["2031-03-12", [starts[2]]],
  ]);
});

it("groupByDate groups differently in another zone", () => {
  expect([...groupByDate(starts, "UTC").keys()]).toEqual(["2031-03-10", "2031-03-12"]);
});
