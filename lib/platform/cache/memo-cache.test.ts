import { expect, test, vi } from "vitest";
import { MemoCache } from "./memo-cache";

test("MemoCache computes each key's value once", () => {
  const squares = new MemoCache<number, number>();
  const make = vi.fn(() => 9);
  expect([squares.get(3, make), squares.get(3, make)]).toEqual([9, 9]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(squares.get(4, () => 16)).toBe(16);
});

test("MemoCache also remembers null", () => {
  const zones = new MemoCache<string, string | null>();
  zones.get("Mars/Base", () => null);
  expect(zones.get("Mars/Base", () => "made again")).toBeNull();
});

test("MemoCache evicts the least recently used value when it is full", () => {
  const letters = new MemoCache<string, number>(2);
  letters.get("a", () => 1);
  letters.get("b", () => 1);
  expect(letters.get("a", () => 2)).toBe(1);
  letters.get("c", () => 1);
  expect([letters.get("a", () => 2), letters.get("b", () => 2)]).toEqual([1, 2]);
});

test("MemoCache tries again after an error, without effect on other keys", () => {
  const values = new MemoCache<string, number>(1);
  values.get("a", () => 1);
  expect(() =>
    values.get("b", () => {
      throw new Error("no such zone");
    }),
  ).toThrow("no such zone");
  expect(values.get("a", () => 2)).toBe(1);
});
