import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleProviderCallback, handleProviderStart } from "@/lib/pages/account/handle-provider-sign-in";
import { env } from "@/lib/platform/env/env";
import { createTestApi, type Tenant } from "../support/api";
import { listSetCookies } from "../support/connect-account";
import { OIDC_CLIENT, startIdentityProvider, submitProviderLogin } from "../support/identity-provider";
import { buildIssuer, startMicrosoftSignIn } from "../support/microsoft-sign-in";
import { HOST } from "../support/provider-organization";
import { createTestUser, makeUniqueName } from "../support/users";

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
const TENANT = randomUUID();

const idp = await startIdentityProvider([`${HOST}/login/with/microsoft/callback`]);
const microsoft = await startMicrosoftSignIn(idp);
const api = createTestApi({
  SIGN_IN_WITH: "microsoft",
  MICROSOFT_CLIENT_ID: OIDC_CLIENT.id,
  MICROSOFT_CLIENT_SECRET: OIDC_CLIENT.secret,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
  SIGN_IN_ALLOWED_HOSTS: "127.0.0.1",
  RATE_LIMIT_LOGIN: "0",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => idp.reset());
afterAll(() => {
  idp.stop();
  microsoft.stop();
});

async function newPerson() {
  const email = `${makeUniqueName("ana")}@firm.example`;
  const user = await createTestUser(acme, { user: { emails: [email] } });
  await api.db.user.updateMany({ where: { id: user._id }, data: { emailConfirmedAt: new Date() } });
  return email;
}

/** Signs in; `said` has further claims of the tenant's ID token. */
async function signIn(said: object, sub = makeUniqueName("subject")) {
  return comeBack(await passPages(said, sub));
}

/** Returns the browser's request to us after signing in at Microsoft. */
async function passPages(said: object, sub: string): Promise<Request> {
  idp.person = { sub, email: "not@looked.at" };
  idp.lie = ({ email, email_verified, ...claims }) => ({
    ...claims,
    iss: buildIssuer(TENANT),
    tid: TENANT,
    ver: "2.0",
    oid: randomUUID(),
    ...said,
  });
  const begun = await handleProviderStart(new Request(`${HOST}/login/with/microsoft`), BROWSER, "microsoft");
  const cookie = listSetCookies(begun).join("; ");
  const page = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const address = new URL(await submitProviderLogin(page.headers.get("location") ?? ""));
  address.searchParams.delete("iss"); // Entra does not implement RFC 9207.
  return new Request(address, { headers: { cookie, "user-agent": "A browser" } });
}

async function comeBack(request: Request) {
  const answered = await handleProviderCallback(request, BROWSER, "microsoft");
  const location = new URL(answered.headers.get("location") ?? "", HOST);
  const isSignedIn = listSetCookies(answered).some((one) => /^bookpage_session=./.test(one));
  return { isSignedIn, why: location.searchParams.get("why") };
}

const IN = { isSignedIn: true, why: null };
const refused = (why: string) => ({ isSignedIn: false, why });

describe("signing in with any Microsoft tenant", () => {
  it("accepts an address in a domain verified by the tenant", { tags: "main" }, async () => {
    const email = await newPerson();
    expect(await signIn({ email, xms_edov: true })).toEqual(IN);
    expect(await signIn({ email: await newPerson(), xms_edov: "1" })).toEqual(IN);
  });

  it("rejects user-entered addresses and user principal names", async () => {
    const email = await newPerson();
    for (const said of [{ email }, { email, xms_edov: false }, { preferred_username: email }])
      expect(await signIn(said)).toEqual(refused("unverified"));
  });

  it("rejects a tenant that issues for another, or names none", async () => {
    const email = await newPerson();
    for (const said of [
      { iss: buildIssuer(randomUUID()) },
      { tid: randomUUID() },
      { tid: undefined },
      { iss: buildIssuer("{tenantid}") },
      { iss: `https://evil.example/${TENANT}/v2.0` },
      { aud: "another" },
    ])
      expect(await signIn({ email, xms_edov: true, ...said }), JSON.stringify(said)).toEqual(refused("lies"));
  });

  it("is bound to the first account", async () => {
    const email = await newPerson();
    expect(await signIn({ email, xms_edov: true }, "first")).toEqual(IN);
    expect(await signIn({ email, xms_edov: true }, "second")).toEqual(refused("taken"));
    expect(await signIn({ email, xms_edov: true }, "first")).toEqual(IN);
  });
});

it("a Microsoft code that was used before gets a message that it expired", async () => {
  const request = await passPages({ email: await newPerson(), xms_edov: true }, makeUniqueName("subject"));
  expect(await comeBack(request)).toEqual(IN);
  expect(await comeBack(request)).toEqual(refused("expired"));
});

describe("signing in with one Microsoft tenant, trusted by the operator,", () => {
  beforeAll(() => {
    Object.assign(env(), { MICROSOFT_TENANT: TENANT });
  });
  afterAll(() => {
    Object.assign(env(), { MICROSOFT_TENANT: "common" });
  });

  it("accepts its users' principal names, but not its guests'", { tags: "main" }, async () => {
    const email = await newPerson();
    expect(await signIn({ preferred_username: email })).toEqual(IN);
    const guest = `${email.replace("@", "_")}#EXT#@firm.onmicrosoft.com`;
    expect(await signIn({ preferred_username: guest })).toEqual(refused("unverified"));
  });

  it("rejects other tenants", async () => {
    const [email, other] = [await newPerson(), randomUUID()];
    const said = { email, xms_edov: true, tid: other, iss: buildIssuer(other) };
    expect(await signIn(said)).toEqual(refused("lies"));
  });
});
