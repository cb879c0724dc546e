import { describe, expect, it } from "vitest";
import { findDateOrder, parseDateTime } from "./parse-date-time";

const read = (text: string, order: "dmy" | "mdy" | null = null) => {
  const { date, minute, instant } = parseDateTime(text, order);
  return instant === null ? [date, minute] : new Date(instant).toISOString();
};

describe("parseDateTime", () => {
  it.each([
    ["November 30, 2026 9:00 am", ["2026-11-30", 540]],
    ["Mon, Nov 30, 2026 12:15 AM", ["2026-11-30", 15]],
    ["30 November 2026 at 5pm", ["2026-11-30", 1020]],
    ["30. November 2026, 14:30", ["2026-11-30", 870]],
    ["3. März 2026", ["2026-03-03", null]],
    ["12 décembre 2026 09:05", ["2026-12-12", 545]],
    ["2026-11-30T09:00:00", ["2026-11-30", 540]],
    ["2026/11/30 12:00 PM", ["2026-11-30", 720]],
    ["9:45", [null, 585]],
    ["14h30", [null, 870]],
    ["10 a.m.", [null, 600]],
  ])("parses %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("parses dates of numbers in their order, and none without an order", () => {
    expect(read("3/4/2026 9:00", "dmy")).toEqual(["2026-04-03", 540]);
    expect(read("3/4/2026 9:00", "mdy")).toEqual(["2026-03-04", 540]);
    expect(read("3/4/2026 9:00")).toEqual([null, 540]);
    expect(read("31/4/2026", "dmy")).toEqual([null, null]);
  });

  it("parses a time with an offset as an instant", () => {
    expect(read("2026-11-30T09:00:00+01:00")).toBe("2026-11-30T08:00:00.000Z");
    expect(read("2026-11-30 09:00:00Z")).toBe("2026-11-30T09:00:00.000Z");
  });

  it("finds nothing in other texts", () => {
    for (const text of ["", "soon", "25:00", "Room 12"]) expect(read(text)).toEqual([null, null]);
  });
});

describe("findDateOrder", () => {
  it("finds the only order in which all dates exist", () => {
    expect(findDateOrder(["3/4/2026", "13/4/2026"])).toBe("dmy");
    expect(findDateOrder(["3/4/2026", "4/13/2026"])).toBe("mdy");
    expect(findDateOrder(["3.4.2026"])).toBe("dmy");
  });

  it("does not guess", () => {
    expect(findDateOrder(["3/4/2026", "2026-04-13"])).toBeNull();
  });
});
