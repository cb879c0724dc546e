import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { setPassword } from "@/lib/domain/auth/passwords/set-password";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { buildTokenBody, createPersonalTestToken } from "../support/tokens";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function newPerson(role: Role = "member") {
  const email = `${makeUniqueName("ana")}@example.com`;
  const user = await createTestUser(acme, {
    user: { emails: [email], first_name: "Ana", last_name: "Silva" },
    login: { credentials: { username: email, password: "five grey herons at noon" } },
  });
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  const headers = await createTestSession(api.db, user);
  return { _id: user._id as string, email, headers };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, "user-agent": "script/1.0" });

const post = (headers: Record<string, string>, body: unknown) =>
  requestApi("POST", "/v2/personal_tokens", { headers, body });

describe("a personal token", () => {
  it("is shown once, and stored as a hash", { tags: "main" }, async () => {
    const ana = await newPerson();
    const made = await createPersonalTestToken(ana, { scopes: ["users:read", "users:read"] });
    expect(made).toMatchObject({
      token: expect.stringMatching(/^bpp_[\w-]{32}$/),
      scopes: ["users:read"],
      user: { _id: ana._id, name: "Ana Silva" },
      state: "active",
      last_used_at: null,
    });
    const listed = await requestApi("GET", "/v2/personal_tokens", { headers: ana.headers });
    expect(listed.body).toEqual(
      [{ ...made, token: undefined }].map((row) => JSON.parse(JSON.stringify(row))),
    );
    const { rows } = await api.pool.query("SELECT t::text AS row FROM personal_tokens t WHERE id = $1", [
      made._id,
    ]);
    expect(rows[0].row).not.toContain(made.token.slice(10));
  });

  it("acts as its user, within role and scopes", { tags: "main" }, async () => {
    const ana = await newPerson();
    const other = await newPerson();
    const { token, _id } = await createPersonalTestToken(ana, { scopes: ["users:read", "users:write"] });
    const headers = bearer(token);
    const me = await requestApi("GET", "/v2/me", { headers });
    expect(me.body).toMatchObject({
      kind: "user",
      role: "member",
      person: { _id: ana._id },
      key: null,
      token: { _id, name: "Script", kind: "personal" },
      scopes: ["users:read", "users:write"],
    });
    const operations = me.body.permissions.map(({ operation }: { operation: string }) => operation);
    expect(operations).toContain("getUser");
    expect(operations).not.toContain("listSessions");
    expect(operations).not.toContain("listEvents");
    const statusOf = async (method: string, path: string, body?: unknown) =>
      (await requestApi(method, path, { headers, body })).status;
    expect(await statusOf("GET", `/v2/users/${ana._id}`)).toBe(200);
    expect(await statusOf("GET", `/v2/users/${other._id}`)).toBe(403);
    expect(await statusOf("GET", "/v2/events")).toBe(403);
    expect(await statusOf("GET", "/v2/organization")).toBe(403);
    expect(await statusOf("GET", "/v2/sessions")).toBe(403);
    expect(await statusOf("POST", "/v2/personal_tokens", buildTokenBody())).toBe(403);
    const [listed] = (await requestApi("GET", "/v2/personal_tokens", { headers: ana.headers })).body;
    expect(listed.last_used_at).not.toBeNull();
  });

  it("is audited with its user, by its first characters", async () => {
    const ana = await newPerson();
    const { token, prefix, _id } = await createPersonalTestToken(ana, { scopes: ["users:write"] });
    const path = `/v2/users/${ana._id}`;
    const { status } = await requestApi("PUT", path, {
      headers: bearer(token),
      body: { user: { last_name: "Sá" } },
    });
    expect(status).toBe(200);
    const [entry] = (await acme.get(`/v2/audit?resource_id=${ana._id}`)).body;
    expect(entry).toMatchObject({
      actor: { kind: "user", id: ana._id },
      device: `token ${prefix}… · script/1.0`,
    });
    const [made] = (await acme.get(`/v2/audit?resource_id=${_id}`)).body;
    expect(made).toMatchObject({ action: "create", resource: "personal_token", actor: { id: ana._id } });
  });

  it("of an admin cannot change admins", async () => {
    const boss = await newPerson("owner");
    const other = await newPerson("admin");
    const member = await newPerson();
    const { token } = await createPersonalTestToken(boss, { scopes: ["users:write", "credentials:write"] });
    const body = {
      login: { credentials: { username: makeUniqueName("login"), password: "seven small boats at sea" } },
    };
    const change = (id: string) => requestApi("PUT", `/v2/users/${id}`, { headers: bearer(token), body });
    expect((await change(other._id)).status).toBe(403);
    expect((await change(member._id)).status).toBe(200);
    const promote = { user: { role: "admin" } };
    const promoted = await requestApi("PUT", `/v2/users/${member._id}`, {
      headers: bearer(token),
      body: promote,
    });
    expect(promoted.status).toBe(403);
  });

  it("cannot read another token's stored response", async () => {
    const ana = await newPerson();
    const wide = await createPersonalTestToken(ana, { scopes: ["events:write", "events:read"] });
    const other = await createPersonalTestToken(ana, { scopes: ["events:write"] });
    const body = { title: "Plan", created_by: { user: ana._id }, invitees: [] };
    const sendRequest = ({ token }: { token: string }) =>
      requestApi("POST", "/v2/events", { headers: { ...bearer(token), "idempotency-key": "plan-1" }, body });
    expect((await sendRequest(wide)).status).toBe(201);
    expect((await sendRequest(wide)).status).toBe(201);
    expect((await sendRequest(other)).status).toBe(422);
  });
});

