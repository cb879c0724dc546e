import { describe, expect, it } from "vitest";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { evaluateDelivery } from "./policy";
import { computeNextAttempt } from "./retry-schedule";

const NOW = asInstant(Date.parse("2031-03-10T09:00:00Z"));

const tried = (rest: Partial<Parameters<typeof evaluateDelivery>[0]>) =>
  evaluateDelivery({
    status: 500,
    retryAfter: null,
    tries: 1,
    failingSince: null,
    now: NOW,
    random: 0,
    ...rest,
  });

describe("evaluateDelivery", () => {
  it.each([200, 201, 204, 299])("treats status %i as success", (status) => {
    expect(tried({ status, failingSince: asInstant(NOW - 9 * DAY) })).toEqual({ state: "delivered" });
  });

  it.each([null, 199, 300, 302, 400, 404, 429, 500, 503])("retries after status %j", (status) => {
    expect(tried({ status })).toEqual({ state: "pending", nextAt: NOW + 5000, disable: null });
  });

  it("disables the webhook at once after status 410", () => {
    expect(tried({ status: 410 })).toEqual({ state: "failed", disable: "gone" });
  });

  it("stops after the twelfth attempt", () => {
    expect(tried({ tries: 11 }).state).toBe("pending");
    expect(tried({ tries: 12 })).toEqual({ state: "failed", disable: null });
  });

  it("disables the webhook after five days of failures", () => {
    expect(tried({ failingSince: asInstant(NOW - 5 * DAY + 1) })).toMatchObject({ disable: null });
    expect(tried({ failingSince: asInstant(NOW - 5 * DAY) })).toMatchObject({ disable: "failing" });
  });
});

describe("computeNextAttempt", () => {
  it("schedules 12 attempts within about five days", () => {
    let at: Instant | null = NOW;
    let tries = 0;
    let last: Instant = NOW;
    while (at !== null) {
      last = at;
      tries += 1;
      at = computeNextAttempt(tries, at, { retryAfter: null, random: 0 });
    }
    expect(tries).toBe(12);
    expect((last - NOW) / DAY).toBeGreaterThan(5);
    expect((last - NOW) / DAY).toBeLessThan(5.1);
  });

  it("adds a jitter of at most a tenth", () => {
    expect(computeNextAttempt(3, NOW, { retryAfter: null, random: 1 })).toBe(NOW + 2.2 * MINUTE);
  });

  it("honours Retry-After up to a day, and never shortens the delay", () => {
    expect(computeNextAttempt(1, NOW, { retryAfter: 10 * MINUTE, random: 0 })).toBe(NOW + 10 * MINUTE);
    expect(computeNextAttempt(1, NOW, { retryAfter: 9 * DAY, random: 0 })).toBe(NOW + DAY);
    expect(computeNextAttempt(4, NOW, { retryAfter: 0, random: 0 })).toBe(NOW + 10 * MINUTE);
  });
});
