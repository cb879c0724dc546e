import { expect } from "vitest";
import type { Tenant } from "./api";
import { unique } from "./people";

export async function createTeam(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/teams", { extid: unique("team"), name: "Sales", ...settings });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
