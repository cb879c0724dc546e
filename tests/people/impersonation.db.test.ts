import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { expireImpersonation } from "@/lib/domain/auth/impersonation/stop-impersonation";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { ROLES, type Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { confirmationForm } from "@/lib/pages/account/confirmation-form";
import { handleLogout } from "@/lib/pages/account/handle-logout";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { handleCalendarCallback } from "@/lib/pages/calendar-sign-in/handle-calendar-callback";
import { handleCalendarConnect } from "@/lib/pages/calendar-sign-in/handle-calendar-connect";
import { handleConsent } from "@/lib/pages/consent/handle-consent";
import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { loadTableContents } from "../support/load-table-contents";
import { createTestRoom } from "../support/rooms";
import { signInUser } from "../support/sign-in-user";
import { createTokenHeaders } from "../support/tokens";
import { createTestUser } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

type Browser = Record<string, string>;

async function person(role: Role, tenant = acme) {
  const { _id: id } = await createTestUser(tenant);
  await api.db.user.updateMany({ where: { id }, data: toRoleColumns(role) });
  return id as string;
}

const start = (browser: Browser, user: string) =>
  requestApi("POST", "/v2/impersonation", { headers: browser, body: { user } });
const stop = (browser: Browser) => requestApi("DELETE", "/v2/impersonation", { headers: browser });
const readMe = (browser: Browser) => requestApi("GET", "/v2/me", { headers: browser });
const getSignedInUserId = async (browser: Browser) => (await readMe(browser)).body.person?._id;

/** Signs an admin in and impersonates a member. */
async function seeAs(seen?: string, role: Role = "admin") {
  const [admin, user] = [await person(role), seen ?? (await person("member"))];
  const browser = await signInUser(api.db, admin, "Firefox");
  expect((await start({ ...browser, "x-forwarded-for": "198.51.100.7" }, user)).status).toBe(200);
  expect(await getSignedInUserId(browser)).toBe(user);
  return { admin, user, browser };
}

/** Returns the audit log of an impersonated user, oldest first. */
async function listTold(user: string) {
  const { body } = await acme.get(`/v2/audit?resource=impersonation&resource_id=${user}`);
  return body.reverse();
}

describe("an operation during an impersonation", () => {
  type World = Awaited<ReturnType<typeof createFullFixture>>;
  const LOCKED = CONTRACTS.filter(({ scope, keyOnly }) => scope !== "public" && !keyOnly);
  const READS = LOCKED.filter(({ method, unseen }) => method === "GET" && !unseen);
  const REFUSED = LOCKED.filter(
    ({ method, unseen, asOnlooker }) => (method !== "GET" || unseen) && !asOnlooker,
  );

  it("is classified as one of two kinds", () => {
    expect(READS.length).toBeGreaterThan(70);
    expect(REFUSED.length).toBeGreaterThan(170);
    expect(LOCKED.length - READS.length - REFUSED.length).toBe(1);
    expect(REFUSED.filter(({ method }) => method === "GET").map(({ name }) => name)).toEqual([
      "getOrganiserLink",
      "getCreatorToken",
      "exportPersonalData",
    ]);
  });

  const sendRequest = (fixture: World, headers: Browser, { name, method }: (typeof LOCKED)[number]) => {
    const { path, body } = SAMPLES[name]?.call(fixture) ?? { path: "" };
    return requestApi(method, path, { body, headers });
  };

  /** Removes what differs in each request: its id, the time, and the browser. */
  const toLasting = (body: unknown) =>
    JSON.parse(JSON.stringify(body), (key, value) =>
      ["request_id", "until", "now", "occurred_at", "current"].includes(key) ? null : value,
    );

  const SEEN: Record<string, (tenant: Tenant, world: World) => Promise<string>> = {
    "whose things they are": async (_, { user }) => {
      await confirmUserEmail(api.db, user);
      return user._id;
    },
    "an admin": (tenant) => person("admin", tenant),
  };

  it.each(Object.keys(SEEN))(
    "gets the same response or rejection for %s",
    { timeout: 240_000 },
    async (who) => {
      const tenant = await api.tenant();
      const fixture = await createFullFixture(tenant);
      const seen = (await SEEN[who]?.(tenant, fixture)) ?? "";
      const theirs = await createTestSession(api.db, { _id: seen }, HOUR);
      const browser = await createTestSession(api.db, { _id: await person("owner", tenant) }, HOUR);
      expect((await start(browser, seen)).status).toBe(200);
      const answer = async (headers: Browser, contract: (typeof LOCKED)[number]) => {
        const { status, body } = await sendRequest(fixture, headers, contract);
        return [contract.name, status, toLasting(body)];
      };
      const own: unknown[] = [];
      for (const contract of READS) own.push(await answer(theirs, contract));
      const read = () => loadTableContents(process.env.DATABASE_DIRECT_URL ?? "");
      const before = await read();
      for (const [index, contract] of READS.entries())
        expect(await answer(browser, contract)).toEqual(own[index]);
      for (const contract of REFUSED) {
        const { status, body, headers } = await sendRequest(fixture, browser, contract);
        const told = [contract.name, status, body.code, headers.get("content-type")];
        expect(told).toEqual([contract.name, 403, "impersonation", "application/problem+json"]);
      }
      expect(await read()).toEqual(before);
      expect((await stop(browser)).body).toEqual({ n: 1, ok: 1 });
    },
  );

  it("is rejected as a PATCH, with an idempotency key, and in a batch", async () => {
    const { browser, user } = await seeAs();
    const calls = [
      requestApi("PATCH", `/v2/users/${user}`, { headers: browser, body: { first_name: "Eve" } }),
      requestApi("POST", "/v2/bookings/batch", { headers: browser, body: { operations: [] } }),
      requestApi("POST", "/v2/users", { headers: { ...browser, "idempotency-key": "one" }, body: {} }),
      requestApi("POST", "/v2/users", { headers: browser, body: "no JSON" }),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code]).toEqual([403, "impersonation"]);
  });
});

