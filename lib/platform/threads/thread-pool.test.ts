import { expect, it } from "vitest";
import { isBudgetExceeded } from "./budget-exceeded-error";
import type { ThreadCall } from "./thread";
import { ThreadPool } from "./thread-pool";

const pool = new ThreadPool(2);
const never = new AbortController().signal;

const run = (name: string, input: unknown, rest: Partial<ThreadCall & { organization: string }> = {}) =>
  pool.run({
    file: "lib/platform/threads/testing/thread-fixtures.ts",
    name,
    input,
    transfer: [],
    budget: 20_000,
    signal: never,
    organization: "acme",
    ...rest,
  });

it("ThreadPool runs work in a thread and returns its result", async () => {
  expect(await Promise.all([1, 2, 3, 4, 5].map((value) => run("computeDouble", value)))).toEqual([
    2, 4, 6, 8, 10,
  ]);
  await expect(run("rejectWith", "broken")).rejects.toThrow("It broke");
  await expect(run("rejectWith", "too much")).rejects.toSatisfy(isBudgetExceeded);
  expect(await run("computeDouble", 6)).toBe(12);
});

it("ThreadPool ends endless work when its budget is used up, while other work continues", async () => {
  const endless = run("runForever", null, { budget: 300 });
  expect(await run("computeDouble", 1)).toBe(2);
  await expect(endless).rejects.toSatisfy(isBudgetExceeded);
  expect(await Promise.all([run("computeDouble", 2), run("computeDouble", 3)])).toEqual([4, 6]);
});

it("ThreadPool ends work that exceeds its memory", { timeout: 120_000 }, async () => {
  await expect(run("allocateForever", null)).rejects.toSatisfy(isBudgetExceeded);
  expect(await run("computeDouble", 2)).toBe(4);
});

it("ThreadPool ends cancelled work, running or waiting", async () => {
  const leaving = new AbortController();
  const signal = leaving.signal;
  const all = [1, 2, 3].map(() => run("runForever", null, { signal }));
  setTimeout(() => leaving.abort(new Error("gone")), 100);
  for (const one of all) await expect(one).rejects.toThrow("gone");
  await expect(run("computeDouble", 1, { signal })).rejects.toThrow("gone");
  expect(await run("computeDouble", 1)).toBe(2);
});

it("ThreadPool does not let an organisation with much work delay others", async () => {
  const order: string[] = [];
  const work = async (organization: string) => {
    await run("wait", 100, { organization: organization });
    order.push(organization);
  };
  await Promise.all([...Array.from({ length: 8 }, () => work("many")), work("few")]);
  expect(order.indexOf("few")).toBeLessThan(4);
});

it("ThreadPool gives its threads no settings", async () => {
  expect(await run("listThreadSettings", null)).toEqual([]);
});

it("ThreadPool transfers bytes without copying them", async () => {
  const bytes = new Uint8Array(1000);
  expect(await run("measure", bytes, { transfer: [bytes.buffer] })).toBe(1000);
  expect(bytes.byteLength).toBe(0);
});
