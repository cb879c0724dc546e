import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { orderDeletionsLast } from "../support/full-fixture/deletions";
import { SAMPLES } from "../support/full-fixture/samples";
import { EXPECTED_ACCESS, LIMITED_CALLERS } from "../support/role-table";
import { createTestTeam } from "../support/teams";
import { createTokenHeaders } from "../support/tokens";
import { createTestUser } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" }); // Each fixture joins a waiting list.

type World = Awaited<ReturnType<typeof createFullFixture>>;

const LOCKED = CONTRACTS.filter(({ scope }) => scope !== "public");

/** The session is read-only between these two operations. */
const SEEING = ["startImpersonation", "stopImpersonation"];

const IN_ORDER = orderDeletionsLast(LOCKED).sort((a, b) => SEEING.indexOf(a.name) - SEEING.indexOf(b.name));

async function signIn(acme: Tenant, role: Role) {
  const user = await createTestUser(acme);
  await confirmUserEmail(api.db, user);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { id: user._id as string, headers: await createTestSession(api.db, user) };
}

type Caller = (acme: Tenant, world: World) => Promise<Record<string, string>>;

const CALLERS: Record<(typeof LIMITED_CALLERS)[number], Caller> = {
  manager: async (acme, { team, user }) => {
    const { id, headers } = await signIn(acme, "manager");
    await acme.put(`/v2/teams/${team._id}`, { admins: [user._id, id] });
    return headers;
  },
  "manager of another team": async (acme) => {
    const { id, headers } = await signIn(acme, "manager");
    await createTestTeam(acme, { admins: [id], members: [id] });
    return headers;
  },
  // This member is an admin of the team, because only managers create some samples.
  member: async (_, { user }) => {
    await confirmUserEmail(api.db, user);
    return createTestSession(api.db, user);
  },
  colleague: async (acme) => (await signIn(acme, "member")).headers,
  viewer: async (acme) => (await signIn(acme, "viewer")).headers,
};

const UNLIMITED: Record<string, Caller> = {
  owner: async (acme) => (await signIn(acme, "owner")).headers,
  admin: async (acme) => (await signIn(acme, "admin")).headers,
  "owner's token": async (acme) => createTokenHeaders((await signIn(acme, "owner")).headers),
  key: async (acme) => ({ authorization: acme.key }),
};

function sendRequest(
  fixture: World,
  headers: Record<string, string>,
  { name, method }: (typeof LOCKED)[number],
) {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`No sample for ${name}`);
  const { path, body } = sample.call(fixture);
  return requestApi(method, path, { body, headers });
}

const isRefused = (status: number) => status === 401 || status === 403;

/** PATCH has the rights of PUT. */
const withPatch = (name: string) => {
  const patch = name.replace(/^update/, "patch");
  return patch !== name && CONTRACTS.some((contract) => contract.name === patch) ? [name, patch] : [name];
};

const rows = Object.entries(EXPECTED_ACCESS).flatMap(([pattern, names]) =>
  names
    .trim()
    .split(/\s+/)
    .flatMap(withPatch)
    .map((name) => [name, pattern] as const),
);
const patterns = new Map(rows);

it("access rights exist for every operation, once", { tags: "main" }, () => {
  expect(rows.map(([name]) => name).sort()).toEqual(LOCKED.map(({ name }) => name).sort());
});

it("access rights are declared in every restricted contract", {
  tags: "main",
}, () => {
  for (const { name, audience } of LOCKED) expect([name, audience]).toEqual([name, expect.any(String)]);
});

const WAYS = ["signed in", "by token"] as const;

/** A token with every scope has the rights of its user's session; these callers show it, inside and outside a team. */
const TOKEN_CALLERS: readonly string[] = ["manager", "member"];

const byWay = LIMITED_CALLERS.flatMap((caller, column) =>
  WAYS.filter((way) => way === "signed in" || TOKEN_CALLERS.includes(caller)).map(
    (way) => [caller, way, column] as const,
  ),
);

const getHeaders = (way: (typeof WAYS)[number], headers: Record<string, string>) =>
  way === "by token" ? createTokenHeaders(headers) : headers;

describe.each(byWay)("%s, %s", (caller, way, column) => {
  let fixture: World;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const acme = await api.tenant();
    fixture = await createFullFixture(acme);
    headers = await getHeaders(way, await CALLERS[caller](acme, fixture));
  });

  it.each(IN_ORDER)("$method $path", async (contract) => {
    const { status, body } = await sendRequest(fixture, headers, contract);
    const told = `${contract.name} answered ${status} ${JSON.stringify(body)}`;
    const isClosed = way === "by token" && contract.scope === "session";
    const expected = isClosed ? "-" : patterns.get(contract.name)?.[column];
    expect(isRefused(status) ? "-" : "x", told).toBe(expected);
  });
});

describe.each(Object.entries(UNLIMITED))("%s", (who, makeCaller) => {
  it("may do everything", { timeout: 120_000 }, async () => {
    const acme = await api.tenant();
    const fixture = await createFullFixture(acme);
    const headers = await makeCaller(acme, fixture);
    for (const contract of IN_ORDER) {
      const isProgram = who === "key" || who === "owner's token";
      const isClosed = isProgram ? contract.scope === "session" : contract.keyOnly === true;
      const { status } = await sendRequest(fixture, headers, contract);
      expect([contract.name, isRefused(status), status < 500]).toEqual([contract.name, isClosed, true]);
    }
  });
});

it("access rights require a session", async () => {
  const fixture = await createFullFixture(await api.tenant());
  for (const contract of LOCKED)
    expect([contract.name, (await sendRequest(fixture, {}, contract)).status]).toEqual([contract.name, 401]);
});
