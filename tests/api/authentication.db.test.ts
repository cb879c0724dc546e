import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { SCOPES } from "@/lib/domain/contracts/contract";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, createTestKey, requestApi } from "../support/api";
import { createTestSession } from "../support/create-session";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { createDeletableFixtures, orderDeletionsLast } from "../support/full-fixture/deletions";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestUser } from "../support/users";

// The tests create many fixtures, each with public forms.
const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

const testAuth = (headers: Record<string, string>) => requestApi("GET", "/v2/auth/test", { headers });

describe("an API key", () => {
  it("is accepted bare and after Bearer, in any case", { tags: "main" }, async () => {
    for (const authorization of [acme.key, `Bearer ${acme.key}`, `bearer  ${acme.key}`, ` ${acme.key} `]) {
      expect((await testAuth({ authorization })).body._id).toBe(acme.id);
    }
  });

  it.each(["", "nonsense", "Bearer", "Bearer bp_wrong", "Basic YTpi"])(
    "that is wrong (%j) gets 401 with the way to authenticate",
    async (authorization) => {
      const { status, headers } = await testAuth({ authorization });
      expect(status).toBe(401);
      expect(headers.get("www-authenticate")).toMatch(/^Bearer realm=/);
    },
  );

  it("that was revoked gets 401 within a second or two", async () => {
    const key = await createTestKey(api.db, acme.id);
    expect((await testAuth({ authorization: key })).status).toBe(200);
    await api.db.apiKey.updateMany({ where: { hash: hashToken(key) }, data: { revokedAt: new Date() } });
    // A process caches a key for a second.
    await expect
      .poll(async () => (await testAuth({ authorization: key })).status, { timeout: 2000 })
      .toBe(401);
  });

  it("records when it was last used", async () => {
    const key = await createTestKey(api.db, acme.id);
    await testAuth({ authorization: key });
    const { lastUsedAt } = await api.db.apiKey.findFirstOrThrow({ where: { hash: hashToken(key) } });
    expect(Date.now() - (lastUsedAt as Date).getTime()).toBeLessThan(60_000);
  });
});

/** The fixture's workflow has no fixed address, as each is mailed a link. */
const NOT_FOUND = /\/address_confirmations$/;

/** Operations that need a sandbox, a name server, a workspace at Slack or an account for SMS. */
const CONFLICTING =
  /^\/v2\/(test\/(clock|demo|reset)|domains\/:domain_id\/check|mails\/:mail_id\/resend|slack\/\w+|sms_account\/test|whatsapp_account\/(templates|test)|users\/:user_id\/phone)$/;

/** The sample has no credentials, which another service would check, or a code that was not sent. */
const INVALID = /^\/v2\/(sms_account|whatsapp_account|users\/:user_id\/phone\/confirm)$/;

const LOCKED = orderDeletionsLast(
  CONTRACTS.filter(({ scope }) => !["public", "session", "any"].includes(scope)),
);

const pickDeletable = createDeletableFixtures(api);

describe.each(LOCKED)("$method $path", ({ name, method, path: pattern, scope }) => {
  it("requires a key", async () => {
    const { path, body } = pickSample(name, fixture);
    const { status, headers } = await requestApi(method, path, { body });
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toBe('Bearer realm="Bookpage API"');
  });

  it(`requires the scope ${scope}, and no other`, async () => {
    const isUsedUp = method === "DELETE" || pattern.includes("calendar_changes");
    const { tenant, fixture: own } = isUsedUp ? await pickDeletable(name) : { tenant: acme, fixture };
    const { path, body } = pickSample(name, own);
    const others = await createTestKey(
      api.db,
      tenant.id,
      SCOPES.filter((other) => other !== scope),
    );
    const refused = await requestApi(method, path, { body, headers: { authorization: others } });
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toContain(scope);
    const only = await createTestKey(api.db, tenant.id, [scope]);
    const allowed = await requestApi(method, path, { body, headers: { authorization: only } });
    if (CONFLICTING.test(pattern) && method !== "GET" && name !== "deleteUserPhone")
      expect(allowed.status).toBe(409);
    else if (INVALID.test(pattern) && method === "POST") expect(allowed.status).toBe(400);
    else if (NOT_FOUND.test(pattern)) expect(allowed.status).toBe(404);
    else expect(allowed.status, JSON.stringify(allowed.body)).toBeLessThan(300);
  });
});

function pickSample(name: string, of: typeof fixture) {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`No sample for ${name}`);
  return sample.call(of);
}

describe("a session", () => {
  async function signIn({ admin = true, expiresIn = 60_000 } = {}) {
    const user = await createTestUser(acme);
    await api.db.user.updateMany({ where: { id: user._id }, data: { admin } });
    const { cookie } = await createTestSession(api.db, user, expiresIn);
    return { cookie };
  }
  const createUserWith = (headers: Record<string, string>) =>
    requestApi("POST", "/v2/users", { body: { organization: acme.id, user: {} }, headers });

  it("of an admin has the rights of a key", { tags: "main" }, async () => {
    const session = await signIn();
    expect((await testAuth(session)).body._id).toBe(acme.id);
    const sameOrigin = { host: "meet.example.com", origin: "https://meet.example.com" };
    expect((await createUserWith({ ...session, ...sameOrigin })).status).toBe(201);
    expect((await createUserWith({ ...session, "sec-fetch-site": "same-origin" })).status).toBe(201);
  });

  it("of a member has no admin rights", async () => {
    expect((await testAuth(await signIn({ admin: false }))).status).toBe(403);
  });

  it("that has ended gets 401", async () => {
    expect((await testAuth(await signIn({ expiresIn: -1 }))).status).toBe(401);
    expect((await testAuth({ cookie: "bookpage_session=nonsense" })).status).toBe(401);
  });

  it.each([
    { host: "meet.example.com", origin: "https://evil.example" },
    { host: "meet.example.com", origin: "null" },
    { host: "meet.example.com" },
    { "sec-fetch-site": "cross-site", host: "meet.example.com", origin: "https://meet.example.com" },
    { "sec-fetch-site": "same-site" },
  ])("is rejected for writes from another origin: %j", async (headers) => {
    expect((await createUserWith({ ...(await signIn()), ...headers } as Record<string, string>)).status).toBe(
      403,
    );
  });

  it("does not help a wrong key", async () => {
    expect((await testAuth({ ...(await signIn()), authorization: "wrong" })).status).toBe(401);
  });
});
