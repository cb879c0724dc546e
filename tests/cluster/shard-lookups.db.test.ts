import { beforeAll, describe, expect, it } from "vitest";
import { clearApiKeyCache } from "@/lib/domain/auth/api-keys/find-api-key";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { enableTaskCounts, getTaskCounts } from "../support/cluster";
import { createTestSession } from "../support/create-session";
import { buildTestEventBody } from "../support/events";
import { createTestHost } from "../support/users";

describe.runIf(process.env.CITUS_URL)("a repeated lookup (needs CITUS_URL)", () => {
  const api = createTestApi();
  let acme: Tenant;
  let host: { _id: string };
  beforeAll(async () => {
    await enableTaskCounts(process.env.DATABASE_DIRECT_URL as string);
    acme = await api.tenant();
    host = await createTestHost(acme);
  });

  /** Counts the statements on several shards in the first and in the repeated lookup. */
  async function countTwice(come: () => Promise<unknown>) {
    const { several: before } = await getTaskCounts(api.pool);
    await come();
    const { several: once } = await getTaskCounts(api.pool);
    await come();
    const { several: twice } = await getTaskCounts(api.pool);
    return { first: once - before, again: twice - once };
  }

  it("of a key queries one shard", async () => {
    const other = await api.tenant();
    const counts = await countTwice(async () => {
      clearApiKeyCache();
      expect((await other.get("/v2/users")).status).toBe(200);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });

  it("of a session queries one shard", async () => {
    const headers = await createTestSession(api.db, host);
    const counts = await countTwice(async () => {
      expect((await requestApi("GET", "/v2/me", { headers })).status).toBe(200);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });

  it("of an event page queries one shard", async () => {
    const { body: event } = await acme.post("/v2/events", buildTestEventBody(host));
    const [{ _id: id }] = event.invitees;
    const counts = await countTwice(async () => {
      expect((await loadEventPage(api.db, event._id, buildMailedKey({ id, keyVersion: 0 })))?.id).toBe(id);
    });
    expect(counts).toEqual({ first: 1, again: 0 });
  });
});
