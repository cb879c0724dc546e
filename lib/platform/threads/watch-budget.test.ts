import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { findThreadTask, readProcessorTime } from "./processor-time";
import { watchBudget } from "./watch-budget";

const BUDGET_MS = 100;

function compute(processorMs: number) {
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  const end = used() + processorMs * 1000;
  while (used() < end) for (let step = 0; step < 1_000_000; step++);
}

const isLinux = process.platform === "linux";

it.runIf(isLinux)("watchBudget counts a thread's computing time, not its waiting time", async () => {
  const task = findThreadTask();
  const before = readProcessorTime(task) ?? Number.NaN;
  await sleep(BUDGET_MS);
  expect((readProcessorTime(task) ?? Number.NaN) - before).toBeLessThan(BUDGET_MS);
  compute(2 * BUDGET_MS);
  expect((readProcessorTime(task) ?? Number.NaN) - before).toBeGreaterThanOrEqual(BUDGET_MS);
});

it.runIf(isLinux)(
  "watchBudget calls back when the budget is used up, not after wall-clock time",
  async () => {
    let isSpent = false;
    watchBudget(findThreadTask(), 4 * BUDGET_MS, () => {
      isSpent = true;
    });
    await sleep(5 * BUDGET_MS);
    expect(isSpent).toBe(false);
    compute(5 * BUDGET_MS);
    await expect.poll(() => isSpent).toBe(true);
  },
);

it("watchBudget ends waiting work after many times the budget, and sooner without processor times", async () => {
  const ends: string[] = [];
  watchBudget(findThreadTask(), 10, () => ends.push("waiting"));
  watchBudget(null, 10, () => ends.push("unknown"));
  watchBudget(null, 10, () => ends.push("ended"))();
  await expect.poll(() => ends).toHaveLength(2);
  expect(ends).not.toContain("ended");
});
