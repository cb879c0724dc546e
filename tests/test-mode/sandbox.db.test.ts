import { beforeAll, describe, expect, it } from "vitest";
import { listLoginAccounts } from "@/lib/domain/auth/passwords/list-login-accounts";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestForm } from "../support/forms";
import { createTestLocator } from "../support/locators";
import { createSandbox } from "../support/test-mode";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Bookpage <no-reply@example.com>" });

let live: Tenant;
let sandbox: Tenant;

beforeAll(async () => {
  live = await api.tenant("Acme");
  sandbox = await createSandbox(live);
});

describe("a test mode key", () => {
  it("is marked as such, and is limited to its sandbox", { tags: "main" }, async () => {
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

  it("creates only test mode keys, all of one sandbox", async () => {
    const made = await sandbox.post("/v2/api_keys", { name: "More" });
    expect(made.body).toMatchObject({ mode: "test", key: expect.stringMatching(/^bp_test_/) });
    expect((await sandbox.post("/v2/api_keys", { name: "Live", mode: "live" })).body.errors[0].pointer).toBe(
      "/mode",
    );
    const sandboxes = await Promise.all([createSandbox(live), createSandbox(live)]);
    expect(sandboxes.map(({ id }) => id)).toEqual([sandbox.id, sandbox.id]);
    const other = await api.tenant("Other");
    const both = await Promise.all([createSandbox(other), createSandbox(other)]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(both[0]?.id).not.toBe(sandbox.id);
  });

  it("is rejected for the live organisation's clock, and a live key for the sandbox's", async () => {
    for (const response of [
      await live.put("/v2/test/clock", { now: "2031-01-01T00:00:00Z" }),
      await live.delete("/v2/test/clock"),
      await live.post("/v2/test/reset", {}),
    ]) {
      expect(response.status).toBe(409);
      expect(response.body.detail).toContain("bp_test_");
    }
  });

  it("reaches no external accounts, browsers or providers", async () => {
    const user = await createTestUser(sandbox);
    const caldav = {
      source: "caldav",
      credentials: { server: "https://caldav.example.com", username: "jane", password: "secret" },
    };
    for (const response of [
      await sandbox.post(`/v2/users/${user._id}/calendars`, caldav),
      await sandbox.put(`/v2/users/${user._id}`, {
        calendars: [
          { source: "exchange", credentials: { server: "x.example.com", username: "a", password: "b" } },
        ],
      }),
    ]) {
      expect(response.status).toBe(403);
      expect(response.body.detail).toMatch(/test mode/i);
    }
  });
});

describe("an organisation's sandbox", () => {
  it("has pages with the requested names, beside the live organisation's", async () => {
    const nickname = makeUniqueName("amara");
    const host = await createTestHost(live);
    const testHost = await createTestHost(sandbox);
    expect((await createTestPage(live, host._id, { nickname })).nickname).toBe(nickname);
    expect((await createTestPage(sandbox, testHost._id, { nickname })).nickname).toBe(`test-${nickname}`);
    expect((await sandbox.get(`/v2/bookpages/${nickname}`)).body.nickname).toBe(`test-${nickname}`);
    expect((await live.get(`/v2/bookpages/test-${nickname}`)).status).toBe(404);
    const booking = await createTestBooking(sandbox, { page: nickname, start: "2031-03-24T10:00:00Z" });
    expect(booking._id).toBeDefined();
    const taken = await live.post("/v2/bookpages", {
      nickname: `test-${makeUniqueName("x")}`,
      belongs_to: host._id,
      secondary: true,
    });
    expect(taken.status).toBe(409);
    expect((await createTestForm(sandbox)).handle).toMatch(/^test-/);
    expect((await createTestLocator(sandbox)).handle).toMatch(/^test-/);
    const nested = await sandbox.post("/v2/users", {
      organization: sandbox.id,
      user: { emails: [`${makeUniqueName("n")}@example.com`] },
      bookpage: { nickname: makeUniqueName("nested") },
    });
    expect(nested.status).toBe(201);
  });

  it("stores its mails, even with a mail server", async () => {
    await createTestUser(sandbox, { finish_signup_with: "email" });
    expect((await sandbox.get("/v2/mails")).body).toMatchObject([{ state: "unsent" }]);
    await createTestUser(live, { finish_signup_with: "email" });
    expect((await live.get("/v2/mails")).body).toMatchObject([{ state: "queued" }]);
  });

  it("marks webhook deliveries, and leaves live ones unchanged", async () => {
    for (const [tenant, mode] of [
      [sandbox, "test"],
      [live, undefined],
    ] as const) {
      const hook = await createTestWebhook(tenant);
      const { body } = await tenant.post(`/hooks/${hook._id}/ping`, {});
      const delivery = await tenant.get(`/hooks/${hook._id}/deliveries/${body._id}`);
      const told = JSON.parse(JSON.stringify(delivery.body.body));
      const [one] = [typeof told === "string" ? JSON.parse(told) : told].flat();
      expect(one.mode).toBe(mode);
    }
  });
});

it("the sandbox refuses sign-ins, even with an address of the live organisation", async () => {
  const email = `${makeUniqueName("both")}@example.com`;
  const credentials = { username: makeUniqueName("name"), password: "a long password of theirs" };
  await createTestUser(sandbox, { user: { emails: [email] }, login: { credentials } });
  expect(await listLoginAccounts(api.db, email)).toEqual([]);
  expect(await listLoginAccounts(api.db, credentials.username)).toEqual([]);
  const user = await createTestUser(live, { user: { emails: [email] }, login: { credentials } });
  expect(await listLoginAccounts(api.db, email)).toMatchObject([{ id: user._id, organizationId: live.id }]);
});

describe("an admin in the console", () => {
  it("switches to the sandbox and back, in one session only", { tags: "main" }, async () => {
    const admin = await createTestUser(live, { user: { role: "admin", first_name: "Ada" } });
    const headers = await createTestSession(api.db, admin);
    const other = await createTestSession(api.db, admin);
    const me = async (as: Record<string, string>) =>
      (await requestApi("GET", "/v2/me", { headers: as })).body;
    expect(await me(headers)).toMatchObject({ mode: "live" });
    expect((await requestApi("PUT", "/v2/test/mode", { body: { test: true }, headers })).body).toEqual({
      test: true,
    });
    expect(await me(headers)).toMatchObject({
      mode: "test",
      organization: { _id: sandbox.id },
      role: "admin",
    });
    expect(await me(other)).toMatchObject({ mode: "live" });
    const made = await requestApi("POST", "/v2/api_keys", { body: { name: "From the console" }, headers });
    expect(made.body.key).toMatch(/^bp_test_/);
    expect((await requestApi("GET", "/v2/sessions", { headers })).body).toHaveLength(2);
    await requestApi("PUT", "/v2/test/mode", { body: { test: false }, headers });
    expect(await me(headers)).toMatchObject({ mode: "live", organization: { _id: live.id } });
  });

  it("loses the sandbox with the admin role, and members cannot switch", async () => {
    const member = await createTestUser(live);
    const headers = await createTestSession(api.db, member);
    expect((await requestApi("PUT", "/v2/test/mode", { body: { test: true }, headers })).status).toBe(403);
    await api.db.session.updateMany({ where: { userId: member._id }, data: { testMode: true } });
    expect((await requestApi("GET", "/v2/me", { headers })).body.mode).toBe("live");
  });
});

it("the sandbox is emptied, except for its keys and settings", async () => {
  const tenant = await api.tenant("Reset");
  const test = await createSandbox(tenant);
  const kept = await createTestUser(tenant);
  const host = await createTestHost(test);
  const nickname = makeUniqueName("gone");
  await createTestPage(test, host._id, { nickname });
  const reset = await test.post("/v2/test/reset", { now: "2020-05-05T05:05:00Z" });
  expect(reset.body).toMatchObject({ now: "2020-05-05T05:05:00.000Z", running: false, waiting: 0 });
  expect((await test.get("/v2/users")).body).toEqual([]);
  expect((await tenant.get("/v2/users")).body).toMatchObject([{ _id: kept._id }]);
  const again = await createTestHost(test);
  expect(again.createdAt.slice(0, 10)).toBe("2020-05-05");
  expect((await createTestPage(test, again._id, { nickname })).createdAt).toBe("2020-05-05T05:05:00.000Z");
});

it("the sandbox is deleted with its organisation", async () => {
  const tenant = await api.tenant("Ends");
  const test = await createSandbox(tenant);
  await createTestHost(test);
  await deleteOrganization(api.db, asOrganizationId(tenant.id));
  expect(await api.db.organization.count({ where: { id: { in: [tenant.id, test.id] } } })).toBe(0);
  expect(await api.db.user.count({ where: { organizationId: test.id } })).toBe(0);
});
