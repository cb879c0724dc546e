import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { recordSyncSuccess } from "@/lib/domain/calendars/sync/record-sync";
import { syncSubcalendars } from "@/lib/domain/calendars/sync-subcalendars";
import {
  clearWriteFailures,
  recordWriteFailure,
  recordWriteSuccess,
} from "@/lib/domain/events/calendar-entries/record-write-result";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestRoom } from "../support/rooms";
import { buildExchangeAccount, createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;

/** Creates a user with these mailboxes, the first of which has a second subcalendar. */
async function createOwner(...mailboxes: string[]) {
  const user = await createTestUser(acme, { calendars: mailboxes.map((name) => buildExchangeAccount(name)) });
  const list = (await acme.get(of(user))).body;
  const [first] = list.calendars;
  await api.db.subcalendar.create({
    data: {
      id: generateId(),
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
  it("exists before there are calendars, under the id in the user, and stays the same", async () => {
    const user = await createTestUser(acme);
    const first = await acme.get(of(user));
    expect(first.body).toEqual({
      _id: user.calendarList,
      belongs_to: user._id,
      sync_suggestions: true,
      when_broken: "last_known",
      target_calendar: null,
      entry_visibility: "default",
      on_calendar_change: "tell",
      busy_statuses: ["tentative", "out_of_office"],
      calendars: [],
      sign_ins: [],
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
      __v: 0,
    });
    expect((await acme.get(of(user))).body).toEqual(first.body);
    const { body } = await acme.put(of(user), first.body, { "if-match": first.headers.get("etag") ?? "" });
    expect(body).toEqual({ ...first.body, updatedAt: body.updatedAt }); // The list is stored now.
  });

  it("returns every field of a calendar without its credentials", { tags: "main" }, async () => {
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
        connection: null,
        synced_at: null,
        upcoming_count: 0,
        write_refused_at: null,
        write_refused_reason: null,
        write_refused_subcalendar: null,
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
            copy_busy: false,
            bcolor: null,
            fcolor: null,
            color_id: null,
            unread_count: 0,
            unread_entries: [],
          },
          expect.objectContaining({ name: "Team", primary: false, writable: false }),
        ],
      },
    ]);
    expect(JSON.stringify(list)).not.toContain("secret");
  });

  it("returns 404 for an unknown user", async () => {
    const unknown = { _id: "0".repeat(24) };
    expect((await acme.get(of(unknown))).status).toBe(404);
    expect((await acme.put(of(unknown), {})).status).toBe(404);
  });
});

