import { expect } from "vitest";
import { createTenantClient, type Tenant } from "./api";

/** Returns the client of an organisation's sandbox, with a key created for it. */
export async function createSandbox(live: Tenant): Promise<Tenant> {
  const made = await live.post("/v2/api_keys", { name: "Tests", mode: "test" });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { body: me } = await createTenantClient("", made.body.key).get("/v2/me");
  return createTenantClient(me.organization._id, made.body.key);
}

/** Moves the sandbox's clock, and waits until all due work is done. */
export async function moveClock(sandbox: Tenant, now: string) {
  const sent = await sandbox.put("/v2/test/clock", { now });
  expect([200, 202], JSON.stringify(sent.body)).toContain(sent.status);
  await expect
    .poll(async () => (await sandbox.get("/v2/test/clock")).body.target, { timeout: 30_000, interval: 50 })
    .toBeNull();
}
