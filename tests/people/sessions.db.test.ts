import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { startSession } from "@/lib/domain/auth/sessions/start-session";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { signInUser } from "../support/sign-in-user";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const member = async () => (await createTestUser(acme))._id as string;

type Browser = Awaited<ReturnType<typeof signInUser>>;

const list = (headers: Browser) => requestApi("GET", "/v2/sessions", { headers });

describe("a signed-in user", () => {
  it("lists their own sessions, last used first, with the current one marked", { tags: "main" }, async () => {
    const user = await member();
    const laptop = await signInUser(api.db, user, "Laptop");
    const phone = await signInUser(api.db, user, "Phone");
    await signInUser(api.db, await member(), "Another user's");
    const { status, body } = await list(laptop);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ user_agent: "Phone", current: false }),
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        user_agent: "Laptop",
        browser: null,
        current: true,
        createdAt: expect.any(String),
        last_used_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.cookie.split("=")[1]);
  });

  it("ends one of their sessions, and no other user's", { tags: "main" }, async () => {
    const user = await member();
    const [laptop, phone] = [await signInUser(api.db, user), await signInUser(api.db, user)];
    const other = await signInUser(api.db, await member());
    const [theirs] = (await list(other)).body;
    const own = (await list(laptop)).body.find(({ current }: { current: boolean }) => !current);
    const end = (id: string) => requestApi("DELETE", `/v2/sessions/${id}`, { headers: laptop });
    expect((await end(theirs._id)).status).toBe(404);
    expect((await end(own._id)).body).toEqual({ n: 1, ok: 1 });
    expect((await end(own._id)).status).toBe(404);
    expect([(await list(phone)).status, (await list(other)).status]).toEqual([401, 200]);
  });

  it("ends all other sessions at once", async () => {
    const user = await member();
    const laptop = await signInUser(api.db, user);
    const others = await Promise.all([signInUser(api.db, user), signInUser(api.db, user)]);
    const ended = await requestApi("DELETE", "/v2/sessions", { headers: laptop });
    expect(ended.body).toEqual({ n: 2, ok: 1 });
    expect((await list(laptop)).body).toHaveLength(1);
    for (const other of others) expect((await list(other)).status).toBe(401);
  });

  it("cannot be signed out by another website", async () => {
    const laptop = await signInUser(api.db, await member());
    const headers = { ...laptop, "sec-fetch-site": "cross-site" };
    expect((await requestApi("DELETE", "/v2/sessions", { headers })).status).toBe(403);
  });

  it("gets an error for sessions with a key", async () => {
    for (const path of ["/v2/sessions", `/v2/sessions/${"0".repeat(24)}`]) {
      const { status, body } = await acme.delete(path);
      expect([status, body.detail]).toEqual([
        403,
        "This requires a signed-in user and accepts no API key or token.",
      ]);
    }
  });
});

describe("a session", () => {
  const readRow = (browser: Browser) => {
    const tokenHash = hashToken(browser.cookie.split("=")[1] ?? "");
    return api.db.session.findFirstOrThrow({ where: { tokenHash } });
  };

  it("lasts 30 days from its last use", async () => {
    const browser = await signInUser(api.db, await member());
    const { id } = await readRow(browser);
    const hourAgo = new Date(Date.now() - 3_600_000);
    const soon = new Date(Date.now() + 3_600_000);
    await api.db.session.updateMany({ where: { id }, data: { lastUsedAt: hourAgo, expiresAt: soon } });
    await list(browser);
    const used = await readRow(browser);
    expect(Date.now() - used.lastUsedAt.getTime()).toBeLessThan(60_000);
    expect((used.expiresAt.getTime() - Date.now()) / DAY).toBeCloseTo(30, 2);
    await api.db.session.updateMany({ where: { id }, data: { expiresAt: hourAgo } });
    expect((await list(browser)).status).toBe(401);
  });

  it("ends 90 days after signing in, however much it is used", async () => {
    const browser = await signInUser(api.db, await member());
    const { id } = await readRow(browser);
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
    const used = { lastUsedAt: daysAgo(1), expiresAt: new Date(Date.now() + 29 * DAY) };
    await api.db.session.updateMany({ where: { id }, data: { ...used, createdAt: daysAgo(80) } });
    expect((await list(browser)).status).toBe(200);
    expect(((await readRow(browser)).expiresAt.getTime() - Date.now()) / DAY).toBeCloseTo(10, 2);
    await api.db.session.updateMany({ where: { id }, data: { ...used, createdAt: daysAgo(90) } });
    expect((await list(browser)).status).toBe(401);
  });

  it("replaces the earlier one of the browser", async () => {
    const user = await member();
    const before = await signInUser(api.db, user);
    const token = before.cookie.split("=")[1] ?? "";
    const again = await startSession(
      api.db,
      { id: user, organizationId: acme.id },
      { userAgent: null, token },
      asInstant(Date.now()),
    );
    expect(again).not.toBe(token);
    expect((await list(before)).status).toBe(401);
  });

  it("ends when the password is changed through the API", async () => {
    const user = await member();
    const browser = await signInUser(api.db, user);
    const credentials = { username: makeUniqueName("login"), password: "quite another one" };
    expect((await acme.put(`/v2/users/${user}`, { login: { credentials } })).status).toBe(200);
    expect((await list(browser)).status).toBe(401);
  });
});
