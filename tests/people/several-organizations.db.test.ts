import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { unsealMail } from "@/lib/domain/messaging/mail/unseal-mail";
import { type AccountFormPage, handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { loadOrganizationChoicePage } from "@/lib/pages/account/load-organization-choice-page";
import { loginForm } from "@/lib/pages/account/login-form";
import { organizationsForm } from "@/lib/pages/account/organizations-form";
import { buildPasswordForm } from "@/lib/pages/account/password-form";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

// No worker runs, so the jobs wait.
const api = createTestApi({
  RATE_LIMIT_LOGIN: "0",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "meet@example.com",
});

let acme: Tenant;
let birch: Tenant;
beforeAll(async () => {
  acme = await api.tenant("Acme");
  birch = await api.tenant("Birch");
});

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
const PASSWORD = "five grey herons";
const NEW = "three wise owls at noon";

async function send(form: AccountFormPage, fields: Record<string, string>, cookie = "") {
  const response = await handleAccountForm(
    new Request("http://localhost:3000/login/submit", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "sec-fetch-site": "same-origin", cookie },
    }),
    BROWSER,
    form,
  );
  const cookies = new Map(
    response.headers
      .getSetCookie()
      .map((one) => (one.split(";")[0] ?? "").split(/=(.*)/s) as [string, string]),
  );
  return { location: response.headers.get("location"), cookies };
}

/** Creates an account with the address and password in the organisation. */
const account = (tenant: Tenant, email: string, password: string) =>
  createTestUser(tenant, {
    user: { emails: [email] },
    login: { credentials: { username: makeUniqueName("name"), password } },
  });

/** Returns the organisations that this password opens. */
async function listOrganizations(name: string, password: string): Promise<string[]> {
  const { cookies } = await send(loginForm, { name, password });
  const session = cookies.get("bookpage_session");
  if (session) {
    const headers = { cookie: `bookpage_session=${session}`, "sec-fetch-site": "same-origin" };
    return (await requestApi("GET", "/v2/sessions", { headers })).status === 200 ? ["one"] : [];
  }
  const view = await loadOrganizationChoicePage(api.db, visit(cookies.get("organization_choice") ?? null));
  return view?.form?.choices.map(({ label }) => label) ?? [];
}

const visit = (choice: string | null, last: string | null = null) => ({
  search: new URLSearchParams(),
  browser: BROWSER,
  notice: null,
  now: asInstant(Date.now()),
  choice,
  last,
});

/** Returns the token of a mailed link for a forgotten password. */
async function forgottenToken(user: { _id: string }) {
  const { organizationId } = await api.db.user.findFirstOrThrow({ where: { id: user._id } });
  await sendPasswordLink(api.db, { organization: organizationId, user: user._id }, asInstant(Date.now()));
  const mail = await api.db.mail.findFirstOrThrow({ orderBy: { id: "desc" } });
  return { mail, token: /\/reset\/([\w-]+)/.exec(unsealMail(mail)?.text ?? "")?.[1] ?? "" };
}

