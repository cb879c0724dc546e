import { beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import {
  buildEveryDay,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const post = (user: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  acme.post("/v2/users", { organization: acme.id, user, ...rest });
const extid = (id: string) => ({ account: { organization: { extid: id } } });

it("the organisation lists its admins and members", async () => {
  const other = await api.tenant("Harbour");
  const users = [await createTestUser(other), await createTestUser(other)];
  const first = users[0]._id;
  await api.db.user.updateMany({ where: { id: first }, data: { admin: true } });
  expect((await other.get("/v2/auth/test")).body).toMatchObject({
    _id: other.id,
    name: "Harbour",
    lang: "en",
    admins: [first],
    members: users.map(({ _id }) => _id),
    private: false,
    superadmin_team: null,
    __v: 0,
  });
});

describe("POST /v2/users", () => {
  it("creates hours and a page with `starter`, like an invitation", async () => {
    const user = {
      email: `${makeUniqueName("nora")}@example.com`,
      first_name: "Nora",
      timezone: "Europe/Paris",
    };
    const send = (more: object) => acme.post("/v2/users", { organization: acme.id, user, ...more });
    const { status, body } = await send({ starter: true });
    expect(status).toBe(201);
    const path = `/v2/users/${body.user._id}`;
    const hours = (await acme.get(`${path}/availabilities`)).body;
    expect(hours).toMatchObject({ timezone: "Europe/Paris", days: { friday: { enabled: true } } });
    const pages = (await acme.get(`/v2/bookpages?belongs_to=${body.user._id}`)).body;
    expect(pages).toMatchObject([{ secondary: false, custom: { auto_confirm: true } }]);
    const both = await send({ starter: true, bookpage: { nickname: makeUniqueName("nora") } });
    expect([both.status, listErrorCodes(both)]).toEqual([400, ["/starter invalid_value"]]);
  });

  it("returns every field of a user", { tags: "main" }, async () => {
    const { status, body } = await post({
      emails: ["Ana.Silva@Example.com"],
      first_name: "Ana",
      last_name: "Silva",
      timezone: "Europe/Lisbon",
      language: "pt",
      picture_url: "https://example.com/ana.png",
      ...extid("crm-1"),
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["user"]);
    expect(body.user).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: body.user._id,
      first_name: "Ana",
      last_name: "Silva",
      full_name: "Ana Silva",
      timezone: "Europe/Lisbon",
      language: "pt",
      signedup_with: "api",
      calendarList: expect.stringMatching(/^[0-9a-f]{24}$/),
      picture_url: "https://example.com/ana.png",
      travel: [],
      role: "member",
      resource: false,
      suspended: false,
      suspended_at: null,
      capacity: null,
      place: null,
      emails: ["ana.silva@example.com"],
      account: {
        organization: { name: "Acme", id: acme.id, admin: false, extid: "crm-1" },
        plan: "free",
        free_trial_days: 0,
        free_trial_started: null,
        free_trial_until: null,
        app_url: "https://meet.example.com/console",
      },
      consent: { terms: null },
      calendars: { google: false, office365: false, exchange: false, icloud: false, caldav: false },
      google: {
        id: null,
        email: null,
        picture: null,
        token: null,
        last_contacts_fetch: null,
        last_profile_fetch: null,
      },
      modules: expect.objectContaining({
        bookpage: true,
        bookpage_pro: true,
        availabilities: true,
        team: true,
      }),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/\.\d{3}Z$/),
      __v: 0,
    });
    expect((await acme.get(`/v2/users/${body.user._id}`)).body).toEqual(body.user);
    expect((await acme.get("/v2/users")).body[0]).toEqual(body.user);
  });

  it("accepts the e-mail address in three forms", async () => {
    for (const form of [{ email: "a@b.example" }, { emails: "b@b.example" }, { emails: ["c@b.example"] }]) {
      expect((await post(form)).body.user.emails).toHaveLength(1);
    }
    expect((await post({ emails: [] })).body.user.emails).toEqual([]);
  });

  it("defaults to UTC, English and no name", async () => {
    const { user } = (await post({})).body;
    expect(user).toMatchObject({ timezone: "UTC", language: "en", full_name: null, emails: [] });
  });

  it.each([
    [{ emails: ["a@b.example", "c@d.example"] }, "/user/emails too_big"],
    [{ email: "nonsense" }, "/user/email invalid_format"],
    [{ emails: ["nonsense"] }, "/user/emails/0 invalid_format"],
    [{ timezone: "Mars/Olympus" }, "/user/timezone invalid_value"],
    [{ timezone: "+02:00" }, "/user/timezone invalid_value"],
    [{ language: "xx" }, "/user/language invalid_value"],
    [{ first_name: "x".repeat(201) }, "/user/first_name too_big"],
    [{ picture_url: "javascript:alert(1)" }, "/user/picture_url invalid_value"],
    [{ picture_url: `https://example.com/${"x".repeat(2048)}` }, "/user/picture_url too_big"],
    [extid("x".repeat(129)), "/user/account/organization/extid too_big"],
    [extid(" "), "/user/account/organization/extid too_small"],
    [{ _id: "x" }, "/user/_id invalid_format"],
    ["x", "/user invalid_type"],
  ])("rejects %j", async (user, issue) => {
    const response = await post(user as Record<string, unknown>);
    expect(response.status).toBe(400);
    expect(listErrorCodes(response)).toContain(issue);
  });

  it("requires the organisation and the user", async () => {
    expect(listErrorCodes(await acme.post("/v2/users", {}))).toEqual([
      "/organization required",
      "/user required",
    ]);
  });

  it.each([
    [
      { login: { credentials: { username: "x", password: "short" } } },
      "/login/credentials/password too_small",
    ],
    [
      { login: { credentials: { username: " ", password: "long enough" } } },
      "/login/credentials/username too_small",
    ],
    [{ login: {} }, "/login/credentials required"],
    [{ finish_signup_with: "sms" }, "/finish_signup_with invalid_value"],
    [
      { finish_signup_with: "email", login: { credentials: { username: "x", password: "long enough" } } },
      "/finish_signup_with invalid_value",
    ],
    [{ availability: { buffer_before: -1 } }, "/availability/buffer_before too_small"],
    [
      { availability: { days: { monday: { slots: [{ start_time: "17:00", end_time: "09:00" }] } } } },
      "/availability/days/monday/slots/0/end_time reversed",
    ],
    [{ bookpage: {} }, "/bookpage/nickname required"],
    [{ bookpage: { nickname: "console" } }, "/bookpage/nickname invalid_value"],
  ])("rejects the user %j", async (related, issue) => {
    const before = await api.db.user.count();
    const response = await post({}, related);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect(await api.db.user.count()).toBe(before);
  });

  it("returns the existing user for a known extid or id", async () => {
    const { user } = (await post({ first_name: "Ana", ...extid("known") })).body;
    for (const again of [extid("known"), { _id: user._id }, { id: user._id }]) {
      const { status, body } = await post({ first_name: "Eve", ...again });
      expect([status, body]).toEqual([200, { user }]);
    }
    expect((await post({ _id: "0".repeat(24) })).status).toBe(404);
  });

  it("creates one user for ten simultaneous first requests with one extid", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => post(extid("rush"))));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(responses.map(({ body }) => body.user._id)).size).toBe(1);
  });

  it("creates one user for five simultaneous requests with one e-mail address", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => post({ email: "rush@example.com" })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("rejects an e-mail address or username that another user has, in any case", async () => {
    await post(
      { email: "taken@example.com" },
      { login: { credentials: { username: "Taken", password: "long enough" } } },
    );
    const again = await post({ email: "Taken@Example.com" });
    expect([again.status, listErrorCodes(again)]).toEqual([409, ["/user/emails taken"]]);
    const name = await post({}, { login: { credentials: { username: "tAKEN", password: "long enough" } } });
    expect([name.status, listErrorCodes(name)]).toEqual([409, ["/login/credentials/username taken"]]);
  });

  it("leaves nothing behind if the nickname is taken", async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    const response = await post(
      { email: "nothing@example.com", ...extid("nothing") },
      {
        login: { credentials: { username: "nothing", password: "long enough" } },
        availability: { days: buildEveryDay("09:00", "10:00") },
        bookpage: { nickname: page.nickname.toUpperCase() },
      },
    );
    expect([response.status, listErrorCodes(response)]).toEqual([409, ["/bookpage/nickname taken"]]);
    expect(
      await api.db.user.count({
        where: { OR: [{ email: "nothing@example.com" }, { externalId: "nothing" }] },
      }),
    ).toBe(0);
    expect(await api.db.login.count({ where: { username: "nothing" } })).toBe(0);
  });

  it("creates availability and booking page with the user", { tags: "main" }, async () => {
    const nickname = makeUniqueName("with");
    const user = await createTestUser(acme, {
      availability: { days: { monday: { slots: [{ start_time: "09:00", end_time: "17:00" }] } } },
      bookpage: { nickname, message: "Hello", custom: { duration: 30 } },
    });
    const { body: availability } = await acme.get(`/v2/users/${user._id}/availabilities`);
    expect([availability.timezone, availability.days.monday.enabled]).toEqual(["Europe/Paris", true]);
    const { body: page } = await acme.get(`/v2/users/${user._id}/bookpage`);
    expect(page).toMatchObject({ nickname, message: "Hello", secondary: false, active: true });
    expect(page.custom).toEqual({
      ask_phone: false,
      ask_company: false,
      block_new_invitee: false,
      min_dates: 1,
      duration: 30,
    });
  });

  it("returns a sign-up link that is stored as a hash only", async () => {
    const { link, user } = (await post({}, { finish_signup_with: "email" })).body;
    const [, token] = /^https:\/\/meet\.example\.com\/signup\/([\w-]{32})$/.exec(link) ?? [];
    const row = await api.db.signupLink.findFirstOrThrow({
      where: { tokenHash: hashToken(token as string) },
    });
    expect([row.userId, row.usedAt]).toEqual([user._id, null]);
    expect(row.expiresAt.getTime() - Date.now()).toBeCloseTo(7 * 86_400_000, -5);
  });
});
