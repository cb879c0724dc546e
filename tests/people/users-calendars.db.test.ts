import { beforeAll, describe, expect, it } from "vitest";
import { unsealCredentials } from "@/lib/domain/calendars/access/stored-credentials";
import { createTestApi, type Tenant } from "../support/api";
import { buildExchangeAccount, createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const listCalendars = async (user: { _id: string }) =>
  (await acme.get(`/v2/users/${user._id}/calendars`)).body.calendars;

async function listCredentials(user: { _id: string }) {
  const rows = await api.db.calendar.findMany({ where: { userId: user._id }, orderBy: { id: "asc" } });
  return rows.map((row) => JSON.parse(unsealCredentials({ ...row, sync: null }) ?? "null"));
}

describe("the Exchange calendars created with a user", () => {
  it("are connected, and shown by the flags of the user, in lists, too", { tags: "main" }, async () => {
    const user = await createTestUser(acme, { calendars: [buildExchangeAccount("jane@example.com")] });
    expect(user.calendars).toEqual({
      google: false,
      office365: false,
      exchange: true,
      icloud: false,
      caldav: false,
    });
    expect((await acme.get(`/v2/users/${user._id}`)).body).toEqual(user);
    const without = await createTestUser(acme);
    expect((await acme.get("/v2/users?limit=2")).body).toEqual([without, user]);
  });

  it("are encrypted in the database and never returned", async () => {
    const password = `NUL \0, half a pair \ud800, ${makeUniqueName("secret")}`;
    const response = await acme.post("/v2/users", {
      organization: acme.id,
      user: {},
      calendars: buildExchangeAccount("DOMAIN\\jane", password),
    });
    expect(response.status).toBe(201);
    expect(await listCredentials(response.body.user)).toEqual([
      buildExchangeAccount("DOMAIN\\jane", password).credentials,
    ]);
    const { rows } = await api.pool.query("SELECT credentials FROM calendars");
    const secret = password.split(", ").at(-1) as string;
    for (const { credentials } of rows) expect(credentials.toString("latin1")).not.toContain(secret);
    expect(JSON.stringify([response.body, await listCalendars(response.body.user)])).not.toContain(secret);
  });

  it("no longer block their owner's time after new credentials", async () => {
    const user = await createTestUser(acme, { calendars: [buildExchangeAccount("broken@example.com")] });
    const blocked = () => api.db.busyPeriod.count({ where: { userId: user._id } });
    await acme.put(`/v2/users/${user._id}/calendars`, {
      when_broken: "block",
      calendars: [{ name: "broken@example.com", access_broken: true }],
    });
    expect(await blocked()).toBe(1);
    await acme.put(`/v2/users/${user._id}`, {
      calendars: [buildExchangeAccount("broken@example.com", "new")],
    });
    expect(await blocked()).toBe(0);
  });

  it("get new credentials, without a second connection", async () => {
    const user = await createTestUser(acme, { calendars: [buildExchangeAccount("Jane@Example.com", "old")] });
    const [before] = await listCalendars(user);
    await acme.put(`/v2/users/${user._id}/calendars`, {
      calendars: [{ _id: before._id, name: "Work", access_broken: true }],
    });
    await acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount("jane@example.com", "new")] });
    expect(await listCalendars(user)).toEqual([{ ...before, name: "Work", access_broken: false }]);
    expect(await listCredentials(user)).toMatchObject([{ password: "new" }]);
  });

  it("are added by either PUT beside existing ones", async () => {
    const user = await createTestUser(acme);
    await acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount("one@example.com")] });
    const response = await acme.put("/v2/users", {
      user: { emails: user.emails },
      calendars: [buildExchangeAccount("two@example.com"), buildExchangeAccount("one@example.com")],
    });
    expect(response.body.user.calendars.exchange).toBe(true);
    expect(
      (await listCalendars(user)).map((one: { name: string; primary: boolean }) => [one.name, one.primary]),
    ).toEqual([
      ["one@example.com", true],
      ["two@example.com", false],
    ]);
  });

  it("are connected once by many simultaneous requests", async () => {
    const user = await createTestUser(acme);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount("rush@example.com")] }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await listCalendars(user)).toHaveLength(1);
  });

  it("are not connected if the request is rejected otherwise", async () => {
    const before = await api.db.calendar.count();
    const page = makeUniqueName("taken");
    await createTestUser(acme, { bookpage: { nickname: page } });
    const response = await acme.post("/v2/users", {
      organization: acme.id,
      user: {},
      bookpage: { nickname: page },
      calendars: [buildExchangeAccount("nothing@example.com")],
    });
    expect(response.status).toBe(409);
    expect(await api.db.calendar.count()).toBe(before);
  });

  const { credentials } = buildExchangeAccount("x");
  it.each([
    [{ ...buildExchangeAccount("x"), source: "google" }, "/calendars/0/source invalid_value"],
    [{ source: "exchange" }, "/calendars/0/credentials required"],
    [
      { source: "exchange", credentials: { ...credentials, server: "http://mail.example.com" } },
      "/calendars/0/credentials/server https",
    ],
    [
      { source: "exchange", credentials: { ...credentials, server: "127.0.0.1" } },
      "/calendars/0/credentials/server private_address",
    ],
    [buildExchangeAccount(" "), "/calendars/0/credentials/username too_small"],
    [buildExchangeAccount("\0"), "/calendars/0/credentials/username nul_character"],
    [buildExchangeAccount("x", ""), "/calendars/0/credentials/password too_small"],
    [buildExchangeAccount("x", "x".repeat(1025)), "/calendars/0/credentials/password too_big"],
  ])("are rejected if they are %j", async (calendar, issue) => {
    const users = await api.db.user.count();
    const response = await acme.post("/v2/users", { organization: acme.id, user: {}, calendars: [calendar] });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect(await api.db.user.count()).toBe(users);
  });
});
