import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { loadProviderPage } from "@/lib/pages/account/load-provider-page";
import { loginForm } from "@/lib/pages/account/login-form";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { listSetCookies } from "../support/connect-account";
import { OIDC_CLIENT, startIdentityProvider, submitProviderLogin } from "../support/identity-provider";
import { BROWSER, HOST } from "../support/provider-organization";
import { createProviderSignIn } from "../support/provider-sign-in";
import { startDnsServer } from "../support/start-dns-server";
import { createTestTeam } from "../support/teams";
import { createTestUser, makeUniqueName } from "../support/users";

const PASSWORD = "five grey herons at noon";

const names = await startDnsServer();
const idp = await startIdentityProvider();
const api = createTestApi({
  SIGN_IN_ALLOWED_HOSTS: "127.0.0.1",
  DNS_SERVERS: names.address,
  RATE_LIMIT_LOGIN: "0",
});
const { settings, newOrganization, proveDomain, begin, comeBack, findUser, ...signIns } =
  createProviderSignIn({
    api,
    idp,
    names,
  });
const signInAtProvider = (tenant = acme, query = "") => signIns.signInAtProvider(tenant, query);

let acme: Tenant;
let domain: string;
beforeAll(async () => {
  ({ tenant: acme, domain } = await newOrganization());
});

beforeEach(() => {
  idp.reset();
});

const newPerson = (changes: object = {}) => ({
  sub: makeUniqueName("subject"),
  email: `${makeUniqueName("ana")}@${domain}`,
  given_name: "Ana",
  family_name: "Lima",
  ...changes,
});

const whoIs = async (session: string | null) => {
  const headers = { cookie: session ?? "", "sec-fetch-site": "same-origin" };
  return (await requestApi("GET", "/v2/sessions", { headers })).status;
};

describe("a first sign-in through the organisation's provider", () => {
  it("creates a user for an address in a verified domain", { tags: "main" }, async () => {
    idp.person = newPerson();
    const { location, session } = await signInAtProvider(acme, "?next=/console/events");
    expect(location).toBe("/console/events");
    expect(await whoIs(session)).toBe(200);
    expect(await findUser(acme, idp.person.email)).toMatchObject({
      firstName: "Ana",
      lastName: "Lima",
      timezone: "Europe/Paris",
      admin: false,
      emailConfirmedAt: expect.any(Date),
      identities: [{ issuer: idp.url, subject: idp.person.sub }],
    });
  });

  it("finds an earlier user by subject after a change of address", async () => {
    idp.person = newPerson();
    await signInAtProvider();
    const first = await findUser(acme, idp.person.email);
    idp.person = { ...idp.person, email: `${makeUniqueName("married")}@elsewhere.example` };
    const { session } = await signInAtProvider();
    expect(await whoIs(session)).toBe(200);
    const sessions = await api.db.session.count({ where: { userId: first?.id ?? "" } });
    expect(sessions).toBe(2);
  });

  it("opens an existing user of the organisation with that address", async () => {
    const email = `${makeUniqueName("ben")}@${domain}`;
    const user = await createTestUser(acme, { user: { emails: [email] } });
    idp.person = newPerson({ email });
    await signInAtProvider();
    const found = await findUser(acme, email);
    expect(found).toMatchObject({ id: user._id, identities: [{ subject: idp.person.sub }] });
    expect(found?.emailConfirmedAt).not.toBeNull();
  });

  it("does not open an account to a later holder of its address", async () => {
    idp.person = newPerson();
    await signInAtProvider();
    idp.person = newPerson({ email: idp.person.email });
    expect(await signInAtProvider()).toMatchObject({ why: "taken", session: null });
  });

  it("creates no user if joining by sign-in is disabled", async () => {
    const closed = await newOrganization({ joining: false });
    idp.person = newPerson({ email: `dan@${closed.domain}` });
    expect(await signInAtProvider(closed.tenant)).toMatchObject({ why: "unknown", session: null });
    expect(await findUser(closed.tenant, idp.person.email)).toBeNull();
  });

  it("rejects an address that the provider does not vouch for", async () => {
    for (const email_verified of [false, "false", undefined]) {
      idp.person = newPerson({ email_verified });
      expect(await signInAtProvider()).toMatchObject({ why: "unverified", session: null });
      expect(await findUser(acme, idp.person.email)).toBeNull();
    }
  });

  it("rejects an address in an unverified domain, or another organisation's", async () => {
    const other = await newOrganization();
    for (const place of ["gmail.com", other.domain]) {
      idp.person = newPerson({ email: `${makeUniqueName("eve")}@${place}` });
      expect(await signInAtProvider()).toMatchObject({ why: "foreign", session: null });
    }
  });

  it("never opens another organisation's account with that address", async () => {
    const other = await newOrganization();
    const email = `${makeUniqueName("fay")}@${domain}`;
    const theirs = await createTestUser(other.tenant, { user: { emails: [email] } });
    idp.person = newPerson({ email });
    const { session } = await signInAtProvider();
    expect(await whoIs(session)).toBe(200);
    expect(await api.db.session.count({ where: { userId: theirs._id } })).toBe(0);
  });

  it("creates one user for two simultaneous sign-ins", async () => {
    idp.person = newPerson();
    const results = await Promise.all([signInAtProvider(), signInAtProvider()]);
    expect(results.map(({ why }) => why)).toEqual([null, null]);
    expect(await api.db.user.count({ where: { email: idp.person.email } })).toBe(1);
  });
});