describe("PUT /v2/users/:user_id/calendars", () => {
  it("changes nothing, including the version, for the response of GET", async () => {
    const { user, list } = await createOwner("a@example.com", "b@example.com");
    const { status, body } = await acme.put(of(user), list);
    expect(status).toBe(200);
    expect(body).toEqual(list);
  });

  it.each([
    { name: "A@example.com" },
    { source_id: "a@example.com" },
    { source: "exchange", name: "A@example.com" },
    { source: "exchange", source_id: "a@example.com", name: "A@example.com" },
  ])("identifies the calendar by %j", async (which) => {
    const { user, list } = await createOwner("A@example.com", "b@example.com");
    const { body } = await acme.put(of(user), { calendars: { ...which, access_broken: true } });
    const broken = { ...list.calendars[0], access_broken: true, broken_reason: "access" };
    expect(body.calendars).toEqual([broken, list.calendars[1]]);
  });

  it("sets all subcalendars by their calendar, and single ones individually", { tags: "main" }, async () => {
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

  it("sets one calendar as primary", async () => {
    const { user, list } = await createOwner("d@example.com", "e@example.com");
    const [first, second] = list.calendars;
    const primaries = (response: { body: typeof list }) =>
      response.body.calendars.filter((one: typeof first) => one.primary).map((one: typeof first) => one._id);
    for (const { _id } of [second, first, second])
      expect(primaries(await acme.put(of(user), { calendars: [{ _id, primary: true }] }))).toEqual([_id]);
    const both = await acme.put(of(user), {
      calendars: [
        { _id: first._id, primary: true },
        { _id: second._id, primary: true },
      ],
    });
    expect([both.status, listErrorCodes(both)]).toEqual([400, ["/calendars/1/primary duplicate"]]);
    const neither = await acme.put(of(user), { calendars: [{ _id: second._id, primary: false }] });
    expect(primaries(neither)).toEqual([]);
  });

  it("keeps one primary calendar for two simultaneous choices", async () => {
    const { user, list } = await createOwner("f@example.com", "g@example.com");
    const chosen = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        acme.put(of(user), { calendars: [{ _id: list.calendars[index]._id, primary: true }] }),
      ),
    );
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await acme.get(of(user));
    expect(body.calendars.filter((one: { primary: boolean }) => one.primary)).toHaveLength(1);
    expect(body.__v).toBe(Math.max(...chosen.map((response) => response.body.__v)));
    expect(body.__v).toBeGreaterThan(list.__v);
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
  ])("rejects %j and changes nothing", async (body, status, issue) => {
    const { user, list } = await createOwner("h@example.com", "i@example.com");
    const response = await acme.put(of(user), { sync_suggestions: false, ...body });
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
    expect((await acme.get(of(user))).body).toEqual(list);
  });

  it("does not find a colleague's calendars", async () => {
    const [mine, theirs] = [await createOwner("j@example.com"), await createOwner("k@example.com")];
    const response = await acme.put(of(mine.user), { calendars: [{ _id: theirs.list.calendars[0]._id }] });
    expect([response.status, listErrorCodes(response)]).toEqual([404, ["/calendars/0/_id unknown"]]);
  });

  it("rejects an outdated version", async () => {
    const { user, list } = await createOwner("l@example.com");
    const stale = { "if-match": `"${list._id}-${list.__v - 1}"` };
    expect((await acme.put(of(user), { sync_suggestions: false }, stale)).status).toBe(412);
    expect((await acme.delete(`${of(user)}/${list.calendars[0]._id}`, stale)).status).toBe(412);
    expect((await acme.get(of(user))).body).toEqual(list);
  });
});

describe("DELETE /v2/users/:user_id/calendars/:calendar_id", () => {
  it("removes the calendar once, with its stored data", async () => {
    const { user, list } = await createOwner(makeUniqueName("gone"), makeUniqueName("stays"));
    const [gone, stays] = list.calendars;
    const response = await acme.delete(`${of(user)}/${gone._id}`);
    expect([response.status, response.body]).toEqual([200, { n: 1, ok: 1 }]);
    expect((await acme.get(of(user))).body).toMatchObject({ calendars: [stays], __v: list.__v + 1 });
    expect(await api.db.subcalendar.count({ where: { calendarId: gone._id } })).toBe(0);
    expect((await acme.delete(`${of(user)}/${gone._id}`)).status).toBe(404);
    const other = await createTestUser(acme);
    expect((await acme.delete(`${of(other)}/${stays._id}`)).status).toBe(404);
  });
});