describe("a new personal token", () => {
  it.each([
    ["over", { expires_at: new Date(Date.now() - 1000).toISOString() }, "/expires_at", "past"],
    [
      "longer than a year",
      { expires_at: new Date(Date.now() + 400 * DAY).toISOString() },
      "/expires_at",
      "too_big",
    ],
    ["without scopes", { scopes: [] }, "/scopes", "too_small"],
    ["for what the role does not open", { scopes: ["slots:read", "hooks:write"] }, "/scopes/1", "refused"],
    ["without a name", { name: " " }, "/name", "too_small"],
  ])("is not created for %s", async (_, requested, pointer, code) => {
    const { headers } = await newPerson();
    const { status, body } = await post(headers, { ...buildTokenBody(), ...requested });
    expect([status, body.errors?.[0]?.pointer, body.errors?.[0]?.code]).toEqual([400, pointer, code]);
  });

  it("has an expiry, a name and scopes", async () => {
    const { headers } = await newPerson();
    const { status, body } = await post(headers, {});
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      "/expires_at",
      "/name",
      "/scopes",
    ]);
  });

  it("requires a recent sign-in, and is refused for keys", async () => {
    const { headers, _id } = await newPerson();
    await api.db.session.updateMany({ where: { userId: _id }, data: { authenticatedAt: new Date(0) } });
    expect(await post(headers, buildTokenBody())).toMatchObject({
      status: 403,
      body: { code: "fresh_sign_in_needed" },
    });
    expect((await acme.post("/v2/personal_tokens", buildTokenBody())).status).toBe(403);
  });
});

describe("a personal token ends", () => {
  async function expectGone(token: string, reason: string) {
    const { status, headers, body } = await requestApi("GET", "/v2/me", { headers: bearer(token) });
    expect([status, headers.get("www-authenticate")]).toEqual([401, expect.stringMatching(/^Bearer /)]);
    expect(body.detail).toMatch(reason);
  }

  it("when its user revokes it, or an admin; no other user can", async () => {
    const ana = await newPerson();
    const colleague = await newPerson();
    const manager = await newPerson("manager");
    const admin = await newPerson("admin");
    for (const who of [ana, admin]) {
      const { token, _id } = await createPersonalTestToken(ana);
      const revoke = ({ headers }: { headers: Record<string, string> }) =>
        requestApi("DELETE", `/v2/personal_tokens/${_id}`, { headers });
      expect((await revoke(colleague)).status).toBe(404);
      expect((await revoke(manager)).status).toBe(404);
      expect((await requestApi("GET", "/v2/me", { headers: bearer(token) })).status).toBe(200);
      expect((await revoke(who)).status).toBe(200);
      await expectGone(token, "not valid");
      expect((await revoke(who)).status).toBe(404);
    }
    const listOf = async ({ headers }: { headers: Record<string, string> }) =>
      (await requestApi("GET", "/v2/personal_tokens", { headers })).body.length;
    const { _id } = await createPersonalTestToken(ana);
    expect([await listOf(colleague), await listOf(manager), await listOf(ana)]).toEqual([0, 0, 1]);
    const ofAna = await requestApi("GET", `/v2/personal_tokens?user=${ana._id}`, { headers: admin.headers });
    expect(ofAna.body).toMatchObject([{ _id, user: { _id: ana._id } }]);
  });

  it("at its expiry", async () => {
    const ana = await newPerson();
    const { token, _id } = await createPersonalTestToken(ana);
    await api.db.personalToken.updateMany({
      where: { id: _id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    await expectGone(token, "ended on");
    const [refused] = (await acme.get(`/v2/audit?resource_id=${_id}`)).body;
    expect(refused).toMatchObject({ action: "refuse", changes: { reason: { after: "expired" } } });
  });

  it.each(["admin", "viewer"] as const)("if its user becomes %s", async (role) => {
    const ana = await newPerson();
    const { token } = await createPersonalTestToken(ana);
    await acme.put(`/v2/users/${ana._id}`, { user: { role } });
    await expectGone(token, "another role or password");
    const [listed] = (await acme.get(`/v2/personal_tokens?user=${ana._id}`)).body;
    expect(listed.state).toBe("ended");
  });

  it("with a new password, and with the account", async () => {
    const ana = await newPerson();
    const first = await createPersonalTestToken(ana);
    await setPassword(api.db, ana.email, "three wise owls at noon");
    await expectGone(first.token, "another role or password");
    const second = await createPersonalTestToken(ana);
    await acme.delete(`/v2/users/${ana._id}`);
    await expectGone(second.token, "not valid");
  });
});
