import { expect, it } from "vitest";
import { computeRestartDelay } from "./compute-restart-delay";

it("computeRestartDelay doubles after each short run, up to half a minute", () => {
  const delays: number[] = [];
  let failures = 0;
  for (let ends = 0; ends < 7; ends++) {
    const next = computeRestartDelay(failures, 2000);
    failures = next.failures;
    delays.push(next.delayMs / 1000);
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

it("computeRestartDelay restarts at a second after a long run", () => {
  expect(computeRestartDelay(6, 59_999).delayMs).toBe(30_000);
  expect(computeRestartDelay(6, 60_000)).toEqual({ delayMs: 1000, failures: 1 });
});
