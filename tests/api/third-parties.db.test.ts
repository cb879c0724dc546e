import { beforeAll, describe, expect, it, vi } from "vitest";
import { DAY, instant } from "@/lib/core/time/instant";
import { verifyCreatorToken } from "@/lib/domain/third-parties/creator-token";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { newId } from "@/lib/platform/db/id";
import { log } from "@/lib/platform/log/log";
import { call, type Tenant, testApi } from "../support/api";
import { createUser, faults } from "../support/people";
import { registerApp } from "../support/places";

const api = testApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const FIELDS = { name: "Support desk", contact_email: "Dev@Example.com", contact_name: "Dana" };
const search = new URLSearchParams(FIELDS);

describe("registering an app", () => {
  it.each([
    ["a body", () => acme.post("/v2/third_parties", FIELDS)],
    ["a query", () => acme.post(`/v2/third_parties?${search}`, undefined)],
    ["GET", () => acme.get(`/v2/third_parties/new?${search}`)],
  ])("works with %s", async (_, register) => {
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

  it("needs only a name; the body wins over the query", async () => {
    const { body } = await acme.post("/v2/third_parties?name=Query&contact_name=Dana", { name: "Body" });
    expect(body).toMatchObject({ name: "Body", contact: { email: null, name: "Dana" } });
  });

  it.each([
    [{}, "/name required"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ name: "x", contact_email: "nobody" }, "/contact_email invalid_format"],
    [{ name: "x", contact_name: 1 }, "/contact_name invalid_type"],
  ])("refuses %j", async (body, fault) => {
    const answer = await acme.post("/v2/third_parties", body);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
  });

  it("needs a name in the query of GET too", async () => {
    const answer = await acme.get("/v2/third_parties/new");
    expect([answer.status, faults(answer)]).toEqual([400, ["/name required"]]);
  });

  it("by GET takes no session, as any page could make a browser send one", async () => {
    const user = await createUser(acme);
    await api.db.user.update({ where: { id: user._id }, data: { admin: true } });
    const token = newToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await api.db.session.create({
      data: { id: newId(), tokenHash: hashToken(token), userId: user._id, expiresAt },
    });
    const headers = { cookie: `bookpage_session=${token}`, "sec-fetch-site": "same-origin" };
    expect((await call("GET", "/v2/third_parties", { headers })).status).toBe(200);
    expect((await call("GET", "/v2/third_parties/new?name=Evil", { headers })).status).toBe(401);
  });

  it("stores the secret sealed", async () => {
    const app = await registerApp(acme);
    const row = await api.db.thirdParty.findUniqueOrThrow({ where: { id: app._id } });
    expect(Buffer.from(row.secret).toString("latin1")).not.toContain(app.secret);
    expect(JSON.stringify(row)).not.toContain(app.secret);
  });
});

it("the list has the organisation's own apps with their secrets, newest first, in pages", async () => {
  const tenant = await api.tenant("Lister");
  expect((await tenant.get("/v2/third_parties")).body).toEqual([]);
  const [one, two] = [await registerApp(tenant), await registerApp(tenant)];
  expect((await tenant.get("/v2/third_parties")).body).toEqual([two, one]);
  const page = await tenant.get("/v2/third_parties?limit=1");
  expect(page.body).toEqual([two]);
  expect(page.headers.get("link")).toContain('rel="next"');
});

describe("a creator token", () => {
  const askToken = (tenant: Tenant, secret: string, cm = "jane@example.com") =>
    tenant.get(`/v2/third_parties/token?${new URLSearchParams({ cm, secret })}`);

  it("vouches for one address through one app, for 24 hours", async () => {
    const [app, other] = [await registerApp(acme), await registerApp(acme)];
    const { status, body } = await askToken(acme, app.secret, "Jane@Example.com");
    expect([status, Object.keys(body)]).toEqual([200, ["token"]]);
    const now = Date.now();
    const holds = (appId: string, email: string, at = now) =>
      verifyCreatorToken(body.token, appId, email, instant(at));
    expect(holds(app._id, "jane@example.com")).toBe(true);
    expect(holds(app._id, " JANE@example.com")).toBe(true);
    expect(holds(app._id, "jane@example.com", now + DAY - 60_000)).toBe(true);
    expect(holds(app._id, "jane@example.com", now + DAY + 1000)).toBe(false);
    expect(holds(app._id, "john@example.com")).toBe(false);
    expect(holds(other._id, "jane@example.com")).toBe(false);
  });

  it("cannot be altered", async () => {
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
      expect(verifyCreatorToken(wrong, app._id, "jane@example.com", instant(Date.now())), wrong).toBe(false);
    }
  });

  it("needs the secret of an app of the organisation", async () => {
    const app = await registerApp(await api.tenant("Other"));
    for (const secret of [app.secret, "wrong"]) {
      const answer = await askToken(acme, secret);
      expect([answer.status, faults(answer)]).toEqual([404, ["/secret unknown"]]);
      expect(JSON.stringify(answer.body)).not.toContain(secret === "wrong" ? '"wrong"' : secret);
    }
  });

  it.each([
    ["cm=jane@example.com", "/secret required"],
    ["cm=jane@example.com&secret=", "/secret too_small"],
    ["secret=x", "/cm required"],
    ["cm=jane&secret=x", "/cm invalid_format"],
  ])("is not given for %s", async (query, fault) => {
    const answer = await acme.get(`/v2/third_parties/token?${query}`);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
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
