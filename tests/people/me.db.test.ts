import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import type { Role } from "@/lib/platform/http/audience";
import { call, createKey, type Tenant, testApi, withKey } from "../support/api";
import { createUser } from "../support/people";
import { createSession } from "../support/sessions";
import { createTeam } from "../support/teams";

const api = testApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function signIn(role: Role) {
  const user = await createUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { user, headers: await createSession(api.db, user) };
}

interface Permission {
  operation: string;
  reach: string;
}

const readMe = async (headers: Record<string, string>) => (await call("GET", "/v2/me", { headers })).body;

const reachOf = ({ permissions }: { permissions: Permission[] }, name: string) =>
  permissions.find(({ operation }) => operation === name)?.reach ?? null;

describe("GET /v2/me", () => {
  it("tells a person who they are, and what is open to them", { tags: "main" }, async () => {
    const { user, headers } = await signIn("manager");
    const team = await createTeam(acme, { name: "Sales", admins: [user._id], members: [] });
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

  it("tells a viewer that all is to be read, and nothing to be changed", async () => {
    const me = await readMe((await signIn("viewer")).headers);
    expect([reachOf(me, "listEvents"), reachOf(me, "updateEvent"), reachOf(me, "listApiKeys")]).toEqual([
      "all",
      null,
      null,
    ]);
  });

  it("names what an owner may do: everything but what is for keys", async () => {
    const me = await readMe((await signIn("owner")).headers);
    const missing = CONTRACTS.filter(({ name }) => reachOf(me, name) !== "all").map(({ name }) => name);
    expect(missing).toEqual(["registerThirdPartyByGet"]);
  });

  it("tells a key its scopes, whatever they are", async () => {
    const limited = withKey(acme.id, await createKey(api.db, acme.id, ["slots:read"]));
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
