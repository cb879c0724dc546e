import { expect, it } from "vitest";
import { asInstant, HOUR } from "./instant";
import { listOffsetChanges } from "./list-offset-changes";

const year = (zone: string) =>
  listOffsetChanges(zone, asInstant(Date.UTC(2031, 0, 1)), asInstant(Date.UTC(2032, 0, 1)));

it("listOffsetChanges finds the instants from which the clocks show another time", () => {
  expect(year("Europe/Berlin")).toEqual([
    { at: Date.UTC(2031, 2, 30, 1), before: HOUR, after: 2 * HOUR },
    { at: Date.UTC(2031, 9, 26, 1), before: 2 * HOUR, after: HOUR },
  ]);
});

it("listOffsetChanges finds none where they are never changed", () => {
  expect(year("Asia/Tokyo")).toEqual([]);
});
