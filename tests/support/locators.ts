import { expect } from "vitest";
import { hashToken } from "@/lib/platform/crypto/token";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import type { Tenant } from "./api";
import { makeUniqueName } from "./users";

export async function createTestLocator(tenant: Tenant, settings: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/locators", { handle: makeUniqueName("locator"), ...settings });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Creates a location in Paris by default. */
export async function createTestLocation(
  tenant: Tenant,
  locator: { _id: string },
  fields: Record<string, unknown> = {},
) {
  const made = await tenant.post(`/v2/locators/${locator._id}/locations`, {
    name: "Shop",
    extid: makeUniqueName("shop"),
    ...(fields.address ? {} : { location: { coordinates: [48.857, 2.352] } }),
    ...fields,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Creates an app with a chosen id. */
export const createAppWithId = (db: PrismaClient, organizationId: string, id: string) =>
  db.thirdParty.create({
    data: { id, organizationId, name: "App", secret: Buffer.from(id), secretHash: Buffer.from(id) },
  });

export async function registerApp(tenant: Tenant, fields: Record<string, unknown> = {}) {
  const made = await tenant.post("/v2/third_parties", { name: "Support desk", ...fields });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** Returns the app in the form that creator tokens require. */
export const toTrustedApp = ({ _id, secret }: { _id: string; secret: string }) => ({
  id: _id,
  secretHash: hashToken(secret),
});
