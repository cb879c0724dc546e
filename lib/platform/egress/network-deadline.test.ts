import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createNetworkDeadline, withDeadlinePaused } from "./network-deadline";

const SOON_MS = 20;
const MUCH_LATER_MS = 200;

const isTimeout = (signal: AbortSignal) =>
  (signal.reason as DOMException | undefined)?.name === "TimeoutError";

it("createNetworkDeadline aborts after its time", async () => {
  const signal = createNetworkDeadline(SOON_MS);
  await expect.poll(() => isTimeout(signal)).toBe(true);
});

it("createNetworkDeadline does not count local work, one piece or several at once", async () => {
  const signal = createNetworkDeadline(SOON_MS);
  await withDeadlinePaused(signal, async () => {
    await Promise.all([1, 2].map((part) => withDeadlinePaused(signal, () => sleep(part * MUCH_LATER_MS))));
    expect(signal.aborted).toBe(false);
  });
  await expect.poll(() => isTimeout(signal)).toBe(true);
});

it("withDeadlinePaused also pauses an outer deadline", async () => {
  const outer = createNetworkDeadline(SOON_MS);
  const inner = createNetworkDeadline(SOON_MS, outer);
  await withDeadlinePaused(inner, async () => {
    await sleep(MUCH_LATER_MS);
    expect([outer.aborted, inner.aborted]).toEqual([false, false]);
  });
  await expect.poll(() => [isTimeout(outer), isTimeout(inner)]).toEqual([true, true]);
});

it("createNetworkDeadline aborts with another signal, also during local work", async () => {
  const controller = new AbortController();
  const signal = createNetworkDeadline(60_000, controller.signal, undefined);
  await withDeadlinePaused(signal, async () => controller.abort("gone"));
  expect(signal.reason).toBe("gone");
});

it("withDeadlinePaused runs work without a deadline", async () => {
  expect(await withDeadlinePaused(new AbortController().signal, async () => 1)).toBe(1);
});
