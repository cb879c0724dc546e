import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createNetworkDeadline, withDeadlinePaused } from "./network-deadline";

const SOON_MS = 20;
const MUCH_LATER_MS = 200;

const isTimeout = (signal: AbortSignal) =>
  (signal.reason as DOMException | undefined)?.name === "TimeoutError";

it("ends after its time", async () => {
  const signal = createNetworkDeadline(SOON_MS);
  await expect.poll(() => isTimeout(signal)).toBe(true);
});

it("does not count work of this machine, alone or several at once", async () => {
  const signal = createNetworkDeadline(SOON_MS);
  await withDeadlinePaused(signal, async () => {
    await Promise.all([1, 2].map((part) => withDeadlinePaused(signal, () => sleep(part * MUCH_LATER_MS))));
    expect(signal.aborted).toBe(false);
  });
  await expect.poll(() => isTimeout(signal)).toBe(true);
});

it("stops the clock of a deadline around it as well", async () => {
  const outer = createNetworkDeadline(SOON_MS);
  const inner = createNetworkDeadline(SOON_MS, outer);
  await withDeadlinePaused(inner, async () => {
    await sleep(MUCH_LATER_MS);
    expect([outer.aborted, inner.aborted]).toEqual([false, false]);
  });
  await expect.poll(() => [isTimeout(outer), isTimeout(inner)]).toEqual([true, true]);
});

it("ends with another signal, also during work", async () => {
  const gone = new AbortController();
  const signal = createNetworkDeadline(60_000, gone.signal, undefined);
  await withDeadlinePaused(signal, async () => gone.abort("gone"));
  expect(signal.reason).toBe("gone");
});

it("lets work without a deadline be", async () => {
  expect(await withDeadlinePaused(new AbortController().signal, async () => 1)).toBe(1);
});
