import { expect } from "vitest";
import type { Tenant } from "./api";
import { makeUniqueName } from "./users";

interface Stored {
  _id: string;
}

export async function createTestTemplate(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/page_templates", { name: makeUniqueName("Template"), ...settings });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

export async function addTemplateType(tenant: Tenant, template: Stored, type: Record<string, unknown>) {
  const made = await tenant.post(`/v2/page_templates/${template._id}/types`, type);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Assigns the template to users, and returns the page of the first. */
export async function assignTestTemplate(
  tenant: Tenant,
  template: Stored,
  users: readonly string[],
  how: Record<string, unknown> = {},
) {
  const { status, body } = await tenant.post(`/v2/page_templates/${template._id}/pages`, { users, ...how });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.results.map((result: { status: number }) => result.status)).toEqual(users.map(() => 201));
  return (await tenant.get(`/v2/bookpages/${body.results[0].nickname}`)).body;
}
