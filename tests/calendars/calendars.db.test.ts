import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/platform/db/id";
import { type Tenant, testApi } from "../support/api";
import { createUser, exchange, faults, unique } from "../support/people";

const api = testApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;

/** A user with these mailboxes, the first of which has a second subcalendar. */
async function createOwner(...mailboxes: string[]) {
  const user = await createUser(acme, { calendars: mailboxes.map((name) => exchange(name)) });
  const list = (await acme.get(of(user))).body;
  const [first] = list.calendars;
  await api.db.subcalendar.create({
    data: {
      id: newId(),
      organizationId: acme.id,
      calendarId: first._id,
      source: "exchange",
      sourceId: "team",
      name: "Team",
    },
  });
  return { user, list: (await acme.get(of(user))).body };
}

describe("the calendar list of a user", () => {
  it("is there before there are calendars, under the id that the user names, and the same on every call", async () => {
    const user = await createUser(acme);
    const first = await acme.get(of(user));
    expect(first.body).toEqual({
      _id: user.calendarList,
      belongs_to: user._id,
      sync_suggestions: true,
      when_broken: "last_known",
      calendars: [],
      sign_ins: [],
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
      __v: 0,
    });
    expect((await acme.get(of(user))).body).toEqual(first.body);
    const { body } = await acme.put(of(user), first.body, { "if-match": first.headers.get("etag") ?? "" });
    expect(body).toEqual({ ...first.body, updatedAt: body.updatedAt, __v: 1 });
  });

  it("answers every field of a calendar, and never what opens it", async () => {
    const { list } = await createOwner("jane@example.com");
    expect(list.calendars).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        primary: true,
        name: "jane@example.com",
        source: "exchange",
        source_id: "jane@example.com",
        access_broken: false,
        broken_reason: null,
        synced_at: null,
        token: null,
        subcalendars: [
          {
            _id: expect.stringMatching(/^[0-9a-f]{24}$/),
            name: "Calendar",
            source: "exchange",
            source_id: "calendar",
            primary: true,
            display: true,
            busy: true,
            writable: true,
            bcolor: null,
            fcolor: null,
            color_id: null,
          },
          expect.objectContaining({ name: "Team", primary: false, writable: false }),
        ],
      },
    ]);
    expect(JSON.stringify(list)).not.toContain("secret");
  });

  it("of an unknown user is not found", async () => {
    const nobody = { _id: "0".repeat(24) };
    expect((await acme.get(of(nobody))).status).toBe(404);
    expect((await acme.put(of(nobody), {})).status).toBe(404);
  });
});

