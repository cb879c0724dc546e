import { CONTRACTS } from "@/lib/api/contracts";
import { patchContractOf } from "@/lib/api/patch/patch-contract";
import { DAY } from "@/lib/core/time/instant";
import { uidOfEvent } from "@/lib/domain/calendars/own-events";
import { sealTokens } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { Tenant } from "./api";
import { bookingBody, createBooking } from "./bookings";
import { createEvent, DATE, eventBody } from "./events";
import { ACCOUNT, startExchange } from "./exchange-server";
import { startFeed } from "./feed";
import { createForm } from "./forms";
import { createHook, hookSamples } from "./hooks";
import { createOauthApp, oauthAppBody, obtainTokens } from "./oauth";
import { createBookpage, createHost, createType, createUser, everyDay, exchange, unique } from "./people";
import { createLocation, createLocator, registerApp } from "./places";
import { sendForm } from "./public-forms";
import { browser } from "./push";
import { createTeam } from "./teams";
import { addTemplateType, assign, createTemplate } from "./templates";
import { createToken, personalTokenBody } from "./tokens";
import { joinWaiting } from "./waiting";

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

/** Somebody who was invited two days ago, and may be reminded. */
async function inviteEarlier(tenant: Tenant) {
  const body = { email: `${unique("invited")}@example.com`, first_name: "Ines" };
  const invited = (await tenant.post("/v2/invitations", body)).body;
  await database().invitation.updateMany({
    where: { id: invited._id },
    data: { mailedAt: new Date(Date.now() - 2 * DAY) },
  });
  return invited;
}

/** A booking whose link to meet by could not be made. */
async function createLinkless(tenant: Tenant, user: { _id: string }, page: { nickname: string }) {
  const booking = await createBooking(tenant, { page: page.nickname, start: "2031-04-28T10:00:00Z" });
  const link = { provider: "zoom", host: user._id, url: null, code: null, phone: null, failed: "access" };
  const where = { organizationId: tenant.id, id: booking._id };
  await database().event.updateMany({ where, data: { conference: link } });
  return booking;
}

/** The entry of a booking in its host's calendar was dragged to another time. */
async function keepCalendarChange(tenant: Tenant, user: { _id: string }, event: { _id: string }) {
  const data = {
    id: newId(),
    organizationId: tenant.id,
    eventId: event._id,
    userId: user._id,
    uid: uidOfEvent(event._id),
    kind: "moved",
    startsAt: new Date("2031-03-25T10:00:00Z"),
    endsAt: new Date("2031-03-25T10:30:00Z"),
  };
  await database().calendarChange.create({ data });
  return { _id: data.id };
}

/** A domain whose TXT record was found. */
async function proveDomain(tenant: Tenant): Promise<{ _id: string }> {
  const { body } = await tenant.post("/v2/sign_in/domains", { domain: `${unique("firm")}.example` });
  const { _id } = body.domains[0];
  await database().signInDomain.updateMany({ where: { id: _id }, data: { provenAt: new Date() } });
  return { _id };
}

/** An account at Zoom, as signing in there would leave it. */
async function keepVideoAccount(tenant: Tenant, user: { _id: string }): Promise<{ _id: string }> {
  const account = { id: newId(), organizationId: tenant.id };
  const credentials = sealTokens({ access: "access", expires: 0, refresh: "refresh" }, account);
  const data = {
    ...account,
    userId: user._id,
    provider: "zoom",
    sourceId: account.id,
    name: "Zoom",
    credentials,
  };
  await database().videoAccount.create({ data });
  return { _id: account.id };
}

/** Somebody waits for a day of a page on which one time was all. */
async function createFullPage(tenant: Tenant) {
  const host = await createHost(tenant, { days: everyDay("09:00", "10:00"), timezone: "UTC" });
  const series = { every: ["week"], times: [1, 4] };
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true }, series };
  const fullPage = await createBookpage(tenant, host._id, { custom });
  const day = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  await createBooking(tenant, { page: fullPage.nickname, start: `${day}T09:00:00Z` });
  await joinWaiting(tenant, fullPage.nickname, { email: `${unique("waits")}@example.com`, day, tz: "UTC" });
  const [waiting] = (await tenant.get(`/v2/bookpages/${fullPage.nickname}/waiting`)).body;
  return { fullPage, fullDay: day, waiting };
}

type World = Awaited<ReturnType<typeof createWorld>>;

interface Sample {
  path: string;
  body?: unknown;
}

/** One pixel. */
const PICTURE = {
  body: new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "picture.png",
    { type: "image/png" },
  ),
};

const HOLD_TIME = { start: "2031-03-17T10:00:00Z", end: "2031-03-17T10:30:00Z" };

const AWAY = { start_date: "2031-08-04", end_date: "2031-08-15", label: "Summer" };

const hours = { days: { friday: { slots: [{ start_time: "08:00", end_time: "09:00" }] } } };

