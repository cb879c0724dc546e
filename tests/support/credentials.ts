import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { asInstant } from "@/lib/core/time/instant";
import {
  createAccountLink,
  deriveAccountLinkState,
  findAccountLink,
} from "@/lib/domain/auth/passwords/account-links";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { startPasskeyAuthentication } from "@/lib/domain/auth/second-factors/verify-passkey";
import { completeSignIn, isSignInPending } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { signInWithPasskey } from "@/lib/domain/auth/sign-in/sign-in-with-factor";
import { createEvent } from "@/lib/domain/events/create-event";
import { enqueuePushMessages } from "@/lib/domain/events/push/enqueue-push-messages";
import { buildReplyAddress } from "@/lib/domain/events/reply-address";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { findOpenInvitation } from "@/lib/domain/people/accounts/find-open-invitation";
import { handleEventVersion } from "@/lib/pages/event/handle-event-version";
import { loadEventWizard } from "@/lib/pages/event-wizard/load-event-wizard";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTenantClient, type createTestApi, requestApi, type Tenant } from "./api";
import { approveAtProvider, startCalendarSignIn, submitCallback } from "./connect-account";
import { DATE, createTestEvent as postEvent } from "./events";
import { registerApp } from "./locators";
import { buildRefreshFields, createTestOauthApp, requestToken, requestTokensAs } from "./oauth";
import { buildSubscription } from "./push";
import { signInUser } from "./sign-in-user";
import { createPersonalTestToken } from "./tokens";
import { createTestUser, makeUniqueName } from "./users";
import { createVirtualAuthenticator } from "./virtual-authenticator";

type Api = ReturnType<typeof createTestApi>;

const PASSWORD = "five grey herons";

const getNow = () => asInstant(Date.now());

/** Creates an admin with a password, signed in, who organises one meeting and is invited to another one. */
export async function createCredentialOwner({ db }: Api, tenant: Tenant) {
  const email = `${makeUniqueName("ana")}@example.com`;
  const user = await createTestUser(tenant, {
    user: { emails: [email] },
    login: { credentials: { username: makeUniqueName("ana"), password: PASSWORD } },
  });
  await db.user.updateMany({ where: { id: user._id }, data: { admin: true } });
  const host = await createTestUser(tenant);
  const meeting = { dates: [DATE], confirmed: { flag: true } };
  const own = await postEvent(tenant, user, { ...meeting, invitees: [{ email: "guest@mail.example" }] });
  const other = await postEvent(tenant, host, { ...meeting, invitees: [{ email }] });
  const session = await signInUser(db, user._id);
  const made = await requestApi("POST", "/v2/api_keys", { headers: session, body: { name: "Of Ana" } });
  const app = await registerApp(tenant);
  return { user, email, own, other, session, app, key: made.body as { _id: string; key: string } };
}

export type CredentialOwner = Awaited<ReturnType<typeof createCredentialOwner>>;

/** Uses the credential again, and returns the HTTP status. */
type Probe = () => Promise<number>;

interface CredentialContext {
  api: Api;
  tenant: Tenant;
  owner: CredentialOwner;
}

const fetchEventStatus = async (id: string, key: string) =>
  (await handleEventVersion(new Request(`https://meet.example.com/event/${id}/version?key=${key}`), id))
    .status;

const extractToken = (link: string) => link.split("/").at(-1) ?? "";

function buildLinkProbe({ db }: Api, kind: Parameters<typeof findAccountLink>[1], token: string): Probe {
  const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };
  return async () => statuses[deriveAccountLinkState(await findAccountLink(db, kind, token), getNow())];
}

const buildFirstKey = (id: string) => buildMailedKey({ id, keyVersion: 0 });

async function addPasskey({ session: headers }: CredentialOwner) {
  const path = "/v2/second_factors/passkeys";
  const asked = (await requestApi("POST", `${path}/options`, { headers })).body;
  const key = createVirtualAuthenticator();
  await requestApi("POST", path, {
    headers,
    body: { name: "Phone", token: asked.token, response: key.make(asked) },
  });
  return key;
}