describe("groups of the provider", () => {
  it("add to teams, remove from them, and make admins", { tags: "main" }, async () => {
    const { tenant, domain: ownDomain } = await newOrganization();
    const boss = await createTestUser(tenant);
    await api.db.user.updateMany({ where: { id: boss._id }, data: { admin: true } });
    const sales = await createTestTeam(tenant, { members: [boss._id] });
    const field = await createTestTeam(tenant);
    const team_groups = [
      { group: "sales", team: sales._id },
      { group: "field", team: field._id },
    ];
    await tenant.put("/v2/sign_in", { provider: settings({ admin_groups: ["it"], team_groups }) });
    const members = async (team: { _id: string }) => (await tenant.get(`/v2/teams/${team._id}`)).body.members;

    idp.person = newPerson({ email: `gil@${ownDomain}`, groups: ["sales", "it"] });
    await signInAtProvider(tenant);
    const gil = await findUser(tenant, idp.person.email);
    expect([gil?.admin, await members(sales), await members(field)]).toEqual([true, [boss._id, gil?.id], []]);

    idp.person = { ...idp.person, groups: ["field"] };
    await signInAtProvider(tenant);
    const later = await findUser(tenant, idp.person.email);
    expect([later?.admin, await members(sales), await members(field)]).toEqual([
      false,
      [boss._id],
      [gil?.id],
    ]);
  });

  it("do not demote the organisation's last admin", async () => {
    const { tenant, domain: ownDomain } = await newOrganization({ admin_groups: ["it"] });
    idp.person = newPerson({ email: `ida@${ownDomain}`, groups: ["it"] });
    await signInAtProvider(tenant);
    idp.person = { ...idp.person, groups: [] };
    await signInAtProvider(tenant);
    expect(await findUser(tenant, idp.person.email)).toMatchObject({ admin: true });
  });
});

