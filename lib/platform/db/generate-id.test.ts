import { expect, it } from "vitest";
import { generateId } from "./generate-id";
import { isId } from "./is-id";

it("generateId returns unique ids, sorted by creation", () => {
  const ids = Array.from({ length: 10_000 }, generateId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

it("generateId begins an id with the seconds of its creation", () => {
  const seconds = Number.parseInt(generateId().slice(0, 8), 16);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(2);
});

it.each(["", "65f0c0ffee00c0ffee00c0f", "65F0C0FFEE00C0FFEE00C0FF", "65f0c0ffee00c0ffee00c0fg"])(
  "isId rejects %j",
  (text) => {
    expect(isId(text)).toBe(false);
  },
);