describe("GET /v2/calendars", () => {
  const read = async (tenant: Tenant, query: string) => {
    const { status, body } = await tenant.get(`/v2/calendars?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  it("lists all connections with their last sync and errors, without calendar contents", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    const connect = async (name: string, ...mailboxes: string[]) =>
      createTestUser(tenant, {
        user: { first_name: name, last_name: "Silva" },
        calendars: mailboxes.map((mailbox) => buildExchangeAccount(mailbox)),
      });
    const [broken, stale, fine, none] = [
      await connect("Bea", "bea@example.com", "bea@example.org"),
      await connect("Stan", "stan@example.com"),
      await connect("Fay", "fay@example.com"),
      await connect("Nora"),
    ];
    const setRead = (user: { _id: string }, at: number) =>
      api.db.calendarSync.updateMany({
        where: { organizationId: tenant.id, calendar: { userId: user._id } },
        data: { syncedAt: new Date(at) },
      });
    for (const user of [broken, fine]) await setRead(user, Date.now());
    await setRead(stale, Date.now() - 2 * HOUR);
    await tenant.put(`/v2/users/${broken._id}/calendars`, {
      calendars: [{ name: "bea@example.org", access_broken: true }],
    });
    const names = async (query: string) =>
      (await read(tenant, query)).map(({ _id }: { _id: string }) => _id).sort();
    for (const [status, user] of Object.entries({ broken, stale, ok: fine, none }))
      expect(await names(`status=${status}&search=silva`), status).toEqual([user._id]);
    expect(await names("search=stan+silva")).toEqual([stale._id]);
    await createTestRoom(tenant, "Silva hall", 4);
    expect(await names("status=none&search=silva")).toEqual([none._id]);
    const [found] = await read(tenant, "status=broken");
    expect(found).toMatchObject({
      full_name: "Bea Silva",
      email: broken.emails[0],
      calendars: [
        { name: "bea@example.com", source: "exchange", primary: true, problem: null, broken_since: null },
        { name: "bea@example.org", access_broken: true, problem: "access" },
      ],
    });
    expect((await read(tenant, "status=stale"))[0].calendars[0].problem).toBe("unreachable");
    const first = await tenant.get("/v2/calendars?limit=1&status=none");
    expect([first.body.length, first.headers.get("link")]).toEqual([1, null]);
    expect((await tenant.get("/v2/calendars?limit=1")).headers.get("link")).toContain('rel="next"');
    expect((await tenant.get("/v2/calendars?status=odd")).status).toBe(400);
  });

  it("reports calendars broken for a day to admins, in one daily mail until they work again", async () => {
    const tenant = await api.tenant();
    const admin = await createTestUser(tenant);
    await api.db.user.updateMany({ where: { id: admin._id }, data: { admin: true } });
    const people = await Promise.all(
      ["one", "two"].map((name) =>
        createTestUser(tenant, { calendars: [buildExchangeAccount(`${name}@example.com`)] }),
      ),
    );
    const setBroken = (access_broken: boolean) =>
      Promise.all(
        people.map((user, index) =>
          tenant.put(of(user), {
            calendars: [{ name: `${["one", "two"][index]}@example.com`, access_broken }],
          }),
        ),
      );
    const mails = (kind: string) =>
      api.db.mail.findMany({ where: { organizationId: tenant.id, kind }, orderBy: { id: "asc" } });
    const readMail = async (mail?: { id: string }) => (await tenant.get(`/v2/mails/${mail?.id}`)).body;
    const begin = Date.now();
    const pass = (hours: number) => notifyBrokenCalendars(api.db, asInstant(begin + hours * HOUR));
    await setBroken(true);
    await pass(0);
    await pass(0.9);
    expect(await mails("calendar_broken")).toHaveLength(0);
    for (const hours of [1, 2, 23]) await pass(hours);
    expect((await mails("calendar_broken")).map(({ recipient }) => recipient).sort()).toEqual(
      people.map(({ emails }) => emails[0]).sort(),
    );
    const [told] = await mails("calendar_broken");
    expect((await readMail(told)).text).toContain("/console/calendars?reconnect=");
    expect(await mails("calendars_broken")).toHaveLength(0);
    for (const hours of [24, 25, 60]) await pass(hours);
    const digests = await mails("calendars_broken");
    expect(digests.map(({ recipient }) => recipient)).toEqual([admin.emails[0]]);
    for (const name of ["one", "two"])
      expect((await readMail(digests[0])).text).toContain(`${name}@example.com`);
    await setBroken(false);
    await pass(3 * 24);
    await setBroken(true);
    await pass(3 * 24);
    await pass(3 * 24 + 1);
    expect(await mails("calendar_broken")).toHaveLength(4);
  });
});

describe("a calendar on an unresponsive server", () => {
  it("is reported to its owner after an hour and to admins after a day, once, until it responds", async () => {
    const tenant = await api.tenant();
    const admin = await createTestUser(tenant);
    await api.db.user.updateMany({ where: { id: admin._id }, data: { admin: true } });
    const owner = await createTestUser(tenant, { calendars: [buildExchangeAccount("far@example.com")] });
    const begin = Date.now();
    const where = { organizationId: tenant.id };
    const set = (data: object) => api.db.calendarSync.updateMany({ where, data });
    const pass = (hours: number) => notifyBrokenCalendars(api.db, asInstant(begin + hours * HOUR));
    const mails = async () =>
      (await api.db.mail.findMany({ where, orderBy: { id: "asc" } }))
        .filter(({ kind }) => kind.startsWith("calendar"))
        .map(({ kind, recipient }) => `${kind} ${recipient}`);
    const toOwner = `calendar_broken ${owner.emails[0]}`;
    const toAdmin = `calendars_broken ${admin.emails[0]}`;
    await set({ syncedAt: new Date(begin), failures: 2 });
    await pass(3);
    expect(await mails()).toEqual([]);
    await set({ failures: 3 });
    await pass(0.9);
    expect(await mails()).toEqual([]);
    for (const hours of [1, 2, 23]) await pass(hours);
    expect(await mails()).toEqual([toOwner]);
    const [told] = await api.db.mail.findMany({ where: { ...where, kind: "calendar_broken" } });
    const { text } = (await tenant.get(`/v2/mails/${told?.id}`)).body;
    expect(text).toContain("hasn’t responded for over an hour");
    expect(text).not.toContain("reconnect=");
    for (const hours of [24, 25, 60, 90]) await pass(hours);
    expect(await mails()).toEqual([toOwner, toAdmin]);
    const calendar = await api.db.calendar.findFirstOrThrow({ where, include: { sync: true } });
    await recordSyncSuccess(api.db, calendar, asInstant(begin + 91 * HOUR));
    await pass(92);
    await set({ failures: 9 });
    await pass(93);
    expect(await mails()).toEqual([toOwner, toAdmin, toOwner]);
  });
});

describe("the settings of a user's calendars", () => {
  it("chooses which statuses count as busy, and triggers a new sync", async () => {
    const { user, list } = await createOwner(`${makeUniqueName("status")}@example.com`);
    const [{ _id: calendar, subcalendars }] = list.calendars;
    const sync = { organizationId: acme.id, subcalendarId: subcalendars[0]._id };
    await api.db.subcalendarSync.create({ data: { ...sync, token: "known", fullSyncAt: new Date() } });
    const token = async () => (await api.db.subcalendarSync.findFirstOrThrow({ where: sync })).token;
    const same = await acme.put(of(user), { busy_statuses: ["out_of_office", "tentative"] });
    expect([same.body.busy_statuses, await token()]).toEqual([["tentative", "out_of_office"], "known"]);
    const changed = await acme.put(of(user), { busy_statuses: ["working_elsewhere"] });
    expect([changed.body.busy_statuses, await token()]).toEqual([["working_elsewhere"], null]);
    const { rowCount } = await api.pool.query("SELECT 1 FROM graphile_worker.jobs WHERE key = $1", [
      `sync_calendar/${calendar}`,
    ]);
    expect(rowCount).toBe(1);
    expect(listErrorCodes(await acme.put(of(user), { busy_statuses: ["asleep"] }))).toEqual([
      "/busy_statuses/0 invalid_value",
    ]);
  });

  it("notifies the owner once that it rejects meetings, until it accepts one again", async () => {
    const { user, list } = await createOwner(`${makeUniqueName("refusing")}@example.com`);
    const [{ _id: calendar, subcalendars }] = list.calendars;
    const place = { organization: acme.id, calendar, subcalendar: subcalendars[0]._id };
    const other = { ...place, subcalendar: subcalendars[1]._id };
    const why = { message: "The server does not take the entry: it answered 403" };
    const mails = async () =>
      (await acme.get("/v2/mails")).body.filter(
        (mail: { kind: string; recipient: string }) =>
          mail.kind === "calendar_refuses" && JSON.stringify(mail).includes(user.emails[0]),
      ).length;
    const now = asInstant(Date.now());
    await recordWriteFailure(api.db, place, why, now);
    await recordWriteFailure(api.db, place, why, now);
    expect(await mails()).toBe(1);
    await recordWriteSuccess(api.db, other);
    const [shown] = (await acme.get(of(user))).body.calendars;
    expect(shown).toMatchObject({
      write_refused_at: new Date(now).toISOString(),
      write_refused_reason: why.message,
      write_refused_subcalendar: place.subcalendar,
    });
    const { body: people } = await acme.get("/v2/calendars?status=refuses");
    expect(people).toMatchObject([
      { _id: user._id, status: "refuses", calendars: [{ write_refused_reason: why.message }] },
    ]);
    const troubled = async () =>
      (await acme.get(`/v2/action_items?user=${user._id}`)).body.troubled_calendars;
    const trouble = { user: user._id, full_name: null, calendar, name: shown.name };
    expect(await troubled()).toEqual([
      { ...trouble, trouble: "refuses", since: new Date(now).toISOString() },
    ]);
    const long = new Date(now - 2 * HOUR);
    await api.db.calendarSync.updateMany({ where: { calendarId: calendar }, data: { syncedAt: long } });
    expect(await troubled()).toEqual([{ ...trouble, trouble: "unreachable", since: long.toISOString() }]);
    await api.db.calendarSync.updateMany({ where: { calendarId: calendar }, data: { syncedAt: new Date() } });
    await recordWriteSuccess(api.db, place);
    expect((await acme.get(of(user))).body.calendars[0].write_refused_at).toBeNull();
    expect(await troubled()).toEqual([]);
    await recordWriteFailure(api.db, place, why, now);
    expect(await mails()).toBe(2);
    await clearWriteFailures(api.db, acme.id, user._id);
    expect((await acme.get("/v2/calendars?status=refuses")).body).toEqual([]);
  });

  it("follows the server's flags unless the owner chose otherwise", async () => {
    const { user } = await createOwner(`${makeUniqueName("following")}@example.com`);
    const calendarOf = () =>
      api.db.calendar.findFirstOrThrow({
        where: { organizationId: acme.id, userId: user._id },
        include: { subcalendars: { include: { sync: true } } },
      });
    const found = (sourceId: string, more: object = {}) => ({
      ...{
        sourceId,
        name: sourceId,
        primary: false,
        writable: true,
        busy: true,
        colour: null,
        version: null,
      },
      ...more,
    });
    const follow = async (...all: ReturnType<typeof found>[]) => {
      await syncSubcalendars(api.db, await calendarOf(), all);
      const { body } = await acme.get(of(user));
      return body.calendars[0].subcalendars.map(
        (sub: Record<"name" | "source_id", string> & Record<"primary" | "writable" | "busy", boolean>) =>
          [sub.name, sub.primary && "primary", sub.writable && "writable", sub.busy && "busy"]
            .filter(Boolean)
            .join(" "),
      );
    };
    await api.db.subcalendar.deleteMany({ where: { calendar: { userId: user._id } } });
    expect(await follow(found("a", { writable: false }), found("b"), found("c"))).toEqual([
      "a busy",
      "b primary writable busy",
      "c writable busy",
    ]);
    // The first by sort order becomes primary if none is marked.
    expect(await follow(found("0"), found("a", { writable: false }), found("b"), found("c"))).toEqual([
      "0 writable busy",
      "a busy",
      "b primary writable busy",
      "c writable busy",
    ]);
    expect(await follow(found("c", { busy: false }), found("a"), found("b", { writable: false }))).toEqual([
      "c primary writable",
      "a writable busy",
      "b busy",
    ]);
    const subcalendars = [
      { source_id: "a", primary: true, name: "Mine", busy: false },
      { source_id: "c", primary: false },
    ];
    const [{ _id }] = (await acme.get(of(user))).body.calendars;
    await acme.put(of(user), { calendars: [{ _id, subcalendars }] });
    expect(await follow(found("a", { name: "Theirs" }), found("c", { name: "C" }))).toEqual([
      "Mine primary writable",
      "C writable busy",
    ]);
    expect(await follow(found("a", { writable: false }), found("c", { name: "C" }))).toEqual([
      "Mine",
      "C primary writable busy",
    ]);
    expect(await follow(found("a", { primary: true }), found("c", { name: "C" }))).toEqual([
      "Mine primary writable",
      "C writable busy",
    ]);
  });
});
