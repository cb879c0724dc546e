import { beforeAll, describe, expect, it } from "vitest";
import { clearApiKeyCache } from "@/lib/domain/auth/api-keys/find-api-key";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTenantClient, createTestApi, type Tenant } from "../support/api";
import { listErrorCodes } from "../support/users";

const api = createTestApi();

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
  it("is shown once, and works", { tags: "main" }, async () => {
    const { key, ...shown } = await createKey(["organization:read"]);
    expect(shown).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: "CRM import",
      prefix: key.slice(0, 10),
      scopes: ["organization:read"],
      last_used_at: null,
      expires_at: null,
      createdAt: expect.any(String),
      revoked_at: null,
      mode: "live",
      created_by: null,
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await createTenantClient(acme.id, key).get("/v2/auth/test")).body._id).toBe(acme.id);
    const { body } = await acme.get("/v2/api_keys");
    expect(body[0]).toEqual({ ...shown, last_used_at: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it("is stored only as a hash", async () => {
    const { key } = await createKey();
    const { rows } = await api.pool.query("SELECT to_jsonb(k)::text AS row FROM api_keys k");
    expect(rows.map(({ row }) => row).join()).not.toContain(key);
    expect(await api.db.apiKey.count({ where: { hash: hashToken(key) } })).toBe(1);
  });

  it("lists each scope once", async () => {
    expect((await createKey(["users:read", "users:read"])).scopes).toEqual(["users:read"]);
  });

  it.each([
    [{}, "/name required"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ name: "x", scopes: ["users:delete"] }, "/scopes/0 invalid_value"],
    [{ name: "x", scopes: "users:read" }, "/scopes invalid_type"],
    [{ name: "x", scopes: [] }, "/scopes too_small"],
    [{ name: "x", expires_at: "2020-01-01T00:00:00Z" }, "/expires_at past"],
  ])("rejects %j", async (body, issue) => {
    const response = await acme.post("/v2/api_keys", body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("names the existing scopes in the error for an unknown one", async () => {
    const { body } = await acme.post("/v2/api_keys", { name: "x", scopes: ["users:delete"] });
    expect(body.detail).toMatch(/^scopes\.0 must be one of organization:read, users:read, /);
  });
});

describe("an API key limited to scopes", () => {
  it("creates keys with no more than its own scopes", async () => {
    const limited = createTenantClient(
      acme.id,
      (await createKey(["api_keys:write", "credentials:write", "users:read"])).key,
    );
    expect((await createKey(["users:read"], limited)).scopes).toEqual(["users:read"]);
    for (const [scopes, named] of [
      [["users:read", "users:write"], "users:write"],
      [undefined, "organization:read"],
    ] as const) {
      const { status, body } = await limited.post("/v2/api_keys", { name: "More", scopes });
      expect([status, body.detail]).toEqual([403, expect.stringContaining(`the scope ${named} to give`)]);
    }
  });
});

describe("an API key that expires", () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const make = (by: Tenant, body: object) => by.post("/v2/api_keys", { name: "For a while", ...body });
  const state = async (requested: string) =>
    (await acme.get(`/v2/api_keys?state=${requested}`)).body.map(({ _id }: { _id: string }) => _id);

  it("works until it expires, and is then rejected with the reason", async () => {
    const { _id, key, expires_at } = (await make(acme, { expires_at: inHours(1) })).body;
    const theirs = createTenantClient(acme.id, key);
    expect((await theirs.get("/v2/auth/test")).status).toBe(200);
    expect(await state("active")).toContain(_id);
    const past = new Date(Date.now() - 1);
    await api.db.apiKey.updateMany({ where: { id: _id }, data: { expiresAt: past } });
    clearApiKeyCache();
    const { status, body } = await theirs.get("/v2/auth/test");
    expect([status, body.detail]).toEqual([401, expect.stringContaining(`ended on ${past.toISOString()}`)]);
    expect(expires_at).not.toBeNull();
    expect(await state("expired")).toContain(_id);
    expect(await state("active")).not.toContain(_id);
  });

  it("creates keys that expire no later", async () => {
    const end = inHours(2);
    const brief = createTenantClient(acme.id, (await make(acme, { expires_at: end })).body.key);
    expect((await make(brief, {})).body.expires_at).toBe(end);
    expect((await make(brief, { expires_at: inHours(1) })).status).toBe(201);
    for (const expires_at of [inHours(3), null]) {
      const { status, body } = await make(brief, { expires_at });
      expect([status, body.detail]).toEqual([403, expect.stringContaining(`ends on ${end}`)]);
    }
  });
});

describe("a revoked API key", () => {
  it("is rejected at once, and stays in the list", { tags: "main" }, async () => {
    const { _id, key } = await createKey();
    const theirs = createTenantClient(acme.id, key);
    expect((await theirs.get("/v2/auth/test")).status).toBe(200);
    expect((await acme.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await theirs.get("/v2/auth/test")).status).toBe(401);
    const [shown] = (await acme.get("/v2/api_keys?limit=1")).body;
    expect(shown).toMatchObject({ _id, revoked_at: expect.any(String) });
    expect((await acme.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 0, ok: 1 });
    expect((await acme.get("/v2/api_keys?limit=1")).body).toEqual([shown]);
  });

  it("records its further use in the audit log, once an hour", async () => {
    const { _id, key } = await createKey();
    await acme.delete(`/v2/api_keys/${_id}`);
    const from = { "x-forwarded-for": "198.51.100.7", "user-agent": "Importer/2.1" };
    for (let tries = 0; tries < 3; tries++) await createTenantClient(acme.id, key).get("/v2/auth/test", from);
    const entries = (await acme.get(`/v2/audit?resource_id=${_id}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["refuse", "update", "create"]);
    expect(entries[0]).toMatchObject({
      actor: { kind: "key", id: _id },
      address: "198.51.100.7",
      device: "Importer/2.1",
      changes: { reason: { before: null, after: "revoked" } },
    });
  });

  it("may have revoked itself", async () => {
    const { _id, key } = await createKey();
    const own = createTenantClient(acme.id, key);
    expect((await own.delete(`/v2/api_keys/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await own.get("/v2/auth/test")).status).toBe(401);
  });

  it("is not found by another organisation", async () => {
    const { _id, key } = await createKey();
    const other = await api.tenant("Other");
    for (const id of [_id, "0".repeat(24)])
      expect((await other.delete(`/v2/api_keys/${id}`)).status).toBe(404);
    expect((await createTenantClient(acme.id, key).get("/v2/auth/test")).status).toBe(200);
  });
});

it("a response stored for an Idempotency-Key contains no secret in the clear", async () => {
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
