import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { createTenantClient, createTestApi, createTestKey, type Tenant } from "../support/api";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
/** A key that may write users; the other may write credentials, too. */
let limited: Tenant;
let trusted: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  const scopes = ["users:read", "users:write", "mails:read", "api_keys:write"];
  limited = createTenantClient(acme.id, await createTestKey(api.db, acme.id, scopes));
  trusted = createTenantClient(
    acme.id,
    await createTestKey(api.db, acme.id, [...scopes, "credentials:write"]),
  );
});

async function admin() {
  const user = await createTestUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: { admin: true } });
  return user;
}

const login = () => ({
  login: { credentials: { username: makeUniqueName("login"), password: "five grey herons" } },
});
const moved = () => ({ user: { email: `${makeUniqueName("moved")}@example.com` } });
const WAYS = { login, address: moved, link: () => ({ finish_signup_with: "email" }) };

describe.each(Object.entries(WAYS))("sign-in credentials: %s", (_, body) => {
  const put = (key: Tenant, { _id }: { _id: string }) => key.put(`/v2/users/${_id}`, body());

  it("can be set with the scope credentials:write only", { tags: "main" }, async () => {
    const user = await createTestUser(acme);
    const refused = await put(limited, user);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      expect.stringContaining("credentials:write"),
    ]);
    expect((await put(trusted, user)).status).toBe(200);
  });

  it("cannot be set for an admin by any limited key", async () => {
    const boss = await admin();
    expect((await put(limited, boss)).status).toBe(403);
    const { status, body: problem } = await put(trusted, boss);
    expect([status, problem.detail]).toEqual([403, expect.stringContaining("an admin")]);
    expect((await put(acme, boss)).status).toBe(200);
  });

  it("are protected in batches and where the body names the user", async () => {
    const [boss, user] = [await admin(), await createTestUser(acme)];
    const entry = ({ _id }: { _id: string }) => {
      const { user: person, ...rest } = body() as { user?: object };
      return { ...rest, user: { _id, ...person } };
    };
    const users = [boss, user].map(entry);
    const statuses = async (key: Tenant) =>
      (await key.put("/v2/users/batch", { users })).body.results.map(
        ({ status }: { status: number }) => status,
      );
    expect(await statuses(limited)).toEqual([403, 403]);
    expect(await statuses(trusted)).toEqual([403, 200]);
    expect((await trusted.put("/v2/users", entry(boss))).status).toBe(403);
  });
});

describe("a key without that scope", () => {
  it("creates users, and changes everything but their credentials", async () => {
    const user = await createTestUser(limited);
    const { user: answered } = (await limited.put(`/v2/users/${user._id}`, { user: { first_name: "Ana" } }))
      .body;
    expect(answered.first_name).toBe("Ana");
    const again = { user: { emails: answered.emails, last_name: "Silva" } };
    expect((await limited.put(`/v2/users/${user._id}`, again)).status).toBe(200);
    for (const way of [login(), WAYS.link()]) {
      const body = { organization: acme.id, user: { email: `${makeUniqueName("new")}@example.com` }, ...way };
      expect((await limited.post("/v2/users", body)).status).toBe(403);
      const { results } = (await limited.post("/v2/users/batch", { users: [body] })).body;
      expect(results[0].status).toBe(403);
      expect((await trusted.post("/v2/users", body)).status).toBe(201);
    }
  });

  it("creates no keys", async () => {
    const body = { name: "More", scopes: ["users:read"] };
    expect((await limited.post("/v2/api_keys", body)).status).toBe(403);
    expect((await trusted.post("/v2/api_keys", body)).status).toBe(201);
  });

  it("cannot read the stored response to another key's Idempotency-Key", async () => {
    const body = {
      organization: acme.id,
      user: { email: `${makeUniqueName("new")}@example.com` },
      ...WAYS.link(),
    };
    const headers = { "idempotency-key": makeUniqueName("once") };
    expect((await acme.post("/v2/users", body, headers)).body.link).toContain("/signup/");
    for (const key of [limited, trusted]) {
      const { status, body: answer } = await key.post("/v2/users", body, headers);
      expect([status, answer.link]).toEqual([422, undefined]);
    }
  });
});

describe("account links in mails", () => {
  async function mailTo({ _id, emails }: { _id: string; emails: string[] }) {
    await sendPasswordLink(api.db, { organization: acme.id, user: _id }, asInstant(Date.now()));
    const [{ _id: mail }] = (await acme.get(`/v2/mails?search=${emails[0]}`)).body;
    const read = async (key: Tenant) => {
      const { text, html } = (await key.get(`/v2/mails/${mail}`)).body;
      return [text, html].map((part) => /\/signup\/[\w-]{32}/.test(part));
    };
    return { all: await read(acme), trusted: await read(trusted), limited: await read(limited) };
  }

  it("are redacted for keys without the scope", async () => {
    const shown = await mailTo(await createTestUser(acme));
    expect(shown).toEqual({ all: [true, true], trusted: [true, true], limited: [false, false] });
  });

  it("are redacted for every limited key if they lead to an admin's account", async () => {
    const shown = await mailTo(await admin());
    expect(shown).toEqual({ all: [true, true], trusted: [false, false], limited: [false, false] });
  });
});
