import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { type AccountFormPage, handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { buildJoinConfirmationForm } from "@/lib/pages/account/join-confirmation-form";
import { buildJoinForm } from "@/lib/pages/account/join-form";
import { forgotForm, loginForm } from "@/lib/pages/account/login-form";
import { buildLinkRenewalForm, buildPasswordForm } from "@/lib/pages/account/password-form";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_LOGIN: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant("Acme");
});

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
const PASSWORD = "correct horse battery";

/** Sends a form as a browser does; returns the redirect and the new session. */
async function send(
  form: AccountFormPage,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const request = new Request("http://localhost:3000/login/submit", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "sec-fetch-site": "same-origin", "user-agent": "A browser", ...headers },
  });
  const response = await handleAccountForm(request, BROWSER, form);
  const cookies = response.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("bookpage_session="));
  const cookie = session?.split(";")[0] ?? "";
  return { status: response.status, location: response.headers.get("location"), session, cookie, response };
}

const isSignedIn = async (cookie: string) =>
  (await requestApi("GET", "/v2/sessions", { headers: { cookie } })).status === 200;

async function withPassword(password = PASSWORD) {
  const username = makeUniqueName("login");
  const user = await createTestUser(acme, { login: { credentials: { username, password } } });
  return { id: user._id as string, email: user.emails[0] as string, username };
}

const readToken = (link: string) => link.split("/").at(-1)?.split("?")[0] ?? "";

async function signupToken(user = {}) {
  const made = await acme.post("/v2/users", {
    organization: acme.id,
    user: { email: `${makeUniqueName("new")}@example.com`, first_name: "Nia", ...user },
    finish_signup_with: "email",
  });
  return { token: readToken(made.body.link), user: made.body.user };
}

