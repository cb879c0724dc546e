import { describe, expect, it } from "vitest";
import {
  addDays,
  countDaysBetween,
  countDaysInMonth,
  fromEpochDay,
  getFirstOfMonth,
  type LocalDate,
  parseLocalDate,
  toEpochDay,
  toWeekday,
} from "./local-date";

const date = (text: string) => parseLocalDate(text) as LocalDate;

describe("parseLocalDate", () => {
  it.each(["1970-01-01", "2199-12-31", "2024-02-29", "2000-02-29"])("accepts %s", (text) => {
    expect(parseLocalDate(text)).toBe(text);
  });

  it.each([
    "2023-02-29",
    "2100-02-29",
    "2024-04-31",
    "2024-00-10",
    "2024-13-01",
    "2024-01-00",
    "1969-12-31",
    "2200-01-01",
    "2024-1-1",
    " 2024-01-01",
    "2024-01-01T00:00",
    "2024-01-01\n",
    "",
  ])("rejects %j", (text) => {
    expect(parseLocalDate(text)).toBeNull();
  });
});

describe("Date arithmetic", () => {
  it("adds days over months, years and leap days", () => {
    expect(addDays(date("2024-02-28"), 2)).toBe("2024-03-01");
    expect(addDays(date("2025-01-01"), -1)).toBe("2024-12-31");
  });

  it("counts days in both directions", () => {
    expect(countDaysBetween(date("2024-01-01"), date("2025-01-01"))).toBe(366);
    expect(countDaysBetween(date("2025-01-01"), date("2024-12-31"))).toBe(-1);
  });

  it("numbers every day of 1970 to 2199", () => {
    for (let day = 0; day < Date.UTC(2200, 0, 1) / 86_400_000; day += 1) {
      if (toEpochDay(fromEpochDay(day)) !== day) expect(toEpochDay(fromEpochDay(day))).toBe(day);
    }
  });

  it("numbers weekdays from Monday", () => {
    expect(toWeekday(date("2031-03-10"))).toBe(0);
    expect(toWeekday(date("2031-03-16"))).toBe(6);
    expect(toWeekday(date("1970-01-01"))).toBe(3);
  });

  it("computes with months", () => {
    expect(getFirstOfMonth(date("2024-02-29"))).toBe("2024-02-01");
    expect(countDaysInMonth(date("2024-02-01"))).toBe(29);
    expect(countDaysInMonth(date("2024-12-31"))).toBe(31);
  });
});
