import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { startSession } from "@/lib/domain/auth/sessions/start-session";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestRoom } from "../support/rooms";
import { createTestTeam } from "../support/teams";
import { createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function signIn(role: Role) {
  const user = await createTestUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { id: user._id as string, headers: await createTestSession(api.db, user) };
}

/** Signs in, and out again. */
async function visit({ _id }: { _id: string }) {
  const { id, organizationId } = await api.db.user.findFirstOrThrow({ where: { id: _id } });
  const device = { userAgent: null, token: null };
  const token = await startSession(api.db, { id, organizationId }, device, asInstant(Date.now()));
  const headers = { cookie: `bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
  const [{ _id: session }] = (await requestApi("GET", "/v2/sessions", { headers })).body;
  expect((await requestApi("DELETE", `/v2/sessions/${session}`, { headers })).status).toBe(200);
}

interface Listed {
  _id: string;
  status: string;
  [field: string]: unknown;
}

const list = async (query: string, headers = { authorization: acme.key } as Record<string, string>) => {
  const { status, body } = await requestApi("GET", `/v2/people?${query}`, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Listed[];
};

const idsOf = (people: Listed[]) => people.map(({ _id }) => _id);

describe("GET /v2/people/:user_id", () => {
  const read = (id: string, headers: Record<string, string> = { authorization: acme.key }) =>
    requestApi("GET", `/v2/people/${id}`, { headers });

  it("returns the entry of the list, with missing setup", async () => {
    const person = await createTestUser(acme, { user: { first_name: "Olga" } });
    const { status, body } = await read(person._id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Olga", status: "not_invited" });
    expect([...body.lacks].sort()).toEqual(["without_calendar", "without_hours", "without_page"]);
    expect(await list("search=olga")).toEqual([body]);

    await createTestPage(acme, person._id);
    await acme.put("/v2/people/batch", {
      users: [person._id],
      availability: {
        days: { monday: { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] } },
      },
    });
    expect((await read(person._id)).body.lacks).toEqual(["without_calendar"]);
  });

  it("is allowed for admins, viewers, the user's managers, and the user; others get 404", async () => {
    const person = await signIn("member");
    const manager = await signIn("manager");
    await createTestTeam(acme, { members: [person.id], admins: [manager.id] });
    const others = await signIn("manager");
    const colleague = await signIn("member");
    for (const { headers } of [person, manager, await signIn("viewer"), await signIn("admin")])
      expect((await read(person.id, headers)).status).toBe(200);
    for (const { headers } of [others, colleague])
      expect((await read(person.id, headers)).body.detail).toBe(
        (await read("65f0c1a2b3c4d5e6f7a8b9c0", headers)).body.detail,
      );
    expect((await read(person.id, colleague.headers)).status).toBe(403);
    const outsider = await api.tenant();
    expect((await outsider.get(`/v2/people/${person.id}`)).status).toBe(404);
    expect((await read("nonsense")).status).toBe(400);
  });

  it("rejects rooms", async () => {
    const room = await createTestRoom(acme, "Blue room");
    expect((await read(room._id)).status).toBe(404);
  });

  it("includes the user's calendars", async () => {
    const person = await createTestUser(acme);
    const { body } = await acme.get(`/v2/calendars?user=${person._id}`);
    expect(body).toMatchObject([{ _id: person._id, status: "none", calendars: [] }]);
  });
});

describe("GET /v2/people", () => {
  it("returns each user's setup status, and filters by it", { tags: "main" }, async () => {
    const named = (last_name: string) => createTestUser(acme, { user: { first_name: "Stand", last_name } });
    const imported = await named("Imported");
    const invited = await named("Invited");
    const ended = await named("Ended");
    const suspended = await named("Suspended");
    const joined = await createTestUser(acme, {
      user: { first_name: "Stand", last_name: "Joined" },
      login: { credentials: { username: makeUniqueName("joined"), password: "five grey herons" } },
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

  it("returns teams, page and last activity, and filters by them", async () => {
    const person = await createTestUser(acme, { user: { first_name: "Wanda" } });
    const page = await createTestPage(acme, person._id);
    const team = await createTestTeam(acme, { name: "Sales", members: [person._id] });
    await visit(person);
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

  it("updates the last activity, to the minute", async () => {
    const person = await createTestUser(acme, { user: { first_name: "Yara" } });
    const headers = await createTestSession(api.db, person);
    const readSeen = async () => (await list("search=yara"))[0]?.last_seen_at;
    expect((await requestApi("GET", "/v2/me", { headers })).status).toBe(200);
    expect(await readSeen()).toBeNull(); // The user was created a moment ago.
    await api.db.session.updateMany({
      where: { userId: person._id },
      data: { lastUsedAt: new Date(Date.now() - 2 * MINUTE) },
    });
    expect((await requestApi("GET", "/v2/me", { headers })).status).toBe(200);
    expect(Date.now() - Date.parse(String(await readSeen()))).toBeLessThan(MINUTE);
  });

  it.each([
    ["name", ["Anna", "Bo", "Cleo"]],
    ["last_seen", ["Bo", "Cleo", "Anna"]],
    ["oldest", ["Cleo", "Anna", "Bo"]],
    ["name_backwards", ["Cleo", "Bo", "Anna"]],
    ["longest_unseen", ["Cleo", "Anna", "Bo"]],
  ])("pages in the order %s", async (sort, expected) => {
    const word = makeUniqueName("Sorted");
    const made = [];
    for (const first_name of ["Cleo", "Anna", "Bo"])
      made.push(await createTestUser(acme, { user: { first_name, last_name: word } }));
    await visit(made[2]);
    const names: unknown[] = [];
    let path = `/v2/people?search=${word}&limit=1&sort=${sort}`;
    for (let round = 0; round < 3; round++) {
      const { body, headers } = await acme.get(path);
      names.push(...body.map(({ name }: Listed) => String(name).split(" ")[0]));
      const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
      if (next) path = `/v2/people${new URL(next).search}`;
    }
    // The newer of two users without a visit comes first.
    expect(names).toEqual(sort === "last_seen" ? ["Bo", "Anna", "Cleo"] : expected);
  });

  it("counts users by status, with the filters", async () => {
    const word = makeUniqueName("Counted");
    const made = [];
    for (const first_name of ["Ann", "Ben", "Cid"])
      made.push(await createTestUser(acme, { user: { first_name, last_name: word } }));
    const team = await createTestTeam(acme, { members: [made[0]._id] });
    await acme.put(`/v2/users/${made[0]._id}`, { user: { suspended: true } });
    await acme.post("/v2/invitations", { user: made[1]._id });
    const none = { joined: 0, invited: 0, invitation_ended: 0, suspended: 0, not_invited: 0 };
    const count = async (query: string) => (await acme.get(`/v2/people/counts?search=${word}${query}`)).body;
    expect(await count("")).toEqual({ ...none, suspended: 1, invited: 1, not_invited: 1 });
    expect(await count(`&team=${team._id}`)).toEqual({ ...none, suspended: 1 });
    const outsider = await api.tenant();
    expect((await outsider.get(`/v2/people/counts?search=${word}`)).body).toEqual(none);
    expect(await count("&filter=without_page")).toEqual({ ...none, invited: 1, not_invited: 1 });
    expect(idsOf(await list(`search=${word}&filter=without_page&sort=oldest`))).toEqual([
      made[1]._id,
      made[2]._id,
    ]);
  });

  it("is limited to a manager's users, complete for viewers, and refused to members", async () => {
    const [manager, viewer, member] = [
      await signIn("manager"),
      await signIn("viewer"),
      await signIn("member"),
    ];
    const own = await createTestUser(acme);
    const other = await createTestUser(acme);
    await createTestTeam(acme, { members: [own._id], admins: [manager.id] });
    expect(idsOf(await list("", manager.headers)).sort()).toEqual([own._id, manager.id].sort());
    expect(idsOf(await list("limit=1000", viewer.headers))).toEqual(
      expect.arrayContaining([own._id, other._id]),
    );
    expect((await requestApi("GET", "/v2/people", { headers: member.headers })).status).toBe(403);
    const { body } = await requestApi("GET", "/v2/people/counts", { headers: manager.headers });
    expect(Object.values(body as Record<string, number>).reduce((sum, count) => sum + count)).toBe(2);
  });
});

const change = async (body: object, headers = { authorization: acme.key } as Record<string, string>) => {
  const response = await requestApi("PUT", "/v2/people/batch", { headers, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body.results as {
    status: number;
    error?: { errors: { pointer: string; code: string }[] };
  }[];
};

const told = (results: Awaited<ReturnType<typeof change>>) =>
  results.map(({ status, error }) => [status, ...(error?.errors ?? []).map(({ pointer }) => pointer)]);

describe("PUT /v2/people/batch", () => {
  it("sets a role and a team for many users", { tags: "main" }, async () => {
    const team = await createTestTeam(acme, { name: "North" });
    const people = [await createTestUser(acme), await createTestUser(acme)];
    const users = people.map(({ _id }) => _id);
    expect(told(await change({ users, role: "manager", team: team._id }))).toEqual([[200], [200]]);
    const listed = await list(`team=${team._id}&role=manager&sort=oldest`);
    expect(idsOf(listed)).toEqual(users);
  });

  it("fails single entries, with reasons", async () => {
    const person = await createTestUser(acme);
    const room = await createTestUser(acme, { user: { emails: [], resource: true } });
    const unknown = "0".repeat(24);
    const results = await change({ users: [unknown, room._id, person._id], role: "viewer" });
    expect(told(results)).toEqual([[404, "/users/0"], [400, "/users/1"], [200]]);
    const only = async (field: object) =>
      told(await change({ users: [person._id], suspended: true, ...field }));
    expect(await only({ team: unknown })).toEqual([[404, "/team"]]);
    // A failing entry changes nothing.
    expect((await acme.get(`/v2/users/${person._id}`)).body).toMatchObject({
      role: "viewer",
      suspended: false,
    });
    expect(await only({})).toEqual([[200]]);
    expect((await acme.put("/v2/people/batch", { users: [person._id], role: "king" })).status).toBe(400);
  });

  it("requires credentials:write of a key for roles, and keeps the last owner", async () => {
    const owner = await signIn("owner");
    const person = await createTestUser(acme);
    const key = createTenantClient(acme.id, await createTestKey(api.db, acme.id, ["users:write"]));
    const { body } = await key.put("/v2/people/batch", { users: [person._id], role: "admin" });
    expect(body.results[0].status).toBe(403);
    const [result] = await change({ users: [owner.id], role: "member" }, owner.headers);
    expect(result?.status).toBe(409);
  });

  it("removes users from a team, and from its order", async () => {
    const people = [await createTestUser(acme), await createTestUser(acme)];
    const [one, two] = people.map(({ _id }) => _id as string);
    const team = await createTestTeam(acme, {
      members: [one, two],
      admins: [one],
      assignment: { rule: "priority", order: [one, two] },
    });
    expect(told(await change({ users: [one], leave_team: team._id }))).toEqual([[200]]);
    const { body } = await acme.get(`/v2/teams/${team._id}`);
    expect(body).toMatchObject({ members: [two], admins: [], assignment: { order: [two] } });
    expect(told(await change({ users: [one], leave_team: "0".repeat(24) }))).toEqual([[404, "/leave_team"]]);
  });

  it("sets hours for users with and without any", async () => {
    const [timed, bare] = [await createTestUser(acme), await createTestUser(acme)];
    const users = [timed._id, bare._id];
    await acme.post(`/v2/users/${timed._id}/availabilities`, { buffer_before: 10 });
    const monday = { enabled: true, slots: [{ start_time: "08:00", end_time: "12:00" }] };
    expect(told(await change({ users, availability: { days: { monday } } }))).toEqual([[200], [200]]);
    for (const user of users) {
      const { body } = await acme.get(`/v2/users/${user}/availabilities`);
      expect(body.days.monday.slots).toHaveLength(1);
    }
    expect((await acme.get(`/v2/users/${timed._id}/availabilities`)).body.buffer_before).toBe(10);
    const wrong = { end_date: "2031-01-01", start_date: "2031-01-02" };
    const [refused] = told(await change({ users: [bare._id], availability: wrong }));
    expect(String(refused?.[1])).toMatch(/^\/availability\//);
  });

  it("creates pages named after users without one", async () => {
    const last_name = makeUniqueName("Øresund");
    const namesakes = [
      await createTestUser(acme, { user: { first_name: "Zoë", last_name } }),
      await createTestUser(acme, { user: { first_name: "Zoe", last_name } }),
    ];
    const owner = await createTestUser(acme);
    const page = await createTestPage(acme, owner._id);
    const users = [...namesakes, owner].map(({ _id }) => _id);
    expect(told(await change({ users, page: true }))).toEqual([[200], [200], [200]]);
    const pages = (await Promise.all(users.map((user) => acme.get(`/v2/users/${user}/bookpages`)))).map(
      ({ body }) => body.map(({ nickname }: { nickname: string }) => nickname),
    );
    const name = `zoe-${last_name
      .toLowerCase()
      .replace("ø", "o")
      .replace(/[^a-z0-9]+/g, "-")}`;
    expect(pages).toEqual([[name], [`${name}-2`], [page.nickname]]);
  });

  it("invites users once, and refuses recently invited, joined and suspended ones", async () => {
    const joined = await createTestUser(acme, {
      login: { credentials: { username: makeUniqueName("joined"), password: "five grey herons" } },
    });
    const [suspended, newcomer] = [await createTestUser(acme), await createTestUser(acme)];
    await acme.put(`/v2/users/${suspended._id}`, { user: { suspended: true } });
    const users = [joined, suspended, newcomer].map(({ _id }) => _id);
    const invite = async () => (await change({ users, invite: true })).map(({ status }) => status);
    expect(await invite()).toEqual([409, 409, 200]);
    expect(await invite()).toEqual([409, 409, 429]);
    const invitations = await api.db.invitation.findMany({ where: { userId: newcomer._id } });
    expect(invitations).toMatchObject([{ mails: 1 }]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await api.db.invitation.updateMany({ where: { userId: newcomer._id }, data: { mailedAt: yesterday } });
    expect(await invite()).toEqual([409, 409, 200]);
    await acme.delete(`/v2/invitations/${invitations[0]?.id}`);
    expect(await invite()).toEqual([409, 409, 200]);
    expect(await api.db.invitation.count({ where: { userId: newcomer._id } })).toBe(2);
  });

  it("changes nothing in a dry run", async () => {
    const person = await createTestUser(acme);
    const { body } = await acme.put("/v2/people/batch", {
      dry_run: true,
      users: [person._id],
      role: "viewer",
    });
    expect(body.results).toEqual([{ status: 200 }]);
    expect((await acme.get(`/v2/users/${person._id}`)).body.role).toBe("member");
  });
});
