import { expect } from "vitest";
import type { Tenant } from "./api";

/** Ana's booking of half an hour at 9 on Monday, 10 March 2031, in Paris. */
export const buildTestBookingBody = (rest: Record<string, unknown> = {}) => ({
  start: "2031-03-10T09:00:00+01:00",
  attendee: { name: "Ana Silva", email: "ana@example.com" },
  ...rest,
});

export async function createTestBooking(tenant: Tenant, rest: Record<string, unknown>) {
  const made = await tenant.post("/v2/bookings", buildTestBookingBody(rest));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
