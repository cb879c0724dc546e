import { expect, test } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { evaluateDomain } from "./policy";

const NOW = asInstant(Date.UTC(2031, 2, 10));
const ago = (days: number) => new Date(NOW - days * DAY);

test("evaluateDomain verifies a domain with its record in any state", () => {
  for (const status of ["pending", "verified", "failed"] as const)
    expect(evaluateDomain({ status, missingSince: ago(20) }, true, NOW)).toEqual({
      status: "verified",
      missingSince: null,
      news: null,
    });
});

test("evaluateDomain changes nothing if no name server answers", () => {
  const state = { status: "verified", missingSince: ago(30) } as const;
  expect(evaluateDomain(state, null, NOW)).toEqual({ ...state, news: null });
});

test("evaluateDomain reports a missing record once and fails the domain after a week", () => {
  expect(evaluateDomain({ status: "verified", missingSince: null }, false, NOW)).toEqual({
    status: "verified",
    missingSince: new Date(NOW),
    news: "missing",
  });
  expect(evaluateDomain({ status: "verified", missingSince: ago(6) }, false, NOW).news).toBeNull();
  expect(evaluateDomain({ status: "verified", missingSince: ago(7) }, false, NOW)).toMatchObject({
    status: "failed",
    news: "failed",
  });
  expect(evaluateDomain({ status: "failed", missingSince: ago(9) }, false, NOW).news).toBeNull();
});

test("evaluateDomain leaves a domain that was never verified pending", () => {
  expect(evaluateDomain({ status: "pending", missingSince: null }, false, NOW)).toEqual({
    status: "pending",
    missingSince: null,
    news: null,
  });
});
