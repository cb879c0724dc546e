import { beforeEach, describe, expect, it } from "vitest";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
});

interface Person {
  id: string;
  email: string;
  headers: Record<string, string>;
}

async function person(role: Role): Promise<Person> {
  const user = await createTestUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { id: user._id, email: user.emails[0], headers: await createTestSession(api.db, user) };
}

const setRole = (by: Person, to: Person, role: Role) =>
  requestApi("PUT", `/v2/users/${to.id}`, { headers: by.headers, body: { user: { role } } });

const remove = (by: Person, who: Person) =>
  requestApi("DELETE", `/v2/users/${who.id}`, { headers: by.headers });

const roleOf = async ({ id }: Person) => (await acme.get(`/v2/users/${id}`)).body.role;

describe("a role", () => {
  it("defaults to member, and is returned beside the admin flag", async () => {
    const plain = await createTestUser(acme);
    const manager = await createTestUser(acme, { user: { role: "manager" } });
    const admin = await createTestUser(acme, { user: { role: "admin" }, finish_signup_with: "email" });
    const told = [plain, manager, admin].map(({ role, account }) => [role, account.organization.admin]);
    expect(told).toEqual([
      ["member", false],
      ["manager", false],
      ["admin", true],
    ]);
  });

  it("is set in batches, with a result per entry", async () => {
    const users = ["viewer", "owner", "chief"].map((role) => ({
      user: { email: `${makeUniqueName("b")}@example.com`, role },
    }));
    await person("owner");
    const { results } = (await acme.post("/v2/users/batch", { users })).body;
    expect(results.map(({ status }: { status: number }) => status)).toEqual([201, 403, 400]);
    expect(results[0].user.role).toBe("viewer");
    const { _id } = results[0].user;
    const again = await acme.put("/v2/users/batch", { users: [{ user: { _id, role: "manager" } }] });
    expect(again.body.results[0].user.role).toBe("manager");
  });

  it("is refused for a room", async () => {
    const body = { organization: acme.id, user: { resource: true, first_name: "Blue room", role: "admin" } };
    expect((await acme.post("/v2/users", body)).status).toBe(400);
  });

  it("is migrated from an earlier release: admins and members", async () => {
    const boss = await createTestUser(acme);
    await api.db.user.updateMany({ where: { id: boss._id }, data: { admin: true } });
    expect((await acme.get(`/v2/users/${boss._id}`)).body.role).toBe("admin");
    await api.db.user.updateMany({ where: { id: boss._id }, data: { role: "owner", admin: false } });
    expect((await acme.get(`/v2/users/${boss._id}`)).body.role).toBe("member");
  });
});

describe("an owner", () => {
  it("creates owners and admins, and steps down if there is another", { tags: "main" }, async () => {
    const [owner, next] = [await person("owner"), await person("member")];
    expect((await setRole(owner, owner, "admin")).status).toBe(409);
    expect((await setRole(owner, next, "owner")).status).toBe(200);
    expect((await setRole(owner, owner, "admin")).status).toBe(200);
    expect((await setRole(owner, next, "member")).status).toBe(403);
  });

  it("cannot be removed as the last one, in any way", async () => {
    const [owner, admin] = [await person("owner"), await person("admin")];
    expect((await setRole(owner, owner, "member")).status).toBe(409);
    expect((await remove(owner, owner)).status).toBe(409);
    expect((await remove(admin, owner)).status).toBe(409);
    expect((await acme.delete(`/v2/users/${owner.id}`)).status).toBe(409);
    const erasure = { email: owner.email, delete_member: true };
    expect((await acme.post("/v2/personal_data/erasures", erasure)).status).toBe(409);
    expect(await roleOf(owner)).toBe("owner");
  });

  it("is neither lowered, deleted nor given a password by an admin or a key", async () => {
    const [owner, admin] = [await person("owner"), await person("admin")];
    await person("owner");
    const login = { credentials: { username: makeUniqueName("login"), password: "five grey herons" } };
    for (const headers of [admin.headers, { authorization: acme.key }]) {
      const send = (method: string, body?: unknown) =>
        requestApi(method, `/v2/users/${owner.id}`, { headers, body });
      expect((await send("PUT", { user: { role: "admin" } })).status).toBe(403);
      expect((await send("PUT", { user: { email: `${makeUniqueName("x")}@example.com` } })).status).toBe(403);
      expect((await send("PUT", { finish_signup_with: "email" })).status).toBe(403);
      expect((await send("PUT", { login })).status).toBe(403);
      expect((await send("DELETE")).status).toBe(403);
    }
    const erasure = { email: owner.email, delete_member: true };
    expect((await acme.post("/v2/personal_data/erasures", erasure)).status).toBe(403);
    expect(await roleOf(owner)).toBe("owner");
  });

  it("remains if two owners lower each other simultaneously", async () => {
    const [one, other] = [await person("owner"), await person("owner")];
    const statuses = (await Promise.all([setRole(one, other, "admin"), setRole(other, one, "admin")])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await Promise.all([roleOf(one), roleOf(other)])).sort()).toEqual(["admin", "owner"]);
  });

  it("is set by an admin if there is none yet", async () => {
    const [admin, next] = [await person("admin"), await person("member")];
    expect((await setRole(admin, next, "owner")).status).toBe(200);
    expect((await setRole(admin, admin, "owner")).status).toBe(403);
  });
});

