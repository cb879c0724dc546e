import { expect, it } from "vitest";
import { restartDelay } from "./restart-delay";

it("restartDelay waits twice as long after each short life, and half a minute at most", () => {
  const delays: number[] = [];
  let failures = 0;
  for (let ends = 0; ends < 7; ends++) {
    const next = restartDelay(failures, 2000);
    failures = next.failures;
    delays.push(next.delayMs / 1000);
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

it("restartDelay begins again with a second after a process that has lived", () => {
  expect(restartDelay(6, 59_999).delayMs).toBe(30_000);
  expect(restartDelay(6, 60_000)).toEqual({ delayMs: 1000, failures: 1 });
});
