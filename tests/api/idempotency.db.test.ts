import { beforeAll, describe, expect, it } from "vitest";
import { TEXT_LOCK_SEEDS } from "@/lib/domain/tenancy/lock-texts";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, DATE } from "../support/events";
import { createTestHost, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const newUser = () => ({ organization: acme.id, user: { email: `${makeUniqueName("once")}@example.com` } });
const countUsers = () => api.db.user.count({ where: { organizationId: acme.id } });
const countKeys = (key: string) => api.db.idempotencyKey.count({ where: { key } });

describe("an Idempotency-Key", () => {
  it("gives the same request the same response, and one effect", { tags: "main" }, async () => {
    const before = await countUsers();
    const body = newUser();
    const first = await acme.post("/v2/users", body, { "idempotency-key": "same" });
    const again = await acme.post("/v2/users", body, { "idempotency-key": "same" });
    expect(again.body).toEqual(first.body);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect([first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")]).toEqual([
      null,
      "true",
    ]);
    expect(await countUsers()).toBe(before + 1);
  });

  it("returns an event's ETag again", async () => {
    const body = buildTestEventBody(await createTestUser(acme));
    const first = await acme.post("/v2/events", body, { "idempotency-key": "etag" });
    const again = await acme.post("/v2/events", body, { "idempotency-key": "etag" });
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(again.headers.get("etag")).toBe(`"${first.body._id}-0"`);
  });

  it("returns 422 for another body or path", async () => {
    await acme.post("/v2/users", newUser(), { "idempotency-key": "other" });
    const before = await countUsers();
    for (const [path, body] of [
      ["/v2/users", newUser()],
      ["/v2/events", buildTestEventBody("jane@example.com")],
    ] as const) {
      const response = await acme.post(path, body, { "idempotency-key": "other" });
      expect([response.status, response.body.code]).toEqual([422, "idempotency_key_reused"]);
    }
    expect(await countUsers()).toBe(before);
  });

  it("returns 409 while the first request is in progress", async () => {
    const client = await api.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query(
        `SELECT pg_advisory_xact_lock(hashtextextended($1, ${TEXT_LOCK_SEEDS.idempotencyKey}))`,
        [`${acme.id}/flying`],
      );
      const response = await acme.post("/v2/users", newUser(), { "idempotency-key": "flying" });
      expect([response.status, response.body.code]).toEqual([409, "request_in_flight"]);
      expect(response.headers.get("retry-after")).toBe("1");
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect((await acme.post("/v2/users", newUser(), { "idempotency-key": "flying" })).status).toBe(201);
  });

  it("lets one of many simultaneous requests through", async () => {
    const before = await countUsers();
    const body = newUser();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => acme.post("/v2/users", body, { "idempotency-key": "many" })),
    );
    expect(new Set(responses.map(({ status }) => status))).not.toContain(500);
    for (const { status } of responses) expect([201, 409]).toContain(status);
    expect(await countUsers()).toBe(before + 1);
  });

  it("stores nothing for a request that the database did not complete, and a retry succeeds", async () => {
    const client = await api.pool.connect();
    const body = { ...newUser(), user: { account: { organization: { extid: "crash" } } } };
    try {
      // The handler waits for this lock in its transaction until the connection is cut.
      await client.query("BEGIN");
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, ${TEXT_LOCK_SEEDS.userExtid}))`, [
        `${acme.id}/crash`,
      ]);
      const cut = acme.post("/v2/users", body, { "idempotency-key": "crash" });
      await expect
        .poll(async () => {
          const { rowCount } = await api.pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
          );
          return rowCount;
        })
        .toBe(1);
      const response = await cut;
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect(await countKeys("crash")).toBe(0);
    expect(await api.db.user.count({ where: { externalId: "crash" } })).toBe(0);
    expect((await acme.post("/v2/users", body, { "idempotency-key": "crash" })).status).toBe(201);
  });

  it("is not used up by a rejected request", async () => {
    const refused = await acme.post("/v2/users", { organization: acme.id }, { "idempotency-key": "refused" });
    expect(refused.status).toBe(400);
    expect(await countKeys("refused")).toBe(0);
    expect((await acme.post("/v2/users", newUser(), { "idempotency-key": "refused" })).status).toBe(201);
  });

  it("is not used up by a conflict, which leaves nothing behind", async () => {
    const host = await createTestHost(acme);
    const meeting = { bookpage: true, confirmed: { flag: true }, dates: [DATE] };
    expect((await acme.post("/v2/events", buildTestEventBody(host, meeting))).status).toBe(201);
    const taken = await acme.post("/v2/events", buildTestEventBody(host, meeting), {
      "idempotency-key": "taken",
    });
    expect([taken.status, taken.body.code]).toEqual([409, "slot_taken"]);
    expect(await countKeys("taken")).toBe(0);
  });

  it("is scoped to the organisation", async () => {
    const other = await api.tenant("Other");
    await acme.post("/v2/users", newUser(), { "idempotency-key": "ours" });
    const theirs = await other.post(
      "/v2/users",
      { organization: other.id, user: {} },
      { "idempotency-key": "ours" },
    );
    expect(theirs.status).toBe(201);
  });

  it("expires after 24 hours", async () => {
    await acme.post("/v2/users", newUser(), { "idempotency-key": "old" });
    await api.pool.query(
      "UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old'",
    );
    expect((await acme.post("/v2/users", newUser(), { "idempotency-key": "old" })).status).toBe(201);
  });

  it.each(["", "a b", "x".repeat(256), "é"])(
    "must be 1 to 255 visible ASCII characters, not %j",
    async (key) => {
      const response = await acme.post("/v2/users", newUser(), { "idempotency-key": key });
      expect(response.status).toBe(400);
      expect(response.body.errors[0].pointer).toBe("/Idempotency-Key");
    },
  );
});
