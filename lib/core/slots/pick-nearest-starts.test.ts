import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { pickNearestStarts } from "./pick-nearest-starts";

const starts = [10, 20, 30, 40].map(asInstant);

it("pickNearestStarts returns the nearest on both sides, in order of time", () => {
  expect(pickNearestStarts(starts, asInstant(31), 2)).toEqual([30, 40]);
});

it("pickNearestStarts prefers the earlier of two that are equally near", () => {
  expect(pickNearestStarts(starts, asInstant(25), 1)).toEqual([20]);
});

it("pickNearestStarts returns all if there are fewer", () => {
  expect(pickNearestStarts(starts, asInstant(100), 9)).toEqual(starts);
});
