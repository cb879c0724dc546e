import { expect, test, vi } from "vitest";
import { MemoCache } from "./memo-cache";

test("a value is made once for each key", () => {
  const squares = new MemoCache<number, number>();
  const make = vi.fn(() => 9);
  expect([squares.get(3, make), squares.get(3, make)]).toEqual([9, 9]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(squares.get(4, () => 16)).toBe(16);
});

test("that there is nothing is remembered, too", () => {
  const zones = new MemoCache<string, string | null>();
  zones.get("Mars/Base", () => null);
  expect(zones.get("Mars/Base", () => "made again")).toBeNull();
});

test("with as many as it may hold, all are forgotten", () => {
  const letters = new MemoCache<string, number>(2);
  letters.get("a", () => 1);
  letters.get("b", () => 1);
  expect(letters.get("a", () => 2)).toBe(1);
  letters.get("c", () => 1);
  expect([letters.get("a", () => 2), letters.get("c", () => 2)]).toEqual([2, 1]);
});

test("what could not be made is tried again, and costs the others nothing", () => {
  const values = new MemoCache<string, number>(1);
  values.get("a", () => 1);
  expect(() =>
    values.get("b", () => {
      throw new Error("no such zone");
    }),
  ).toThrow("no such zone");
  expect(values.get("a", () => 2)).toBe(1);
});
