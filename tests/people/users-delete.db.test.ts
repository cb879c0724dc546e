import { beforeAll, describe, expect, it } from "vitest";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import {
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestUser,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const remove = (user: { _id: string }, headers?: Record<string, string>) =>
  acme.delete(`/v2/users/${user._id}`, headers);

const makeAdmin = (user: { _id: string }) =>
  api.db.user.updateMany({ where: { id: user._id }, data: { admin: true } });

async function signIn(user: { _id: string }) {
  const token = generateToken();
  const expiresAt = new Date(Date.now() + 60_000);
  await api.db.session.create({
    data: {
      id: generateId(),
      organizationId: acme.id,
      tokenHash: hashToken(token),
      userId: user._id,
      expiresAt,
    },
  });
  return { cookie: `bookpage_session=${token}` };
}

/** Returns every row of every table that still refers to the user. */
async function findTraces(user: { _id: string; calendarList: string }) {
  const { rows } = await api.pool.query<{ name: string }>(
    // Deleted ids are kept for a month for delta sync.
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('audit_entries', 'tombstones')",
  );
  const traces = await Promise.all(
    rows.map(({ name }) =>
      api.pool.query(`SELECT $1 AS name FROM ${name} t WHERE t::text LIKE ANY ($2)`, [
        name,
        [`%${user._id}%`, `%${user.calendarList}%`],
      ]),
    ),
  );
  return traces.flatMap((trace) => trace.rows.map(({ name }) => name));
}

describe("DELETE /v2/users/:user_id", () => {
  it("leaves no reference to the user", { tags: "main" }, async () => {
    const host = await createTestHost(acme);
    const colleague = await createTestUser(acme);
    await acme.put(`/v2/users/${host._id}`, {
      login: { credentials: { username: makeUniqueName("login"), password: "long enough" } },
      calendars: [buildExchangeAccount(makeUniqueName("mailbox"))],
    });
    await acme.put(`/v2/users/${host._id}`, { finish_signup_with: "email" });
    await acme.put(`/v2/users/${host._id}/preferences`, { push_enabled: true });
    const page = await createTestPage(acme, host._id);
    await api.db.team.create({
      data: {
        id: generateId(),
        organizationId: acme.id,
        externalId: makeUniqueName("team"),
        name: "Team",
        people: { create: [{ userId: host._id, admin: true }] },
      },
    });
    await createTestEvent(acme, host, { bookpage: true, confirmed: { flag: true }, dates: [DATE] });
    await createTestEvent(acme, colleague, {
      dates: [DATE],
      places: [{ name: "Office" }],
      invitees: [{ email: host.emails[0] }],
      messages: [{ body: "Hello", from: host.emails[0] }],
    });
    const away = { start_date: "2031-08-04", end_date: "2031-08-15" };
    await acme.post(`/v2/users/${host._id}/absences`, { ...away, instead: colleague._id });
    const absences = `/v2/users/${colleague._id}/absences`;
    const { body: absence } = await acme.post(absences, { ...away, label: "Sea", instead: host._id });
    await signIn(host);

    const response = await remove(host);
    expect([response.status, response.body]).toEqual([200, { n: 1, ok: 1 }]);
    expect(await findTraces(host)).toEqual([]);
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).status).toBe(404);
    const left = { ...absence, instead: null, updatedAt: expect.any(String), __v: 1 };
    expect((await acme.get(absences)).body).toEqual([left]);
    expect((await remove(host)).status).toBe(404);
  });

  it("keeps events with their names and addresses, and their confirmation", async () => {
    const host = await createTestHost(acme, {});
    await acme.put(`/v2/users/${host._id}`, { user: { first_name: "Ana", last_name: "Silva" } });
    const guest = await createTestUser(acme, { user: { first_name: "Gil" } });
    const event = await createTestEvent(acme, host, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [DATE],
      places: [{ name: "Office" }],
      invitees: [{ email: guest.emails[0] }],
      messages: [{ body: "Hello" }],
    });
    const email = `${makeUniqueName("moved")}@example.com`;
    await acme.put(`/v2/users/${host._id}`, { user: { email } });
    const before = await acme.get(`/v2/events/${event._id}`);

    await remove(host);
    const { body } = await acme.get(`/v2/events/${event._id}`);
    const anonymous = { created_by: { user: null } };
    expect(body).toEqual({
      ...before.body,
      created_by: { ...before.body.created_by, user: null },
      dates: [
        {
          ...before.body.dates[0],
          ...anonymous,
          votes: {
            ...before.body.dates[0].votes,
            yes: [expect.objectContaining({ created_by: expect.objectContaining({ user: null }) })],
          },
        },
      ],
      places: [expect.objectContaining({ name: "Office", ...anonymous })],
      messages: [{ ...before.body.messages[0], ...anonymous }],
      invitees: before.body.invitees.map((invitee: { user: string }) => ({
        ...invitee,
        ...anonymous,
        user: invitee.user === host._id ? null : invitee.user,
      })),
      updatedAt: body.updatedAt,
      __v: before.body.__v + 1,
    });
    expect([body.created_by.email, body.created_by.full_name]).toEqual([email, "Ana Silva"]);
    const named = await acme.get(`/v2/events?creator_emails=${email}`);
    expect(named.body).toEqual([body]);

    await remove(guest);
    const last = (await acme.get(`/v2/events/${event._id}`)).body;
    expect(
      last.invitees.map((invitee: { user: null; email: string }) => [invitee.user, invitee.email]),
    ).toEqual([
      [null, host.emails[0]],
      [null, guest.emails[0]],
    ]);
    expect(last.confirmed.flag).toBe(true);
  });

  it("ends the sessions of the user", async () => {
    const [boss, user] = [await createTestUser(acme), await createTestUser(acme)];
    await Promise.all([boss, user].map(makeAdmin));
    const session = await signIn(user);
    expect((await requestApi("GET", "/v2/auth/test", { headers: session })).status).toBe(200);
    expect((await remove(user)).status).toBe(200);
    expect((await requestApi("GET", "/v2/auth/test", { headers: session })).status).toBe(401);
  });

  it("frees address, extid, username and nickname", async () => {
    const person = {
      user: {
        email: `${makeUniqueName("again")}@example.com`,
        account: { organization: { extid: makeUniqueName("again") } },
      },
      login: { credentials: { username: makeUniqueName("again"), password: "long enough" } },
      bookpage: { nickname: makeUniqueName("again") },
    };
    const user = await createTestUser(acme, person);
    await remove(user);
    expect((await createTestUser(acme, person))._id).not.toBe(user._id);
  });

  it("rejects the last admin, also when the last two are deleted simultaneously", async () => {
    const other = await api.tenant("Other");
    const [first, second] = [await createTestUser(other), await createTestUser(other)];
    await makeAdmin(first);
    const alone = await other.delete(`/v2/users/${first._id}`);
    expect([alone.status, alone.body.code]).toEqual([409, "conflict"]);
    await makeAdmin(second);
    const both = await Promise.all([first, second].map(({ _id }) => other.delete(`/v2/users/${_id}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.db.user.count({ where: { organizationId: other.id, admin: true } })).toBe(1);
  });

  it("rejects an outdated version", async () => {
    const user = await createTestUser(acme);
    await acme.put(`/v2/users/${user._id}`, { user: { first_name: "Ana" } });
    expect((await remove(user, { "if-match": `"${user._id}-0"` })).status).toBe(412);
    expect((await remove(user, { "if-match": `"${user._id}-1"` })).status).toBe(200);
  });

  it("deletes once for five simultaneous requests", async () => {
    const user = await createTestUser(acme);
    const responses = await Promise.all(Array.from({ length: 5 }, () => remove(user)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it("during other writes about the user leaves no partial data, and no request fails", async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await createTestHost(acme);
      const colleague = await createTestUser(acme);
      const event = { created_by: { user: user._id }, title: "Rush", dates: [DATE] };
      const invitees = [{ email: user.emails[0] }];
      const [gone, ...others] = await Promise.all([
        remove(user),
        acme.post("/v2/events", { ...event, bookpage: true, confirmed: { flag: true } }),
        acme.post("/v2/events", event),
        acme.post("/v2/events", { ...event, created_by: { user: colleague._id }, invitees }),
        acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount(makeUniqueName("rush"))] }),
        acme.put(`/v2/users/${user._id}/preferences`, { push_enabled: true }),
        acme.post(`/v2/users/${user._id}/availabilities`, {}),
        acme.post("/v2/bookpages", { nickname: makeUniqueName("rush"), belongs_to: user._id }),
      ]);
      expect(gone.status).toBe(200);
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      expect(await findTraces(user)).toEqual([]);
    }
  });
});
