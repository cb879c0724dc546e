import { expect, it } from "vitest";
import { looksSwapped } from "./looks-swapped";

const FRANCE = [
  [48.87, 2.33],
  [43.3, 5.37],
] as const;

it("looksSwapped sees a place of France that lies off Somalia", () => {
  expect(looksSwapped([2.35, 48.85], FRANCE)).toBe(true);
  expect(looksSwapped([48.85, 2.35], FRANCE)).toBe(false);
});

it("looksSwapped leaves a place abroad alone, and one that has nothing to be compared with", () => {
  expect(looksSwapped([40.7, -74], FRANCE)).toBe(false);
  expect(looksSwapped([2.35, 48.85], [])).toBe(false);
  expect(looksSwapped([40, 120], FRANCE)).toBe(false); // 120 is no latitude
});
