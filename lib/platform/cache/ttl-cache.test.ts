import { expect, test } from "vitest";
import { TtlCache } from "./ttl-cache";

const BOUNDS = { ms: 100, maxEntries: 2 };

test("TtlCache reads an expired value again", async () => {
  const cache = new TtlCache<number>("becomes old", BOUNDS);
  let reads = 0;
  const readAt = (now: number) => cache.get("a", now, async () => ++reads);
  expect([await readAt(0), await readAt(99), await readAt(100), await readAt(199)]).toEqual([1, 1, 2, 2]);
});

test("TtlCache does not store null", async () => {
  const cache = new TtlCache<number | null>("nothing", BOUNDS);
  expect(await cache.get("a", 0, async () => null)).toBeNull();
  expect(await cache.get("a", 1, async () => 1)).toBe(1);
});

test("TtlCache evicts the least recently used value when it is full", async () => {
  const cache = new TtlCache<number>("full", BOUNDS);
  for (const key of ["a", "b", "c"]) await cache.get(key, 0, async () => 1);
  expect(await cache.get("b", 1, async () => 2)).toBe(1);
  expect(await cache.get("a", 1, async () => 2)).toBe(2);
});

test("TtlCache does not store a value that was read during a clear", async () => {
  const cache = new TtlCache<number>("forgotten", BOUNDS);
  const other = new TtlCache<number>("forgotten", BOUNDS); // a second bundle's copy
  const before = cache.get("a", 0, async () => {
    other.clear();
    return 1;
  });
  expect(await before).toBe(1);
  expect(await cache.get("a", 1, async () => 2)).toBe(2);
});