describe("an impersonation", () => {
  /** The roles that each role may impersonate, written by hand. */
  const MAY: Record<Role, readonly Role[]> = {
    owner: ["owner", "admin", "manager", "member", "viewer"],
    admin: ["admin", "manager", "member", "viewer"],
    manager: [],
    member: [],
    viewer: [],
  };

  it.each(ROLES)("is available to the role %s within its limits", async (role) => {
    const browser = await signInUser(api.db, await person(role));
    for (const other of ROLES) {
      const seen = await person(other);
      const { status, body } = await start(browser, seen);
      expect([other, status]).toEqual([other, MAY[role].includes(other) ? 200 : 403]);
      if (status === 403) expect(body.code).toBe("forbidden");
      expect((await stop(browser)).status).toBe(200);
    }
  });

  it("gives no more than the user's own role", { tags: "main" }, async () => {
    const { browser } = await seeAs(await person("member"), "owner");
    expect((await requestApi("GET", "/v2/api_keys", { headers: browser })).status).toBe(403);
    expect((await readMe(browser)).body.role).toBe("member");
  });

  it("is refused for oneself, unknown or suspended users, rooms, and other organisations", async () => {
    const admin = await person("admin");
    const browser = await signInUser(api.db, admin);
    const suspended = await person("member");
    await acme.put(`/v2/users/${suspended}`, { user: { suspended: true } });
    const outsider = await person("member", await api.tenant("Other"));
    const room = (await createTestRoom(acme, "Attic"))._id;
    const answers = [];
    for (const user of [admin, suspended, outsider, "0".repeat(24), room, "unknown"]) {
      const { status, body } = await start(browser, user);
      answers.push([status, body.reason ?? body.errors[0]?.code, body.errors[0]?.pointer]);
    }
    expect(answers).toEqual([
      [409, "refused", "/user"],
      [409, "person_suspended", undefined],
      [404, "unknown", "/user"],
      [404, "unknown", "/user"],
      [400, "mismatch", "/user"],
      [400, "invalid_format", "/user"],
    ]);
    expect(await getSignedInUserId(browser)).toBe(admin);
  });

  it("requires a recent sign-in, and the console's own pages", async () => {
    const [admin, user] = [await person("admin"), await person("member")];
    const browser = await signInUser(api.db, admin);
    expect((await start({ ...browser, "sec-fetch-site": "cross-site" }, user)).status).toBe(403);
    await api.db.session.updateMany({
      where: { userId: admin },
      data: { authenticatedAt: new Date(Date.now() - HOUR) },
    });
    expect((await start(browser, user)).body.code).toBe("fresh_sign_in_needed");
    expect(await listTold(user)).toEqual([]);
  });

  it("is refused for keys and tokens", async () => {
    const user = await person("member");
    const admin = await signInUser(api.db, await person("admin"));
    for (const headers of [{ authorization: acme.key }, await createTokenHeaders(admin)])
      expect([(await start(headers, user)).status, (await stop(headers)).status]).toEqual([403, 403]);
  });

  it("starts outside of test mode", async () => {
    const user = await person("member");
    const browser = await signInUser(api.db, await person("admin"));
    await requestApi("PUT", "/v2/test/mode", { headers: browser, body: { test: true } });
    expect((await start(browser, user)).status).toBe(409);
  });

  it("changes its user only after it was ended", async () => {
    const { browser, admin, user } = await seeAs();
    const other = await person("viewer");
    expect((await start(browser, other)).body.code).toBe("impersonation");
    expect((await stop(browser)).body).toEqual({ n: 1, ok: 1 });
    expect(await getSignedInUserId(browser)).toBe(admin);
    expect((await stop(browser)).body).toEqual({ n: 0, ok: 1 });
    expect((await start(browser, other)).status).toBe(200);
    expect([await getSignedInUserId(browser), (await listTold(user)).length]).toEqual([other, 2]);
  });

  it("starts once for two simultaneous requests", async () => {
    const user = await person("member");
    const browser = await signInUser(api.db, await person("admin"));
    const statuses = (await Promise.all([start(browser, user), start(browser, user)])).map(
      (one) => one.status,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([]);
    expect(await api.db.impersonation.count({ where: { userId: user } })).toBe(1);
    expect(await getSignedInUserId(browser)).toBe(user);
  });

  it("is bound to one browser", async () => {
    const { admin } = await seeAs();
    expect(await getSignedInUserId(await signInUser(api.db, admin))).toBe(admin);
  });

  it("counts as the admin's activity, not the user's", async () => {
    const { browser, admin, user } = await seeAs();
    await api.db.lastVisit.deleteMany({ where: { userId: admin } });
    await api.db.session.updateMany({
      where: { userId: admin },
      data: { lastUsedAt: new Date(Date.now() - HOUR) },
    });
    await readMe(browser);
    const seen = await api.db.lastVisit.findMany({ where: { userId: { in: [admin, user] } } });
    expect(seen.map(({ userId }) => userId)).toEqual([admin]);
  });
});

describe("an impersonation ends", () => {
  const owner = async () => signInUser(api.db, await person("owner"));
  const change = async (user: string, body: object) =>
    requestApi("PUT", `/v2/users/${user}`, { headers: await owner(), body: { user: body } });
  /** Moves the impersonation's start back by an hour, without an audit entry. */
  const endHour = (onlooker: string) =>
    withTransaction(api.db, async (tx) => {
      await suppressAudit(tx);
      const data = { expiresAt: new Date(Date.now() - 1000) };
      await tx.impersonation.updateMany({ where: { impersonatorId: onlooker }, data });
    });

  it("an hour after it began", { tags: "main" }, async () => {
    const { admin, user, browser } = await seeAs();
    const row = await api.db.impersonation.findFirstOrThrow({ where: { userId: user } });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(HOUR);
    await endHour(admin);
    expect(await getSignedInUserId(browser)).toBe(admin);
    expect(await listTold(user)).toEqual([
      expect.objectContaining({ action: "create" }),
      expect.objectContaining({ action: "delete", actor: expect.objectContaining({ kind: "system" }) }),
    ]);
  });

  it("in the audit log by then, even without further requests", async () => {
    const { admin, user } = await seeAs();
    const { sessionId } = await api.db.impersonation.findFirstOrThrow({ where: { userId: user } });
    const end = () =>
      expireImpersonation(api.db, asOrganizationId(acme.id), sessionId, asInstant(Date.now()));
    await end();
    expect(await listTold(user)).toHaveLength(1);
    const { rows } = await api.pool.query(
      `SELECT j.payload FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE t.identifier = 'stop_impersonation' AND j.run_at = $1`,
      [(await api.db.impersonation.findFirstOrThrow({ where: { userId: user } })).expiresAt],
    );
    expect(rows).toEqual([{ payload: expect.objectContaining({ session: sessionId }) }]);
    await endHour(admin);
    await end();
    expect(await listTold(user)).toHaveLength(2);
  });

  it("with the admin's session, wherever that is ended", async () => {
    const { admin, user, browser } = await seeAs();
    const phone = await signInUser(api.db, admin);
    await requestApi("DELETE", "/v2/sessions", { headers: phone });
    expect((await readMe(browser)).status).toBe(401);
    expect((await listTold(user))[1]).toMatchObject({ action: "delete", actor: { id: admin } });
  });

  it("with signing out", async () => {
    const { user, browser } = await seeAs();
    const request = new Request("http://localhost:3000/logout", { method: "POST", headers: browser });
    expect((await handleLogout(request, NEW_BROWSER)).status).toBe(303);
    expect((await readMe(browser)).status).toBe(401);
    expect(await listTold(user)).toHaveLength(2);
  });

  it("with the admin's expired session", async () => {
    const { admin, browser } = await seeAs();
    await api.db.session.updateMany({
      where: { userId: admin },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await readMe(browser)).status).toBe(401);
  });

  it.each(["manager", "member", "viewer"])("if the admin becomes a %s", async (role) => {
    const { admin, user, browser } = await seeAs();
    expect((await change(admin, { role })).status).toBe(200);
    expect(await getSignedInUserId(browser)).toBe(admin);
    expect((await requestApi("DELETE", `/v2/users/${user}`, { headers: browser })).body.code).toBe(
      "forbidden",
    );
    expect(await listTold(user)).toHaveLength(2);
  });

  it("if the user's role exceeds the admin's, and does not resume with the old role", async () => {
    const { admin, user, browser } = await seeAs();
    expect((await change(user, { role: "admin" })).status).toBe(200);
    expect(await getSignedInUserId(browser)).toBe(user);
    await change(user, { role: "owner" });
    expect(await getSignedInUserId(browser)).toBe(admin);
    await change(user, { role: "member" });
    expect(await getSignedInUserId(browser)).toBe(admin);
  });

  it("if the admin is suspended or deleted", async () => {
    for (const end of [
      async (id: string) => change(id, { suspended: true }),
      async (id: string) => requestApi("DELETE", `/v2/users/${id}`, { headers: await owner() }),
    ]) {
      const { admin, user, browser } = await seeAs();
      expect((await end(admin)).status).toBe(200);
      expect((await readMe(browser)).status).toBe(401);
      expect(await listTold(user)).toHaveLength(2);
    }
  });

  it("if the user is suspended or deleted", async () => {
    for (const end of [
      async (id: string) => change(id, { suspended: true }),
      async (id: string) => requestApi("DELETE", `/v2/users/${id}`, { headers: await owner() }),
    ]) {
      const { admin, user, browser } = await seeAs();
      expect((await end(user)).status).toBe(200);
      expect(await getSignedInUserId(browser)).toBe(admin);
      expect(await listTold(user)).toHaveLength(2);
    }
  });

  it("so that an earlier page does nothing in the admin's own name", async () => {
    const { admin, user, browser } = await seeAs();
    const drawn = { ...browser, "x-drawn-for": user };
    expect((await readMe(drawn)).status).toBe(200);
    expect((await readMe({ ...browser, "x-drawn-for": admin })).body.code).toBe("other_person");
    await endHour(admin);
    for (const [method, path] of [
      ["GET", "/v2/me"],
      ["DELETE", `/v2/users/${user}`],
    ] as const) {
      const { status, body } = await requestApi(method, path, { headers: drawn });
      expect([status, body.code]).toEqual([403, "other_person"]);
    }
    expect(await getSignedInUserId({ ...browser, "x-drawn-for": admin })).toBe(admin);
    expect((await start({ ...browser, "x-drawn-for": admin }, user)).status).toBe(200);
    expect((await stop(drawn)).body).toEqual({ n: 1, ok: 1 });
  });
});

describe("the record of an impersonation", () => {
  it("has both users, the address and the period", { tags: "main" }, async () => {
    const { admin, user, browser } = await seeAs();
    await stop({ ...browser, "user-agent": "Firefox on a train" });
    const [began, ended] = await listTold(user);
    expect(began).toMatchObject({
      action: "create",
      actor: { kind: "user", id: admin, name: expect.any(String) },
      resource_id: user,
      resource_name: expect.any(String),
      changes: { impersonator_id: { before: null, after: admin } },
    });
    expect(Object.keys(began.changes).sort()).toEqual(["expires_at", "impersonator_id"]);
    expect(ended).toMatchObject({
      action: "delete",
      actor: { kind: "user", id: admin },
      device: "Firefox on a train",
      changes: { impersonator_id: { before: admin, after: null } },
    });
  });

  it("is in the user's personal data", async () => {
    const { admin, user, browser } = await seeAs();
    const { email } = await api.db.user.findFirstOrThrow({ where: { id: user } });
    const read = async () => {
      const { body } = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email ?? "")}`);
      return body.seen_by;
    };
    const now = { admin, name: expect.any(String), begun: expect.any(String), ended: null };
    expect(await read()).toEqual([now]);
    await stop(browser);
    await start(browser, user);
    expect(await read()).toEqual([now, { ...now, ended: expect.any(String) }]);
  });
});

const NEW_BROWSER = { acceptLanguage: null, cookies: { lang: null, tz: null, h: null } };

describe("a public form that depends on the session", () => {
  const FORMS: Record<string, (request: Request) => Promise<Response | null>> = {
    "access for an app": (request) => handleConsent(request, NEW_BROWSER, () => []),
    "a new poll": (request) => handleWizardForm(request, "details", NEW_BROWSER),
    "a calendar": (request) => handleCalendarConnect(request, "google", NEW_BROWSER),
    "the way back from a calendar's provider": (request) =>
      handleCalendarCallback(request, "google", NEW_BROWSER),
    [`a confirmation, ${confirmationForm.page}`]: async (request) =>
      rejectWhileImpersonating(request, NEW_BROWSER, await findSession(readSessionToken(request))),
  };

  it.each(Object.keys(FORMS))("is rejected: %s", async (name) => {
    const { browser } = await seeAs();
    const send = () =>
      FORMS[name]?.(
        new Request("http://localhost:3000/", { method: "POST", headers: browser, body: new FormData() }),
      );
    // A server renders the page; the response is a redirect here.
    expect((await send())?.headers.get("location")).toMatch(/^\/login\/refused\?why=seeing/);
    await stop(browser);
    expect((await send())?.headers.get("location") ?? "").not.toContain("seeing");
  });
});
