import { beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Tenant, testApi, withKey } from "../support/api";
import { faults } from "../support/people";

const api = testApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function createKey(scopes?: string[], by = acme) {
  const made = await by.post("/v2/api_keys", { name: "CRM import", scopes });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

describe("a new API key", () => {
  it("is shown once, and works", async () => {
    const { key, ...shown } = await createKey(["organization:read"]);
    expect(shown).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: "CRM import",
      prefix: key.slice(0, 10),
      scopes: ["organization:read"],
      last_used_at: null,
      createdAt: expect.any(String),
      revoked_at: null,
    });
    expect((await withKey(acme.id, key).get("/v2/auth/test")).body._id).toBe(acme.id);
    const { body } = await acme.get("/v2/api_keys");
    expect(body[0]).toEqual({ ...shown, last_used_at: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it("is stored as its hash alone", async () => {
    const { key } = await createKey();
    const { rows } = await api.pool.query("SELECT to_jsonb(k)::text AS row FROM api_keys k");
    expect(rows.map(({ row }) => row).join()).not.toContain(key);
    expect(await api.db.apiKey.count({ where: { hash: hashToken(key) } })).toBe(1);
  });

  it("has each scope once", async () => {
    expect((await createKey(["users:read", "users:read"])).scopes).toEqual(["users:read"]);
  });

  it.each([
    [{}, "/name required"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ name: "x", scopes: ["users:delete"] }, "/scopes/0 invalid_value"],
    [{ name: "x", scopes: "users:read" }, "/scopes invalid_type"],
  ])("refuses %j", async (body, fault) => {
    const answer = await acme.post("/v2/api_keys", body);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
  });

  it("names the scopes that there are", async () => {
    const { body } = await acme.post("/v2/api_keys", { name: "x", scopes: ["users:delete"] });
    expect(body.detail).toMatch(/^scopes\.0 must be one of organization:read, users:read, /);
  });
});

describe("a key that is limited to scopes", () => {
  it("makes keys that may do no more than it", async () => {
    const limited = withKey(acme.id, (await createKey(["api_keys:write", "users:read"])).key);
    expect((await createKey(["users:read"], limited)).scopes).toEqual(["users:read"]);
    for (const [scopes, named] of [
      [["users:read", "users:write"], "users:write"],
      [[], "organization:read"],
      [undefined, "organization:read"],
    ] as const) {
      const { status, body } = await limited.post("/v2/api_keys", { name: "More", scopes });
      expect([status, body.detail]).toEqual([403, expect.stringContaining(`the scope ${named} to give`)]);
    }
  });
});

describe("a revoked key", () => {
  it("is refused at once, and stays in the list", async () => {
    const { _id, key } = await createKey();
    const theirs = withKey(acme.id, key);
    expect((await theirs.get("/v2/auth/test")).status).toBe(200);
    expect((await acme.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await theirs.get("/v2/auth/test")).status).toBe(401);
    const [shown] = (await acme.get("/v2/api_keys?limit=1")).body;
    expect(shown).toMatchObject({ _id, revoked_at: expect.any(String) });
    expect((await acme.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 0, ok: 1 });
    expect((await acme.get("/v2/api_keys?limit=1")).body).toEqual([shown]);
  });

  it("may have revoked itself", async () => {
    const { _id, key } = await createKey();
    const own = withKey(acme.id, key);
    expect((await own.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await own.get("/v2/auth/test")).status).toBe(401);
  });

  it("is one of this organisation", async () => {
    const { _id, key } = await createKey();
    const other = await api.tenant("Other");
    for (const id of [_id, "0".repeat(24)])
      expect((await other.delete(`/v2/api_keys/${id}`)).status).toBe(404);
    expect((await withKey(acme.id, key).get("/v2/auth/test")).status).toBe(200);
  });
});

it("an answer that is kept for an Idempotency-Key keeps no secret in the clear", async () => {
  const send = () => acme.post("/v2/api_keys", { name: "Once" }, { "idempotency-key": "secret" });
  const first = await send();
  const again = await send();
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body).toEqual(first.body);
  const { rows } = await api.pool.query(
    "SELECT to_jsonb(k)::text AS row, sealed_body FROM idempotency_keys k",
  );
  const [{ row, sealed_body: sealed }] = rows;
  expect(row).not.toContain(first.body.key);
  expect(Buffer.from(sealed).toString("latin1")).not.toContain(first.body.key);
});
