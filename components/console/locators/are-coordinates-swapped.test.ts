import { expect, it } from "vitest";
import { areCoordinatesSwapped } from "./are-coordinates-swapped";

const FRANCE = [
  [48.87, 2.33],
  [43.3, 5.37],
] as const;

it("areCoordinatesSwapped detects a French location off Somalia", () => {
  expect(areCoordinatesSwapped([2.35, 48.85], FRANCE)).toBe(true);
  expect(areCoordinatesSwapped([48.85, 2.35], FRANCE)).toBe(false);
});

it("areCoordinatesSwapped is false for a location abroad and without other locations", () => {
  expect(areCoordinatesSwapped([40.7, -74], FRANCE)).toBe(false);
  expect(areCoordinatesSwapped([2.35, 48.85], [])).toBe(false);
  expect(areCoordinatesSwapped([40, 120], FRANCE)).toBe(false); // 120 is no latitude
});
