import { expect } from "vitest";
import type { createTestApi, Tenant } from "./api";
import { makeUniqueName } from "./users";

/** A meeting of an hour on Monday, 10 March 2031, at 9 in the event's zone. */
export const DATE = { date: "2031-03-10T09:00:00", end_date: "2031-03-10T10:00:00" };

/** Half an hour on this day of March 2031, from this hour on in the event's zone. */
export const buildDate = (number: number, hour = "09") => ({
  date: `2031-03-${number}T${hour}:00`,
  end_date: `2031-03-${number}T${hour}:30`,
});

export const buildTestEventBody = (
  creator: { _id: string } | string,
  rest: Record<string, unknown> = {},
) => ({
  title: makeUniqueName("Event"),
  created_by: typeof creator === "string" ? { email: creator } : { user: creator._id },
  ...rest,
});

export async function createTestEvent(
  tenant: Tenant,
  creator: { _id: string } | string,
  rest: Record<string, unknown> = {},
) {
  const made = await tenant.post("/v2/events", buildTestEventBody(creator, rest));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Returns the reservations of an event for each of its hosts. */
export const listReservations = (api: ReturnType<typeof createTestApi>, event: { _id: string }) =>
  api.db.reservation.findMany({ where: { eventId: event._id }, orderBy: { hostId: "asc" } });
