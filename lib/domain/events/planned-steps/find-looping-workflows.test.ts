import { expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { findLoopingWorkflows, isStopped, MAX_CHANGES_PER_DAY } from "./find-looping-workflows";

const NOW = asInstant(Date.UTC(2031, 2, 10, 9));

const build = (occasion: number, ago: number, rest: object = {}) => ({
  workflowId: "w",
  stepId: "s",
  occasion: String(occasion),
  state: "sent" as const,
  reason: null,
  endedAt: new Date(NOW - ago),
  ...rest,
});

const list = (count: number, ago = MINUTE) => Array.from({ length: count }, (_, index) => build(index, ago));

it("findLoopingWorkflows counts the changes of a day, not the recipients", () => {
  expect(findLoopingWorkflows(list(MAX_CHANGES_PER_DAY), NOW)).toEqual(new Set(["w"]));
  expect(findLoopingWorkflows(list(MAX_CHANGES_PER_DAY - 1), NOW).size).toBe(0);
  expect(findLoopingWorkflows(Array(50).fill(build(1, HOUR)), NOW).size).toBe(0);
  expect(findLoopingWorkflows(list(MAX_CHANGES_PER_DAY, DAY), NOW).size).toBe(0);
});

it("isStopped finds the first message that was left out on that day", () => {
  const stopped = build(1, HOUR, { state: "skipped", reason: "loop" });
  expect(isStopped([stopped], "w", NOW)).toBe(true);
  expect(isStopped([stopped], "other", NOW)).toBe(false);
  expect(isStopped([{ ...stopped, endedAt: new Date(NOW - DAY) }], "w", NOW)).toBe(false);
});
