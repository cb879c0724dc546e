import { afterAll, beforeAll, beforeEach } from "vitest";
import type { createTestApi, Tenant } from "./api";
import { createFullFixture, type FullFixture } from "./full-fixture/create-full-fixture";
import { type Radicale, startRadicale } from "./start-radicale";
import { createTestHost } from "./users";

// Each fixture is empty until the first test of the file starts.

/** An organisation with a key. */
export function registerTenantFixture(api: ReturnType<typeof createTestApi>, name?: string): Tenant {
  const tenant = {} as Tenant;
  beforeAll(async () => {
    Object.assign(tenant, await api.tenant(name));
  });
  return tenant;
}

/** A bookable user, a new one for each test. */
export function registerHostFixture(tenant: Tenant): Awaited<ReturnType<typeof createTestHost>> {
  const host = {} as Awaited<ReturnType<typeof createTestHost>>;
  beforeEach(async () => {
    Object.assign(host, await createTestHost(tenant));
  });
  return host;
}

/** One of every resource of this organisation. */
export function registerFullFixture(tenant: Tenant): FullFixture {
  const fixture = {} as FullFixture;
  beforeAll(async () => {
    Object.assign(fixture, await createFullFixture(tenant));
  });
  return fixture;
}

/** A calendar server, which is stopped after the last test of the file. */
export function registerRadicaleFixture(): Radicale {
  const server = {} as Radicale;
  beforeAll(async () => {
    Object.assign(server, await startRadicale());
  });
  afterAll(() => server.stop?.());
  return server;
}
