import { beforeAll, describe, expect, it } from "vitest";
import { toRoleColumns } from "@/lib/domain/organizations/role";
import type { Role } from "@/lib/platform/http/audience";
import { call, createKey, type Tenant, testApi, withKey } from "../support/api";
import { createBookpage, createUser, unique } from "../support/people";
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
  return { id: user._id as string, headers: await createSession(api.db, user) };
}

interface Listed {
  _id: string;
  status: string;
  [field: string]: unknown;
}

const list = async (query: string, headers = { authorization: acme.key } as Record<string, string>) => {
  const { status, body } = await call("GET", `/v2/people?${query}`, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Listed[];
};

const idsOf = (people: Listed[]) => people.map(({ _id }) => _id);

describe("GET /v2/people", () => {
  it("says how far everybody has come in, and finds them by it", async () => {
    const named = (last_name: string) => createUser(acme, { user: { first_name: "Stand", last_name } });
    const imported = await named("Imported");
    const invited = await named("Invited");
    const ended = await named("Ended");
    const suspended = await named("Suspended");
    const joined = await createUser(acme, {
      user: { first_name: "Stand", last_name: "Joined" },
      login: { credentials: { username: unique("joined"), password: "five grey herons" } },
    });
    for (const { _id } of [invited, ended]) await acme.post("/v2/invitations", { user: _id });
    const found = await api.db.invitation.findFirstOrThrow({ where: { userId: ended._id } });
    await acme.delete(`/v2/invitations/${found.id}`);
    await acme.put(`/v2/users/${suspended._id}`, { user: { suspended: true } });

    const expected = {
      not_invited: imported,
      invited,
      invitation_ended: ended,
      suspended,
      joined,
    };
    for (const [status, { _id }] of Object.entries(expected)) {
      const people = await list(`search=stand&status=${status}`);
      expect([status, idsOf(people), people[0]?.status]).toEqual([status, [_id], status]);
    }
    const [one] = await list(`search=stand&status=invited`);
    expect(one).toMatchObject({ invitation: expect.any(String), invitation_ends_at: expect.any(String) });
  });

  it("tells teams, page and when somebody was last seen, and filters by them", async () => {
    const person = await createUser(acme, { user: { first_name: "Wanda" } });
    const page = await createBookpage(acme, person._id);
    const team = await createTeam(acme, { name: "Sales", members: [person._id] });
    await createSession(api.db, person);
    const [told] = await list("search=wanda&page=true");
    expect(told).toMatchObject({
      name: "Wanda",
      teams: [{ _id: team._id, name: "Sales" }],
      page: page.nickname,
      last_seen_at: expect.any(String),
    });
    expect(idsOf(await list(`team=${team._id}`))).toEqual([person._id]);
    expect(await list("search=wanda&page=false")).toEqual([]);
    expect((await acme.get("/v2/people?status=gone")).status).toBe(400);
  });

  it.each([
    ["name", ["Anna", "Bo", "Cleo"]],
    ["last_seen", ["Bo", "Cleo", "Anna"]],
    ["oldest", ["Cleo", "Anna", "Bo"]],
  ])("pages in the order %s", async (sort, expected) => {
    const word = unique("Sorted");
    const made = [];
    for (const first_name of ["Cleo", "Anna", "Bo"])
      made.push(await createUser(acme, { user: { first_name, last_name: word } }));
    await createSession(api.db, made[2]);
    const names: unknown[] = [];
    let path = `/v2/people?search=${word}&limit=1&sort=${sort}`;
    for (let round = 0; round < 3; round++) {
      const { body, headers } = await acme.get(path);
      names.push(...body.map(({ name }: Listed) => String(name).split(" ")[0]));
      const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
      if (next) path = `/v2/people${new URL(next).search}`;
    }
    // Of those whom nobody has seen the newer one comes first.
    expect(names).toEqual(sort === "last_seen" ? ["Bo", "Anna", "Cleo"] : expected);
  });

  it("is narrowed to a manager's people, whole for viewers, and closed to members", async () => {
    const [manager, viewer, member] = [
      await signIn("manager"),
      await signIn("viewer"),
      await signIn("member"),
    ];
    const own = await createUser(acme);
    const other = await createUser(acme);
    await createTeam(acme, { members: [own._id], admins: [manager.id] });
    expect(idsOf(await list("", manager.headers)).sort()).toEqual([own._id, manager.id].sort());
    expect(idsOf(await list("limit=1000", viewer.headers))).toEqual(
      expect.arrayContaining([own._id, other._id]),
    );
    expect((await call("GET", "/v2/people", { headers: member.headers })).status).toBe(403);
  });
});

const change = async (body: object, headers = { authorization: acme.key } as Record<string, string>) => {
  const answer = await call("PUT", "/v2/people/batch", { headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.results as { status: number; error?: { errors: { pointer: string; code: string }[] } }[];
};

const told = (results: Awaited<ReturnType<typeof change>>) =>
  results.map(({ status, error }) => [status, ...(error?.errors ?? []).map(({ pointer }) => pointer)]);

describe("PUT /v2/people/batch", () => {
  it("gives many a role and a team at once", async () => {
    const team = await createTeam(acme, { name: "North" });
    const people = [await createUser(acme), await createUser(acme)];
    const users = people.map(({ _id }) => _id);
    expect(told(await change({ users, role: "manager", team: team._id }))).toEqual([[200], [200]]);
    const listed = await list(`team=${team._id}&role=manager&sort=oldest`);
    expect(idsOf(listed)).toEqual(users);
  });

  it("lets what is wrong fail alone, and says why", async () => {
    const person = await createUser(acme);
    const room = await createUser(acme, { user: { emails: [], resource: true } });
    const unknown = "0".repeat(24);
    const results = await change({ users: [unknown, room._id, person._id], role: "viewer" });
    expect(told(results)).toEqual([[404, "/users/0"], [400, "/users/1"], [200]]);
    const only = async (field: object) =>
      told(await change({ users: [person._id], suspended: true, ...field }));
    expect(await only({ team: unknown })).toEqual([[404, "/team"]]);
    // Of a change that fails nothing is written.
    expect((await acme.get(`/v2/users/${person._id}`)).body).toMatchObject({
      role: "viewer",
      suspended: false,
    });
    expect(await only({})).toEqual([[200]]);
    expect((await acme.put("/v2/people/batch", { users: [person._id], role: "king" })).status).toBe(400);
  });

  it("asks a key for credentials:write where roles are given, and lets go of nobody's last owner", async () => {
    const owner = await signIn("owner");
    const person = await createUser(acme);
    const key = withKey(acme.id, await createKey(api.db, acme.id, ["users:write"]));
    const { body } = await key.put("/v2/people/batch", { users: [person._id], role: "admin" });
    expect(body.results[0].status).toBe(403);
    const [result] = await change({ users: [owner.id], role: "member" }, owner.headers);
    expect(result?.status).toBe(409);
  });

  it("changes nothing in a dry run", async () => {
    const person = await createUser(acme);
    const { body } = await acme.put("/v2/people/batch", {
      dry_run: true,
      users: [person._id],
      role: "viewer",
    });
    expect(body.results).toEqual([{ status: 200 }]);
    expect((await acme.get(`/v2/users/${person._id}`)).body.role).toBe("member");
  });
});
