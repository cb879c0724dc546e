import fc from "fast-check";
import { expect, test } from "vitest";
import { LruCache } from "./lru-cache";

test("LruCache evicts the least recently used value first", () => {
  const memory = new LruCache<number>({ maxEntries: 2, maxBytes: 100 });
  memory.set("a", 1, 1);
  memory.set("b", 2, 1);
  memory.get("a");
  memory.set("c", 3, 1);
  expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([1, undefined, 3]);
});

test("LruCache replaces the value of a key", () => {
  const memory = new LruCache<number>({ maxEntries: 5, maxBytes: 10 });
  memory.set("a", 1, 6);
  memory.set("a", 2, 6);
  memory.set("b", 3, 4);
  expect([memory.get("a"), memory.get("b")]).toEqual([2, 3]);
});

test("LruCache does not store a value larger than its limit, and evicts none for it", () => {
  const memory = new LruCache<number>({ maxEntries: 5, maxBytes: 10 });
  memory.set("a", 1, 5);
  memory.set("b", 2, 11);
  expect([memory.get("a"), memory.get("b")]).toEqual([1, undefined]);
});

test("LruCache never exceeds its limit", () => {
  const step = fc.record({ key: fc.constantFrom(..."abcdefgh"), bytes: fc.integer({ min: 0, max: 12 }) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const memory = new LruCache<number>({ maxEntries: 3, maxBytes: 20 });
      for (const { key, bytes } of steps) memory.set(key, bytes, bytes);
      const cached = [..."abcdefgh"].map((key) => memory.get(key)).filter((bytes) => bytes !== undefined);
      expect(cached.length).toBeLessThanOrEqual(3);
      expect(cached.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20);
    }),
  );
});
