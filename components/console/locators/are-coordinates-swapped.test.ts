import { expect, it } from "vitest";
import { areCoordinatesSwapped } from "./are-coordinates-swapped";

const FRANCE = [
  [48.87, 2.33],
  [43.3, 5.37],
] as const;

it("areCoordinatesSwapped sees a place of France that lies off Somalia", () => {
  expect(areCoordinatesSwapped([2.35, 48.85], FRANCE)).toBe(true);
  expect(areCoordinatesSwapped([48.85, 2.35], FRANCE)).toBe(false);
});

it("areCoordinatesSwapped leaves a place abroad alone, and one that has nothing to be compared with", () => {
  expect(areCoordinatesSwapped([40.7, -74], FRANCE)).toBe(false);
  expect(areCoordinatesSwapped([2.35, 48.85], [])).toBe(false);
  expect(areCoordinatesSwapped([40, 120], FRANCE)).toBe(false); // 120 is no latitude
});
