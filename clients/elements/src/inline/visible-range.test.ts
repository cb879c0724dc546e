import { expect, it } from "vitest";
import { computeAdjacentStart, computeVisibleRange } from "./visible-range";

it("computeVisibleRange returns the month of a day, its week, or seven days from it", () => {
  expect(computeVisibleRange("2032-02-10", "month", 1)).toMatchObject({
    first: "2032-02-01",
    last: "2032-02-29",
  });
  expect(computeVisibleRange("2031-03-02", "week", 1)).toMatchObject({
    first: "2031-02-24",
    last: "2031-03-02",
  });
  expect(computeVisibleRange("2031-03-02", "week", 7)).toMatchObject({
    first: "2031-03-02",
    last: "2031-03-08",
  });
  expect(computeVisibleRange("2031-12-30", "columns", 1)).toMatchObject({
    first: "2031-12-30",
    last: "2032-01-05",
  });
});

it("computeAdjacentStart moves by a month or a week", () => {
  expect(computeAdjacentStart(computeVisibleRange("2031-12-10", "month", 1), 1)).toBe("2032-01-01");
  expect(computeAdjacentStart(computeVisibleRange("2031-03-05", "week", 1), -1)).toBe("2031-02-24");
});
