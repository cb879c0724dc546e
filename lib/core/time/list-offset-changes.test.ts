import { expect, it } from "vitest";
import { asInstant, HOUR } from "./instant";
import { listOffsetChanges } from "./list-offset-changes";

const year = (zone: string) =>
  listOffsetChanges(zone, asInstant(Date.UTC(2031, 0, 1)), asInstant(Date.UTC(2032, 0, 1)));

it("listOffsetChanges returns the instants at which the offset changes", () => {
  expect(year("Europe/Berlin")).toEqual([
    { at: Date.UTC(2031, 2, 30, 1), before: HOUR, after: 2 * HOUR },
    { at: Date.UTC(2031, 9, 26, 1), before: 2 * HOUR, after: HOUR },
  ]);
});

it("listOffsetChanges returns none for a zone without changes", () => {
  expect(year("Asia/Tokyo")).toEqual([]);
});
