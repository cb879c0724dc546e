import { describe, expect, it } from "vitest";
import { findMonthKeyTarget } from "./find-month-key-target";

/** Starts from a month of 31 days that begins in the third column. */
const from = (index: number, key: string) =>
  findMonthKeyTarget(key, { index, column: (index + 2) % 7, count: 31 });

describe("findMonthKeyTarget", () => {
  it("moves to the adjacent days by arrow keys", () => {
    expect(from(10, "ArrowLeft")).toEqual({ month: "this", day: 9 });
    expect(from(10, "ArrowRight")).toEqual({ month: "this", day: 11 });
    expect(from(10, "ArrowUp")).toEqual({ month: "this", day: 3 });
    expect(from(10, "ArrowDown")).toEqual({ month: "this", day: 17 });
  });

  it("moves across the edges of the month, counting from the end of the previous one", () => {
    expect(from(0, "ArrowLeft")).toEqual({ month: "prev", day: -1 });
    expect(from(2, "ArrowUp")).toEqual({ month: "prev", day: -5 });
    expect(from(30, "ArrowRight")).toEqual({ month: "next", day: 0 });
    expect(from(26, "ArrowDown")).toEqual({ month: "next", day: 2 });
  });

  it("moves to the ends of the week within the month", () => {
    expect(from(10, "Home")).toEqual({ month: "this", day: 5 });
    expect(from(10, "End")).toEqual({ month: "this", day: 11 });
    expect(from(3, "Home")).toEqual({ month: "this", day: 0 });
    expect(from(27, "End")).toEqual({ month: "this", day: 30 });
  });

  it("moves to the same day of the adjacent months", () => {
    expect(from(10, "PageUp")).toEqual({ month: "prev", day: 10 });
    expect(from(10, "PageDown")).toEqual({ month: "next", day: 10 });
  });

  it("returns null for other keys", () => {
    expect(from(10, "Enter")).toBeNull();
  });
});
