import { expect, it } from "vitest";
import { computeAdjacentMonth, computeAdjacentWeek, computeVisibleRange } from "./visible-range";

const TODAY = "2026-11-29";

const rangeOf = (day: string, layout: "month" | "week" | "columns" = "month", firstWeekday = 1) =>
  computeVisibleRange(day, { layout, today: TODAY, firstWeekday });

it("computeVisibleRange returns five weeks, from the current one on", () => {
  const november = { month: "2026-11", first: "2026-11-23", last: "2026-12-27" };
  expect(rangeOf(TODAY)).toMatchObject(november);
  expect(rangeOf("2026-12-10")).toMatchObject(november);
  expect(rangeOf("2027-01-05")).toMatchObject({ month: "2027-01", first: "2026-12-28", last: "2027-01-31" });
});

it("computeVisibleRange returns the week of a day, or seven days from it", () => {
  expect(rangeOf("2031-03-02", "week")).toMatchObject({ first: "2031-02-24", last: "2031-03-02" });
  expect(rangeOf("2031-03-02", "week", 7)).toMatchObject({ first: "2031-03-02", last: "2031-03-08" });
  expect(rangeOf("2031-12-30", "columns")).toMatchObject({ first: "2031-12-30", last: "2032-01-05" });
});

it("the arrows lead to a day that opens the next month and the one before", () => {
  const reader = { today: TODAY, firstWeekday: 1 };
  expect(computeAdjacentMonth(rangeOf(TODAY), 1, reader)).toBe("2027-01-01");
  expect(computeAdjacentMonth(rangeOf("2027-01-01"), -1, reader)).toBe(TODAY);
  expect(computeAdjacentMonth(rangeOf(TODAY), -1, reader)).toBeNull();
  // Early in a month, the current weeks already show the first days of the next one.
  const early = { today: "2026-11-02", firstWeekday: 1 };
  const current = computeVisibleRange("2026-11-02", { layout: "month", ...early });
  const next = computeAdjacentMonth(current, 1, early) ?? "";
  expect(computeVisibleRange(next, { layout: "month", ...early }).month).toBe("2026-12");
  expect(computeAdjacentWeek(rangeOf("2031-03-05", "week"), -1)).toBe("2031-02-24");
});
