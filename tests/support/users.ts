import { expect } from "vitest";
import type { Tenant } from "./api";

let count = 0;

/** A name that no other test of the file has. */
export const makeUniqueName = (word: string) => `${word}-${++count}`;

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** The same hours on every day of the week. */
export const buildEveryDay = (start_time: string, end_time: string) =>
  Object.fromEntries(WEEK.map((day) => [day, { enabled: true, slots: [{ start_time, end_time }] }]));

interface UserBody {
  user?: Record<string, unknown>;
  [belongings: string]: unknown;
}

/** Creates a user of the organisation, in Paris unless said otherwise, and answers it. */
export async function createTestUser(tenant: Tenant, { user, ...belongings }: UserBody = {}) {
  const made = await tenant.post("/v2/users", {
    organization: tenant.id,
    user: { emails: [`${makeUniqueName("user")}@example.com`], timezone: "Europe/Paris", ...user },
    ...belongings,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.user;
}

/** A user whom one can book from 9 to 17 on every day. */
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

/** An Exchange account as a user's `calendars` takes it. */
export const buildExchangeAccount = (username: string, password = "a secret of theirs") => ({
  source: "exchange",
  credentials: { server: "outlook.example.com", username, password },
});

/** What a problem says of single fields: `pointer code`. */
export const listErrorCodes = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
  answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
