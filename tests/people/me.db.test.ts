import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import { createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function signIn(role: Role) {
  const user = await createTestUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { user, headers: await createTestSession(api.db, user) };
}

interface Permission {
  operation: string;
  reach: string;
}

const readMe = async (headers: Record<string, string>) =>
  (await requestApi("GET", "/v2/me", { headers })).body;

const reachOf = ({ permissions }: { permissions: Permission[] }, name: string) =>
  permissions.find(({ operation }) => operation === name)?.reach ?? null;

describe("GET /v2/me", () => {
  it("returns the signed-in user, and their permissions", { tags: "main" }, async () => {
    const { user, headers } = await signIn("manager");
    const team = await createTestTeam(acme, { name: "Sales", admins: [user._id], members: [] });
    const me = await readMe(headers);
    expect(me).toMatchObject({
      kind: "user",
      role: "manager",
      organization: { _id: acme.id, name: "Acme" },
      person: { _id: user._id, email: user.emails[0], timezone: "Europe/Paris" },
      key: null,
      teams: [{ _id: team._id, name: "Sales" }],
      scopes: null,
    });
    expect(["listUsers", "updateBookpage", "getFeed", "createUser"].map((name) => reachOf(me, name))).toEqual(
      ["team", "team", "own", null],
    );
  });

  it("returns read-only permissions to a viewer", async () => {
    const me = await readMe((await signIn("viewer")).headers);
    expect([reachOf(me, "listEvents"), reachOf(me, "updateEvent"), reachOf(me, "listApiKeys")]).toEqual([
      "all",
      null,
      null,
    ]);
  });

  it("returns to an owner all permissions except those of keys", async () => {
    const me = await readMe((await signIn("owner")).headers);
    const missing = CONTRACTS.filter(({ name }) => reachOf(me, name) !== "all").map(({ name }) => name);
    expect(missing).toEqual(["registerThirdPartyByGet"]);
  });

  it("returns to a key its scopes", async () => {
    const limited = createTenantClient(acme.id, await createTestKey(api.db, acme.id, ["slots:read"]));
    const { body: me } = await limited.get("/v2/me");
    expect(me).toMatchObject({
      kind: "key",
      role: null,
      person: null,
      key: { name: "test" },
      scopes: ["slots:read"],
    });
    expect([reachOf(me, "listSlots"), reachOf(me, "listUsers"), reachOf(me, "listSessions")]).toEqual([
      "all",
      null,
      null,
    ]);
    expect((await acme.get("/v2/me")).body).toMatchObject({ kind: "key", scopes: null });
  });
});
