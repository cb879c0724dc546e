import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { confirmAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { verifyFactor } from "@/lib/domain/auth/second-factors/verify-factor";
import { type AccountFormPage, handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { loadRecoveryCodesPage, loadSecondFactorPage } from "@/lib/pages/account/load-second-factor-page";
import { loginForm } from "@/lib/pages/account/login-form";
import { secondFactorForm } from "@/lib/pages/account/second-factor-form";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { signInUser } from "../support/sign-in-user";
import { createTestUser, makeUniqueName } from "../support/users";

const HOST = "https://meet.example.com";
const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
const PASSWORD = "five grey herons at noon";
const HALF_MINUTE_MS = 30_000;

const api = createTestApi({ RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

type Browser = Awaited<ReturnType<typeof signInUser>>;

const codeAt = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

async function newPerson(tenant = acme, isAdmin = false) {
  const email = `${makeUniqueName("ana")}@example.com`;
  const credentials = { username: email, password: PASSWORD };
  const user = await createTestUser(tenant, { user: { emails: [email] }, login: { credentials } });
  if (isAdmin) await api.db.user.updateMany({ where: { id: user._id }, data: { admin: true } });
  return { id: user._id as string, email, browser: await signInUser(api.db, user._id) };
}

const sendRequest = (browser: Browser, method: string, path: string, body?: unknown) =>
  requestApi(method, `/v2/second_factors${path}`, { headers: browser, body });

/** Adds an authenticator app; its first code was that of a minute ago. */
async function withApp(person: { id: string; browser: Browser }, tenant = acme) {
  const { body } = await sendRequest(person.browser, "POST", "/authenticator");
  const owner = { organization: asOrganizationId(tenant.id), user: person.id };
  const then = asInstant(Date.now() - 2 * HALF_MINUTE_MS);
  const { recovery_codes } = await confirmAuthenticator(api.db, owner, codeAt(body.secret, then), then);
  return { secret: body.secret as string, codes: recovery_codes, owner };
}

/** A browser that keeps its cookies between forms. */
function newBrowser() {
  const jar = new Map<string, string>();
  const send = async (form: AccountFormPage, fields: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await handleAccountForm(
      new Request(`${HOST}${form.page}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: {
          cookie,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
      }),
      BROWSER,
      form,
    );
    for (const one of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    return response.headers.get("location") ?? "";
  };
  const visit = (query = "") => ({
    search: new URLSearchParams(query),
    browser: BROWSER,
    notice: null,
    now: asInstant(Date.now()),
  });
  const isSignedIn = async () => {
    const headers = {
      cookie: `bookpage_session=${jar.get("bookpage_session") ?? ""}`,
      "sec-fetch-site": "same-origin",
    };
    return (await requestApi("GET", "/v2/sessions", { headers })).status === 200;
  };
  return { jar, send, visit, isSignedIn };
}

describe("an authenticator app", () => {
  it("is required after its first code was typed, and comes with ten recovery codes", {
    tags: "main",
  }, async () => {
    const person = await newPerson();
    const { body } = await sendRequest(person.browser, "POST", "/authenticator");
    expect(body.uri).toContain(`otpauth://totp/Acme:`);
    expect(body.picture).toMatch(/^<svg/);
    expect((await sendRequest(person.browser, "GET", "")).body.authenticator).toBeNull();
    expect(
      (await sendRequest(person.browser, "POST", "/authenticator/confirm", { code: "000000" })).status,
    ).toBe(400);
    const right = await sendRequest(person.browser, "POST", "/authenticator/confirm", {
      code: codeAt(body.secret),
    });
    expect(right.body.recovery_codes).toHaveLength(10);
    expect(new Set(right.body.recovery_codes).size).toBe(10);
    expect((await sendRequest(person.browser, "GET", "")).body).toMatchObject({
      authenticator: { createdAt: expect.any(String) },
      recovery_codes: 10,
    });
    expect((await sendRequest(person.browser, "POST", "/authenticator")).status).toBe(409);
    const kept = await api.db.authenticator.findFirstOrThrow({ where: { userId: person.id } });
    expect(Buffer.from(kept.secret).toString("latin1")).not.toContain(body.secret);
  });

  it("accepts a code once, within half a minute, and none from before it", async () => {
    const { secret, owner } = await withApp(await newPerson());
    const now = asInstant(Date.now());
    const verify = async (at: number) =>
      (await verifyFactor(api.db, owner, { code: codeAt(secret, at) }, now)).outcome;
    expect(await verify(now - 3 * HALF_MINUTE_MS)).toBe("wrong");
    expect(await verify(now + 3 * HALF_MINUTE_MS)).toBe("wrong");
    expect(await verify(now)).toBe("right");
    expect(await verify(now)).toBe("wrong");
    expect(await verify(now - HALF_MINUTE_MS)).toBe("wrong");
    expect(await verify(now + HALF_MINUTE_MS)).toBe("right");
  });

  it("accepts one of two simultaneous identical codes", async () => {
    const { secret, owner } = await withApp(await newPerson());
    const now = asInstant(Date.now());
    const both = await Promise.all(
      [1, 2].map(() => verifyFactor(api.db, owner, { code: codeAt(secret, now) }, now)),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["right", "wrong"]);
  });

  it("cannot be guessed: after ten wrong codes the right one must wait", async () => {
    const { secret, owner } = await withApp(await newPerson());
    const now = asInstant(Date.now());
    for (let n = 0; n < 10; n++) await verifyFactor(api.db, owner, { code: "not a code" }, now);
    expect(await verifyFactor(api.db, owner, { code: codeAt(secret, now) }, now)).toMatchObject({
      outcome: "slowed",
    });
  });
});

describe("recovery codes", () => {
  it("work once each, in any spelling, and are replaced by new ones", { tags: "main" }, async () => {
    const person = await newPerson();
    const { codes, owner } = await withApp(person);
    const now = asInstant(Date.now());
    const verify = async (code = "") => (await verifyFactor(api.db, owner, { code }, now)).outcome;
    expect(await verify(codes[0]?.toUpperCase().replaceAll("-", " "))).toBe("right");
    expect(await verify(codes[0])).toBe("wrong");
    expect((await sendRequest(person.browser, "GET", "")).body.recovery_codes).toBe(9);
    const renewed = await sendRequest(person.browser, "POST", "/recovery_codes");
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect(await verify(codes[1])).toBe("wrong");
    expect(await verify(renewed.body.recovery_codes[1])).toBe("right");
  });
});

describe("the owner of second factors", () => {
  const listKinds = async (email: string) =>
    (await acme.get("/v2/mails?limit=1000")).body
      .filter((mail: { to: string }) => JSON.stringify(mail).includes(email))
      .map(({ kind }: { kind: string }) => kind)
      .reverse();

  it("is mailed about added, used and removed factors, which are audited", async () => {
    const person = await newPerson();
    const { codes, owner } = await withApp(person);
    expect((await verifyFactor(api.db, owner, { code: codes[0] ?? "" }, asInstant(Date.now()))).outcome).toBe(
      "right",
    );
    expect((await sendRequest(person.browser, "POST", "/recovery_codes")).status).toBe(200);
    expect((await sendRequest(person.browser, "DELETE", "/authenticator")).status).toBe(200);
    expect(await listKinds(person.email)).toEqual([
      "authenticator_added",
      "recovery_code_used",
      "recovery_codes_renewed",
      "authenticator_removed",
    ]);
    const { body: entries } = await acme.get(`/v2/audit?resource_id=${person.id}`);
    expect(JSON.stringify(entries)).toContain("recovery_code");
  });

  it("is mailed about a new password, not about the first", async () => {
    const person = await newPerson();
    const body = { current_password: PASSWORD, password: "six green herons at dusk" };
    const changed = await requestApi("PUT", "/v2/password", { headers: person.browser, body });
    expect([200, 204]).toContain(changed.status);
    expect(await listKinds(person.email)).toEqual(["password_changed"]);
  });
});

describe("signing in with a second factor", () => {
  it("proceeds from the password to the second step, without a session before it", {
    tags: "main",
  }, async () => {
    const person = await newPerson();
    const { secret } = await withApp(person);
    const browser = newBrowser();
    expect(
      await browser.send(loginForm, { name: person.email, password: PASSWORD, next: "/console/x" }),
    ).toBe("/login/second-factor?lang=en&next=%2Fconsole%2Fx");
    expect(await browser.isSignedIn()).toBe(false);
    const view = await loadSecondFactorPage(
      api.db,
      browser.visit(),
      browser.jar.get("second_factor") ?? null,
    );
    expect([view?.heading, view?.scan]).toEqual(["Two-factor authentication", undefined]);
    expect(await browser.send(secondFactorForm, { code: "123" })).toContain("again=");
    expect(await browser.isSignedIn()).toBe(false);
    expect(await browser.send(secondFactorForm, { code: codeAt(secret), next: "/console/x" })).toBe(
      "/console/x",
    );
    expect(await browser.isSignedIn()).toBe(true);
  });

  it("restarts if the password changed, or with a forged cookie", async () => {
    const person = await newPerson();
    const { codes } = await withApp(person);
    const browser = newBrowser();
    await browser.send(loginForm, { name: person.email, password: PASSWORD });
    const login = { credentials: { username: person.email, password: "three wise owls at noon" } };
    await acme.put(`/v2/users/${person.id}`, { login });
    expect(await browser.send(secondFactorForm, { code: codes[0] ?? "" })).toMatch(/^\/login\?/);
    browser.jar.set("second_factor", "forged");
    expect(await browser.send(secondFactorForm, { code: codes[0] ?? "" })).toMatch(/^\/login\?/);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it("requires a setup of users without a factor, if the organisation enforces it", async () => {
    const strict = await api.tenant("Strict");
    await strict.put("/v2/sign_in", { second_factor_required: true });
    const person = await newPerson(strict);
    const browser = newBrowser();
    await browser.send(loginForm, { name: person.email, password: PASSWORD });
    expect(await browser.isSignedIn()).toBe(false);
    const view = await loadSecondFactorPage(
      api.db,
      browser.visit(),
      browser.jar.get("second_factor") ?? null,
    );
    const secret = view?.scan?.secret.replaceAll(" ", "") ?? "";
    expect(view?.scan?.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await browser.send(secondFactorForm, { code: codeAt(secret) })).toMatch(
      /^\/login\/recovery-codes\?/,
    );
    expect(await browser.isSignedIn()).toBe(true);
    const codes = loadRecoveryCodesPage(browser.visit(), browser.jar.get("recovery_codes") ?? null)?.codes;
    expect(codes).toHaveLength(10);
    // The last factor cannot be removed.
    const removed = await sendRequest(
      { ...person.browser, cookie: `bookpage_session=${browser.jar.get("bookpage_session")}` },
      "DELETE",
      "/authenticator",
    );
    expect(removed.status).toBe(409);
  });
});

describe("a sensitive operation", () => {
  const makeKey = (browser: Browser) =>
    requestApi("POST", "/v2/api_keys", { headers: browser, body: { name: "Of Ana" } });

  const letTimePass = (person: { id: string }) =>
    api.db.session.updateMany({
      where: { userId: person.id },
      data: { authenticatedAt: new Date(Date.now() - 11 * 60_000) },
    });

  it("requires the password again after ten minutes, if there is no factor", async () => {
    const person = await newPerson(acme, true);
    expect((await makeKey(person.browser)).status).toBe(201);
    await letTimePass(person);
    const { status, body } = await makeKey(person.browser);
    expect([status, body.code]).toEqual([403, "fresh_sign_in_needed"]);
    const wrong = await sendRequest(person.browser, "POST", "/proof", { password: "not the password" });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, "/password"]);
    expect((await makeKey(person.browser)).status).toBe(403);
    expect((await sendRequest(person.browser, "POST", "/proof", { password: PASSWORD })).status).toBe(200);
    expect((await makeKey(person.browser)).status).toBe(201);
  });

  it("requires the second factor if there is one, not the password", async () => {
    const person = await newPerson(acme, true);
    const { secret } = await withApp(person);
    await letTimePass(person);
    expect((await makeKey(person.browser)).body.code).toBe("second_factor_needed");
    expect((await sendRequest(person.browser, "POST", "/proof", { password: PASSWORD })).status).toBe(400);
    expect((await sendRequest(person.browser, "POST", "/proof", { code: codeAt(secret) })).status).toBe(200);
    expect((await makeKey(person.browser)).status).toBe(201);
  });

  it("is confirmed per session", async () => {
    const person = await newPerson(acme, true);
    const stolen = await signInUser(api.db, person.id);
    await letTimePass(person);
    await sendRequest(person.browser, "POST", "/proof", { password: PASSWORD });
    expect((await makeKey(stolen)).status).toBe(403);
  });

  it("deletes users, sets credentials, or changes the organisation's sign-in", async () => {
    const person = await newPerson(acme, true);
    const other = await newPerson();
    await letTimePass(person);
    const tried = await Promise.all([
      requestApi("DELETE", `/v2/users/${other.id}`, { headers: person.browser }),
      requestApi("PUT", `/v2/users/${other.id}`, {
        headers: person.browser,
        body: { login: { credentials: { username: other.email, password: PASSWORD } } },
      }),
      requestApi("PUT", "/v2/sign_in", { headers: person.browser, body: { second_factor_required: true } }),
      requestApi("DELETE", `/v2/users/${other.id}/second_factors`, { headers: person.browser }),
    ]);
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const harmless = { user: { first_name: "Other" } };
    expect(
      (await requestApi("PUT", `/v2/users/${other.id}`, { headers: person.browser, body: harmless })).status,
    ).toBe(200);
  });
});

describe("an admin of users with second factors", () => {
  it("removes a user's factors, which notifies and signs out the user, and is audited", async () => {
    const person = await newPerson();
    await withApp(person);
    expect((await acme.delete(`/v2/users/${person.id}/second_factors`)).body).toEqual({ n: 1, ok: 1 });
    expect((await sendRequest(person.browser, "GET", "")).status).toBe(401);
    const [mail] = (await acme.get(`/v2/mails?search=${person.email}`)).body;
    expect(mail.subject).toBe("Your two-factor authentication was reset");
    const { body } = await acme.get(`/v2/audit?resource_id=${person.id}`);
    const noted = body.find(({ changes }: { changes: object }) => "second_factors" in changes);
    expect(noted.actor.kind).toBe("key");
    const browser = newBrowser();
    await browser.send(loginForm, { name: person.email, password: PASSWORD });
    expect(await browser.isSignedIn()).toBe(true);
  });

  it("needs access to the user's credentials for that", async () => {
    const boss = await newPerson(acme, true);
    await withApp(boss);
    const limited = await api.tenant("Limited", ["users:write", "credentials:write"]);
    const inside = await newPerson(limited, true);
    await withApp(inside, limited);
    expect((await limited.delete(`/v2/users/${inside.id}/second_factors`)).status).toBe(403);
    expect((await limited.delete(`/v2/users/${boss.id}/second_factors`)).status).toBe(404);
  });
});