/** Every kind of credential. */
export const CREDENTIAL_KINDS = {
  session: async ({ owner }: CredentialContext): Promise<Probe> => {
    return async () => (await requestApi("GET", "/v2/sessions", { headers: owner.session })).status;
  },
  "session of an admin": async ({ owner }: CredentialContext): Promise<Probe> => {
    return async () => (await requestApi("GET", "/v2/users", { headers: owner.session })).status;
  },
  "sign-in without its second step": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    await addPasskey(owner);
    const user = { id: owner.user._id, organizationId: tenant.id };
    const device = { userAgent: null, token: null };
    const admission = await completeSignIn(api.db, user, { way: "password", device }, getNow());
    return async () =>
      admission.outcome === "second_factor" && (await isSignInPending(api.db, admission.pending)) ? 200 : 404;
  },
  passkey: async ({ api, owner }: CredentialContext): Promise<Probe> => {
    const key = await addPasskey(owner);
    return async () => {
      const asked = await startPasskeyAuthentication(api.db, null, getNow());
      const answer = { token: asked.token, response: key.answer(asked) };
      const entered = await signInWithPasskey(api.db, answer, { userAgent: null, token: null }, getNow());
      return entered?.outcome === "signed_in" ? 200 : 404;
    };
  },
  "personal token": async ({ owner }: CredentialContext): Promise<Probe> => {
    const { token } = await createPersonalTestToken(owner.user, { scopes: ["users:read"] });
    const headers = { authorization: `Bearer ${token}` };
    return async () => (await requestApi("GET", "/v2/users", { headers })).status;
  },
  "access of an app": async ({ tenant, owner }: CredentialContext): Promise<Probe> => {
    const client = await createTestOauthApp(tenant);
    const { access_token } = await requestTokensAs(owner.user, client, { scope: "users:read" });
    const headers = { authorization: `Bearer ${access_token}` };
    return async () => (await requestApi("GET", "/v2/users", { headers })).status;
  },
  "what renews an app's access": async ({ tenant, owner }: CredentialContext): Promise<Probe> => {
    const client = await createTestOauthApp(tenant);
    let { refresh_token: token } = await requestTokensAs(owner.user, client);
    return async () => {
      const { status, body } = await requestToken(buildRefreshFields(client, token));
      token = body.refresh_token ?? token;
      return status;
    };
  },
  "API key": async ({ tenant, owner }: CredentialContext): Promise<Probe> => {
    return async () => (await createTenantClient(tenant.id, owner.key.key).get("/v2/auth/test")).status;
  },
  "organiser's link, mailed": async ({ owner: { own } }: CredentialContext): Promise<Probe> => {
    const { _id } = own.invitees.find(({ su }: { su: boolean }) => su);
    return () => fetchEventStatus(own._id, buildFirstKey(_id));
  },
  "organiser's link, shown once": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    const key = generateToken();
    const body = { title: "Plan", created_by: { user: owner.user._id }, invitees: [] };
    const { _id } = await createEvent(api.db, asOrganizationId(tenant.id), body, getNow(), {
      organiser: { key },
    });
    return () => fetchEventStatus(_id, key);
  },
  "participant's link, mailed": async ({ owner: { other, email } }: CredentialContext): Promise<Probe> => {
    const { _id } = other.invitees.find((invitee: { email: string }) => invitee.email === email);
    return () => fetchEventStatus(other._id, buildFirstKey(_id));
  },
  "booker's link, shown once": async ({
    api,
    owner: { other, email },
  }: CredentialContext): Promise<Probe> => {
    const key = generateToken();
    const { _id: id } = other.invitees.find((invitee: { email: string }) => invitee.email === email);
    await api.db.invitee.updateMany({ where: { id }, data: { keyHash: hashToken(key) } });
    return () => fetchEventStatus(other._id, key);
  },
  "link to join": async ({ api, tenant }: CredentialContext): Promise<Probe> => {
    const { link } = (await tenant.post("/v2/invitations", { name: "Spring intake" })).body;
    return async () => ((await findOpenInvitation(api.db, extractToken(link), getNow())) ? 200 : 404);
  },
  "link for a new password": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    await sendPasswordLink(api.db, { organization: tenant.id, user: owner.user._id }, getNow());
    const [{ _id }] = (await tenant.get(`/v2/mails?search=${owner.email}`)).body;
    const { text } = (await tenant.get(`/v2/mails/${_id}`)).body;
    return buildLinkProbe(api, "password", /\/reset\/([\w-]+)/.exec(text)?.[1] ?? "");
  },
  "link to sign up": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    const body = { finish_signup_with: "email" };
    const { link } = (await tenant.put(`/v2/users/${owner.user._id}`, body)).body;
    return buildLinkProbe(api, "signup", extractToken(link));
  },
  "link to confirm an address": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    const user = { id: owner.user._id, organizationId: tenant.id };
    const link = await createAccountLink(api.db, user, { kind: "address" }, getNow());
    return buildLinkProbe(api, "address", extractToken(link));
  },
  "calendar feed": async ({ tenant, owner }: CredentialContext): Promise<Probe> => {
    const { url } = (await tenant.post(`/v2/users/${owner.user._id}/feed`, {})).body;
    return async () => (await handleFeed(new Request(url), extractToken(url))).status;
  },
  "push subscription": async ({ api, tenant, owner }: CredentialContext): Promise<Probe> => {
    const of = `/v2/users/${owner.user._id}`;
    await tenant.put(`${of}/preferences`, { push: { event_confirmed: true } });
    const body = buildSubscription(`https://push.example.com/${makeUniqueName("browser")}`);
    await requestApi("POST", `${of}/push_subscriptions`, { headers: owner.session, body });
    return async () => {
      await api.db.pushMessage.deleteMany();
      const payload = {
        organization: tenant.id,
        event: owner.own._id,
        version: 0,
        phase: "confirmed",
      } as const;
      await enqueuePushMessages(api.db, { ...payload, kind: "created" }, getNow());
      return (await api.db.pushMessage.count()) > 0 ? 200 : 404;
    };
  },
  "address for answers by mail": async ({ owner: { own, email } }: CredentialContext): Promise<Probe> => {
    return async () => {
      const headers = {
        authorization: `Bearer ${process.env.INBOUND_MAIL_SECRET}`,
        "content-type": "message/rfc822",
      };
      const lines = [
        `From: <${email}>`,
        `To: ${buildReplyAddress(own._id)}`,
        `Message-ID: <${makeUniqueName("mail")}@a>`,
      ];
      const body = [...lines, "", "See you there!"].join("\r\n");
      const response = await requestApi("POST", "/v2/inbound-mail", { body, headers });
      return response.body.ignored === "unknown_sender" ? 404 : response.status;
    };
  },
  "sign-in at a calendar's provider": async ({ owner }: CredentialContext): Promise<Probe> => {
    const begun = await startCalendarSignIn("google", owner.session);
    const address = await approveAtProvider(begun.location);
    return async () => {
      const back = await submitCallback("google", address, begun.browser);
      const location = back.headers.get("location") ?? "";
      if (location.startsWith("/login")) return 401;
      return location.startsWith("/console/calendars?connected=") ? 200 : 404;
    };
  },
  "link to create an event": async ({ api, tenant, owner: { app } }: CredentialContext): Promise<Probe> => {
    const cm = `${makeUniqueName("dana")}@desk.example`;
    const { token } = (await tenant.get(`/v2/third_parties/token?cm=${cm}&secret=${app.secret}`)).body;
    const search = new URLSearchParams({ aid: app._id, cm, ct: token });
    return async () => {
      const opened = await loadEventWizard(api.db, {
        step: "invitees",
        search,
        session: null,
        browser: { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } },
        consume: async () => {},
        now: getNow(),
        zoneOptions: () => "",
      });
      return opened.open === "form" ? 200 : 404;
    };
  },
};
