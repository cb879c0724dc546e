import { describe, expect, it } from "vitest";
import {
  findMonthThatShows,
  getFiveWeeks,
  getNextShownMonth,
  getPreviousShownMonth,
  listDaysOfWeeks,
  type MonthReader,
} from "./five-weeks";
import { addDays, type LocalDate } from "./local-date";

const day = (text: string) => text as LocalDate;

/** Weeks begin on Monday. */
const on = (today: string, weekStart = 0): MonthReader => ({ today: day(today), weekStart });

const weeks = (month: string, reader: MonthReader) => getFiveWeeks(day(month), reader);

describe("the five weeks of a month", () => {
  it("begin with the current week, so that the last Sunday of a month shows four weeks ahead", () => {
    expect(weeks("2026-11-01", on("2026-11-29"))).toEqual({ first: "2026-11-23", end: "2026-12-28" });
    // Where weeks begin on Sunday, that day is the first one.
    expect(weeks("2026-11-01", on("2026-11-29", 6))).toEqual({ first: "2026-11-29", end: "2027-01-03" });
  });

  it("begin with the week of the first day in later months", () => {
    expect(weeks("2027-01-01", on("2026-11-29"))).toEqual({ first: "2026-12-28", end: "2027-02-01" });
    expect(listDaysOfWeeks(weeks("2027-01-01", on("2026-11-29")))).toHaveLength(35);
  });
});

describe("the arrows", () => {
  it("skip a month whose days are all shown already, and lead back", () => {
    const reader = on("2026-11-29");
    expect(getNextShownMonth(day("2026-11-01"), reader)).toBe("2027-01-01");
    expect(getPreviousShownMonth(day("2027-01-01"), reader)).toBe("2026-11-01");
    expect(getPreviousShownMonth(day("2026-12-01"), reader)).toBe("2026-11-01");
    expect(getPreviousShownMonth(day("2026-11-01"), reader)).toBeNull();
  });

  it("lead month by month early in a month", () => {
    const reader = on("2026-11-02");
    expect(getNextShownMonth(day("2026-11-01"), reader)).toBe("2026-12-01");
    expect(getNextShownMonth(day("2026-12-01"), reader)).toBe("2027-01-01");
    expect(getPreviousShownMonth(day("2027-01-01"), reader)).toBe("2026-12-01");
  });

  it("reach each day of three years from any day, in weeks of any kind", () => {
    for (let start = 0; start < 366; start += 1) {
      for (const weekStart of [0, 5, 6]) {
        const reader = { today: addDays(day("2027-01-01"), start), weekStart };
        let month = day(`${reader.today.slice(0, 8)}01`);
        for (let step = 0; step < 14; step += 1) {
          const next = getNextShownMonth(month, reader);
          const { first, end } = getFiveWeeks(next, reader);
          expect(first <= getFiveWeeks(month, reader).end).toBe(true);
          expect(end > getFiveWeeks(month, reader).end).toBe(true);
          month = next;
        }
      }
    }
  });
});

describe("the month that shows a day", () => {
  it("is the current one as long as its weeks reach the day", () => {
    const reader = on("2026-11-29");
    expect(findMonthThatShows(day("2026-11-29"), reader)).toBe("2026-11-01");
    expect(findMonthThatShows(day("2026-12-27"), reader)).toBe("2026-11-01");
    expect(findMonthThatShows(day("2026-12-30"), reader)).toBe("2026-12-01");
    expect(findMonthThatShows(day("2026-10-01"), reader)).toBe("2026-11-01");
  });

  it("is the next one for last days that do not fit", () => {
    // August 2027 begins on a Sunday, so its five weeks end on the 29th.
    expect(findMonthThatShows(day("2027-08-31"), on("2027-01-10"))).toBe("2027-09-01");
  });
});