describe("an e-mail address in several organisations", () => {
  it("is available in every organisation without it, and does not reveal the others", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const credentials = { username: email, password: PASSWORD };
    const make = (tenant: Tenant) =>
      tenant.post("/v2/users", { organization: tenant.id, user: { email }, login: { credentials } });
    expect([(await make(acme)).status, (await make(birch)).status]).toEqual([201, 201]);
    const again = await make(birch);
    expect([again.status, listErrorCodes(again)]).toEqual([409, ["/user/emails taken"]]);
    const other = await createTestUser(birch);
    const moved = await birch.put(`/v2/users/${other._id}`, { user: { email: `x${email}` } });
    expect(moved.status).toBe(200);
    expect((await birch.get(`/v2/users?email=${email}`)).body).toHaveLength(1);
  });

  it("belongs to one user after five simultaneous requests in one organisation", async () => {
    const email = `${makeUniqueName("rush")}@example.com`;
    const body = { organization: birch.id, user: { email } };
    await createTestUser(acme, { user: { emails: [email] } });
    const responses = await Promise.all(Array.from({ length: 5 }, () => birch.post("/v2/users", body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe("a password in several organisations", () => {
  it("opens exactly the accounts that have it", { tags: "main" }, async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    await account(acme, email, PASSWORD);
    await account(birch, email, "that of a stranger");
    expect(await listOrganizations(email, PASSWORD)).toEqual(["one"]);
    expect(await listOrganizations(email, "neither of them")).toEqual([]);
  });

  it("leads to a choice of several accounts, which is remembered", { tags: "main" }, async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const [one, two] = [await account(acme, email, PASSWORD), await account(birch, email, PASSWORD)];
    const asked = await send(loginForm, { name: email, password: PASSWORD, next: "/console/teams" });
    expect(asked.location).toBe("/login/organizations?lang=en&next=%2Fconsole%2Fteams");
    expect(asked.cookies.has("bookpage_session")).toBe(false);
    const choice = asked.cookies.get("organization_choice") as string;
    const labels = async (last: string | null) =>
      (await loadOrganizationChoicePage(api.db, visit(choice, last)))?.form?.choices.map(
        ({ label }) => label,
      );
    expect(await labels(null)).toEqual(["Acme", "Birch"]);

    const cookie = `organization_choice=${choice}`;
    const chosen = await send(organizationsForm, { account: two._id, next: "/console/teams" }, cookie);
    expect(chosen.location).toBe("/console/teams");
    const headers = {
      cookie: `bookpage_session=${chosen.cookies.get("bookpage_session")}`,
      "sec-fetch-site": "same-origin",
    };
    expect((await requestApi("GET", `/v2/users/${two._id}`, { headers })).status).toBe(200);
    expect((await requestApi("GET", `/v2/users/${one._id}`, { headers })).status).toBe(403);
    expect(await labels(chosen.cookies.get("last_organization") ?? null)).toEqual(["Birch", "Acme"]);
  });

  it("of one account does not reset the throttle of another", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    await account(acme, email, PASSWORD);
    await account(birch, email, "known to Birch alone");
    const guess = (round: number) => send(loginForm, { name: email, password: `guess ${round}` });
    for (let round = 0; round < 9; round++) await guess(round);
    expect(await listOrganizations(email, "known to Birch alone")).toEqual(["one"]);
    expect(await listOrganizations(email, PASSWORD)).toEqual([]);
  });

  it("rejects the choice of an account that it does not open, or no longer opens", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const [one] = [await account(acme, email, PASSWORD), await account(birch, email, PASSWORD)];
    const foreign = await account(acme, `${makeUniqueName("bo")}@example.com`, PASSWORD);
    const { cookies } = await send(loginForm, { name: email, password: PASSWORD });
    const cookie = `organization_choice=${cookies.get("organization_choice")}`;
    const session = async (id: string, jar = cookie) =>
      (await send(organizationsForm, { account: id }, jar)).cookies.get("bookpage_session");
    expect(await session(foreign._id)).toBeUndefined();
    expect(await session(one._id, "organization_choice=made-up")).toBeUndefined();
    await acme.put(`/v2/users/${one._id}`, {
      login: { credentials: { username: makeUniqueName("name"), password: NEW } },
    });
    expect(await session(one._id)).toBeUndefined();
  });
});

describe("a new password in several organisations", () => {
  it("by mail applies to the address in every organisation, and no organisation sees the link", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const one = await account(acme, email, "given by Acme");
    const two = await account(birch, email, "given by Birch");
    const unfinished = await createTestUser(await api.tenant("Cedar"), { user: { emails: [email] } });
    const { mail, token } = await forgottenToken(one);
    const shown = (await acme.get(`/v2/mails/${mail.id}`)).body;
    expect([shown.kind, shown.to, shown.text, shown.html]).toEqual(["password", email, null, null]);
    await send(buildPasswordForm("password", token), { password: NEW });
    expect(await listOrganizations(email, NEW)).toEqual(["Acme", "Birch"]);
    for (const old of ["given by Acme", "given by Birch"])
      expect(await listOrganizations(email, old)).toEqual([]);
    const rows = await api.db.user.findMany({ where: { email }, include: { login: true } });
    expect(
      rows
        .filter(({ emailConfirmedAt }) => emailConfirmedAt)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([one._id, two._id].sort());
    expect(rows.find(({ id }) => id === unfinished._id)?.login).toBeNull();
  });

  it("with a link seen by an organisation applies to its own user only", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const one = await account(acme, email, PASSWORD);
    const { token } = await forgottenToken(one);
    await send(buildPasswordForm("password", token), { password: NEW });
    const made = await birch.post("/v2/users", {
      organization: birch.id,
      user: { email, first_name: "Ana" },
      finish_signup_with: "email",
    });
    const link = made.body.link.split("/").at(-1);
    await send(buildPasswordForm("signup", link), {
      password: "chosen by an admin of Birch",
      consent: "yes",
    });
    expect(await listOrganizations(email, NEW)).toEqual(["one"]);
    expect(await listOrganizations(email, "chosen by an admin of Birch")).toEqual(["one"]);
  });

  it("in the console applies to all accounts that shared the old one", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const one = await account(acme, email, PASSWORD);
    await account(birch, email, "given by Birch");
    const { token } = await forgottenToken(one);
    const { cookies } = await send(buildPasswordForm("password", token), { password: NEW });
    const headers = {
      cookie: `bookpage_session=${cookies.get("bookpage_session")}`,
      "sec-fetch-site": "same-origin",
    };
    const body = { current_password: NEW, password: "two red kites by the sea" };
    expect((await requestApi("PUT", "/v2/password", { headers, body })).status).toBe(204);
    expect(await listOrganizations(email, "two red kites by the sea")).toEqual(["Acme", "Birch"]);
    expect(await listOrganizations(email, NEW)).toEqual([]);
  });
});
