import { expect, it } from "vitest";
import { addDays, toWeekStart } from "./calendar-days";

it("the day functions handle month ends and leap years", () => {
  expect([addDays("2031-02-28", 1), addDays("2032-02-28", 1)]).toEqual(["2031-03-01", "2032-02-29"]);
});

it("toWeekStart starts weeks on the first weekday of the region", () => {
  expect([toWeekStart("2031-03-01", 1), toWeekStart("2031-03-01", 7)]).toEqual(["2031-02-24", "2031-02-23"]);
});