describe("an admin", () => {
  it("promotes users to admin, manager, member and viewer, and demotes them", { tags: "main" }, async () => {
    await person("owner");
    const [admin, next] = [await person("admin"), await person("member")];
    for (const role of ["admin", "manager", "viewer", "member"] as const)
      expect([role, (await setRole(admin, next, role)).status, await roleOf(next)]).toEqual([
        role,
        200,
        role,
      ]);
    expect((await setRole(admin, next, "owner")).status).toBe(403);
  });
});

describe("a user below admin", () => {
  it("sets no roles", async () => {
    for (const role of ["manager", "member", "viewer"] as const) {
      const own = await person(role);
      for (const given of ["owner", "admin", role] as const)
        expect([role, given, (await setRole(own, own, given)).status]).toEqual([role, given, 403]);
    }
  });
});

describe("an API key limited to scopes", () => {
  const limited = async (...scopes: string[]) =>
    createTenantClient(acme.id, await createTestKey(api.db, acme.id, scopes));

  it("sets roles with credentials:write only, and promotes no admins", async () => {
    const target = await person("member");
    const put = async (key: Tenant, role: Role) =>
      (await key.put(`/v2/users/${target.id}`, { user: { role } })).status;
    const plain = await limited("users:write");
    const trusted = await limited("users:write", "credentials:write");
    expect([await put(plain, "viewer"), await put(trusted, "viewer"), await put(trusted, "admin")]).toEqual([
      403, 200, 403,
    ]);
    const admin = await person("admin");
    expect((await trusted.put(`/v2/users/${admin.id}`, { user: { role: "member" } })).status).toBe(403);
    const fresh = {
      organization: acme.id,
      user: { email: `${makeUniqueName("n")}@example.com`, role: "admin" },
    };
    expect((await trusted.post("/v2/users", fresh)).status).toBe(403);
  });
});

describe("a user with a lowered role", () => {
  it("has the new rights from the next request on, in every browser", async () => {
    const [owner, admin] = [await person("owner"), await person("admin")];
    const second = await createTestSession(api.db, { _id: admin.id });
    const list = async (headers: Record<string, string>) =>
      (await requestApi("GET", "/v2/users", { headers })).status;
    expect([await list(admin.headers), await list(second)]).toEqual([200, 200]);
    await setRole(owner, admin, "member");
    expect([await list(admin.headers), await list(second)]).toEqual([403, 403]);
    expect((await requestApi("GET", "/v2/me", { headers: second })).body.role).toBe("member");
  });

  it("cannot read a stored response to an Idempotency-Key any more", async () => {
    const [owner, admin] = [await person("owner"), await person("admin")];
    const body = { name: "Spring intake" };
    const headers = { ...admin.headers, "idempotency-key": makeUniqueName("once") };
    expect((await requestApi("POST", "/v2/invitations", { headers, body })).status).toBe(201);
    await setRole(owner, admin, "member");
    expect((await requestApi("POST", "/v2/invitations", { headers, body })).status).toBe(403);
  });
});
