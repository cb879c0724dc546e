import { expect, test } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { evaluateDomain } from "./policy";

const NOW = asInstant(Date.UTC(2031, 2, 10));
const ago = (days: number) => new Date(NOW - days * DAY);

test("with its record a domain counts, whatever it was before", () => {
  for (const status of ["pending", "verified", "failed"] as const)
    expect(evaluateDomain({ status, missingSince: ago(20) }, true, NOW)).toEqual({
      status: "verified",
      missingSince: null,
      news: null,
    });
});

test("name servers that do not answer change nothing", () => {
  const state = { status: "verified", missingSince: ago(30) } as const;
  expect(evaluateDomain(state, null, NOW)).toEqual({ ...state, news: null });
});

test("a record that is gone is told of once, and the domain fails after a week without it", () => {
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

test("what was never there goes on pending", () => {
  expect(evaluateDomain({ status: "pending", missingSince: null }, false, NOW)).toEqual({
    status: "pending",
    missingSince: null,
    news: null,
  });
});
