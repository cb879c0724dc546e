import { expect, it } from "vitest";
import { addDays, addMonths, getLastDayOfMonth, listWeeks } from "./calendar-days";

it("addMonths and the day functions handle month ends and leap years", () => {
  expect([addMonths("2031-12", 1), addMonths("2031-01", -1)]).toEqual(["2032-01", "2030-12"]);
  expect([getLastDayOfMonth("2032-02"), getLastDayOfMonth("2031-02"), getLastDayOfMonth("2031-12")]).toEqual([
    "2032-02-29",
    "2031-02-28",
    "2031-12-31",
  ]);
  expect(addDays("2031-02-28", 1)).toBe("2031-03-01");
});

it("listWeeks starts weeks on the first weekday of the region", () => {
  const [monday, sunday] = [listWeeks("2031-03", 1), listWeeks("2031-03", 7)];
  expect(monday[0]).toEqual([null, null, null, null, null, "2031-03-01", "2031-03-02"]);
  expect(sunday[0]).toEqual([null, null, null, null, null, null, "2031-03-01"]);
  expect(monday.flat().filter(Boolean)).toHaveLength(31);
  expect(monday.every((week) => week.length === 7)).toBe(true);
});
