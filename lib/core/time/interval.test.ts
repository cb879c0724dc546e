import { describe, expect, it } from "vitest";
import { asInstant } from "./instant";
import { areOverlapping, type Interval, intersectIntervals, mergeIntervals, sortIntervals } from "./interval";

const span = (start: number, end: number): Interval => ({ start: asInstant(start), end: asInstant(end) });

describe("areOverlapping", () => {
  it("is true if an instant is shared", () => {
    expect(areOverlapping(span(1, 3), span(2, 4))).toBe(true);
    expect(areOverlapping(span(1, 9), span(2, 4))).toBe(true);
  });

  it("is false for intervals that touch", () => {
    expect(areOverlapping(span(1, 2), span(2, 3))).toBe(false);
    expect(areOverlapping(span(2, 3), span(1, 2))).toBe(false);
  });

  it("is false for an empty interval", () => {
    expect(areOverlapping(span(2, 2), span(1, 3))).toBe(false);
  });
});

describe("sortIntervals", () => {
  it("returns a sorted list itself", () => {
    const list = [span(1, 5), span(1, 2), span(3, 4)];
    expect(sortIntervals(list)).toBe(list);
  });

  it("does not modify an unsorted list", () => {
    const list = [span(3, 4), span(1, 2)];
    expect(sortIntervals(list)).toEqual([span(1, 2), span(3, 4)]);
    expect(list).toEqual([span(3, 4), span(1, 2)]);
  });
});

describe("mergeIntervals", () => {
  it("merges intervals that touch, overlap or are nested", () => {
    expect(mergeIntervals([span(1, 2), span(2, 4), span(3, 6), span(4, 5)])).toEqual([span(1, 6)]);
  });

  it("keeps separate intervals", () => {
    expect(mergeIntervals([span(5, 6), span(1, 2)])).toEqual([span(1, 2), span(5, 6)]);
  });

  it("drops empty and reversed intervals", () => {
    expect(mergeIntervals([span(1, 1), span(4, 2)])).toEqual([]);
  });
});

describe("intersectIntervals", () => {
  it("returns the common part", () => {
    expect(intersectIntervals([span(1, 4), span(6, 9)], [span(2, 7), span(8, 10)])).toEqual([
      span(2, 4),
      span(6, 7),
      span(8, 9),
    ]);
  });

  it("returns nothing for intervals that touch", () => {
    expect(intersectIntervals([span(1, 2)], [span(2, 3)])).toEqual([]);
  });
});
