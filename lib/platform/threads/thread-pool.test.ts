import { expect, it } from "vitest";
import type { Work } from "./thread";
import { ThreadPool } from "./thread-pool";
import { isTooMuchWork } from "./too-much-work";

const pool = new ThreadPool(2);
const never = new AbortController().signal;

const run = (name: string, input: unknown, rest: Partial<Work & { whose: string }> = {}) =>
  pool.run({
    file: "lib/platform/threads/testing/odd-jobs.ts",
    name,
    input,
    transfer: [],
    budget: 20_000,
    signal: never,
    whose: "somebody",
    ...rest,
  });

it("ThreadPool has work done elsewhere, and tells what comes of it", async () => {
  expect(await Promise.all([1, 2, 3, 4, 5].map((value) => run("double", value)))).toEqual([2, 4, 6, 8, 10]);
  await expect(run("refuse", "broken")).rejects.toThrow("It broke");
  await expect(run("refuse", "too much")).rejects.toSatisfy(isTooMuchWork);
  expect(await run("double", 6)).toBe(12);
});

it("ThreadPool ends what goes on and on once its budget is spent, while other work goes on", async () => {
  const endless = run("goOnAndOn", null, { budget: 300 });
  expect(await run("double", 1)).toBe(2);
  await expect(endless).rejects.toSatisfy(isTooMuchWork);
  expect(await Promise.all([run("double", 2), run("double", 3)])).toEqual([4, 6]);
});

it("ThreadPool ends what takes more memory than there is for it", { timeout: 120_000 }, async () => {
  await expect(run("hoard", null)).rejects.toSatisfy(isTooMuchWork);
  expect(await run("double", 2)).toBe(4);
});

it("ThreadPool ends what nobody waits for any more, under way or not", async () => {
  const leaving = new AbortController();
  const signal = leaving.signal;
  const all = [1, 2, 3].map(() => run("goOnAndOn", null, { signal }));
  setTimeout(() => leaving.abort(new Error("gone")), 100);
  for (const one of all) await expect(one).rejects.toThrow("gone");
  await expect(run("double", 1, { signal })).rejects.toThrow("gone");
  expect(await run("double", 1)).toBe(2);
});

it("ThreadPool lets nobody who sends much hold up others", async () => {
  const order: string[] = [];
  const work = async (whose: string) => {
    await run("wait", 100, { whose });
    order.push(whose);
  };
  await Promise.all([...Array.from({ length: 8 }, () => work("many")), work("few")]);
  expect(order.indexOf("few")).toBeLessThan(4);
});

it("ThreadPool gives no settings to who reads what strangers write", async () => {
  expect(await run("listSettings", null)).toEqual([]);
});

it("ThreadPool hands bytes over without copying them", async () => {
  const bytes = new Uint8Array(1000);
  expect(await run("measure", bytes, { transfer: [bytes.buffer] })).toBe(1000);
  expect(bytes.byteLength).toBe(0);
});
