import { expect } from "vitest";
import type { Tenant } from "./api";
import { makeUniqueName } from "./users";

export async function createTestTeam(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/teams", { extid: makeUniqueName("team"), name: "Sales", ...settings });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
