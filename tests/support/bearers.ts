import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { instant } from "@/lib/core/time/instant";
import { createLink, findLink, stateOfLink } from "@/lib/domain/auth/passwords/links";
import { mailLink } from "@/lib/domain/auth/passwords/mail-link";
import { askForPasskey } from "@/lib/domain/auth/second-factors/answer-passkey";
import { admit, isStillPending } from "@/lib/domain/auth/sign-in/admit";
import { enterByPasskey } from "@/lib/domain/auth/sign-in/finish-sign-in";
import { createEvent } from "@/lib/domain/events/create-event";
import { pushNews } from "@/lib/domain/events/push/push-news";
import { replyAddress } from "@/lib/domain/events/reply-address";
import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { findInvitation } from "@/lib/domain/people/accounts/find-invitation";
import { openCreation } from "@/lib/pages/creation/open-creation";
import { answerEventVersion } from "@/lib/pages/event/answer-event-version";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { call, type Tenant, type testApi, withKey } from "./api";
import { agree, beginSignIn, comeBack } from "./connect-account";
import { DATE, createEvent as postEvent } from "./events";
import { askToken, createOauthApp, obtainTokens, refreshFields } from "./oauth";
import { createUser, unique } from "./people";
import { registerApp } from "./places";
import { browser } from "./push";
import { signIn } from "./sign-in";
import { newSoftPasskey } from "./soft-passkey";
import { createToken } from "./tokens";

type Api = ReturnType<typeof testApi>;

const PASSWORD = "five grey herons";

const now = () => instant(Date.now());

/** An admin with a password, signed in, who organises one meeting and is invited to another one. */
export async function createBearerOwner({ db }: Api, tenant: Tenant) {
  const email = `${unique("ana")}@example.com`;
  const user = await createUser(tenant, {
    user: { emails: [email] },
    login: { credentials: { username: unique("ana"), password: PASSWORD } },
  });
  await db.user.updateMany({ where: { id: user._id }, data: { admin: true } });
  const host = await createUser(tenant);
  const meeting = { dates: [DATE], confirmed: { flag: true } };
  const own = await postEvent(tenant, user, { ...meeting, invitees: [{ email: "guest@mail.example" }] });
  const other = await postEvent(tenant, host, { ...meeting, invitees: [{ email }] });
  const session = await signIn(db, user._id);
  const made = await call("POST", "/v2/api_keys", { headers: session, body: { name: "Of Ana" } });
  const app = await registerApp(tenant);
  return { user, email, own, other, session, app, key: made.body as { _id: string; key: string } };
}

export type BearerOwner = Awaited<ReturnType<typeof createBearerOwner>>;

/** Tries the bearer again, and answers as an HTTP status whether it opens anything. */
type Probe = () => Promise<number>;

interface Making {
  api: Api;
  tenant: Tenant;
  owner: BearerOwner;
}

const openEvent = async (id: string, key: string) =>
  (await answerEventVersion(new Request(`https://meet.example.com/event/${id}/version?key=${key}`), id))
    .status;

const tokenIn = (link: string) => link.split("/").at(-1) ?? "";

function probeLink({ db }: Api, kind: Parameters<typeof findLink>[1], token: string): Probe {
  const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };
  return async () => statuses[stateOfLink(await findLink(db, kind, token), now())];
}

const firstKey = (id: string) => mailedKey({ id, keyVersion: 0 });

async function addPasskey({ session: headers }: BearerOwner) {
  const path = "/v2/second_factors/passkeys";
  const asked = (await call("POST", `${path}/options`, { headers })).body;
  const key = newSoftPasskey();
  await call("POST", path, {
    headers,
    body: { name: "Phone", token: asked.token, response: key.make(asked) },
  });
  return key;
}

