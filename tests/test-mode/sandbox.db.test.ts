import { beforeAll, describe, expect, it } from "vitest";
import { findAccounts } from "@/lib/domain/auth/passwords/find-accounts";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { call, type Tenant, testApi } from "../support/api";
import { createBooking } from "../support/bookings";
import { createForm } from "../support/forms";
import { createHook } from "../support/hooks";
import { createBookpage, createHost, createUser, unique } from "../support/people";
import { createLocator } from "../support/places";
import { createSession } from "../support/sessions";
import { openSandbox } from "../support/test-mode";

const api = testApi({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Bookpage <no-reply@example.com>" });

let live: Tenant;
let sandbox: Tenant;

beforeAll(async () => {
  live = await api.tenant("Acme");
  sandbox = await openSandbox(live);
});

describe("a key of test mode", () => {
  it("says so, sees the sandbox alone, and is the sandbox's", { tags: "main" }, async () => {
    expect(sandbox.key).toMatch(/^bp_test_/);
    expect(sandbox.id).not.toBe(live.id);
    expect((await sandbox.get("/v2/me")).body).toMatchObject({
      mode: "test",
      organization: { name: "Acme" },
    });
    expect((await live.get("/v2/me")).body).toMatchObject({ mode: "live", organization: { _id: live.id } });
    expect((await sandbox.get("/v2/organization")).body.mode).toBe("test");
    expect((await live.get("/v2/api_keys")).body).toMatchObject([{ mode: "live" }]);
    expect((await sandbox.get("/v2/api_keys")).body).toMatchObject([
      { mode: "test", prefix: sandbox.key.slice(0, 15) },
    ]);
  });

  it("makes keys of test mode and no others; all of them open one sandbox", async () => {
    const made = await sandbox.post("/v2/api_keys", { name: "More" });
    expect(made.body).toMatchObject({ mode: "test", key: expect.stringMatching(/^bp_test_/) });
    expect((await sandbox.post("/v2/api_keys", { name: "Live", mode: "live" })).body.errors[0].pointer).toBe(
      "/mode",
    );
    const sandboxes = await Promise.all([openSandbox(live), openSandbox(live)]);
    expect(sandboxes.map(({ id }) => id)).toEqual([sandbox.id, sandbox.id]);
    const other = await api.tenant("Other");
    const both = await Promise.all([openSandbox(other), openSandbox(other)]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(both[0]?.id).not.toBe(sandbox.id);
  });

  it("cannot be used for the live organisation's clock, nor a live key for the sandbox's", async () => {
    for (const answer of [
      await live.put("/v2/test/clock", { now: "2031-01-01T00:00:00Z" }),
      await live.delete("/v2/test/clock"),
      await live.post("/v2/test/reset", {}),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toContain("bp_test_");
    }
  });

  it("reaches no accounts, browsers or providers outside", async () => {
    const user = await createUser(sandbox);
    const caldav = {
      source: "caldav",
      credentials: { server: "https://caldav.example.com", username: "jane", password: "secret" },
    };
    for (const answer of [
      await sandbox.post(`/v2/users/${user._id}/calendars`, caldav),
      await sandbox.put(`/v2/users/${user._id}`, {
        calendars: [
          { source: "exchange", credentials: { server: "x.example.com", username: "a", password: "b" } },
        ],
      }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toMatch(/test mode/i);
    }
  });
});

describe("an organisation's sandbox", () => {
  it("has pages of the names that are asked for, beside those of the live organisation", async () => {
    const nickname = unique("amara");
    const host = await createHost(live);
    const testHost = await createHost(sandbox);
    expect((await createBookpage(live, host._id, { nickname })).nickname).toBe(nickname);
    expect((await createBookpage(sandbox, testHost._id, { nickname })).nickname).toBe(`test-${nickname}`);
    expect((await sandbox.get(`/v2/bookpages/${nickname}`)).body.nickname).toBe(`test-${nickname}`);
    expect((await live.get(`/v2/bookpages/test-${nickname}`)).status).toBe(404);
    const booking = await createBooking(sandbox, { page: nickname, start: "2031-03-24T10:00:00Z" });
    expect(booking._id).toBeDefined();
    const taken = await live.post("/v2/bookpages", {
      nickname: `test-${unique("x")}`,
      belongs_to: host._id,
      secondary: true,
    });
    expect(taken.status).toBe(409);
    expect((await createForm(sandbox)).handle).toMatch(/^test-/);
    expect((await createLocator(sandbox)).handle).toMatch(/^test-/);
    const nested = await sandbox.post("/v2/users", {
      organization: sandbox.id,
      user: { emails: [`${unique("n")}@example.com`] },
      bookpage: { nickname: unique("nested") },
    });
    expect(nested.status).toBe(201);
  });

  it("keeps its mails, though there is a mail server", async () => {
    await createUser(sandbox, { finish_signup_with: "email" });
    expect((await sandbox.get("/v2/mails")).body).toMatchObject([{ state: "kept" }]);
    await createUser(live, { finish_signup_with: "email" });
    expect((await live.get("/v2/mails")).body).toMatchObject([{ state: "queued" }]);
  });

  it("marks deliveries of webhooks; those of the live organisation are as they were", async () => {
    for (const [tenant, mode] of [
      [sandbox, "test"],
      [live, undefined],
    ] as const) {
      const hook = await createHook(tenant);
      const { body } = await tenant.post(`/hooks/${hook._id}/ping`, {});
      const delivery = await tenant.get(`/hooks/${hook._id}/deliveries/${body._id}`);
      const told = JSON.parse(JSON.stringify(delivery.body.body));
      const [one] = [typeof told === "string" ? JSON.parse(told) : told].flat();
      expect(one.mode).toBe(mode);
    }
  });
});

it("the sandbox lets nobody sign in, whoever has the same address in the live organisation", async () => {
  const email = `${unique("both")}@example.com`;
  const credentials = { username: unique("name"), password: "a long password of theirs" };
  await createUser(sandbox, { user: { emails: [email] }, login: { credentials } });
  expect(await findAccounts(api.db, email)).toEqual([]);
  expect(await findAccounts(api.db, credentials.username)).toEqual([]);
  const user = await createUser(live, { user: { emails: [email] }, login: { credentials } });
  expect(await findAccounts(api.db, email)).toMatchObject([{ id: user._id, organizationId: live.id }]);
});

describe("an admin in the console", () => {
  it("switches to the sandbox and back, in one session alone", { tags: "main" }, async () => {
    const admin = await createUser(live, { user: { role: "admin", first_name: "Ada" } });
    const headers = await createSession(api.db, admin);
    const other = await createSession(api.db, admin);
    const me = async (as: Record<string, string>) => (await call("GET", "/v2/me", { headers: as })).body;
    expect(await me(headers)).toMatchObject({ mode: "live" });
    expect((await call("PUT", "/v2/test/mode", { body: { test: true }, headers })).body).toEqual({
      test: true,
    });
    expect(await me(headers)).toMatchObject({
      mode: "test",
      organization: { _id: sandbox.id },
      role: "admin",
    });
    expect(await me(other)).toMatchObject({ mode: "live" });
    const made = await call("POST", "/v2/api_keys", { body: { name: "From the console" }, headers });
    expect(made.body.key).toMatch(/^bp_test_/);
    expect((await call("GET", "/v2/sessions", { headers })).body).toHaveLength(2);
    await call("PUT", "/v2/test/mode", { body: { test: false }, headers });
    expect(await me(headers)).toMatchObject({ mode: "live", organization: { _id: live.id } });
  });

  it("who is none may not, and who is none any more sees the live organisation", async () => {
    const member = await createUser(live);
    const headers = await createSession(api.db, member);
    expect((await call("PUT", "/v2/test/mode", { body: { test: true }, headers })).status).toBe(403);
    await api.db.session.updateMany({ where: { userId: member._id }, data: { testMode: true } });
    expect((await call("GET", "/v2/me", { headers })).body.mode).toBe("live");
  });
});

it("the sandbox is emptied, with its keys and settings left", async () => {
  const tenant = await api.tenant("Reset");
  const test = await openSandbox(tenant);
  const kept = await createUser(tenant);
  const host = await createHost(test);
  const nickname = unique("gone");
  await createBookpage(test, host._id, { nickname });
  const reset = await test.post("/v2/test/reset", { now: "2020-05-05T05:05:00Z" });
  expect(reset.body).toMatchObject({ now: "2020-05-05T05:05:00.000Z", running: false, waiting: 0 });
  expect((await test.get("/v2/users")).body).toEqual([]);
  expect((await tenant.get("/v2/users")).body).toMatchObject([{ _id: kept._id }]);
  const again = await createHost(test);
  expect(again.createdAt.slice(0, 10)).toBe("2020-05-05");
  expect((await createBookpage(test, again._id, { nickname })).createdAt).toBe("2020-05-05T05:05:00.000Z");
});

it("the sandbox goes with its organisation", async () => {
  const tenant = await api.tenant("Ends");
  const test = await openSandbox(tenant);
  await createHost(test);
  await deleteOrganization(api.db, asOrganizationId(tenant.id));
  expect(await api.db.organization.count({ where: { id: { in: [tenant.id, test.id] } } })).toBe(0);
  expect(await api.db.user.count({ where: { organizationId: test.id } })).toBe(0);
});
