import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Tenant, testApi } from "./api";
import { createHost } from "./people";
import { type Radicale, startRadicale } from "./radicale";
import { createWorld, type World } from "./world/create-world";

// Each of these is empty until the first test of the file begins, and holds then what was made.

/** An organisation with a key. */
export function tenantFixture(api: ReturnType<typeof testApi>, name?: string): Tenant {
  const tenant = {} as Tenant;
  beforeAll(async () => {
    Object.assign(tenant, await api.tenant(name));
  });
  return tenant;
}

/** Somebody who can be booked; another one for each test. */
export function hostFixture(tenant: Tenant): Awaited<ReturnType<typeof createHost>> {
  const host = {} as Awaited<ReturnType<typeof createHost>>;
  beforeEach(async () => {
    Object.assign(host, await createHost(tenant));
  });
  return host;
}

/** One of everything that this organisation can have. */
export function worldFixture(tenant: Tenant): World {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await createWorld(tenant));
  });
  return world;
}

/** A calendar server, which is stopped after the last test of the file. */
export function radicaleFixture(): Radicale {
  const server = {} as Radicale;
  beforeAll(async () => {
    Object.assign(server, await startRadicale());
  });
  afterAll(() => server.stop?.());
  return server;
}
