import { beforeAll, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { asInstant } from "@/lib/core/time/instant";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { loginForm } from "@/lib/pages/account/login-form";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_LOGIN: "0" });
const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const PASSWORD = "five grey herons at noon";

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const suspend = (id: string, suspended = true) => acme.put(`/v2/users/${id}`, { user: { suspended } });

const readPage = async (nickname: string) => {
  const view = await loadBookingPage(api.db, {
    address: { slug: nickname, type: null, minutes: null },
    search: new URLSearchParams(),
    browser: BROWSER,
    now: asInstant(Date.now()),
    zoneOptions: () => "",
    viewer: null,
  });
  return view?.step;
};

const logIn = async (name: string) => {
  const request = new Request("http://localhost:3000/login/submit", {
    method: "POST",
    body: new URLSearchParams({ name, password: PASSWORD }),
    headers: { "sec-fetch-site": "same-origin", "user-agent": "A browser" },
  });
  return (await handleAccountForm(request, BROWSER, loginForm)).headers.get("location");
};

const nextWeek = () => {
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  return `duration=30&from=${from}&to=${to}`;
};

const countSlots = async (query: string) =>
  (await acme.get(`/v2/slots?${query}&${nextWeek()}`)).body.slots.length;

describe("a suspended user", () => {
  it("is signed out everywhere at once, and cannot sign in until reactivated", {
    tags: "main",
  }, async () => {
    const user = await createTestUser(acme, {
      login: { credentials: { username: makeUniqueName("login"), password: PASSWORD } },
    });
    await confirmUserEmail(api.db, user);
    const headers = await createTestSession(api.db, user);
    const me = async () => (await requestApi("GET", "/v2/me", { headers })).status;
    expect(await me()).toBe(200);
    const done = await suspend(user._id);
    expect([done.status, done.body.user.suspended]).toEqual([200, true]);
    expect(done.body.user.suspended_at).toMatch(/^20/);
    expect(await me()).toBe(401);
    expect(await logIn(user.emails[0])).toBe("/login/refused?why=suspended&lang=en");

    expect((await suspend(user._id, false)).body.user).toMatchObject({
      suspended: false,
      suspended_at: null,
    });
    expect(await me()).toBe(401); // Ended sessions stay ended.
    expect(await logIn(user.emails[0])).toBe("/console");
  });

  it("regains their calendar feed afterwards", async () => {
    const user = await createTestUser(acme);
    const headers = await createTestSession(api.db, user);
    const { body } = await requestApi("POST", `/v2/users/${user._id}/feed`, { headers, body: {} });
    const read = async () => {
      const file = new URL(body.url).pathname.split("/").at(-1) ?? "";
      return (await handleFeed(new Request(body.url), file)).status;
    };
    expect(await read()).toBe(200);
    await suspend(user._id);
    expect(await read()).toBe(404);
    await suspend(user._id, false);
    expect(await read()).toBe(200);
  });

  it("gets no bookings, on a page with a notice, and teams continue without them", {
    tags: "main",
  }, async () => {
    const [ana, ben] = [await createTestHost(acme), await createTestHost(acme)];
    const { nickname } = await createTestPage(acme, ana._id, { custom: { duration: 30 } });
    const team = await createTestTeam(acme, { members: [ana._id, ben._id] });
    expect(await countSlots(`users=${ana._id}`)).toBeGreaterThan(0);
    expect((await readPage(nickname))?.name).toBe("times");
    await suspend(ana._id);
    expect(await countSlots(`users=${ana._id}`)).toBe(0);
    expect(await readPage(nickname)).toMatchObject({ name: "stopped", title: "Not taking bookings" });
    const start = new Date(Date.now() + 5 * 86_400_000);
    start.setUTCHours(10, 0, 0, 0);
    const wish = {
      title: "A talk",
      created_by: { email: "guest@example.org" },
      dates: [{ date: start.toISOString(), end_date: new Date(start.getTime() + 1_800_000).toISOString() }],
      bookpage: true,
    };
    const event = await acme.post(`/v2/teams/${team._id}/events`, wish);
    expect(event.status, JSON.stringify(event.body)).toBe(201);
    expect(event.body.assignment.user).toBe(ben._id);
    await suspend(ben._id);
    const none = await acme.post(`/v2/teams/${team._id}/events`, wish);
    expect([none.status, none.body.detail]).toEqual([409, "The team has no members."]);
    await suspend(ana._id, false);
    expect((await readPage(nickname))?.name).toBe("times");
  });

  it("is found by a filter, and is not awaited by an invitation", async () => {
    const user = await createTestUser(acme);
    await suspend(user._id);
    const ids = async (filter: string) =>
      (await acme.get(`/v2/users?filter=${filter}&limit=100`)).body.map(({ _id }: { _id: string }) => _id);
    expect(await ids("suspended")).toContain(user._id);
    expect(await ids("not_joined")).not.toContain(user._id);
  });
});

describe("suspending a user", () => {
  it("twice changes nothing", async () => {
    const user = await createTestUser(acme);
    const [once, twice] = [await suspend(user._id), await suspend(user._id)];
    expect(twice.body.user.suspended_at).toBe(once.body.user.suspended_at);
  });

  it("leaves an owner who can sign in", async () => {
    const tenant = await api.tenant();
    const owners = [];
    for (const _ of [1, 2]) {
      const user = await createTestUser(tenant);
      await api.db.user.updateMany({ where: { id: user._id }, data: { admin: true, role: "owner" } });
      owners.push({ id: user._id, headers: await createTestSession(api.db, user) });
    }
    const [first, second] = owners as [(typeof owners)[0], (typeof owners)[0]];
    const asFirst = (id: string, suspended: boolean) =>
      requestApi("PUT", `/v2/users/${id}`, { headers: first.headers, body: { user: { suspended } } });
    expect((await asFirst(second.id, true)).status).toBe(200);
    const last = await asFirst(first.id, true);
    expect([last.status, last.body.code]).toEqual([409, "conflict"]);
    expect(last.body.detail).toContain("The last owner");
    // An admin's key cannot change owners.
    expect((await tenant.put(`/v2/users/${second.id}`, { user: { suspended: false } })).status).toBe(403);
    expect((await asFirst(second.id, false)).status).toBe(200);
  });

  it("requires the right to set roles, and is refused for rooms", async () => {
    const user = await createTestUser(acme);
    const limited = createTenantClient(acme.id, await createTestKey(api.db, acme.id, ["users:write"]));
    expect((await limited.put(`/v2/users/${user._id}`, { user: { suspended: true } })).status).toBe(403);
    const session = await createTestSession(api.db, user);
    const oneself = await requestApi("PUT", `/v2/users/${user._id}`, {
      headers: session,
      body: { user: { suspended: true } },
    });
    expect(oneself.status).toBe(403);
    const room = await createTestUser(acme, { user: { emails: [], resource: true, first_name: "Room" } });
    const response = await suspend(room._id);
    expect([response.status, response.body.errors[0].pointer]).toEqual([400, "/user/suspended"]);
  });
});