describe("logging in", () => {
  it("accepts the e-mail address in any case, or the user name, and leads to the console", {
    tags: "main",
  }, async () => {
    const { email, username } = await withPassword();
    for (const name of [email, ` ${email.toUpperCase()} `, username]) {
      const { status, location, session, cookie } = await send(loginForm, { name, password: PASSWORD });
      expect([status, location]).toEqual([303, "/console"]);
      expect(session).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
      expect(await isSignedIn(cookie)).toBe(true);
    }
  });

  it("redirects only to our own paths", async () => {
    const { email: name } = await withPassword();
    const to = async (next: string) => (await send(loginForm, { name, password: PASSWORD, next })).location;
    expect(await to("/add_invitees?im=a@b.example")).toBe("/add_invitees?im=a@b.example");
    for (const next of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"])
      expect(await to(next)).toBe("/console");
  });

  it("rejects a wrong password and an unknown name alike, and stores no password", async () => {
    const { email } = await withPassword();
    const answers = [];
    for (const name of [email, "unknown@example.com", "nul\0name"]) {
      const { status, location, session, response } = await send(loginForm, { name, password: "not this" });
      expect([status, session]).toEqual([303, undefined]);
      answers.push(location?.replace(/again=[\w-]+/, ""));
      expect(JSON.stringify([...response.headers])).not.toContain("not this");
    }
    expect(new Set(answers)).toEqual(new Set(["/login?&lang=en"]));
  });

  it("takes as much processor time for an unknown name", async () => {
    const { email } = await withPassword();
    const measure = async (name: string) => {
      const before = process.cpuUsage();
      await send(loginForm, { name, password: "not this" });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await measure(email);
    const rounds = 4;
    let [known, unknown] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      known += await measure(email);
      unknown += await measure("unknown-name@example.com");
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it("is throttled after ten wrong attempts from any address, and a mailed link resets it", async () => {
    const { id, email } = await withPassword();
    const guesses = Array.from({ length: 10 }, (_, n) =>
      send(loginForm, { name: email, password: `guess ${n}` }, { "x-forwarded-for": `203.0.113.${n}` }),
    );
    await Promise.all(guesses);
    expect((await send(loginForm, { name: email, password: PASSWORD })).session).toBeUndefined();
    const [link] = await mailedLinks(email, () =>
      sendPasswordLink(api.db, { organization: acme.id, user: id }, asInstant(Date.now())),
    );
    const chosen = await send(buildPasswordForm("password", readToken(link)), {
      password: "another fine one",
    });
    expect(chosen.location).toBe("/console");
    const again = await send(loginForm, { name: email, password: "another fine one" });
    expect(again.session).toBeDefined();
  });

  it("is not throttled by attempts from elsewhere in a browser that signed in before", async () => {
    const { email: name } = await withPassword();
    const { response } = await send(loginForm, { name, password: PASSWORD });
    const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith("bookpage_device="));
    expect(device).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/);
    const own = { cookie: device?.split(";")[0] ?? "" };
    for (let tries = 0; tries < 10; tries++) await send(loginForm, { name, password: `guess ${tries}` });
    const signIn = async (headers: Record<string, string>) =>
      (await send(loginForm, { name, password: PASSWORD }, headers)).session !== undefined;
    const other = (await withPassword()).email;
    const others = await send(loginForm, { name: other, password: PASSWORD });
    const foreign = others.response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    const forged = `${own.cookie.slice(0, -3)}abc`;
    expect(await signIn({})).toBe(false);
    expect(
      await signIn({ cookie: foreign.find((cookie) => cookie.startsWith("bookpage_device=")) ?? "" }),
    ).toBe(false);
    expect(await signIn({ cookie: forged })).toBe(false);
    expect(await signIn(own)).toBe(true);
    expect(await signIn({})).toBe(false); // This does not reset the throttle of other users.
    for (let tries = 0; tries < 10; tries++) await send(loginForm, { name, password: `guess ${tries}` }, own);
    expect(await signIn(own)).toBe(false); // The account is throttled separately.
  });

  it("throttles a known device's attempts at another account with the same name", async () => {
    const victim = await withPassword("the password of one");
    const credentials = { username: victim.email, password: "the password of other" };
    await createTestUser(acme, { login: { credentials } });
    const guess = (password: string, headers = {}) =>
      send(loginForm, { name: victim.email, password }, headers);
    const { response } = await guess("the password of other");
    const cookie = response.headers
      .getSetCookie()
      .find((one) => one.startsWith("bookpage_device="))
      ?.split(";")[0];
    const own = { cookie: cookie ?? "" };
    expect((await guess("the password of one", own)).session).toBeDefined();
    for (let tries = 0; tries < 10; tries++) await guess(`guess ${tries}`);
    expect((await guess("the password of one", own)).session).toBeUndefined();
    expect((await guess("the password of other", own)).session).toBeDefined();
  });

  it("is audited with address and device, and so is a rejection", async () => {
    const { id, email: name } = await withPassword();
    const from = { "x-forwarded-for": "198.51.100.7", "x-request-id": "sign-in-1" };
    await send(loginForm, { name, password: "not this" }, from);
    await send(loginForm, { name, password: PASSWORD }, from);
    const [entered, refused] = (await acme.get(`/v2/audit?resource_id=${id}`)).body;
    const same = { request_id: "sign-in-1", address: "198.51.100.7", device: "A browser", resource: "user" };
    expect(entered).toMatchObject({ ...same, action: "sign_in", actor: { kind: "user", id }, changes: {} });
    expect(refused).toMatchObject({
      ...same,
      action: "refuse",
      actor: { kind: "booker", id: null },
      changes: { reason: { before: null, after: "wrong_password" } },
    });
    const reasons = async () =>
      (await acme.get(`/v2/audit?resource_id=${id}`)).body.flatMap(
        ({ changes }: { changes: { reason?: { after: string } } }) => changes.reason?.after ?? [],
      );
    for (let tries = 0; tries < 15; tries++) await send(loginForm, { name, password: "not this" }, from);
    const told = await reasons();
    expect(told.filter((reason: string) => reason === "wrong_password")).toHaveLength(11);
    expect(told.filter((reason: string) => reason === "too_many_tries")).toHaveLength(1);
  });

  it("is rejected from another website", async () => {
    const foreign = await send(loginForm, { name: "a", password: "b" }, { "sec-fetch-site": "cross-site" });
    expect([foreign.location, foreign.session]).toEqual([
      expect.stringContaining("/login/refused?why=foreign"),
      undefined,
    ]);
  });

  it("works for both users if one's user name is the other's address", async () => {
    const victim = await withPassword("the password of one");
    await createTestUser(acme, {
      login: { credentials: { username: victim.email, password: "the password of other" } },
    });
    for (const password of ["the password of one", "the password of other"])
      expect((await send(loginForm, { name: victim.email, password })).session).toBeDefined();
  });
});

/** Returns the links in the mails caused by `act`. */
async function mailedLinks(email: string, act: () => Promise<unknown>): Promise<[string, ...string[]]> {
  await act();
  const mails = (await acme.get("/v2/mails")).body.filter(({ to }: { to: string }) => to === email);
  const texts = await Promise.all(
    mails.map(async ({ _id }: { _id: string }) => (await acme.get(`/v2/mails/${_id}`)).body.text as string),
  );
  return texts.map(
    (text) => /https:\/\/\S+\/(?:reset|signup|join\/confirm)\/[\w-]+/.exec(text)?.[0] ?? "",
  ) as [string];
}

describe("a forgotten password", () => {
  const jobs = async () => {
    const { rows } = await api.pool.query(
      "SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send_password_link' ORDER BY j.id",
    );
    return rows.map(({ payload }) => payload);
  };

  it("gets the same response for unknown accounts, and its job contains no address", async () => {
    const { id, email } = await withPassword();
    const before = (await jobs()).length;
    for (const name of [email, "unknown-name@example.com"]) {
      const { status, location } = await send(forgotForm, { name });
      expect([status, location]).toEqual([303, "/forgot?sent=1&lang=en"]);
    }
    const made = (await jobs()).slice(before);
    const anyId = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(made).toEqual([
      { organization: acme.id, user: id },
      { organization: anyId, user: anyId },
    ]);
  });

  it("mails no more than three links an hour to one name", async () => {
    const { email } = await withPassword();
    const before = (await jobs()).length;
    for (let round = 0; round < 5; round++) await send(forgotForm, { name: email });
    expect((await jobs()).length - before).toBe(3);
  });

  it("is replaced once, and every session ends", { tags: "main" }, async () => {
    const { id, email } = await withPassword();
    const { cookie } = await send(loginForm, { name: email, password: PASSWORD });
    const [link] = await mailedLinks(email, () =>
      sendPasswordLink(api.db, { organization: acme.id, user: id }, asInstant(Date.now())),
    );
    const form = buildPasswordForm("password", readToken(link));
    expect((await send(form, { password: "short" })).location).toMatch(/^\/reset\/[\w-]+\?again=/);
    const chosen = await send(form, { password: "a brand new secret" });
    expect([chosen.location, await isSignedIn(chosen.cookie)]).toEqual(["/console", true]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await send(form, { password: "another user’s" })).session).toBeUndefined();
    expect((await send(form, { password: "a brand new secret" })).session).toBeDefined();
    expect((await send(loginForm, { name: email, password: PASSWORD })).session).toBeUndefined();
  });
});

describe("a sign-up link", () => {
  it("sets the password, asks for consent, and signs in", { tags: "main" }, async () => {
    const { token, user } = await signupToken();
    const form = buildPasswordForm("signup", token);
    expect((await send(form, { password: PASSWORD })).session).toBeUndefined();
    const done = await send(form, { password: PASSWORD, consent: "yes" });
    expect([done.location, await isSignedIn(done.cookie)]).toEqual(["/console", true]);
    const { body } = await acme.get(`/v2/users/${user._id}`);
    expect(Date.now() - Date.parse(body.consent.terms)).toBeLessThan(60_000);
    expect((await send(loginForm, { name: user.emails[0], password: PASSWORD })).session).toBeDefined();
  });

  it("asks a user without a name for it and for the time zone", async () => {
    const { token, user } = await signupToken({ first_name: null });
    const form = buildPasswordForm("signup", token);
    const secret = { password: PASSWORD, consent: "yes" };
    expect((await send(form, secret)).session).toBeUndefined();
    expect(
      (await send(form, { ...secret, firstName: "Ada", timezone: "Moon/Base" })).session,
    ).toBeUndefined();
    const done = await send(form, { ...secret, firstName: " Ada ", timezone: "Europe/Lisbon" });
    expect(await isSignedIn(done.cookie)).toBe(true);
    const { body } = await acme.get(`/v2/users/${user._id}`);
    expect([body.first_name, body.last_name, body.timezone]).toEqual(["Ada", null, "Europe/Lisbon"]);
  });

  it("is used by one of many simultaneous requests", async () => {
    const { token } = await signupToken();
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        send(buildPasswordForm("signup", token), { password: `${PASSWORD} ${n}`, consent: "yes" }),
      ),
    );
    expect(tries.filter(({ session }) => session)).toHaveLength(1);
  });

  it("that has expired only offers another one", async () => {
    const { token, user } = await signupToken();
    await api.db.signupLink.updateMany({
      where: { tokenHash: hashToken(token) },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    const form = { password: PASSWORD, consent: "yes" };
    expect((await send(buildPasswordForm("signup", token), form)).session).toBeUndefined();
    expect((await send(buildLinkRenewalForm("signup", token), {})).location).toContain("sent=1");
    const [link] = await mailedLinks(user.emails[0], () => sleep(0));
    expect((await send(buildPasswordForm("signup", readToken(link)), form)).session).toBeDefined();
  });

  it("cannot be used for another purpose", async () => {
    const { token } = await signupToken();
    expect(
      (await send(buildPasswordForm("password", token), { password: PASSWORD })).session,
    ).toBeUndefined();
  });
});

describe("an invitation", () => {
  const person = (change: Record<string, string> = {}) => ({
    firstName: "Ana",
    lastName: "Duarte",
    email: `${makeUniqueName("ana")}@example.com`,
    timezone: "Europe/Lisbon",
    password: PASSWORD,
    consent: "yes",
    ...change,
  });
  const invite = async (body = {}) =>
    readToken((await acme.post("/v2/invitations", { name: "All", ...body })).body.link);

  /** Sends the form of the invitation, then opens the mailed link. */
  async function join(token: string, extid: string | null, who: ReturnType<typeof person>) {
    const [link] = await mailedLinks(who.email, () => send(buildJoinForm(token, extid), who));
    return send(buildJoinConfirmationForm(readToken(link ?? "")), {});
  }

  it("creates no user before the address is confirmed", async () => {
    const ana = person();
    const asked = await send(buildJoinForm(await invite(), null), ana);
    expect([asked.location?.includes("state=sent"), asked.session]).toEqual([true, undefined]);
    expect(await api.db.user.count({ where: { email: ana.email } })).toBe(0);
    const kept = await api.db.joinRequest.findMany();
    expect(kept.map(({ sealed }) => Buffer.from(sealed).includes(ana.email))).toEqual([false]);
  });

  it("creates a user with the link's extid, signs in, and emits user.joined", {
    tags: "main",
  }, async () => {
    await acme.post("/hooks", { action: "user.joined", target_url: "https://hooks.example.com/joined" });
    const token = await invite();
    const ana = person();
    const joined = await join(token, "crm-4711", ana);
    expect([joined.location, await isSignedIn(joined.cookie)]).toEqual(["/console/pages/ana", true]);
    const [user] = (await acme.get("/v2/users?limit=1")).body;
    expect(user).toMatchObject({
      full_name: "Ana Duarte",
      emails: [ana.email],
      timezone: "Europe/Lisbon",
      language: "en",
      signedup_with: "password",
      account: { organization: { id: acme.id, admin: false, extid: "crm-4711" } },
      consent: { terms: expect.any(String) },
    });
    const { rows } = await api.pool.query("SELECT body FROM webhook_deliveries WHERE action = 'user.joined'");
    expect(rows).toHaveLength(1);
    const [told] = JSON.parse(rows[0].body);
    expect(told).toMatchObject({
      action: "user.joined",
      organization: acme.id,
      user: user._id,
      resource: user,
    });
    expect((await acme.get("/v2/invitations?limit=1")).body[0].uses).toBe(1);
  });

  it("sent twice creates one user, with the first link used", async () => {
    const token = await invite();
    const ana = person();
    const links = await mailedLinks(ana.email, async () => {
      for (let round = 0; round < 2; round++) await send(buildJoinForm(token, null), ana);
    });
    expect(links).toHaveLength(2);
    const openLink = (link = "") => send(buildJoinConfirmationForm(readToken(link)), {});
    const tries = [await openLink(links[0]), await openLink(links[0]), await openLink(links[1])];
    expect(tries.map(({ location }) => location?.startsWith("/console"))).toEqual([true, false, false]);
    expect(tries.filter(({ session }) => session)).toHaveLength(1);
    expect(await api.db.user.count({ where: { email: ana.email } })).toBe(1);
    expect((await acme.get("/v2/invitations?limit=1")).body[0].uses).toBe(1);
  });

  it("mails the owner of a known address, without telling the sender", async () => {
    const { email } = await withPassword();
    const { location, session } = await send(
      buildJoinForm(await invite(), null),
      person({ email, password: "not that of the account" }),
    );
    expect([location?.includes("state=sent"), session]).toEqual([true, undefined]);
    const mails = (await acme.get("/v2/mails")).body;
    expect(mails[0]).toMatchObject({ to: email, kind: "known" });
  });

  it("admits only its number of users, with simultaneous requests", async () => {
    const token = await invite({ max_uses: 2 });
    const tries = await Promise.all(Array.from({ length: 6 }, () => join(token, null, person())));
    expect(tries.filter(({ session }) => session)).toHaveLength(2);
  });

  it("that was revoked or has a taken extid is rejected", async () => {
    const { body } = await acme.post("/v2/invitations", { name: "Short" });
    const token = readToken(body.link);
    const late = person();
    const [lateLink] = await mailedLinks(late.email, () => send(buildJoinForm(token, "only-once"), late));
    expect((await join(token, "only-once", person())).session).toBeDefined();
    const tooLate = await send(buildJoinConfirmationForm(readToken(lateLink ?? "")), {});
    expect([tooLate.session, tooLate.location?.includes("state=taken")]).toEqual([undefined, true]);
    const twice = await send(buildJoinForm(token, "only-once"), person());
    expect([twice.session, twice.location?.includes("state=taken")]).toEqual([undefined, true]);
    const slow = person();
    const [slowLink] = await mailedLinks(slow.email, () => send(buildJoinForm(token, null), slow));
    await acme.delete(`/v2/invitations/${body._id}`);
    for (const form of [buildJoinConfirmationForm(readToken(slowLink ?? "")), buildJoinForm(token, null)])
      expect((await send(form, slow)).session).toBeUndefined();
    expect(await api.db.user.count({ where: { email: slow.email } })).toBe(0);
  });

  it.each([
    { firstName: " " },
    { firstName: "x".repeat(201) },
    { lastName: "nul\0" },
    { email: "ana at mail" },
    { email: "" },
    { timezone: "Mars/Olympus" },
    { password: "password1234" },
    { consent: "" },
  ])("is rejected with %j, and creates no user", async (change) => {
    const before = await api.db.user.count();
    const { status, location } = await send(buildJoinForm(await invite(), null), person(change));
    expect([status, location?.includes("again=")]).toEqual([303, true]);
    expect(await api.db.user.count()).toBe(before);
  });

  it.each(["x".repeat(129), "nul\0"])("rejects the extid %j", async (extid) => {
    const ana = person();
    expect(await mailedLinks(ana.email, async () => send(buildJoinForm(await invite(), extid), ana))).toEqual(
      [],
    );
  });
});
