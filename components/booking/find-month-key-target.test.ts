import { describe, expect, it } from "vitest";
import { findArrowTo, findMonthKeyTarget, findNearestDay } from "./find-month-key-target";

/** A Wednesday, the third day of its week. */
const from = (key: string, date = "2031-12-31") => findMonthKeyTarget(key, { date, column: 2 });

describe("findMonthKeyTarget", () => {
  it("moves to the adjacent days by arrow keys, across the ends of months", () => {
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => from(key))).toEqual([
      "2031-12-30",
      "2032-01-01",
      "2031-12-24",
      "2032-01-07",
    ]);
  });

  it("moves to the ends of the week", () => {
    expect([from("Home"), from("End")]).toEqual(["2031-12-29", "2032-01-04"]);
  });

  it("moves to the same day of the adjacent months, or to their last day", () => {
    expect([from("PageUp"), from("PageDown")]).toEqual(["2031-11-30", "2032-01-31"]);
    expect(from("PageDown", "2032-01-30")).toBe("2032-02-29");
    expect(from("PageDown", "2031-12-10")).toBe("2032-01-10");
  });

  it("returns null for other keys", () => {
    expect(from("Enter")).toBeNull();
  });
});

describe("a day that the grid does not show", () => {
  const days = ["2031-12-29", "2031-12-30", "2031-12-31"];

  it("needs an arrow", () => {
    expect(findArrowTo({ days, target: "2031-12-28" })).toBe("prev");
    expect(findArrowTo({ days, target: "2032-01-01" })).toBe("next");
    expect(findArrowTo({ days, target: "2031-12-30" })).toBeNull();
  });

  it("becomes the nearest one of the next grid", () => {
    expect(findNearestDay({ days, target: "2031-12-01" })).toBe("2031-12-29");
    expect(findNearestDay({ days, target: "2031-12-30" })).toBe("2031-12-30");
    expect(findNearestDay({ days, target: "2032-01-01" })).toBe("2031-12-31");
  });
});
