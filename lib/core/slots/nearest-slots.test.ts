import { expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { nearestSlots } from "./nearest-slots";

const starts = [10, 20, 30, 40].map(instant);

it("nearestSlots takes the nearest on both sides, in order of time", () => {
  expect(nearestSlots(starts, instant(31), 2)).toEqual([30, 40]);
});

it("nearestSlots prefers the earlier of two that are equally near", () => {
  expect(nearestSlots(starts, instant(25), 1)).toEqual([20]);
});

it("nearestSlots takes all when there are fewer", () => {
  expect(nearestSlots(starts, instant(100), 9)).toEqual(starts);
});
