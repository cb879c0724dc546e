import { expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createSandbox } from "../support/test-mode";
import { createTestUser } from "../support/users";

const api = createTestApi();

const newSandbox = async () => createSandbox(await api.tenant("Acme"));

const countAll = async (sandbox: Tenant) => {
  const where = { organizationId: sandbox.id };
  return Promise.all([
    api.db.user.count({ where }),
    api.db.event.count({ where }),
    api.db.team.count({ where }),
    api.db.location.count({ where }),
  ]);
};

it("POST /v2/test/demo fills a sandbox with users, pages, a team, a locator and meetings, ready for use", {
  tags: "main",
}, async () => {
  const sandbox = await newSandbox();
  const filled = await sandbox.post("/v2/test/demo", {});
  expect(filled.status, JSON.stringify(filled.body)).toBe(201);
  expect(filled.body.created).toBe(true);
  expect(await countAll(sandbox)).toEqual([3, 7, 1, 10]);
  expect(filled.body.events).toHaveLength(7);
  const [amara, , katharina] = filled.body.users;
  expect(amara.email).toBe("amara.okafor@test.harbourandpine.example");
  const page = await sandbox.get(`/v2/bookpages/${katharina.nickname}`);
  expect(page.body.belongs_to).toBe(katharina._id);
  const { body: person } = await sandbox.get(`/v2/users/${katharina._id}`);
  expect(person.picture_url).toMatch(/\/files\/.*\.webp$/);
  const { body: free } = await sandbox.get(`/v2/slots/next?users=${katharina._id}&duration=45`);
  const start = free.slots[5].start.dateTime;
  expect((await createTestBooking(sandbox, { page: katharina.nickname, start })).confirmed.flag).toBe(true);
  const team = await sandbox.get(`/v2/teams/${filled.body.team}`);
  expect(team.body.extid).toBe("demo-design");
  const { body: places } = await sandbox.get(`/v2/locators/${filled.body.locator._id}/locations`);
  const nicknames = filled.body.users.map(({ nickname }: { nickname: string }) => nickname);
  const linked = new Set(places.map(({ link }: { link: string }) => link.split("/")[1]));
  expect([...linked].sort()).toEqual([...nicknames].sort());
  // Users' notifications are waiting.
  expect((await sandbox.get("/v2/test/clock")).body.waiting).toBeGreaterThan(0);
});

it("POST /v2/test/demo is idempotent, reports that, and runs once for two simultaneous requests", async () => {
  const sandbox = await newSandbox();
  const both = await Promise.all([sandbox.post("/v2/test/demo", {}), sandbox.post("/v2/test/demo", {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [one, other] = both.map(({ body: { created, ...demo } }) => demo);
  expect(one).toEqual(other);
  const before = await countAll(sandbox);
  const again = await sandbox.post("/v2/test/demo", {});
  expect([again.status, again.body]).toEqual([200, { ...one, created: false }]);
  expect(await countAll(sandbox)).toEqual(before);
});

it("POST /v2/test/demo uses unique names per sandbox, and the same ones after a reset", async () => {
  const names = async (sandbox: Tenant) => {
    const { status, body } = await sandbox.post("/v2/test/demo", {});
    expect(status, JSON.stringify(body)).toBe(201);
    return [...body.users.map(({ nickname }: { nickname: string }) => nickname), body.locator.handle];
  };
  const [first, second] = [await newSandbox(), await newSandbox()];
  const own = [...(await names(first)), ...(await names(second))];
  expect(new Set(own).size).toBe(8);
  for (const name of own) expect(name).toMatch(/^test-/);
  const reset = await second.post("/v2/test/reset", { now: "2031-03-10T08:00:00Z" });
  expect(reset.status).toBe(200);
  expect(await names(second)).toEqual(own.slice(4));
  const { body: events } = await second.get("/v2/events");
  for (const { createdAt } of events) expect(createdAt).toBe("2031-03-10T08:00:00.000Z");
});

it("POST /v2/test/demo adds to existing data, even with a team and users of the same names", async () => {
  const live = await api.tenant("Harbour");
  const admin = await createTestUser(live, {
    user: { email: "amara.okafor@harbourandpine.example", role: "admin" },
  });
  const headers = await createTestSession(api.db, admin);
  expect((await requestApi("PUT", "/v2/test/mode", { body: { test: true }, headers })).status).toBe(200);
  await requestApi("POST", "/v2/teams", { body: { extid: "design", name: "Design" }, headers });
  const filled = await requestApi("POST", "/v2/test/demo", { headers });
  expect(filled.status, JSON.stringify(filled.body)).toBe(201);
  expect((await requestApi("GET", "/v2/users", { headers })).body).toHaveLength(4);
});

it("POST /v2/test/demo leaves nothing behind if a required name is taken", async () => {
  const sandbox = await newSandbox();
  const { body: team } = await sandbox.post("/v2/teams", { extid: "demo-design", name: "Mine" });
  const refused = await sandbox.post("/v2/test/demo", {});
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toMatch(/extid.*POST \/v2\/test\/reset/);
  expect(await countAll(sandbox)).toEqual([0, 0, 1, 0]);
  expect((await sandbox.delete(`/v2/teams/${team._id}`)).status).toBe(200);
  expect((await sandbox.post("/v2/test/demo", {})).status).toBe(201);
});

it("POST /v2/test/demo is rejected for the live organisation, and for keys without write access", async () => {
  const live = await api.tenant("Live");
  const refused = await live.post("/v2/test/demo", {});
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toContain("bp_test_");
  expect(await countAll(live)).toEqual([0, 0, 0, 0]);
  const { body: made } = await live.post("/v2/api_keys", {
    name: "Reads",
    mode: "test",
    scopes: ["users:read"],
  });
  const narrow = await requestApi("POST", "/v2/test/demo", { headers: { authorization: made.key } });
  expect(narrow.status).toBe(403);
});
