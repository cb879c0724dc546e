import { expect } from "vitest";
import type { Tenant } from "./api";

let count = 0;

/** A name that no other test of the file has. */
export const unique = (word: string) => `${word}-${++count}`;

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** The same hours on every day of the week. */
export const everyDay = (start_time: string, end_time: string) =>
  Object.fromEntries(WEEK.map((day) => [day, { enabled: true, slots: [{ start_time, end_time }] }]));

interface Person {
  user?: Record<string, unknown>;
  [belongings: string]: unknown;
}

/** Creates a user of the organisation, in Paris unless said otherwise, and answers it. */
export async function createUser(tenant: Tenant, { user, ...belongings }: Person = {}) {
  const made = await tenant.post("/v2/users", {
    organization: tenant.id,
    user: { emails: [`${unique("user")}@example.com`], timezone: "Europe/Paris", ...user },
    ...belongings,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.user;
}

/** A user whom one can book from 9 to 17 on every day. */
export const createHost = (tenant: Tenant, availability: Record<string, unknown> = {}) =>
  createUser(tenant, { availability: { days: everyDay("09:00", "17:00"), ...availability } });

export async function createBookpage(tenant: Tenant, owner: string, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/bookpages", {
    nickname: unique("page"),
    belongs_to: owner,
    ...settings,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

export async function createType(tenant: Tenant, nickname: string, type: Record<string, unknown>) {
  const made = await tenant.post(`/v2/bookpages/${nickname}/types`, type);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** An Exchange account as a user's `calendars` takes it. */
export const exchange = (username: string, password = "a secret of theirs") => ({
  source: "exchange",
  credentials: { server: "outlook.example.com", username, password },
});

/** What a problem says of single fields: `pointer code`. */
export const faults = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
  answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