/** Every kind of thing that opens something to whoever has it. */
export const BEARERS = {
  session: async ({ owner }: Making): Promise<Probe> => {
    return async () => (await call("GET", "/v2/sessions", { headers: owner.session })).status;
  },
  "session of an admin": async ({ owner }: Making): Promise<Probe> => {
    return async () => (await call("GET", "/v2/users", { headers: owner.session })).status;
  },
  "sign-in whose second step is missing": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    await addPasskey(owner);
    const user = { id: owner.user._id, organizationId: tenant.id };
    const device = { userAgent: null, token: null };
    const admission = await admit(api.db, user, { way: "password", device }, now());
    return async () =>
      admission.outcome === "second_factor" && (await isStillPending(api.db, admission.pending)) ? 200 : 404;
  },
  passkey: async ({ api, owner }: Making): Promise<Probe> => {
    const key = await addPasskey(owner);
    return async () => {
      const asked = await askForPasskey(api.db, null, now());
      const answer = { token: asked.token, response: key.answer(asked) };
      const entered = await enterByPasskey(api.db, answer, { userAgent: null, token: null }, now());
      return entered?.outcome === "signed_in" ? 200 : 404;
    };
  },
  "personal token": async ({ owner }: Making): Promise<Probe> => {
    const { token } = await createToken(owner.user, { scopes: ["users:read"] });
    const headers = { authorization: `Bearer ${token}` };
    return async () => (await call("GET", "/v2/users", { headers })).status;
  },
  "access of an app": async ({ tenant, owner }: Making): Promise<Probe> => {
    const client = await createOauthApp(tenant);
    const { access_token } = await obtainTokens(owner.user, client, { scope: "users:read" });
    const headers = { authorization: `Bearer ${access_token}` };
    return async () => (await call("GET", "/v2/users", { headers })).status;
  },
  "what renews an app's access": async ({ tenant, owner }: Making): Promise<Probe> => {
    const client = await createOauthApp(tenant);
    let { refresh_token: token } = await obtainTokens(owner.user, client);
    return async () => {
      const { status, body } = await askToken(refreshFields(client, token));
      token = body.refresh_token ?? token;
      return status;
    };
  },
  "API key": async ({ tenant, owner }: Making): Promise<Probe> => {
    return async () => (await withKey(tenant.id, owner.key.key).get("/v2/auth/test")).status;
  },
  "organiser's link, mailed": async ({ owner: { own } }: Making): Promise<Probe> => {
    const { _id } = own.invitees.find(({ su }: { su: boolean }) => su);
    return () => openEvent(own._id, firstKey(_id));
  },
  "organiser's link, shown once": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    const key = newToken();
    const body = { title: "Plan", created_by: { user: owner.user._id }, invitees: [] };
    const { _id } = await createEvent(api.db, asOrganizationId(tenant.id), body, now(), {
      organiser: { key },
    });
    return () => openEvent(_id, key);
  },
  "participant's link, mailed": async ({ owner: { other, email } }: Making): Promise<Probe> => {
    const { _id } = other.invitees.find((invitee: { email: string }) => invitee.email === email);
    return () => openEvent(other._id, firstKey(_id));
  },
  "booker's link, shown once": async ({ api, owner: { other, email } }: Making): Promise<Probe> => {
    const key = newToken();
    const { _id: id } = other.invitees.find((invitee: { email: string }) => invitee.email === email);
    await api.db.invitee.updateMany({ where: { id }, data: { keyHash: hashToken(key) } });
    return () => openEvent(other._id, key);
  },
  "link to join": async ({ api, tenant }: Making): Promise<Probe> => {
    const { link } = (await tenant.post("/v2/invitations", { name: "Spring intake" })).body;
    return async () => ((await findInvitation(api.db, tokenIn(link), now())) ? 200 : 404);
  },
  "link for a new password": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    await mailLink(api.db, { organization: tenant.id, user: owner.user._id }, now());
    const [{ _id }] = (await tenant.get(`/v2/mails?search=${owner.email}`)).body;
    const { text } = (await tenant.get(`/v2/mails/${_id}`)).body;
    return probeLink(api, "password", /\/reset\/([\w-]+)/.exec(text)?.[1] ?? "");
  },
  "link to sign up": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    const body = { finish_signup_with: "email" };
    const { link } = (await tenant.put(`/v2/users/${owner.user._id}`, body)).body;
    return probeLink(api, "signup", tokenIn(link));
  },
  "link to confirm an address": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    const user = { id: owner.user._id, organizationId: tenant.id };
    const link = await createLink(api.db, user, { kind: "address" }, now());
    return probeLink(api, "address", tokenIn(link));
  },
  "calendar feed": async ({ tenant, owner }: Making): Promise<Probe> => {
    const { url } = (await tenant.post(`/v2/users/${owner.user._id}/feed`, {})).body;
    return async () => (await handleFeed(new Request(url), tokenIn(url))).status;
  },
  "push subscription": async ({ api, tenant, owner }: Making): Promise<Probe> => {
    const of = `/v2/users/${owner.user._id}`;
    await tenant.put(`${of}/preferences`, { push: { event_confirmed: true } });
    const body = browser(`https://push.example.com/${unique("browser")}`);
    await call("POST", `${of}/push_subscriptions`, { headers: owner.session, body });
    return async () => {
      await api.db.pushMessage.deleteMany();
      const news = { organization: tenant.id, event: owner.own._id, version: 0, phase: "confirmed" } as const;
      await pushNews(api.db, { ...news, kind: "created" }, now());
      return (await api.db.pushMessage.count()) > 0 ? 200 : 404;
    };
  },
  "address for answers by mail": async ({ owner: { own, email } }: Making): Promise<Probe> => {
    return async () => {
      const headers = {
        authorization: `Bearer ${process.env.INBOUND_MAIL_SECRET}`,
        "content-type": "message/rfc822",
      };
      const lines = [`From: <${email}>`, `To: ${replyAddress(own._id)}`, `Message-ID: <${unique("mail")}@a>`];
      const body = [...lines, "", "See you there!"].join("\r\n");
      const answer = await call("POST", "/v2/inbound-mail", { body, headers });
      return answer.body.ignored === "unknown_sender" ? 404 : answer.status;
    };
  },
  "sign-in at a calendar's provider": async ({ owner }: Making): Promise<Probe> => {
    const begun = await beginSignIn("google", owner.session);
    const address = await agree(begun.location);
    return async () => {
      const back = await comeBack("google", address, begun.browser);
      const location = back.headers.get("location") ?? "";
      if (location.startsWith("/login")) return 401;
      return location.startsWith("/console/calendars?connected=") ? 200 : 404;
    };
  },
  "link to create an event": async ({ api, tenant, owner: { app } }: Making): Promise<Probe> => {
    const cm = `${unique("dana")}@desk.example`;
    const { token } = (await tenant.get(`/v2/third_parties/token?cm=${cm}&secret=${app.secret}`)).body;
    const search = new URLSearchParams({ aid: app._id, cm, ct: token });
    return async () => {
      const opened = await openCreation(api.db, {
        step: "invitees",
        search,
        session: null,
        browser: { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } },
        consume: async () => {},
        now: now(),
        zoneOptions: () => "",
      });
      return opened.open === "form" ? 200 : 404;
    };
  },
};
