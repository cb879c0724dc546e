import { describe, expect, it } from "vitest";
import { type LocalDate, toEpochDay } from "./local-date";
import { findRotationWeek, getFirstDateOfWeek } from "./week";

const MONDAY = 0;
const SUNDAY = 6;
const date = (text: string) => text as LocalDate;

describe("A week", () => {
  it.each([
    ["2026-11-18", MONDAY, "2026-11-16"],
    ["2026-11-16", MONDAY, "2026-11-16"],
    ["2026-11-22", MONDAY, "2026-11-16"],
    ["2026-11-22", SUNDAY, "2026-11-22"],
    ["2026-11-21", SUNDAY, "2026-11-15"],
  ])("of %s, with weeks from day %i, begins on %s", (day, first, start) => {
    expect(getFirstDateOfWeek(date(day), first)).toBe(start);
  });

  it("rotates on the first day of a week, across New Year and before the first rotation", () => {
    const rotation = { from: date("2026-12-23"), count: 3 };
    const run = ["2026-12-20", "2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"].map((day) =>
      findRotationWeek(rotation, toEpochDay(date(day)), MONDAY),
    );
    expect(run).toEqual([2, 0, 1, 2, 0]);
    expect(findRotationWeek(rotation, toEpochDay(date("2026-12-20")), SUNDAY)).toBe(0);
  });
});