/**
 * For each contract, by its name: a call that succeeds in this world, and what somebody of another organisation
 * gets for the very same call: "empty" is a list without anything, "own" is what that organisation has itself,
 * "others" a list of such,
 * "new" is something new of its own,
 * "same" is what everybody gets, "anybody" what everybody may do.
 */
export const SAMPLES: Record<
  string,
  {
    foreign: 200 | 400 | 403 | 404 | 409 | "empty" | "own" | "others" | "same" | "new" | "anybody";
    call: (world: World) => Sample;
  }
> = {
  ...hookSamples("/hooks"),
  ...hookSamples("/v2/hooks"),
  getAttention: { foreign: "others", call: () => ({ path: "/v2/attention" }) },
  getInsights: { foreign: "others", call: () => ({ path: "/v2/insights" }) },
  listJobs: { foreign: "others", call: () => ({ path: "/v2/jobs" }) },
  receiveMail: { foreign: 404, call: () => ({ path: "/v2/inbound-mail", body: "From: a@example.com" }) }, // no secret is set
  exportPersonalData: {
    foreign: "others",
    call: () => ({ path: "/v2/personal_data?email=guest@example.com" }),
  },
  erasePersonalData: {
    foreign: "new",
    call: () => ({ path: "/v2/personal_data/erasures", body: { email: "nobody.at.all@example.com" } }),
  },
  getMe: { foreign: "own", call: () => ({ path: "/v2/me" }) },
  testAuthentication: { foreign: "own", call: () => ({ path: "/v2/auth/test" }) },
  getOrganization: { foreign: "own", call: () => ({ path: "/v2/organization" }) },
  updateOrganization: {
    foreign: "own",
    call: () => ({ path: "/v2/organization", body: { confirm_bookers: true, week_start: "monday" } }),
  },
  getOrganizationById: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}` }),
  },
  updateOrganizationById: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}`, body: { footer: "Hello" } }),
  },
  putLogo: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}/logo`, ...PICTURE }),
  },
  deleteLogo: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}/logo` }),
  },
  listInvitations: { foreign: "empty", call: () => ({ path: "/v2/invitations" }) },
  getInvitation: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}` }),
  },
  createInvitations: {
    foreign: 200,
    call: ({ leaver }) => ({ path: "/v2/invitations/batch", body: { invitations: [{ user: leaver._id }] } }),
  },
  remindInvitation: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}/remind`, body: {} }),
  },
  createInvitationLink: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}/link`, body: {} }),
  },
  createInvitation: {
    foreign: "new",
    call: () => ({ path: "/v2/invitations", body: { name: "Summer intake", max_uses: 3 } }),
  },
  revokeInvitation: {
    foreign: 404,
    call: ({ invitation }) => ({ path: `/v2/invitations/${invitation._id}` }),
  },
  changePassword: {
    foreign: 403,
    call: () => ({
      path: "/v2/password",
      body: { current_password: "five grey herons", password: "three wise owls at noon" },
    }),
  },
  getTestClock: { foreign: 200, call: () => ({ path: "/v2/test/clock" }) },
  updateTestClock: {
    foreign: 409,
    call: () => ({ path: "/v2/test/clock", body: { now: "2031-01-01T00:00:00Z" } }),
  },
  endTestClock: { foreign: 409, call: () => ({ path: "/v2/test/clock" }) },
  resetSandbox: { foreign: 409, call: () => ({ path: "/v2/test/reset", body: {} }) },
  fillSandbox: { foreign: 409, call: () => ({ path: "/v2/test/demo" }) },
  switchMode: { foreign: 403, call: () => ({ path: "/v2/test/mode", body: { test: false } }) },
  startSeeingAs: {
    foreign: 403,
    call: ({ deputy }) => ({ path: "/v2/seeing_as", body: { user: deputy._id } }),
  },
  endSeeingAs: { foreign: 403, call: () => ({ path: "/v2/seeing_as" }) },
  listSessions: { foreign: 403, call: () => ({ path: "/v2/sessions" }) },
  endSession: { foreign: 403, call: ({ user }) => ({ path: `/v2/sessions/${user._id}` }) },
  endOtherSessions: { foreign: 403, call: () => ({ path: "/v2/sessions" }) },
  getSecondFactors: { foreign: 403, call: () => ({ path: "/v2/second_factors" }) },
  beginAuthenticator: { foreign: 403, call: () => ({ path: "/v2/second_factors/authenticator" }) },
  confirmAuthenticator: {
    foreign: 403,
    call: () => ({ path: "/v2/second_factors/authenticator/confirm", body: { code: "123456" } }),
  },
  removeAuthenticator: { foreign: 403, call: () => ({ path: "/v2/second_factors/authenticator" }) },
  beginPasskey: { foreign: 403, call: () => ({ path: "/v2/second_factors/passkeys/options" }) },
  createPasskey: {
    foreign: 403,
    call: () => ({
      path: "/v2/second_factors/passkeys",
      body: { name: "Phone", token: "none", response: { id: "none" } },
    }),
  },
  removePasskey: {
    foreign: 403,
    call: ({ user }) => ({ path: `/v2/second_factors/passkeys/${user._id}` }),
  },
  replaceRecoveryCodes: { foreign: 403, call: () => ({ path: "/v2/second_factors/recovery_codes" }) },
  beginProof: { foreign: 403, call: () => ({ path: "/v2/second_factors/proof/options" }) },
  prove: { foreign: 403, call: () => ({ path: "/v2/second_factors/proof", body: { code: "123456" } }) },
  resetSecondFactors: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/second_factors` }),
  },
  getSignIn: { foreign: "own", call: () => ({ path: "/v2/sign_in" }) },
  getProvisioning: { foreign: "own", call: () => ({ path: "/v2/provisioning" }) },
  updateSignIn: {
    foreign: "own",
    call: () => ({ path: "/v2/sign_in", body: { second_factor_required: false } }),
  },
  createSignInDomain: {
    foreign: "new",
    call: () => ({ path: "/v2/sign_in/domains", body: { domain: `${unique("firm")}.example` } }),
  },
  verifySignInDomain: {
    foreign: 404,
    call: ({ signInDomain }) => ({ path: `/v2/sign_in/domains/${signInDomain._id}/verify` }),
  },
  deleteSignInDomain: {
    foreign: 404,
    call: ({ signInDomain }) => ({ path: `/v2/sign_in/domains/${signInDomain._id}` }),
  },
  listDomains: { foreign: "empty", call: () => ({ path: "/v2/domains" }) },
  askDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/ask?domain=${domain.domain}` }) },
  createDomain: {
    foreign: "new",
    call: () => ({ path: "/v2/domains", body: { domain: `${unique("meet")}.example.com` } }),
  },
  getDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}` }) },
  updateDomain: {
    foreign: 404,
    call: ({ domain }) => ({ path: `/v2/domains/${domain._id}`, body: { start_page: "teams" } }),
  },
  checkDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}/check` }) },
  deleteDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}` }) },
  listUsers: { foreign: "empty", call: () => ({ path: "/v2/users" }) },
  getUser: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}` }) },
  putPhoto: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/photo`, ...PICTURE }) },
  deletePhoto: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/photo` }) },
  createUser: {
    foreign: 404,
    call: ({ organization }) => ({
      path: "/v2/users",
      body: { organization, user: { email: `${unique("new")}@example.com` } },
    }),
  },
  updateUserByEmailOrExtid: {
    foreign: 404,
    call: ({ user }) => ({ path: "/v2/users", body: { user: { emails: user.emails, first_name: "Eve" } } }),
  },
  updateUser: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}`, body: { user: { first_name: "Eve" } } }),
  },
  createUsers: {
    foreign: 404,
    call: ({ organization }) => ({
      path: "/v2/users/batch",
      body: { organization, users: [{ user: { email: `${unique("batch")}@example.com` } }] },
    }),
  },
  updateUsers: {
    foreign: 404,
    call: ({ organization, user }) => ({
      path: "/v2/users/batch",
      body: { organization, users: [{ user: { emails: user.emails, first_name: "Eve" } }] },
    }),
  },
  listPeople: { foreign: "empty", call: () => ({ path: "/v2/people" }) },
  getPerson: { foreign: 404, call: ({ user }) => ({ path: `/v2/people/${user._id}` }) },
  countPeople: { foreign: 200, call: () => ({ path: "/v2/people/counts" }) },
  changePeople: {
    foreign: 200,
    call: ({ user }) => ({
      path: "/v2/people/batch",
      body: { users: [user._id], availability: { days: everyDay("09:00", "17:00") } },
    }),
  },
  deleteUser: { foreign: 404, call: ({ leaver }) => ({ path: `/v2/users/${leaver._id}` }) },
  listPeopleCalendars: { foreign: "empty", call: () => ({ path: "/v2/calendars" }) },
  getCalendars: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/calendars` }) },
  updateCalendars: {
    foreign: 404,
    call: ({ user, calendar }) => ({
      path: `/v2/users/${user._id}/calendars`,
      body: {
        sync_suggestions: false,
        calendars: [
          {
            _id: calendar._id,
            busy: false,
            subcalendars: [{ source_id: "calendar", display: true, bcolor: "#1a73e8" }],
          },
        ],
      },
    }),
  },
  connectCalendar: {
    foreign: 404,
    call: ({ user, feedUrl }) => ({
      path: `/v2/users/${user._id}/calendars`,
      body: { source: "ics", url: `${feedUrl}?again` },
    }),
  },
  syncCalendar: {
    foreign: 404,
    call: ({ user, feed }) => ({
      path: `/v2/users/${user._id}/calendars/${feed._id}/sync`,
      body: {},
    }),
  },
  deleteCalendar: {
    foreign: 404,
    call: ({ user, calendar }) => ({ path: `/v2/users/${user._id}/calendars/${calendar._id}` }),
  },
  listCalendarConnections: { foreign: "empty", call: () => ({ path: "/v2/calendar_connections" }) },
  getCalendarConnection: {
    foreign: 404,
    call: ({ connection }) => ({ path: `/v2/calendar_connections/${connection._id}` }),
  },
  createCalendarConnection: {
    foreign: "new",
    call: ({ company }) => ({ path: "/v2/calendar_connections", body: company }),
  },
  deleteCalendarConnection: {
    foreign: 404,
    call: ({ connection }) => ({ path: `/v2/calendar_connections/${connection._id}` }),
  },
  listCalendarChanges: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/events/${booking._id}/calendar_changes` }),
  },
  settleCalendarChange: {
    foreign: 404,
    call: ({ booking, calendarChange }) => ({
      path: `/v2/events/${booking._id}/calendar_changes/${calendarChange._id}/settle`,
      body: { step: "put_back" },
    }),
  },
  retryConference: {
    foreign: 404,
    call: ({ linkless }) => ({ path: `/v2/events/${linkless._id}/conference/retry` }),
  },
  getConferencing: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/conferencing` }) },
  deleteVideoAccount: {
    foreign: 404,
    call: ({ user, videoAccount }) => ({
      path: `/v2/users/${user._id}/conferencing/${videoAccount._id}`,
    }),
  },
  getPreferences: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/preferences` }) },
  getFirstSteps: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/first_steps` }) },
  getListSettings: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/list_settings` }) },
  describePage: { foreign: "same", call: ({ bookpage }) => ({ path: `/${bookpage.nickname}/page.json` }) },
  listPageSlots: {
    foreign: "same",
    call: ({ bookpage }) => ({ path: `/${bookpage.nickname}/slots.json?from=2031-04-07&to=2031-04-08` }),
  },
  createPageBooking: {
    foreign: "anybody",
    call: ({ bookpage }) => ({
      path: `/${bookpage.nickname}/bookings.json`,
      body: bookingBody({
        start: "2031-04-07T10:00:00Z",
        attendee: { name: "Ana Silva", email: `${unique("booker")}@example.com` },
      }),
    }),
  },
  checkPageSeries: {
    foreign: "same",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/series.json?start=${fullDay}T09:00:00Z&times=3`,
    }),
  },
  listPageFullDays: {
    foreign: "same",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/waiting.json?from=${fullDay}&to=${fullDay}`,
    }),
  },
  joinPageWaiting: {
    foreign: "anybody",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/waiting.json`,
      body: {
        day: fullDay,
        attendee: { name: "Ana Silva", email: `${unique("waits")}@example.com`, timezone: "UTC" },
      },
    }),
  },
  getPushKey: { foreign: "same", call: () => ({ path: "/v2/push_key" }) },
  listPushSubscriptions: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/push_subscriptions` }),
  },
  createPushSubscription: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/push_subscriptions`,
      body: browser("https://push.example.com/two"),
    }),
  },
  deletePushSubscription: {
    foreign: 404,
    call: ({ user, pushSubscription }) => ({
      path: `/v2/users/${user._id}/push_subscriptions/${pushSubscription._id}`,
    }),
  },
  getFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed` }) },
  createFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed`, body: {} }) },
  deleteFeed: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/feed` }) },
  updateListSettings: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/list_settings`,
      body: { views: [{ list: "events", name: "No-shows", params: { filter: "no_show" } }] },
    }),
  },
  updateFirstSteps: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/first_steps`, body: { hidden: true } }),
  },
  updatePreferences: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/preferences`,
      body: { email: { vote_update: false, new_suggestions_own: false }, log: { push_enabled: true } },
    }),
  },
  getAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities` }),
  },
  createAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities`, body: hours }),
  },
  updateAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities`, body: hours }),
  },
  deleteAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities` }),
  },
  getOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({ path: `/v2/users/${user._id}/availabilities/${availability._id}` }),
  },
  updateOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({
      path: `/v2/users/${user._id}/availabilities/${availability._id}`,
      body: hours,
    }),
  },
  deleteOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({ path: `/v2/users/${user._id}/availabilities/${availability._id}` }),
  },
  listAbsences: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/absences` }) },
  createAbsence: {
    foreign: 404,
    call: ({ user, leaver }) => ({
      path: `/v2/users/${user._id}/absences`,
      body: { ...AWAY, instead: leaver._id },
    }),
  },
  getAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({ path: `/v2/users/${user._id}/absences/${absence._id}` }),
  },
  updateAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({
      path: `/v2/users/${user._id}/absences/${absence._id}`,
      body: { label: "Mine now" },
    }),
  },
  deleteAbsence: {
    foreign: 404,
    call: ({ user, absence }) => ({ path: `/v2/users/${user._id}/absences/${absence._id}` }),
  },
  listHolidays: {
    foreign: "same",
    call: () => ({ path: "/v2/holidays?country=DE&region=BY&year=2031&lang=en" }),
  },
  listHolidayCountries: { foreign: "same", call: () => ({ path: "/v2/holidays/countries?lang=de" }) },
  listAllBookpages: { foreign: "empty", call: () => ({ path: "/v2/bookpages?search=page" }) },
  getBookpage: { foreign: 404, call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}` }) },
  putCover: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/cover`, ...PICTURE }),
  },
  deleteCover: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/cover` }),
  },
  getPrimaryBookpage: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/bookpage` }) },
  listBookpages: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/bookpages` }) },
  createBookpage: {
    foreign: 404,
    call: ({ user }) => ({
      path: "/v2/bookpages",
      body: { nickname: unique("sample"), belongs_to: user._id, secondary: true },
    }),
  },
  updateBookpage: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}`, body: { message: "Mine now" } }),
  },
  deleteBookpage: { foreign: 404, call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}` }) },
  listAppointmentTypes: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types` }),
  },
  createAppointmentType: {
    foreign: 404,
    call: ({ bookpage, availability }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types`,
      body: { name: "Deep dive", availability: availability._id },
    }),
  },
  getAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}` }),
  },
  updateAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}`,
      body: { name: "Mine now" },
    }),
  },
  deleteAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}` }),
  },
  listPageTemplates: { foreign: "empty", call: () => ({ path: "/v2/page_templates" }) },
  createPageTemplate: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/page_templates",
      body: { name: "Made of a page", page: bookpage.nickname, locked: ["lengths"] },
    }),
  },
  getPageTemplate: { foreign: 404, call: ({ template }) => ({ path: `/v2/page_templates/${template._id}` }) },
  updatePageTemplate: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}`, body: { name: "Mine now" } }),
  },
  deletePageTemplate: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}?pages=keep` }),
  },
  listPageTemplateTypes: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}/types` }),
  },
  createPageTemplateType: {
    foreign: 404,
    call: ({ template }) => ({
      path: `/v2/page_templates/${template._id}/types`,
      body: { name: "Deep dive", locked: ["words"] },
    }),
  },
  getPageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
    }),
  },
  updatePageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
      body: { name: "Mine now" },
    }),
  },
  deletePageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
    }),
  },
  assignPageTemplate: {
    foreign: 404,
    call: ({ template, user }) => ({
      path: `/v2/page_templates/${template._id}/pages`,
      body: { users: [user._id] },
    }),
  },
  releasePageTemplate: {
    foreign: 404,
    call: ({ template, followed }) => ({
      path: `/v2/page_templates/${template._id}/release`,
      body: { pages: [followed._id], afterwards: "keep" },
    }),
  },
  listLinks: { foreign: "empty", call: ({ bookpage }) => ({ path: `/v2/links?page=${bookpage.nickname}` }) },
  createLink: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: "/v2/links", body: { page: bookpage.nickname } }),
  },
  createOffer: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/offers",
      body: {
        page: bookpage.nickname,
        starts: ["2031-03-18T10:00:00Z"],
        lang: "fr",
        timezone: "Europe/Paris",
      },
    }),
  },
  getLink: { foreign: 404, call: ({ link }) => ({ path: `/v2/links/${link._id}` }) },
  updateLink: {
    foreign: 404,
    call: ({ link }) => ({ path: `/v2/links/${link._id}`, body: { label: "For everybody" } }),
  },
  listWaiting: {
    foreign: 404,
    call: ({ fullPage }) => ({ path: `/v2/bookpages/${fullPage.nickname}/waiting` }),
  },
  removeWaiting: {
    foreign: 404,
    call: ({ fullPage, waiting }) => ({ path: `/v2/bookpages/${fullPage.nickname}/waiting/${waiting._id}` }),
  },
  revokeLink: { foreign: 404, call: ({ link }) => ({ path: `/v2/links/${link._id}` }) },
  previewAvailability: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/availabilities/preview`, body: hours }),
  },
  previewOneAvailability: {
    foreign: 404,
    call: ({ user, availability }) => ({
      path: `/v2/users/${user._id}/availabilities/${availability._id}/preview`,
      body: hours,
    }),
  },
  previewAbsence: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/absences/preview`, body: AWAY }),
  },
  previewTravel: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/travel/preview`, body: { travel: [] } }),
  },
  previewBookpage: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/preview`,
      body: { custom: { align: 15 } },
    }),
  },
  previewAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}/preview`,
      body: { custom: { align: 15 } },
    }),
  },
  listSlots: {
    foreign: 400,
    call: ({ user }) => ({ path: `/v2/slots?users=${user._id}&duration=30&from=2031-03-10&to=2031-03-11` }),
  },
  listSlotsByDay: {
    foreign: 400,
    call: ({ user }) => ({
      path: `/v2/slots/days?emails=${user.emails[0]}&duration=30&from=2031-03-10&to=2031-03-11`,
    }),
  },
  listNextSlots: {
    foreign: 400,
    call: ({ user }) => ({ path: `/v2/slots/next?users=${user._id}&duration=30` }),
  },
  explainSlot: {
    foreign: 400,
    call: ({ user }) => ({
      path: `/v2/slots/explain?users=${user._id}&duration=30&start=2031-03-10T09:00`,
    }),
  },
  listEvents: {
    foreign: "empty",
    call: ({ user }) => ({ path: `/v2/events?creator_users=${user._id}&invitee_emails=${user.emails[0]}` }),
  },
  getEvent: { foreign: 404, call: ({ event }) => ({ path: `/v2/events/${event._id}` }) },
  createEvent: { foreign: 404, call: ({ user }) => ({ path: "/v2/events", body: eventBody(user) }) },
  updateEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}`,
      body: { title: "Mine now", dates: event.dates },
    }),
  },
  confirmEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/confirm?p=${event.places[0]._id}`,
      body: { date_id: event.dates[0]._id },
    }),
  },
  voteOnEvent: {
    foreign: 404,
    call: ({ event, user }) => ({
      path: `/v2/events/${event._id}/votes`,
      body: { invitee: user.emails[0], dates: { [event.dates[0]._id]: "no" } },
    }),
  },
  addMessage: {
    foreign: 404,
    call: ({ event, user }) => ({
      path: `/v2/events/${event._id}/messages`,
      body: { from: user.emails[0], body: "Hello" },
    }),
  },
  inviteToEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/invitees`,
      body: { email: `${unique("guest")}@example.com` },
    }),
  },
  removeInvitee: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/invitees/${event.invitees[1]._id}` }),
  },
  setNoShow: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/no_show`, body: { no_show: false } }),
  },
  declineEvent: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/declines`,
      body: { invitee: event.invitees[1]._id },
    }),
  },
  getTimeline: { foreign: 404, call: ({ event }) => ({ path: `/v2/events/${event._id}/timeline` }) },
  getOrganiserLink: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/organiser_link` }),
  },
  confirmDates: {
    foreign: 404,
    call: ({ event }) => ({
      path: `/v2/events/${event._id}/confirm_dates`,
      body: { date_ids: [event.dates[0]._id] },
    }),
  },
  duplicateEvent: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/duplicate`, body: {} }),
  },
  remindInvitees: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/reminders`, body: {} }),
  },
  cancelEvent: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/cancel`, body: { reason: "Rain" } }),
  },
  putCancellation: {
    foreign: 404,
    call: ({ event }) => ({ path: `/v2/events/${event._id}/cancel`, body: {} }),
  },
  createTeamEvent: {
    foreign: 404,
    call: ({ team }) => ({
      path: `/v2/teams/${team._id}/events`,
      body: eventBody("jane@example.com", { bookpage: true }),
    }),
  },
  listBookings: { foreign: "empty", call: () => ({ path: "/v2/bookings" }) },
  writeEvents: {
    foreign: 200,
    call: ({ event }) => ({
      path: "/v2/events/batch",
      body: { operations: [{ operation: "update", event: event._id, body: { title: "Mine now" } }] },
    }),
  },
  writeBookings: {
    foreign: 200,
    call: ({ booking }) => ({
      path: "/v2/bookings/batch",
      body: { operations: [{ operation: "cancel", event: booking._id, body: {} }] },
    }),
  },
  createBooking: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/bookings",
      body: bookingBody({ page: bookpage.nickname, start: "2031-03-25T10:00:00Z" }),
    }),
  },
  getBooking: { foreign: 404, call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}` }) },
  rescheduleBooking: {
    foreign: 404,
    call: ({ booking }) => ({
      path: `/v2/bookings/${booking._id}/reschedule`,
      body: { start: "2031-03-26T10:00:00Z" },
    }),
  },
  reassignBooking: {
    foreign: 404,
    call: ({ booking, deputy }) => ({
      path: `/v2/bookings/${booking._id}/reassign`,
      body: { user: deputy._id },
    }),
  },
  listBookingRooms: { foreign: 404, call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/rooms` }) },
  changeBookingRoom: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/room`, body: { room: null } }),
  },
  cancelBooking: {
    foreign: 404,
    call: ({ laterBooking }) => ({
      path: `/v2/bookings/${laterBooking._id}/cancel`,
      body: { reason: "Rain" },
    }),
  },
  setBookingNoShow: {
    foreign: 404,
    call: ({ booking }) => ({ path: `/v2/bookings/${booking._id}/no_show`, body: { no_show: false } }),
  },
  createHold: {
    foreign: 404,
    call: ({ user }) => ({
      path: "/v2/holds",
      body: { user: user._id, start: "2031-03-18T10:00:00Z", end: "2031-03-18T10:30:00Z" },
    }),
  },
  getHold: { foreign: 404, call: ({ hold }) => ({ path: `/v2/holds/${hold._id}` }) },
  deleteHold: { foreign: 404, call: ({ hold }) => ({ path: `/v2/holds/${hold._id}` }) },
  listTeams: { foreign: "empty", call: () => ({ path: "/v2/teams" }) },
  getTeam: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}` }) },
  getPublicTeam: { foreign: "same", call: ({ team }) => ({ path: `/v2/teams/${team._id}/public` }) },
  createTeam: {
    foreign: 404,
    call: ({ organization, user }) => ({
      path: "/v2/teams",
      body: { organization, extid: unique("sample"), name: "Sales", members: [user._id] },
    }),
  },
  updateTeam: {
    foreign: 404,
    call: ({ team }) => ({ path: `/v2/teams/${team._id}`, body: { name: "Support" } }),
  },
  deleteTeam: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}` }) },
  listTeamEvents: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}/events` }) },
  getTeamAdminPreferences: {
    foreign: 404,
    call: ({ team }) => ({ path: `/v2/teams/${team._id}/admin-preferences` }),
  },
  createTeamAdminPreferences: {
    foreign: 404,
    call: ({ newTeam }) => ({
      path: `/v2/teams/${newTeam._id}/admin-preferences`,
      body: { new_message: true },
    }),
  },
  updateTeamAdminPreferences: {
    foreign: 404,
    call: ({ team }) => ({
      path: `/v2/teams/${team._id}/admin-preferences`,
      body: { new_message: true },
    }),
  },
  listLocators: { foreign: "empty", call: () => ({ path: "/v2/locators" }) },
  getLocator: { foreign: 404, call: ({ locator }) => ({ path: `/v2/locators/${locator.handle}` }) },
  createLocator: {
    foreign: "new",
    call: () => ({ path: "/v2/locators", body: { handle: unique("sample-locator") } }),
  },
  updateLocator: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}`, body: { title: "Mine now" } }),
  },
  updateLocatorByPost: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}`, body: { title: "Mine now" } }),
  },
  deleteLocator: { foreign: 404, call: ({ locator }) => ({ path: `/v2/locators/${locator._id}` }) },
  listForms: { foreign: "empty", call: () => ({ path: "/v2/forms" }) },
  getForm: { foreign: 404, call: ({ form }) => ({ path: `/v2/forms/${form.handle}` }) },
  createForm: {
    foreign: "new",
    call: () => ({ path: "/v2/forms", body: { handle: unique("sample-form"), title: "Sample" } }),
  },
  updateForm: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}`, body: { title: "Mine now" } }),
  },
  deleteForm: { foreign: 404, call: ({ form }) => ({ path: `/v2/forms/${form._id}` }) },
  tryForm: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}/try`, body: { answers: { topic: "Tea" } } }),
  },
  listFormResponses: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}/responses` }),
  },
  listLocations: {
    foreign: 404,
    call: ({ locator }) => ({ path: `/v2/locators/${locator._id}/locations?near=48.8,2.3` }),
  },
  getLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({ path: `/v2/locators/${locator._id}/locations/${location._id}` }),
  },
  writeLocations: {
    foreign: 404,
    call: ({ locator }) => ({
      path: `/v2/locators/${locator._id}/locations/batch`,
      body: { locations: [{ name: "Shop", extid: unique("shop"), location: { coordinates: [48, 2] } }] },
    }),
  },
  createLocation: {
    foreign: 404,
    call: ({ locator }) => ({
      path: `/v2/locators/${locator._id}/locations`,
      body: { name: "Shop", extid: unique("sample-shop"), location: { coordinates: [1, 2] } },
    }),
  },
  updateLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({
      path: `/v2/locators/${locator._id}/locations/${location._id}`,
      body: { address: "75002 Paris" },
    }),
  },
  updateLocationByPost: {
    foreign: 404,
    call: ({ locator, location }) => ({
      path: `/v2/locators/${locator._id}/locations/${location._id}`,
      body: { name: "Mine now" },
    }),
  },
  deleteLocation: {
    foreign: 404,
    call: ({ locator, location }) => ({ path: `/v2/locators/${locator._id}/locations/${location._id}` }),
  },
  listThirdParties: { foreign: "empty", call: () => ({ path: "/v2/third_parties" }) },
  getThirdParty: { foreign: 404, call: ({ app }) => ({ path: `/v2/third_parties/${app._id}` }) },
  registerThirdParty: {
    foreign: "new",
    call: () => ({ path: "/v2/third_parties", body: { name: "Support desk" } }),
  },
  registerThirdPartyByGet: {
    foreign: "new",
    call: () => ({ path: "/v2/third_parties/new?name=Support+desk" }),
  },
  rotateThirdPartySecret: {
    foreign: 404,
    call: ({ renewedApp }) => ({ path: `/v2/third_parties/${renewedApp._id}/secret`, body: {} }),
  },
  deleteThirdParty: { foreign: 404, call: ({ app }) => ({ path: `/v2/third_parties/${app._id}` }) },
  getCreatorToken: {
    foreign: 404,
    call: ({ app }) => ({ path: `/v2/third_parties/token?cm=jane@example.com&secret=${app.secret}` }),
  },
  listApiKeys: { foreign: "others", call: () => ({ path: "/v2/api_keys" }) },
  createApiKey: {
    foreign: "new",
    call: () => ({ path: "/v2/api_keys", body: { name: "Sample", scopes: ["credentials:write"] } }),
  },
  revokeApiKey: { foreign: 404, call: ({ apiKey }) => ({ path: `/v2/api_keys/${apiKey._id}` }) },
  listPersonalTokens: { foreign: "empty", call: () => ({ path: "/v2/personal_tokens" }) },
  createPersonalToken: {
    foreign: 403,
    call: () => ({ path: "/v2/personal_tokens", body: personalTokenBody({ scopes: ["slots:read"] }) }),
  },
  revokePersonalToken: {
    foreign: 404,
    call: ({ personalToken }) => ({ path: `/v2/personal_tokens/${personalToken._id}` }),
  },
  listOAuthApps: { foreign: "empty", call: () => ({ path: "/v2/oauth_apps" }) },
  createOAuthApp: { foreign: "new", call: () => ({ path: "/v2/oauth_apps", body: oauthAppBody() }) },
  getOAuthApp: { foreign: 404, call: ({ oauthApp }) => ({ path: `/v2/oauth_apps/${oauthApp._id}` }) },
  updateOAuthApp: {
    foreign: 404,
    call: ({ oauthApp }) => ({ path: `/v2/oauth_apps/${oauthApp._id}`, body: { name: "Beta CRM" } }),
  },
  rotateOAuthAppSecret: {
    foreign: 404,
    call: ({ renewedOauthApp }) => ({ path: `/v2/oauth_apps/${renewedOauthApp._id}/secret`, body: {} }),
  },
  deleteOAuthApp: {
    foreign: 404,
    call: ({ renewedOauthApp }) => ({ path: `/v2/oauth_apps/${renewedOauthApp._id}` }),
  },
  listOAuthGrants: { foreign: "empty", call: () => ({ path: "/v2/oauth_grants" }) },
  revokeOAuthGrant: {
    foreign: 404,
    call: ({ oauthGrant }) => ({ path: `/v2/oauth_grants/${oauthGrant._id}` }),
  },
  listMails: { foreign: "empty", call: () => ({ path: "/v2/mails" }) },
  resendMail: {
    foreign: 404,
    call: ({ mail }) => ({ path: `/v2/mails/${mail._id}/resend` }),
  },
  getMail: { foreign: 404, call: ({ mail }) => ({ path: `/v2/mails/${mail._id}` }) },
  getBelongings: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/belongings` }) },
  startOffboardings: {
    foreign: 404,
    call: ({ parting, deputy }) => ({
      path: "/v2/offboardings",
      body: { users: [parting._id], to: { user: deputy._id }, account: "delete" },
    }),
  },
  listOffboardings: { foreign: "empty", call: () => ({ path: "/v2/offboardings" }) },
  getOffboarding: {
    foreign: 404,
    call: ({ offboarding }) => ({ path: `/v2/offboardings/${offboarding._id}` }),
  },
  listRemovals: { foreign: "empty", call: () => ({ path: "/v2/removals" }) },
  restoreRemoved: {
    foreign: 404,
    call: ({ removed }) => ({ path: `/v2/removals/${removed._id}/restore`, body: {} }),
  },
  undoChange: { foreign: 404, call: ({ change }) => ({ path: `/v2/audit/${change._id}/undo`, body: {} }) },
  listAuditEntries: { foreign: "others", call: () => ({ path: "/v2/audit" }) },
};

/** PATCH takes what PUT takes: of a resource in its body, the resource alone. */
for (const put of CONTRACTS.filter(({ method }) => method === "PUT")) {
  const { name } = patchContractOf(put);
  const sample = SAMPLES[put.name];
  if (!sample || !CONTRACTS.some((contract) => contract.name === name)) continue;
  SAMPLES[name] = {
    ...sample,
    call: (world) => {
      const { path, body } = sample.call(world);
      return {
        path,
        body: put.resource === undefined ? body : (body as Record<string, unknown>)[put.resource],
      };
    },
  };
}
