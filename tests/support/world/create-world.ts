import type { Tenant } from "../api";
import { createBooking } from "../bookings";
import { createEvent, DATE } from "../events";
import { ACCOUNT, startExchange } from "../exchange-server";
import { startFeed } from "../feed";
import { createForm } from "../forms";
import { createHook } from "../hooks";
import { createOauthApp, obtainTokens } from "../oauth";
import { createBookpage, createHost, createType, createUser, exchange, unique } from "../people";
import { createLocation, createLocator, registerApp } from "../places";
import { sendForm } from "../public-forms";
import { browser } from "../push";
import { createTeam } from "../teams";
import { addTemplateType, assign, createTemplate } from "../templates";
import { createToken } from "../tokens";
import {
  createFullPage,
  createLinkless,
  inviteEarlier,
  keepCalendarChange,
  keepVideoAccount,
  proveDomain,
} from "./arrange";
import { AWAY } from "./sample-bodies";

const HOLD_TIME = { start: "2031-03-17T10:00:00Z", end: "2031-03-17T10:30:00Z" };

/** One of everything that an organisation can have. */
export async function createWorld(tenant: Tenant) {
  const user = await createHost(tenant);
  await tenant.put(`/v2/users/${user._id}`, { calendars: [exchange(unique("mailbox"))] });
  const [calendar] = (await tenant.get(`/v2/users/${user._id}/calendars`)).body.calendars;
  const feedUrl = await startFeed();
  const mailServer = await startExchange();
  mailServer.mailboxes.add(user.emails[0]);
  const company = {
    source: "exchange",
    credentials: { server: mailServer.url, ...ACCOUNT },
    domains: ["example.com"],
    try_with: user.emails[0],
  };
  const connection = (await tenant.post("/v2/calendar_connections", company)).body;
  const feed = (await tenant.post(`/v2/users/${user._id}/calendars`, { source: "ics", url: feedUrl })).body;
  const videoAccount = await keepVideoAccount(tenant, user);
  const leaver = await createUser(tenant, { finish_signup_with: "email" });
  await createBookpage(tenant, leaver._id); // without any hours
  const [mail] = (await tenant.get("/v2/mails")).body;
  const bookpage = await createBookpage(tenant, user._id);
  const type = await createType(tenant, bookpage.nickname, { name: "Quick call" });
  const { link } = (await tenant.post("/v2/links", { page: bookpage.nickname, uses: 3 })).body;
  const { fullPage, fullDay, waiting } = await createFullPage(tenant);
  const event = await createEvent(tenant, user, {
    dates: [DATE],
    places: [{ name: "Office" }],
    invitees: [{ email: "guest@example.com" }],
  });
  const deputy = await createHost(tenant);
  const booking = await createBooking(tenant, { page: bookpage.nickname, start: "2031-03-24T10:00:00Z" });
  const laterBooking = await createBooking(tenant, {
    page: bookpage.nickname,
    start: "2031-03-31T10:00:00Z",
  });
  await tenant.post(`/v2/events/${booking._id}/confirm`, {});
  const linkless = await createLinkless(tenant, user, bookpage);
  const calendarChange = await keepCalendarChange(tenant, user, booking);
  const pushSubscription = (
    await tenant.post(`/v2/users/${user._id}/push_subscriptions`, browser("https://push.example.com/one"))
  ).body;
  const hold = (await tenant.post("/v2/holds", { user: user._id, ...HOLD_TIME })).body;
  const team = await createTeam(tenant, { members: [user._id], admins: [user._id], public: true });
  await tenant.post(`/v2/teams/${team._id}/admin-preferences`, {});
  const newTeam = await createTeam(tenant);
  const template = await createTemplate(tenant, { locked: ["lengths"] });
  const templateType = await addTemplateType(tenant, template, { name: "Sample call" });
  const followed = await assign(tenant, template, [deputy._id]);
  const locator = await createLocator(tenant);
  const location = await createLocation(tenant, locator);
  const form = await createForm(tenant, { questions: [{ label: "Topic", kind: "text" }] });
  await sendForm(form.handle, { a_topic: "Tea" });
  const app = await registerApp(tenant);
  const renewedApp = await registerApp(tenant);
  const apiKey = (await tenant.post("/v2/api_keys", { name: "Sample", scopes: ["users:read"] })).body;
  const personalToken = await createToken(user);
  const oauthApp = await createOauthApp(tenant);
  const renewedOauthApp = await createOauthApp(tenant, { confidential: true });
  await obtainTokens(user, oauthApp);
  const [oauthGrant] = (await tenant.get("/v2/oauth_grants")).body;
  const availability = (await tenant.get(`/v2/users/${user._id}/availabilities`)).body;
  const absence = (await tenant.post(`/v2/users/${user._id}/absences`, { ...AWAY, instead: leaver._id }))
    .body;
  const { body: moved } = await tenant.post(`/v2/users/${user._id}/absences`, AWAY);
  await tenant.put(`/v2/users/${user._id}/absences/${moved._id}`, { label: "Winter" });
  const [change] = (await tenant.get(`/v2/audit?resource_id=${moved._id}`)).body;
  const parting = await createUser(tenant);
  const { offboardings: begun } = (
    await tenant.post("/v2/offboardings", {
      users: [(await createUser(tenant))._id],
      to: { user: deputy._id },
      account: "suspend",
    })
  ).body;
  const removed = await createTeam(tenant);
  await tenant.delete(`/v2/teams/${removed._id}`);
  const hook = await createHook(tenant);
  const invitation = (await tenant.post("/v2/invitations", { name: "Spring intake" })).body;
  const invited = await inviteEarlier(tenant);
  const delivery = (await tenant.post(`/hooks/${hook._id}/ping`, {})).body;
  const signInDomain = await proveDomain(tenant);
  const { body: domain } = await tenant.post("/v2/domains", { domain: `${unique("meet")}.example.com` });
  return {
    signInDomain,
    domain,
    mail,
    hook,
    delivery,
    organization: tenant.id,
    user,
    leaver,
    availability,
    absence,
    change,
    removed,
    parting,
    offboarding: begun[0],
    calendar,
    calendarChange,
    videoAccount,
    feed,
    feedUrl,
    company,
    connection,
    bookpage,
    type,
    template,
    templateType,
    followed,
    link,
    fullPage,
    fullDay,
    waiting,
    event,
    deputy,
    booking,
    laterBooking,
    linkless,
    hold,
    pushSubscription,
    team,
    newTeam,
    locator,
    location,
    form,
    app,
    renewedApp,
    apiKey,
    personalToken,
    oauthApp,
    renewedOauthApp,
    oauthGrant,
    invitation,
    invited,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