describe("a forged or stale response from the provider", () => {
  const lies = {
    "another issuer": (claims: object) => ({ ...claims, iss: "https://evil.example" }),
    "another audience": (claims: object) => ({ ...claims, aud: "another-client" }),
    "another nonce": (claims: object) => ({ ...claims, nonce: "another" }),
    "no nonce": ({ nonce: _, ...claims }: Record<string, unknown>) => claims,
    "a token that has expired": (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 600 }),
    "another access token's hash": (claims: object) => ({ ...claims, at_hash: "AAAAAAAAAAAAAAAAAAAAAA" }),
  };
  it.each(Object.keys(lies) as (keyof typeof lies)[])("is rejected: %s", async (lie) => {
    idp.person = newPerson();
    idp.lie = lies[lie];
    expect(await signInAtProvider()).toMatchObject({ why: "lies", session: null });
    expect(await findUser(acme, idp.person.email)).toBeNull();
  });

  it("is rejected if it names another issuer (RFC 9207)", async () => {
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = new URL(await submitProviderLogin(location));
    address.searchParams.set("iss", "https://evil.example");
    expect(await comeBack(acme, address.href, cookie)).toMatchObject({ why: "lies", session: null });
  });

  it("is rejected with a forged state, in another browser, or for another organisation", async () => {
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = await submitProviderLogin(location);
    const forged = new URL(address);
    forged.searchParams.set("state", "forged");
    expect(await comeBack(acme, forged.href, cookie)).toMatchObject({ why: "expired", session: null });
    expect(await comeBack(acme, address, "")).toMatchObject({ why: "expired", session: null });
    const other = await newOrganization();
    expect(await comeBack(other.tenant, address, cookie)).toMatchObject({ why: "expired", session: null });
  });

  it("is accepted once per code", async () => {
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = await submitProviderLogin(location);
    expect((await comeBack(acme, address, cookie)).session).not.toBeNull();
    expect(await comeBack(acme, address, cookie)).toMatchObject({ why: "expired", session: null });
  });
});

describe("a failing provider", () => {
  it("that is down is reported, at the start and at the end", async () => {
    idp.isDown = true;
    expect((await begin(acme)).location).toContain("why=unavailable");
    idp.isDown = false;
    idp.person = newPerson();
    const { location, cookie } = await begin(acme);
    const address = await submitProviderLogin(location);
    idp.isDown = true;
    expect(await comeBack(acme, address, cookie)).toMatchObject({ why: "unavailable", session: null });
  });

  it("that is slow is abandoned", { timeout: 30_000 }, async () => {
    idp.delay = 8000;
    expect((await begin(acme)).location).toContain("why=unavailable");
  });

  it("is not configured before it responds", async () => {
    const put = (issuer: string) => acme.put("/v2/sign_in", { provider: settings({ issuer }) });
    for (const issuer of ["http://127.0.0.1:9", "http://login.example.com", "https://10.0.0.1"]) {
      const { status, body } = await put(issuer);
      expect([status, body.errors[0].pointer]).toEqual([400, "/provider/issuer"]);
    }
    expect((await acme.get("/v2/sign_in")).body.provider.issuer).toBe(idp.url);
  });
});

const logIn = async (name: string, password: string) => {
  const response = await handleAccountForm(
    new Request(`${HOST}/login/submit`, {
      method: "POST",
      body: new URLSearchParams({ name, password }),
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
    }),
    BROWSER,
    loginForm,
  );
  const signedIn = listSetCookies(response).some((one) => /^bookpage_session=./.test(one));
  return { location: response.headers.get("location") ?? "", signedIn };
};

describe("sign-in only through the provider", () => {
  it("rejects passwords, except the emergency admin's", async () => {
    const { tenant, domain: ownDomain } = await newOrganization();
    const make = (name: string) =>
      createTestUser(tenant, {
        user: { emails: [`${name}@${ownDomain}`] },
        login: { credentials: { username: `${name}@${ownDomain}`, password: PASSWORD } },
      });
    const [boss] = [await make("boss"), await make("jo")];
    await api.db.user.updateMany({ where: { id: boss._id }, data: { admin: true } });
    expect((await logIn(`jo@${ownDomain}`, PASSWORD)).signedIn).toBe(true);

    const only = (emergency_admin: string | null) =>
      tenant.put("/v2/sign_in", { provider: settings({ only: true, emergency_admin }) });
    expect((await only(null)).status).toBe(400);
    expect((await only((await createTestUser(tenant))._id)).status).toBe(400);
    expect((await only(boss._id)).status).toBe(200);

    expect(await logIn(`jo@${ownDomain}`, PASSWORD)).toEqual({
      location: expect.stringContaining(`/login/provider?only=${tenant.id}`),
      signedIn: false,
    });
    expect((await logIn(`jo@${ownDomain}`, "not the password")).location).toContain("/login?again=");
    expect((await logIn(`boss@${ownDomain}`, PASSWORD)).signedIn).toBe(true);
    idp.person = newPerson({ email: `jo@${ownDomain}` });
    expect((await signInAtProvider(tenant)).session).not.toBeNull();

    expect((await tenant.delete(`/v2/users/${boss._id}`)).status).toBe(409);
    expect((await tenant.put("/v2/sign_in", { provider: null })).status).toBe(200);
    expect((await logIn(`jo@${ownDomain}`, PASSWORD)).signedIn).toBe(true);
    expect((await begin(tenant)).location).toContain("/login?");
  });
});

