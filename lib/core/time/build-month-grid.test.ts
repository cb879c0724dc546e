import { describe, expect, it } from "vitest";
import { buildMonthGrid } from "./build-month-grid";
import { countDaysInMonth, type LocalDate } from "./local-date";

const layOut = (month: string, firstWeekday: number) => {
  const first = month as LocalDate;
  return buildMonthGrid(
    first,
    firstWeekday,
    Array.from({ length: countDaysInMonth(first) }, (_, day) => day + 1),
  );
};

describe("buildMonthGrid", () => {
  it("begins weeks on the first weekday, with empty cells before the month", () => {
    expect(layOut("2026-11-01", 0)[0]).toEqual([null, null, null, null, null, null, 1]);
    expect(layOut("2026-11-01", 6)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(layOut("2026-11-01", 0).at(-1)).toEqual([30, null, null, null, null, null, null]);
  });

  it.each([
    ["2027-02-01", 0, 4],
    ["2026-02-01", 0, 5],
    ["2026-11-01", 0, 6],
    ["2026-11-01", 6, 5],
  ])("arranges %s from weekday %i as %i", (month, firstWeekday, weeks) => {
    expect(layOut(month, firstWeekday)).toHaveLength(weeks);
  });
});