describe("PUT /v2/users/:user_id/calendars", () => {
  it("changes nothing but the version when it gets what GET answers", async () => {
    const { user, list } = await createOwner("a@example.com", "b@example.com");
    const { status, body } = await acme.put(of(user), list);
    expect(status).toBe(200);
    expect(body).toEqual({ ...list, updatedAt: body.updatedAt, __v: list.__v + 1 });
  });

  it.each([
    { name: "A@example.com" },
    { source_id: "a@example.com" },
    { source: "exchange", name: "A@example.com" },
    { source: "exchange", source_id: "a@example.com", name: "A@example.com" },
  ])("knows which calendar is meant by %j", async (which) => {
    const { user, list } = await createOwner("A@example.com", "b@example.com");
    const { body } = await acme.put(of(user), { calendars: { ...which, access_broken: true } });
    const broken = { ...list.calendars[0], access_broken: true, broken_reason: "access" };
    expect(body.calendars).toEqual([broken, list.calendars[1]]);
  });

  it("sets all subcalendars by their calendar, and single ones by themselves", async () => {
    const { user, list } = await createOwner("c@example.com");
    const [calendar] = list.calendars;
    const [main, team] = calendar.subcalendars;
    const { body } = await acme.put(of(user), {
      sync_suggestions: false,
      calendars: [
        {
          _id: calendar._id,
          name: "Work",
          busy: false,
          subcalendars: [{ _id: team._id, busy: true, writable: true, primary: true, bcolor: "#1a73e8" }],
        },
      ],
    });
    expect(body.sync_suggestions).toBe(false);
    expect(body.calendars).toEqual([
      {
        ...calendar,
        name: "Work",
        subcalendars: [
          { ...main, busy: false, primary: false },
          { ...team, busy: true, writable: true, primary: true, bcolor: "#1a73e8" },
        ],
      },
    ]);
    expect((await acme.get(of(user))).body).toEqual(body);
  });

  it("lets one calendar be the primary one", async () => {
    const { user, list } = await createOwner("d@example.com", "e@example.com");
    const [first, second] = list.calendars;
    const primaries = (answer: { body: typeof list }) =>
      answer.body.calendars.filter((one: typeof first) => one.primary).map((one: typeof first) => one._id);
    for (const { _id } of [second, first, second])
      expect(primaries(await acme.put(of(user), { calendars: [{ _id, primary: true }] }))).toEqual([_id]);
    const both = await acme.put(of(user), {
      calendars: [
        { _id: first._id, primary: true },
        { _id: second._id, primary: true },
      ],
    });
    expect([both.status, faults(both)]).toEqual([400, ["/calendars/1/primary duplicate"]]);
    const neither = await acme.put(of(user), { calendars: [{ _id: second._id, primary: false }] });
    expect(primaries(neither)).toEqual([]);
  });

  it("keeps one primary calendar when two are chosen at once", async () => {
    const { user, list } = await createOwner("f@example.com", "g@example.com");
    const chosen = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        acme.put(of(user), { calendars: [{ _id: list.calendars[index]._id, primary: true }] }),
      ),
    );
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await acme.get(of(user));
    expect(body.calendars.filter((one: { primary: boolean }) => one.primary)).toHaveLength(1);
    expect(body.__v).toBe(list.__v + 4);
  });

  const nobodys = "0".repeat(24);
  it.each([
    [{ calendars: [{ _id: nobodys }] }, 404, "/calendars/0/_id unknown"],
    [{ calendars: [{ name: "Nothing" }] }, 404, "/calendars/0 unknown"],
    [{ calendars: [{ primary: true }] }, 400, "/calendars/0/_id required"],
    [{ calendars: [{ source: "exchange" }] }, 400, "/calendars/0 ambiguous"],
    [
      { calendars: [{ name: "h@example.com", subcalendars: [{ _id: nobodys }] }] },
      404,
      "/calendars/0/subcalendars/0/_id unknown",
    ],
    [{ sync_suggestions: "yes" }, 400, "/sync_suggestions invalid_type"],
    [{ calendars: [{ name: "h@example.com", busy: 1 }] }, 400, "/calendars/0/busy invalid_type"],
    [
      { calendars: [{ name: "h@example.com", subcalendars: [{ name: "Team", bcolor: "red" }] }] },
      400,
      "/calendars/0/subcalendars/0/bcolor invalid_format",
    ],
  ])("refuses %j and changes nothing", async (body, status, fault) => {
    const { user, list } = await createOwner("h@example.com", "i@example.com");
    const answer = await acme.put(of(user), { sync_suggestions: false, ...body });
    expect([answer.status, faults(answer)]).toEqual([status, [fault]]);
    expect((await acme.get(of(user))).body).toEqual(list);
  });

  it("does not find the calendars of a colleague", async () => {
    const [mine, theirs] = [await createOwner("j@example.com"), await createOwner("k@example.com")];
    const answer = await acme.put(of(mine.user), { calendars: [{ _id: theirs.list.calendars[0]._id }] });
    expect([answer.status, faults(answer)]).toEqual([404, ["/calendars/0/_id unknown"]]);
  });

  it("refuses a version that is not the current one", async () => {
    const { user, list } = await createOwner("l@example.com");
    const stale = { "if-match": `"${list._id}-${list.__v - 1}"` };
    expect((await acme.put(of(user), { sync_suggestions: false }, stale)).status).toBe(412);
    expect((await acme.delete(`${of(user)}/${list.calendars[0]._id}`, stale)).status).toBe(412);
    expect((await acme.get(of(user))).body).toEqual(list);
  });
});

describe("DELETE /v2/users/:user_id/calendars/:calendar_id", () => {
  it("removes the calendar once, with all that was stored of it", async () => {
    const { user, list } = await createOwner(unique("gone"), unique("stays"));
    const [gone, stays] = list.calendars;
    const answer = await acme.delete(`${of(user)}/${gone._id}`);
    expect([answer.status, answer.body]).toEqual([200, { n: 1, ok: 1 }]);
    expect((await acme.get(of(user))).body).toMatchObject({ calendars: [stays], __v: list.__v + 1 });
    expect(await api.db.subcalendar.count({ where: { calendarId: gone._id } })).toBe(0);
    expect((await acme.delete(`${of(user)}/${gone._id}`)).status).toBe(404);
    const other = await createUser(acme);
    expect((await acme.delete(`${of(other)}/${stays._id}`)).status).toBe(404);
  });
});