describe("the page that redirects to a provider", () => {
  const open = (query: string) =>
    loadProviderPage(api.db, {
      search: new URLSearchParams(query),
      browser: BROWSER,
      notice: null,
      now: asInstant(Date.now()),
    });

  it("finds it by verified domain, and does not reveal accounts", async () => {
    expect((await open(`domain=${domain}`)).ways?.[0]?.href).toContain(`/login/with/${acme.id}`);
    expect((await open("domain=unknown.example")).ways).toBeUndefined();
    const known = `${makeUniqueName("kim")}@${domain}`;
    await createTestUser(acme, { user: { emails: [known] } });
    const leads = await logIn(known, "");
    expect(leads.location).toContain(`/login/provider?domain=${domain}`);
    expect((await logIn(`unknown@${domain}`, "")).location).toBe(leads.location);
  });
});

describe("a sign-in domain", () => {
  it("is verified by its TXT record only, for one organisation only", async () => {
    const ownDomain = `${makeUniqueName("firm")}.example`;
    const [one, other] = [await api.tenant(), await api.tenant()];
    const { body } = await one.post("/v2/sign_in/domains", { domain: ownDomain });
    const path = `/v2/sign_in/domains/${body.domains[0]._id}/verify`;
    expect((await one.post(path, {})).status).toBe(409);
    names.records.set(body.domains[0].record.name, "something else");
    expect((await one.post(path, {})).status).toBe(409);
    expect((await proveDomain(one, ownDomain)).body.domains[0].verified_at).not.toBeNull();
    expect((await proveDomain(other, ownDomain)).status).toBe(409);
    await one.delete(`/v2/sign_in/domains/${body.domains[0]._id}`);
    expect((await proveDomain(other, ownDomain)).status).toBe(200);
  });
});

describe("the sign-in settings", () => {
  it("never show the secret, and audit changes", async () => {
    const { tenant } = await newOrganization();
    const { body } = await tenant.get("/v2/sign_in");
    expect(JSON.stringify(body)).not.toContain(OIDC_CLIENT.secret);
    const { client_secret: _, ...same } = settings();
    expect((await tenant.put("/v2/sign_in", { provider: { ...same, group_claim: "roles" } })).status).toBe(
      200,
    );
    const { body: entries } = await tenant.get("/v2/audit?resource=sign_in");
    expect(entries[0].changes).toEqual({ group_claim: { before: "groups", after: "roles" } });
    expect(JSON.stringify(entries)).not.toContain(OIDC_CLIENT.secret);
    const elsewhere = await tenant.put("/v2/sign_in", { provider: { ...same, client_id: "another" } });
    expect(elsewhere.body.errors[0].pointer).toBe("/provider/client_secret");
  });

  it("accept one of two changes of the same version", async () => {
    const { tenant } = await newOrganization();
    const { headers } = await tenant.get("/v2/sign_in");
    const match = { "if-match": headers.get("etag") ?? "" };
    expect((await tenant.put("/v2/sign_in", { second_factor_required: true }, match)).status).toBe(200);
    expect((await tenant.put("/v2/sign_in", { second_factor_required: false }, match)).status).toBe(412);
  });
});
