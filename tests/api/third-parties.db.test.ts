import { beforeAll, describe, expect, it, vi } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { verifyCreatorToken } from "@/lib/domain/events/third-parties/creator-token";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { log } from "@/lib/platform/log/log";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestEventBody, createTestEvent } from "../support/events";
import { registerApp, toTrustedApp } from "../support/locators";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const FIELDS = { name: "Support desk", contact_email: "Dev@Example.com", contact_name: "Dana" };
const search = new URLSearchParams(FIELDS);

describe("another organisation's list filter", () => {
  it.each([
    ["a body", () => acme.post("/v2/third_parties", FIELDS)],
    ["a query", () => acme.post(`/v2/third_parties?${search}`, undefined)],
    ["GET", () => acme.get(`/v2/third_parties/new?${search}`)],
  ])("works with %s", { tags: "main" }, async (_, register) => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: "Support desk",
      contact: { email: "dev@example.com", name: "Dana" },
      organization: acme.id,
      secret: expect.stringMatching(/^[\w-]{32}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
  });

  it("needs only a name; the body overrides the query", async () => {
    const { body } = await acme.post("/v2/third_parties?name=Query&contact_name=Dana", { name: "Body" });
    expect(body).toMatchObject({ name: "Body", contact: { email: null, name: "Dana" } });
  });

  it.each([
    [{}, "/name required"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ name: "x", contact_email: "unknown" }, "/contact_email invalid_format"],
    [{ name: "x", contact_name: 1 }, "/contact_name invalid_type"],
  ])("refuses %j", async (body, issue) => {
    const response = await acme.post("/v2/third_parties", body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("needs a name in the query of GET too", async () => {
    const response = await acme.get("/v2/third_parties/new");
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/name required"]]);
  });

  it("by GET rejects sessions, because a browser can be made to send one", async () => {
    const user = await createTestUser(acme);
    await api.db.user.updateMany({ where: { id: user._id }, data: { admin: true } });
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
    const headers = { cookie: `bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
    expect((await requestApi("GET", "/v2/third_parties", { headers })).status).toBe(200);
    expect((await requestApi("GET", "/v2/third_parties/new?name=Evil", { headers })).status).toBe(401);
  });

  it("stores the secret encrypted", async () => {
    const app = await registerApp(acme);
    const row = await api.db.thirdParty.findFirstOrThrow({ where: { id: app._id } });
    expect(Buffer.from(row.secret).toString("latin1")).not.toContain(app.secret);
    expect(JSON.stringify(row)).not.toContain(app.secret);
  });
});

it("the list returns the organisation's own apps with their secrets, newest first, in pages", async () => {
  const tenant = await api.tenant("Lister");
  expect((await tenant.get("/v2/third_parties")).body).toEqual([]);
  const [one, two] = [await registerApp(tenant), await registerApp(tenant)];
  expect((await tenant.get("/v2/third_parties")).body).toEqual([two, one]);
  const page = await tenant.get("/v2/third_parties?limit=1");
  expect(page.body).toEqual([two]);
  expect(page.headers.get("link")).toContain('rel="next"');
});

const askToken = (tenant: Tenant, secret: string, cm = "jane@example.com") =>
  tenant.get(`/v2/third_parties/token?${new URLSearchParams({ cm, secret })}`);

const auditOf = async ({ _id }: { _id: string }) =>
  (await acme.get(`/v2/audit?resource_id=${_id}`)).body.map(
    ({ action, changes }: { action: string; changes: object }) => [action, Object.keys(changes)],
  );

it("an app can be read by its id at the address in Location", async () => {
  const { body: app, headers } = await acme.post("/v2/third_parties", FIELDS);
  expect(headers.get("location")).toBe(`/v2/third_parties/${app._id}`);
  const read = await acme.get(`/v2/third_parties/${app._id}`);
  expect([read.status, read.body]).toEqual([200, app]);
  expect(read.headers.get("etag")).toBe(`"${app._id}-0"`);
});

describe("a rotated secret", () => {
  it("invalidates the old one at once, with the tokens issued for it", async () => {
    const app = await registerApp(acme);
    const { token } = (await askToken(acme, app.secret)).body;
    const { status, body: rotated } = await acme.post(`/v2/third_parties/${app._id}/secret`, {});
    expect(status).toBe(200);
    expect(rotated).toMatchObject({
      ...app,
      secret: expect.any(String),
      updatedAt: expect.any(String),
      __v: 1,
    });
    expect(rotated.secret).not.toBe(app.secret);
    expect((await acme.get(`/v2/third_parties/${app._id}`)).body).toEqual(rotated);
    expect((await askToken(acme, app.secret)).status).toBe(404);
    expect((await askToken(acme, rotated.secret)).status).toBe(200);
    const holds = verifyCreatorToken(token, toTrustedApp(rotated), "jane@example.com", asInstant(Date.now()));
    expect(holds).toBe(false);
  });

  it("is recorded in the audit log without its value", async () => {
    const app = await registerApp(acme);
    const { body } = await acme.post(`/v2/third_parties/${app._id}/secret`, {});
    expect(await auditOf(app)).toEqual([
      ["update", ["secret"]],
      ["create", expect.any(Array)],
    ]);
    const log = await acme.get(`/v2/audit?resource_id=${app._id}`);
    expect(JSON.stringify(log.body)).not.toContain(body.secret);
  });
});

describe("deleting an app", () => {
  it("keeps its events, with its name and without a link to it", async () => {
    const app = await registerApp(acme, { name: "Help desk" });
    const user = await createTestUser(acme);
    const third_party = { app: app._id, group_ids: ["g1"] };
    const event = await createTestEvent(acme, user, { third_party });
    const named = await createTestEvent(acme, user, { third_party: { ...third_party, name: "Desk" } });
    expect((await acme.delete(`/v2/third_parties/${app._id}`)).body).toEqual({ n: 1, ok: 1 });
    const read = async ({ _id }: { _id: string }) => (await acme.get(`/v2/events/${_id}`)).body;
    expect(await read(event)).toMatchObject({
      third_party: { app: null, group_ids: ["g1"], name: "Help desk" },
      __v: event.__v + 1,
    });
    expect((await read(named)).third_party).toEqual({ app: null, group_ids: ["g1"], name: "Desk" });
    expect((await acme.get(`/v2/events?app_id=${app._id}`)).body).toEqual([]);
    expect((await auditOf(app))[0]).toEqual(["delete", expect.any(Array)]);
  });

  it("invalidates its secret and its use in new events", async () => {
    const app = await registerApp(acme);
    const user = await createTestUser(acme);
    await acme.delete(`/v2/third_parties/${app._id}`);
    expect((await askToken(acme, app.secret)).status).toBe(404);
    for (const method of ["get", "delete"] as const)
      expect((await acme[method](`/v2/third_parties/${app._id}`)).status).toBe(404);
    expect((await acme.post(`/v2/third_parties/${app._id}/secret`, {})).status).toBe(404);
    const { status, body } = await acme.post("/v2/events", {
      ...buildTestEventBody(user),
      third_party: { app: app._id },
    });
    expect([status, body.errors[0].pointer]).toEqual([400, "/third_party/app"]);
  });

  it("detaches any number of events", async () => {
    const app = await registerApp(acme);
    const event = { organizationId: acme.id, title: "Visit", timezone: "UTC", thirdPartyApp: app._id };
    const ids = Array.from({ length: 2_100 }, generateId);
    const data = ids.map((id) => ({ ...event, id, keyStoreId: id, email: `${id}@meet.example.com` }));
    await api.db.event.createMany({ data });
    expect((await acme.delete(`/v2/third_parties/${app._id}`)).status).toBe(200);
    const forgotten = { id: { in: ids }, thirdPartyApp: null, thirdPartyName: app.name, v: 1 };
    expect(await api.db.event.count({ where: forgotten })).toBe(ids.length);
  });

  it("honours If-Match", async () => {
    const app = await registerApp(acme);
    await acme.post(`/v2/third_parties/${app._id}/secret`, {});
    const path = `/v2/third_parties/${app._id}`;
    expect((await acme.delete(path, { "if-match": `"${app._id}-0"` })).status).toBe(412);
    expect((await acme.delete(path, { "if-match": `"${app._id}-1"` })).status).toBe(200);
  });

  it("leaves no event with a dangling reference despite concurrent writes", async () => {
    const app = await registerApp(acme);
    const user = await createTestUser(acme);
    const body = { ...buildTestEventBody(user), third_party: { app: app._id } };
    const [{ status }, ...written] = await Promise.all([
      acme.delete(`/v2/third_parties/${app._id}`),
      ...Array.from({ length: 8 }, () => acme.post("/v2/events", body)),
    ]);
    expect(status).toBe(200);
    for (const response of written) expect([201, 400, 409]).toContain(response.status);
    expect(await api.db.event.count({ where: { thirdPartyApp: app._id } })).toBe(0);
  });
});

describe("a creator token", () => {
  it("verifies one address through one app, for 24 hours", { tags: "main" }, async () => {
    const [app, other] = [await registerApp(acme), await registerApp(acme)];
    const { status, body } = await askToken(acme, app.secret, "Jane@Example.com");
    expect([status, Object.keys(body)]).toEqual([200, ["token"]]);
    const now = Date.now();
    const holds = (by: typeof app, email: string, at = now) =>
      verifyCreatorToken(body.token, toTrustedApp(by), email, asInstant(at));
    expect(holds(app, "jane@example.com")).toBe(true);
    expect(holds(app, " JANE@example.com")).toBe(true);
    expect(holds(app, "jane@example.com", now + DAY - 60_000)).toBe(true);
    expect(holds(app, "jane@example.com", now + DAY + 1000)).toBe(false);
    expect(holds(app, "john@example.com")).toBe(false);
    expect(holds(other, "jane@example.com")).toBe(false);
  });

  it("cannot be tampered with", async () => {
    const app = await registerApp(acme);
    const { token } = (await askToken(acme, app.secret)).body;
    const [end, signature] = token.split(".");
    const later = (Number.parseInt(end, 36) + 1000).toString(36);
    for (const wrong of [
      "",
      ".",
      end,
      `${end}.`,
      `${later}.${signature}`,
      `${token}x`,
      `${token}.x`,
      "é.é",
    ]) {
      const holds = verifyCreatorToken(wrong, toTrustedApp(app), "jane@example.com", asInstant(Date.now()));
      expect(holds, wrong).toBe(false);
    }
  });

  it("requires the secret of an app of the organisation", async () => {
    const app = await registerApp(await api.tenant("Other"));
    for (const secret of [app.secret, "wrong"]) {
      const response = await askToken(acme, secret);
      expect([response.status, listErrorCodes(response)]).toEqual([404, ["/secret unknown"]]);
      expect(JSON.stringify(response.body)).not.toContain(secret === "wrong" ? '"wrong"' : secret);
    }
  });

  it.each([
    ["cm=jane@example.com", "/secret required"],
    ["cm=jane@example.com&secret=", "/secret too_small"],
    ["secret=x", "/cm required"],
    ["cm=jane&secret=x", "/cm invalid_format"],
  ])("is not issued for %s", async (query, issue) => {
    const response = await acme.get(`/v2/third_parties/token?${query}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("leaves no secret in the log", async () => {
    const { secret } = await registerApp(acme);
    const lines: unknown[] = [];
    const spies = (["info", "warn", "error"] as const).map((level) =>
      vi.spyOn(log(), level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    );
    const { token } = (await askToken(acme, secret)).body;
    await askToken(acme, `${secret}x`);
    for (const spy of spies) spy.mockRestore();
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).toContain("/v2/third_parties/token");
    for (const hidden of [secret, token, "jane"]) expect(JSON.stringify(lines)).not.toContain(hidden);
  });
});
