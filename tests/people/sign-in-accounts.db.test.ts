import { beforeAll, beforeEach, expect, it } from "vitest";
import { handleProviderCallback, handleProviderStart } from "@/lib/pages/account/handle-provider-sign-in";
import { createTestApi, type Tenant } from "../support/api";
import { listSetCookies } from "../support/connect-account";
import { OIDC_CLIENT, startIdentityProvider, submitProviderLogin } from "../support/identity-provider";
import { HOST } from "../support/provider-organization";
import { createTestUser, makeUniqueName } from "../support/users";

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };

const idp = await startIdentityProvider([`${HOST}/login/with/google/callback`]);
const api = createTestApi({
  SIGN_IN_WITH: "google",
  GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: idp.url,
  SIGN_IN_ALLOWED_HOSTS: "127.0.0.1",
  RATE_LIMIT_LOGIN: "0",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => idp.reset());

async function newPerson(domain: string, isConfirmed = true) {
  const email = `${makeUniqueName("ana")}@${domain}`;
  const user = await createTestUser(acme, { user: { emails: [email] } });
  await api.db.user.updateMany({
    where: { id: user._id },
    data: { emailConfirmedAt: isConfirmed ? new Date() : null },
  });
  return { id: user._id as string, email };
}

/** Signs in with the Google account of this address; `said` has further claims of the ID token. */
async function signInWithGoogle(email: string, said: object = {}, sub = makeUniqueName("subject")) {
  idp.person = { sub, email };
  idp.lie = (claims) => ({ ...claims, email, email_verified: true, ...said });
  const begun = await handleProviderStart(new Request(`${HOST}/login/with/google`), BROWSER, "google");
  const cookie = listSetCookies(begun).join("; ");
  const address = await submitProviderLogin(begun.headers.get("location") ?? "");
  const request = new Request(address, { headers: { cookie, "user-agent": "A browser" } });
  const answered = await handleProviderCallback(request, BROWSER, "google");
  const location = new URL(answered.headers.get("location") ?? "", HOST);
  const isSignedIn = listSetCookies(answered).some((one) => /^bookpage_session=./.test(one));
  return { isSignedIn, why: location.searchParams.get("why") };
}

it("signing in with Google accepts users with a confirmed address, at Gmail or the named Workspace domain", {
  tags: "main",
}, async () => {
  const [private_, company] = [await newPerson("gmail.com"), await newPerson("firm.example")];
  expect(await signInWithGoogle(private_.email)).toEqual({ isSignedIn: true, why: null });
  expect(await signInWithGoogle(company.email, { hd: "firm.example" })).toEqual({
    isSignedIn: true,
    why: null,
  });
});

it("signing in with Google is rejected if Google does not vouch for the address now", async () => {
  const company = await newPerson("firm.example");
  for (const said of [{}, { hd: "other.example" }, { hd: "firm.example", email_verified: false }])
    expect(await signInWithGoogle(company.email, said)).toEqual({ isSignedIn: false, why: "unverified" });
});

it("signing in with Google rejects unconfirmed and unknown addresses, and creates no user", async () => {
  const open = await newPerson("gmail.com", false);
  expect((await signInWithGoogle(open.email)).isSignedIn).toBe(false);
  const count = await api.db.user.count();
  expect((await signInWithGoogle(`${makeUniqueName("stranger")}@gmail.com`)).isSignedIn).toBe(false);
  expect(await api.db.user.count()).toBe(count);
});

it("signing in with Google is bound to the first account, even if the address moves", async () => {
  const person = await newPerson("gmail.com");
  expect((await signInWithGoogle(person.email, {}, "first")).isSignedIn).toBe(true);
  expect(await signInWithGoogle(person.email, {}, "second")).toEqual({ isSignedIn: false, why: "taken" });
  expect((await signInWithGoogle(person.email, {}, "first")).isSignedIn).toBe(true);
});
