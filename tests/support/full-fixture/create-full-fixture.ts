import type { Tenant } from "../api";
import { createTestBooking } from "../bookings";
import { createTestEvent, DATE } from "../events";
import { createTestForm } from "../forms";
import { createTestLocation, createTestLocator, registerApp } from "../locators";
import { createTestOauthApp, requestTokensAs } from "../oauth";
import { submitPublicForm } from "../public-forms";
import { buildSubscription } from "../push";
import { ACCOUNT, startExchangeServer } from "../start-exchange-server";
import { startFeedServer } from "../start-feed-server";
import { createTestTeam } from "../teams";
import { addTemplateType, assignTestTemplate, createTestTemplate } from "../templates";
import { createPersonalTestToken } from "../tokens";
import {
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  makeUniqueName,
} from "../users";
import { createTestWebhook } from "../webhooks";
import { createTestWorkflow } from "../workflows";
import {
  createBookingWithoutLink,
  createCalendarChange,
  createEarlierInvitation,
  createFeedback,
  createFullyBookedPage,
  createReadyImport,
  createSuppression,
  createSwitchedTransition,
  createUnreachableSender,
  createVerifiedDomain,
  createVideoAccount,
} from "./arrange-records";
import { ABSENCE_DATES } from "./sample-bodies";

const HOLD_TIME = { start: "2031-03-17T10:00:00Z", end: "2031-03-17T10:30:00Z" };

/** Creates one of every resource of an organisation. */
export async function createFullFixture(tenant: Tenant) {
  const user = await createTestHost(tenant);
  await tenant.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount(makeUniqueName("mailbox"))] });
  const [calendar] = (await tenant.get(`/v2/users/${user._id}/calendars`)).body.calendars;
  const feedUrl = await startFeedServer();
  const mailServer = await startExchangeServer();
  mailServer.mailboxes.add(user.emails[0]);
  const company = {
    source: "exchange",
    credentials: { server: mailServer.url, ...ACCOUNT },
    domains: ["example.com"],
    try_with: user.emails[0],
  };
  const connection = (await tenant.post("/v2/calendar_connections", company)).body;
  const feed = (await tenant.post(`/v2/users/${user._id}/calendars`, { source: "ics", url: feedUrl })).body;
  const videoAccount = await createVideoAccount(tenant, user);
  const departingUser = await createTestUser(tenant, { finish_signup_with: "email" });
  await createTestPage(tenant, departingUser._id); // The user has no hours.
  const [mail] = (await tenant.get("/v2/mails")).body;
  const bookpage = await createTestPage(tenant, user._id);
  const type = await createTestType(tenant, bookpage.nickname, { name: "Quick call" });
  const { link } = (await tenant.post("/v2/links", { page: bookpage.nickname, uses: 3 })).body;
  const { fullPage, fullDay, waiting } = await createFullyBookedPage(tenant);
  const workflow = await createTestWorkflow(tenant);
  const event = await createTestEvent(tenant, user, {
    dates: [DATE],
    places: [{ name: "Office" }],
    invitees: [{ email: "guest@example.com" }],
  });
  const deputy = await createTestHost(tenant);
  const booking = await createTestBooking(tenant, { page: bookpage.nickname, start: "2031-03-24T10:00:00Z" });
  const laterBooking = await createTestBooking(tenant, {
    page: bookpage.nickname,
    start: "2031-03-31T10:00:00Z",
  });
  await tenant.post(`/v2/events/${booking._id}/confirm`, {});
  const linkless = await createBookingWithoutLink(tenant, user, bookpage);
  const calendarChange = await createCalendarChange(tenant, user, booking);
  await createFeedback(tenant, booking);
  const pushSubscription = (
    await tenant.post(
      `/v2/users/${user._id}/push_subscriptions`,
      buildSubscription("https://push.example.com/one"),
    )
  ).body;
  const hold = (await tenant.post("/v2/holds", { user: user._id, ...HOLD_TIME })).body;
  const team = await createTestTeam(tenant, { members: [user._id], admins: [user._id], public: true });
  await tenant.post(`/v2/teams/${team._id}/admin-preferences`, {});
  const newTeam = await createTestTeam(tenant);
  const template = await createTestTemplate(tenant, { locked: ["lengths"] });
  const templateType = await addTemplateType(tenant, template, { name: "Sample call" });
  const followed = await assignTestTemplate(tenant, template, [deputy._id]);
  const locator = await createTestLocator(tenant);
  const location = await createTestLocation(tenant, locator);
  const form = await createTestForm(tenant, { questions: [{ label: "Topic", kind: "text" }] });
  await submitPublicForm(form.handle, { a_topic: "Tea" });
  const app = await registerApp(tenant);
  const renewedApp = await registerApp(tenant);
  const apiKey = (await tenant.post("/v2/api_keys", { name: "Sample", scopes: ["users:read"] })).body;
  const personalToken = await createPersonalTestToken(user);
  const oauthApp = await createTestOauthApp(tenant);
  const renewedOauthApp = await createTestOauthApp(tenant, { confidential: true });
  await requestTokensAs(user, oauthApp);
  const [oauthGrant] = (await tenant.get("/v2/oauth_grants")).body;
  const availability = (await tenant.get(`/v2/users/${user._id}/availabilities`)).body;
  const absence = (
    await tenant.post(`/v2/users/${user._id}/absences`, { ...ABSENCE_DATES, instead: departingUser._id })
  ).body;
  const { body: moved } = await tenant.post(`/v2/users/${user._id}/absences`, ABSENCE_DATES);
  await tenant.put(`/v2/users/${user._id}/absences/${moved._id}`, { label: "Winter" });
  const [change] = (await tenant.get(`/v2/audit?resource_id=${moved._id}`)).body;
  const parting = await createTestUser(tenant);
  const { offboardings: begun } = (
    await tenant.post("/v2/offboardings", {
      users: [(await createTestUser(tenant))._id],
      to: { user: deputy._id },
      account: "suspend",
    })
  ).body;
  const removed = await createTestTeam(tenant);
  await tenant.delete(`/v2/teams/${removed._id}`);
  const hook = await createTestWebhook(tenant);
  const invitation = (await tenant.post("/v2/invitations", { name: "Spring intake" })).body;
  const invited = await createEarlierInvitation(tenant);
  const delivery = (await tenant.post(`/hooks/${hook._id}/ping`, {})).body;
  await createUnreachableSender(tenant);
  for (const lang of ["de", "fr"])
    await tenant.put(`/v2/message_texts/reminder/${lang}`, { subject: "{title}", text: "{date}" });
  const suppression = await createSuppression(tenant, mail);
  const signInDomain = await createVerifiedDomain(tenant);
  const { body: domain } = await tenant.post("/v2/domains", {
    domain: `${makeUniqueName("meet")}.example.com`,
  });
  const toolImport = await createReadyImport(tenant);
  const transition = await createSwitchedTransition(tenant);
  const transitionToRevert = await createSwitchedTransition(tenant);
  const transitionToFinish = await createSwitchedTransition(tenant);
  const plan = (
    await tenant.post("/v2/plans", { files: [{ path: "brand.yaml", text: "accent: '#0f766e'\n" }] })
  ).body;
  return {
    plan,
    suppression,
    toolImport,
    transition,
    transitionToRevert,
    transitionToFinish,
    signInDomain,
    domain,
    mail,
    hook,
    delivery,
    organization: tenant.id,
    workflow,
    user,
    departingUser,
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

export type FullFixture = Awaited<ReturnType<typeof createFullFixture>>;
