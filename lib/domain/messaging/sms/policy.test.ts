import { expect, it } from "vitest";
import { deriveRetrySeconds, mergeReportedState } from "./policy";

it.each([
  ["sending", "delivered", "delivered"],
  ["unknown", "sent", "sent"],
  ["sent", "undelivered", "undelivered"],
  ["delivered", "sent", "delivered"],
  ["delivered", "failed", "delivered"],
  ["failed", "sent", "failed"],
] as const)("a %s message that is reported as %s is %s", (current, reported, expected) => {
  expect(mergeReportedState(current, reported)).toBe(expected);
});

it("waits as long as the provider asks for, or longer each time, and an hour at most", () => {
  expect([1, 2, 20].map((attempts) => deriveRetrySeconds(attempts, null))).toEqual([30, 60, 3600]);
  expect([deriveRetrySeconds(1, 7), deriveRetrySeconds(1, 86_400)]).toEqual([7, 3600]);
});
