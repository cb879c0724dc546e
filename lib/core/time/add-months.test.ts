import { expect, it } from "vitest";
import { addMonths } from "./add-months";
import type { LocalDate } from "./local-date";

const add = (date: string, months: number) => addMonths(date as LocalDate, months);

it("addMonths keeps the day of the month", () => {
  expect(add("2031-03-10", 1)).toBe("2031-04-10");
  expect(add("2031-11-30", 2)).toBe("2032-01-30");
  expect(add("2031-03-10", 0)).toBe("2031-03-10");
});

it("addMonths uses the last day of a shorter month, and the original day again in the next", () => {
  expect([1, 2, 3].map((months) => add("2031-01-31", months))).toEqual([
    "2031-02-28",
    "2031-03-31",
    "2031-04-30",
  ]);
  expect(add("2032-01-30", 1)).toBe("2032-02-29");
});
