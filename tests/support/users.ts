import { expect } from "vitest";
import type { Tenant } from "./api";

let count = 0;

/** Returns a name unique in the file. */
export const makeUniqueName = (word: string) => `${word}-${++count}`;

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Returns the same hours for every day of the week. */
export const buildEveryDay = (start_time: string, end_time: string) =>
  Object.fromEntries(WEEK.map((day) => [day, { enabled: true, slots: [{ start_time, end_time }] }]));

interface UserBody {
  user?: Record<string, unknown>;
  [related: string]: unknown;
}

/** Creates a user of the organisation, in Paris by default, and returns it. */
export async function createTestUser(tenant: Tenant, { user, ...related }: UserBody = {}) {
  const made = await tenant.post("/v2/users", {
    organization: tenant.id,
    user: { emails: [`${makeUniqueName("user")}@example.com`], timezone: "Europe/Paris", ...user },
    ...related,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.user;
}

/** Creates a user bookable from 9 to 17 on every day. */
export const createTestHost = (tenant: Tenant, availability: Record<string, unknown> = {}) =>
  createTestUser(tenant, { availability: { days: buildEveryDay("09:00", "17:00"), ...availability } });

export async function createTestPage(tenant: Tenant, owner: string, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/bookpages", {
    nickname: makeUniqueName("page"),
    belongs_to: owner,
    ...settings,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

export async function createTestType(tenant: Tenant, nickname: string, type: Record<string, unknown>) {
  const made = await tenant.post(`/v2/bookpages/${nickname}/types`, type);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Builds an Exchange account for a user's `calendars`. */
export const buildExchangeAccount = (username: string, password = "a secret of theirs") => ({
  source: "exchange",
  credentials: { server: "outlook.example.com", username, password },
});

/** Returns the field errors of a problem: `pointer code`. */
export const listErrorCodes = (response: { body: { errors: { pointer: string; code: string }[] } }) =>
  response.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
