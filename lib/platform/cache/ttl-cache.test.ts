import { expect, test } from "vitest";
import { TtlCache } from "./ttl-cache";

const BOUNDS = { ms: 100, maxEntries: 2 };

test("a value is read again when it has become old", async () => {
  const kept = new TtlCache<number>("becomes old", BOUNDS);
  let reads = 0;
  const readAt = (now: number) => kept.get("a", now, async () => ++reads);
  expect([await readAt(0), await readAt(99), await readAt(100), await readAt(199)]).toEqual([1, 1, 2, 2]);
});

test("that there is nothing is not kept", async () => {
  const kept = new TtlCache<number | null>("nothing", BOUNDS);
  expect(await kept.get("a", 0, async () => null)).toBeNull();
  expect(await kept.get("a", 1, async () => 1)).toBe(1);
});

test("with as many as it may hold, all are forgotten", async () => {
  const kept = new TtlCache<number>("full", BOUNDS);
  for (const key of ["a", "b", "c"]) await kept.get(key, 0, async () => 1);
  expect(await kept.get("c", 1, async () => 2)).toBe(1);
  expect(await kept.get("a", 1, async () => 2)).toBe(2);
});

test("what is read while all are forgotten is not kept", async () => {
  const kept = new TtlCache<number>("forgotten", BOUNDS);
  const other = new TtlCache<number>("forgotten", BOUNDS); // a second bundle's copy
  const before = kept.get("a", 0, async () => {
    other.clear();
    return 1;
  });
  expect(await before).toBe(1);
  expect(await kept.get("a", 1, async () => 2)).toBe(2);
});
