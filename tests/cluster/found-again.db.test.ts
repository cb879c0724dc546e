import { beforeAll, describe, expect, it } from "vitest";
import { forgetKeys } from "@/lib/domain/auth/api-keys/known-keys";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { call, type Tenant, testApi } from "../support/api";
import { countTasks, readTasks } from "../support/cluster";
import { eventBody } from "../support/events";
import { createHost } from "../support/people";
import { createSession } from "../support/sessions";

describe.runIf(process.env.CITUS_URL)("whoever comes again (needs CITUS_URL)", () => {
  const api = testApi();
  let acme: Tenant;
  let host: { _id: string };
  beforeAll(async () => {
    await countTasks(process.env.DATABASE_DIRECT_URL as string);
    acme = await api.tenant();
    host = await createHost(acme);
  });

  /** How many statements went to several shards when somebody came first, and when they came again. */
  async function countTwice(come: () => Promise<unknown>) {
    const { several: before } = await readTasks(api.pool);
    await come();
    const { several: once } = await readTasks(api.pool);
    await come();
    const { several: twice } = await readTasks(api.pool);
    return { first: once - before, again: twice - once };
  }

  it("with a key is looked for on one shard", async () => {
    const other = await api.tenant();
    const counts = await countTwice(async () => {
      forgetKeys();
      expect((await other.get("/v2/users")).status).toBe(200);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });

  it("with a session is looked for on one shard", async () => {
    const headers = await createSession(api.db, host);
    const counts = await countTwice(async () => {
      expect((await call("GET", "/v2/me", { headers })).status).toBe(200);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });

  it("to the page of an event is looked for on one shard", async () => {
    const { body: event } = await acme.post("/v2/events", eventBody(host));
    const [{ _id: id }] = event.invitees;
    const counts = await countTwice(async () => {
      expect((await loadEventPage(api.db, event._id, mailedKey({ id, keyVersion: 0 })))?.id).toBe(id);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });
});
