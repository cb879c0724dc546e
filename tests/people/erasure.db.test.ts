import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { TRASH_TABLES } from "@/lib/domain/audit/trash/trash-statements";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { storeJoinRequest } from "@/lib/domain/people/accounts/join-request";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { handleEventVersion } from "@/lib/pages/event/handle-event-version";
import { seal } from "@/lib/platform/crypto/seal";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { findTexts } from "../support/find-texts";
import { createTestForm } from "../support/forms";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { createTestOauthApp, requestTokensAs } from "../support/oauth";
import { submitPublicForm } from "../support/public-forms";
import { createPersonalTestToken } from "../support/tokens";
import { buildExchangeAccount, createTestHost, createTestPage, createTestUser } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const NAME = "Zoltán O'Quixote";
const EMAIL = "z.quixote+home@mail.example";
const PHONE = "+33 6 12 34 56 78";
const MESSAGE = "My left knee hurts.\nSo I come by bicycle.";
const TEXTS = [
  NAME,
  "Quixote",
  EMAIL,
  encodeURIComponent(EMAIL),
  PHONE,
  "Windmills Ltd",
  "left knee",
  "by bicycle",
  "203.0.113.77",
  "Rosinante/1.0",
];

interface EventBody {
  _id: string;
  invitees: { _id: string; email: string }[];
}

/** Tables with members' rows: the place in a person's export, or the reason for none. */
const OF_MEMBERS: Record<string, string> = {
  absences: "absences",
  authenticators: "not: secrets to sign in with",
  availabilities: "not: working hours, which the organisation has given",
  bookpages: "member",
  busy_periods: "not: read from calendars, which are the person's own",
  calendar_changes: "not: what was tried with entries of the person's own calendar",
  calendar_connection_people: "not: that a company's account reads the calendar",
  calendar_entries: "events",
  calendar_feeds: "not: an address that opens them",
  calendar_lists: "member",
  conferences: "events",
  events: "events",
  identities: "not: numbers that a provider has for the account",
  invitees: "events",
  last_visits: "last_seen_at",
  logins: "not: secrets to sign in with",
  oauth_grants: "apps",
  passkeys: "not: secrets to sign in with",
  personal_tokens: "personal_tokens",
  phone_codes: "not: a number that was not confirmed, for ten minutes",
  provisioned_users: "not: numbers that a directory has for the account",
  push_subscriptions: "not: addresses of browsers, which they made themselves",
  recovery_codes: "not: secrets to sign in with",
  reservations: "events",
  impersonations: "seen_by",
  sessions: "not: they end within weeks",
  signup_links: "not: they open the account",
  slack_messages: "not: messages without a text, which show events",
  slack_people: "not: which member of the organisation's workspace has the address",
  team_members: "member",
  user_phones: "phone",
  user_preferences: "member",
  video_accounts: "not: access to accounts of the person's own",
};

/** Tables with deleted rows that are kept: the place in a person's export, or the reason for none. */
const OF_REMOVED: Record<(typeof TRASH_TABLES)[number], string> = {
  absences: "absences",
  appointment_types: "own",
  availabilities: "own",
  bookpages: "own",
  directory: "not: names of what is listed",
  form_responses: "form_responses",
  former_names: "not: names of what is listed",
  forms: "not: the organisation's",
  links: "links",
  locations: "not: the organisation's",
  locators: "not: the organisation's",
  page_template_types: "not: the organisation's",
  page_templates: "not: the organisation's",
  provisioned_teams: "not: the organisation's",
  slack_channels: "not: the organisation's",
  team_admin_preferences: "not: the team's",
  team_members: "not: who was in a team of the organisation's",
  teams: "not: the organisation's",
  waiting_entries: "waiting",
  workflows: "not: the organisation's",
};

const NOTHING_REMOVED = { own: [], absences: [], links: [], form_responses: [], waiting: [] };

/** Members erased by these tests. */
const erased: string[] = [];

const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let other: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant("Other");
});

/** Runs the pending mail jobs. */
async function writeMails() {
  const { rows } = await api.pool.query(
    `SELECT j.payload FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send_event_notifications' ORDER BY j.id`,
  );
  for (const { payload } of rows) await enqueueEventMails(api.db, payload, NOW);
}

async function bookByForm(nickname: string, fields: Record<string, string> = {}) {
  const data = new FormData();
  const filled = {
    name: NAME,
    email: EMAIL,
    phone: PHONE,
    company: "Windmills Ltd",
    message: MESSAGE,
    slot: "2031-03-10T08:00:00Z",
    tz: "Asia/Tokyo",
    form: generateToken(),
    ...fields,
  };
  for (const [name, value] of Object.entries(filled)) data.append(name, value);
  const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };
  return submitBooking(api.db, { slug: nickname, data, browser, sameOrigin: true, wait: null, now: NOW });
}

/** Creates a person who booked, was invited, voted, wrote, was removed and left a form unfinished. */
async function leaveTraces(tenant: Tenant) {
  for (const action of ["event.created", "event.updated", "event.confirmed", "event.cancelled"])
    await createTestWebhook(tenant, { action });
  const { user: owner, invitation } = await createFullFixture(tenant);
  const joining = {
    firstName: "Zoltán",
    lastName: "O'Quixote",
    email: EMAIL,
    passwordHash: "$argon2",
    timezone: "Europe/Paris",
    language: "en" as const,
    externalId: null,
  };
  await storeJoinRequest(
    api.db,
    { id: invitation._id, organizationId: tenant.id },
    joining,
    asInstant(Date.now()),
  );
  const host = await createTestHost(tenant);
  const custom = { auto_confirm: true, ask_phone: true, ask_company: true };
  const { nickname } = await createTestPage(tenant, host._id, { custom });
  const booked = await bookByForm(nickname, { utm_content: EMAIL });
  expect(booked).toMatchObject({ outcome: "booked" });
  await bookByForm(nickname, { slot: "2031-03-11T08:00:00Z", name: "" });
  const waiting = await bookByForm(nickname, { slot: "2031-03-12T08:00:00Z", invitees: "bo@mail.example" });
  expect(waiting).toMatchObject({ outcome: "asked" });

  const guest = { email: EMAIL, full_name: NAME };
  const key = { "idempotency-key": "with a guest" };
  const { body: event } = await tenant.post(
    "/v2/events",
    {
      title: `Talk with ${NAME}`,
      metadata: { contact: EMAIL },
      created_by: { user: owner._id },
      dates: [DATE],
      places: [{ name: `Call ${PHONE}` }],
      invitees: [guest, { email: "friend@mail.example", full_name: "A Friend" }],
    },
    { "idempotency-key": key["idempotency-key"].replaceAll(" ", "-") },
  );
  const of = `/v2/events/${event._id}`;
  await tenant.post(`${of}/votes`, { invitee: EMAIL, dates: { [event.dates[0]._id]: "yes" } });
  await tenant.post(`${of}/messages`, { from: EMAIL, body: MESSAGE });
  await tenant.post(`${of}/messages`, { from: "friend@mail.example", body: `Thanks, ${NAME}!` });
  await tenant.post(`${of}/cancel`, { reason: "My left knee still hurts" });

  const removed = await createTestEvent(tenant, owner, { dates: [DATE], invitees: [guest] });
  const invitee = removed.invitees.find((one: { email: string }) => one.email === EMAIL);
  await tenant.delete(`/v2/events/${removed._id}/invitees/${invitee._id}`);
  await createTestEvent(tenant, EMAIL, { dates: [DATE] });
  const questions = [
    { key: "email", label: "E-mail", kind: "email" },
    { key: "name", label: "Name", kind: "text" },
    { key: "story", label: "Story", kind: "long_text" },
  ];
  const form = await createTestForm(tenant, { questions });
  await submitPublicForm(form.handle, { a_email: EMAIL, a_name: NAME, a_story: MESSAGE, utm_term: EMAIL });
  await leaveRemoved(tenant, host);
  await tenant.post("/v2/third_parties", { name: "App", contact_email: EMAIL, contact_name: NAME });
  await writeMails();
  await leaveLogs(tenant, event._id);
  return { event, host };
}

/** Deletes restorable data: responses, a link, and the person's entry on a waiting list. */
async function leaveRemoved(tenant: Tenant, host: { _id: string }) {
  const [byAddress, byBooking] = [
    await createTestForm(tenant, {
      questions: [
        { key: "email", label: "E-mail", kind: "email" },
        { key: "story", label: "Story", kind: "long_text" },
      ],
    }),
    await createTestForm(tenant, { questions: [{ key: "story", label: "Story", kind: "text" }] }),
  ];
  await submitPublicForm(byAddress.handle, { a_email: EMAIL, a_story: MESSAGE });
  await submitPublicForm(byBooking.handle, { a_story: "Windmills Ltd" });
  const guests = await api.db.invitee.findFirst({
    where: { organizationId: tenant.id, email: EMAIL, position: 1 },
  });
  await api.db.formResponse.updateMany({
    where: { formId: byBooking._id },
    data: { eventId: guests?.eventId ?? "" },
  });
  for (const { _id } of [byAddress, byBooking]) await tenant.delete(`/v2/forms/${_id}`);

  const page = await createTestPage(tenant, host._id, { secondary: true });
  const prefill = { name: NAME, email: EMAIL };
  await tenant.post("/v2/links", { page: page.nickname, label: `For ${NAME}`, prefill });
  const entry = {
    organizationId: tenant.id,
    bookpageId: page._id,
    email: EMAIL,
    fullName: NAME,
    lang: "en",
    timezone: "Europe/Paris",
    firstDay: "2031-03-10",
    lastDay: "2031-03-10",
    opensAt: new Date("2031-03-09T23:00:00Z"),
    closesAt: new Date("2031-03-10T23:00:00Z"),
  };
  const alone = await api.db.waitingEntry.create({ data: { ...entry, id: generateId() } });
  const removed = await tenant.delete(`/v2/bookpages/${page.nickname}/waiting/${alone.id}`);
  expect(removed.status).toBe(200);
  await api.db.waitingEntry.create({ data: { ...entry, id: generateId() } });
  expect((await tenant.delete(`/v2/bookpages/${page.nickname}`)).status).toBe(200);
}

/** Records errors in the service's logs and a page. */
async function leaveLogs(tenant: Tenant, event: string) {
  await api.pool.query(
    `INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at, ms, status, answer)
     SELECT organization_id, id, 1, now(), 5, 500, $2 FROM webhook_deliveries WHERE event_id = $1 LIMIT 1`,
    [event, `unknown: ${EMAIL}`],
  );
  await api.pool.query(
    `INSERT INTO audit_entries (id, organization_id, actor_kind, address, device, action, resource, resource_id, changes)
     VALUES (audit_entry_id(now()), $1, 'booker', '203.0.113.77', 'Rosinante/1.0', 'update', 'event', $2, '{}')`,
    [tenant.id, event],
  );
  await api.pool.query(
    `UPDATE graphile_worker._private_jobs SET last_error = $2 WHERE id =
       (SELECT min(id) FROM graphile_worker._private_jobs WHERE payload ->> 'organization' = $1)`,
    [tenant.id, `550 ${EMAIL} is unknown`],
  );
  await api.db.mailSuppression.create({
    data: {
      id: generateId(),
      organizationId: tenant.id,
      address: EMAIL,
      reason: "bounce",
      answer: `550 5.1.1 ${EMAIL} is unknown`,
      createdAt: new Date(NOW),
      lastAt: new Date(NOW),
    },
  });
  const [subscription] = await api.db.pushSubscription.findMany({ where: { organizationId: tenant.id } });
  const id = generateId();
  await api.db.pushMessage.create({
    data: {
      id,
      organizationId: tenant.id,
      subscriptionId: subscription?.id ?? "",
      key: `${event}/1/joined`,
      sealed: seal(
        JSON.stringify({ payload: { title: `${NAME} comes` } }),
        buildRowContext("push_messages.sealed", tenant.id, id),
      ),
      expiresAt: new Date(NOW),
    },
  });
}

const findTables = async () =>
  new Set((await findTexts(api.pool, TEXTS)).map((found) => found.split(":")[0]));

/** Opens the event with the mailed key of its only guest in this test. */
async function openByMail({ _id, invitees }: EventBody): Promise<number> {
  const guest = invitees.find(({ email }) => email === EMAIL);
  const key = buildMailedKey({ id: guest?._id ?? "", keyVersion: 0 });
  const page = new Request(`https://meet.example.com/event/${_id}/version?key=${key}`);
  return (await handleEventVersion(page, _id)).status;
}

describe("a guest's personal data", () => {
  let invited: EventBody;

  it("are exported without others' data", { tags: "main", timeout: 60_000 }, async () => {
    const { event } = await leaveTraces(acme);
    invited = event;
    const { status, body } = await acme.get(`/v2/personal_data?email=${encodeURIComponent(EMAIL)}`);
    expect(status).toBe(200);
    const [shown] = body.events.filter(({ _id }: { _id: string }) => _id === event._id);
    expect(shown.invitees).toEqual([
      expect.objectContaining({
        email: EMAIL,
        full_name: NAME,
        votes: [expect.objectContaining({ yes: true })],
      }),
    ]);
    expect(shown.messages).toEqual([expect.objectContaining({ body: MESSAGE })]);
    expect(body.mails.length).toBeGreaterThan(2);
    expect(body.removed).toMatchObject({
      links: [{ prefill: { email: EMAIL } }],
      form_responses: [
        { answers: [{ value: "Windmills Ltd" }], email: null },
        { answers: [{ value: EMAIL }, { value: expect.stringContaining("left knee") }], email: EMAIL },
      ],
      waiting: [
        { name: NAME, page: expect.stringMatching(/^page-/) },
        { name: NAME, page: expect.stringMatching(/^page-/) },
      ],
    });
    expect(body.mail_suppressions).toMatchObject([{ address: EMAIL, reason: "bounce" }]);
    expect(new Set(body.mails.map(({ to }: { to: string }) => to))).toEqual(new Set([EMAIL]));
    expect(JSON.stringify(body)).not.toContain("friend@mail.example");
    const { body: theirs } = await other.get(`/v2/personal_data?email=${encodeURIComponent(EMAIL)}`);
    expect(theirs).toEqual({
      email: EMAIL,
      member: null,
      last_seen_at: null,
      absences: [],
      seen_by: [],
      phone: null,
      personal_tokens: [],
      apps: [],
      links: [],
      form_responses: [],
      waiting: [],
      workflow_addresses: [],
      text_messages: [],
      sms_consents: [],
      sms_replies: [],
      held_meetings: [],
      mail_suppressions: [],
      mail_sender: [],
      removed: NOTHING_REMOVED,
      events: [],
      mails: [],
    });
  });

  it("are erased from every table, encrypted columns included", {
    tags: "main",
    timeout: 60_000,
  }, async () => {
    expect(await findTables()).toEqual(
      new Set([
        "_private_jobs.last_error",
        "address_confirmations.sealed",
        "audit_entries.address",
        "audit_entries.changes",
        "audit_entries.device",
        "event_messages.body",
        "event_messages.from_email",
        "event_places.name",
        "events.cancel_reason",
        "events.created_by_email",
        "events.metadata",
        "events.title",
        "events.utm",
        "form_drafts.sealed",
        "form_responses.answers",
        "form_responses.email",
        "form_responses.utm",
        "idempotency_keys.sealed_body",
        "invitees.company",
        "invitees.email",
        "invitees.full_name",
        "invitees.phone",
        "mail_suppressions.address",
        "mail_suppressions.answer",
        "join_requests.sealed",
        "mails.recipient",
        "mails.sealed",
        "mails.subject",
        "push_messages.sealed",
        "trash_items.name",
        "trash_rows.content",
        "third_parties.contact_email",
        "third_parties.contact_name",
        "webhook_attempts.answer",
        "webhook_deliveries.body",
      ]),
    );
    const counts = async () => {
      const tables = ["events", "invitees", "votes", "event_messages", "mails", "webhook_deliveries"];
      return Promise.all(
        tables.map(async (table) => (await api.pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count),
      );
    };
    const before = await counts();
    expect(await openByMail(invited)).toBe(200);
    const entries = await api.db.auditEntry.count();
    const { status, body } = await acme.post("/v2/personal_data/erasures", { email: EMAIL.toUpperCase() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: expect.stringMatching(/^Erased [0-9a-f]{8}$/),
      events: 4,
      member: null,
    });

    expect(await findTexts(api.pool, TEXTS)).toEqual([]);
    expect(await openByMail(invited)).toBe(404);
    expect(await counts()).toEqual(before);
    expect(await api.db.auditEntry.count()).toBe(entries + 1);
    const [entry] = (await acme.get("/v2/audit?limit=1")).body;
    expect(entry).toMatchObject({ action: "delete", resource: "person", resource_id: body._id });
    const events = (await acme.get("/v2/events")).body;
    expect(events.map(({ title }: { title: string }) => title)).toContain(`Talk with ${body.name}`);
    expect((await acme.get("/v2/events")).status).toBe(200);
    expect((await acme.get("/v2/mails")).status).toBe(200);
  });

  it("are unknown afterwards, and erasing them again is harmless", async () => {
    const { body } = await acme.get(`/v2/personal_data?email=${encodeURIComponent(EMAIL)}`);
    expect(body).toEqual({
      email: EMAIL,
      member: null,
      last_seen_at: null,
      absences: [],
      seen_by: [],
      phone: null,
      personal_tokens: [],
      apps: [],
      links: [],
      form_responses: [],
      waiting: [],
      workflow_addresses: [],
      text_messages: [],
      sms_consents: [],
      sms_replies: [],
      held_meetings: [],
      mail_suppressions: [],
      mail_sender: [],
      removed: NOTHING_REMOVED,
      events: [],
      mails: [],
    });
    expect((await acme.post("/v2/personal_data/erasures", { email: EMAIL })).body).toMatchObject({
      events: 0,
    });
  });
});

describe("a person with the same name", () => {
  it("keeps name and address, and another organisation keeps its data", async () => {
    const email = "ana@mail.example";
    const host = await createTestUser(acme);
    const theirs = await createTestUser(other);
    const guest = { email, full_name: "Ana Silva" };
    const namesake = { email: "banana@mail.example", full_name: "Ana Silva" };
    await createTestEvent(acme, host, { dates: [DATE], invitees: [guest] });
    const remaining = await createTestEvent(acme, host, { dates: [DATE], invitees: [namesake] });
    const foreign = await createTestEvent(other, theirs, { dates: [DATE], invitees: [guest] });
    await writeMails();
    await acme.post("/v2/personal_data/erasures", { email });
    for (const [tenant, event] of [
      [acme, remaining],
      [other, foreign],
    ] as const)
      expect((await tenant.get(`/v2/events/${event._id}`)).body.invitees[1]).toMatchObject(
        event === remaining ? namesake : guest,
      );
    expect(await api.db.mail.count({ where: { recipient: namesake.email } })).toBeGreaterThan(0);
  });
});

describe("a member's personal data", () => {
  const [email, name] = ["m.brontesaurus@mail.example", "Mary Brontesaurus"];

  it("are erased only together with the account", async () => {
    const user = { email, first_name: "Mary", last_name: "Brontesaurus" };
    const member = await createTestHost(acme, {});
    await acme.put(`/v2/users/${member._id}`, { user: { ...user, email: undefined, emails: [email] } });
    await acme.put(`/v2/users/${member._id}`, { calendars: [buildExchangeAccount(email)] });
    const { nickname } = await createTestPage(acme, member._id, { message: `I am ${name}` });
    await bookByForm(nickname, { email: "friend@mail.example", name: "A Friend", message: `Hello ${name}` });
    await createTestEvent(acme, member, { dates: [DATE], invitees: [{ email: "friend@mail.example" }] });
    const away = { start_date: "2031-08-04", end_date: "2031-08-15", label: `${name} is ill` };
    const { body: absence } = await acme.post(`/v2/users/${member._id}/absences`, away);
    const colleague = await createTestUser(acme);
    const theirs = { ...away, label: "Sabbatical", instead: member._id };
    const { body: remaining } = await acme.post(`/v2/users/${colleague._id}/absences`, theirs);
    const { body: over } = await acme.post(`/v2/users/${member._id}/absences`, {
      ...away,
      label: `${name} was ill`,
    });
    await acme.delete(`/v2/users/${member._id}/absences/${over._id}`);
    const exported = (await acme.get(`/v2/personal_data?email=${email}`)).body;
    expect(exported.absences).toEqual([absence]);
    expect(exported.removed).toMatchObject({
      own: [{ resource: "absence", resource_id: over._id, name: over.label }],
      absences: [over],
    });
    await writeMails();
    const refused = await acme.post("/v2/personal_data/erasures", { email });
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);

    const { body } = await acme.post("/v2/personal_data/erasures", { email, delete_member: true });
    expect(body.member).toBe(member._id);
    erased.push(member._id);
    expect((await acme.get(`/v2/users/${member._id}`)).status).toBe(404);
    expect(await findTexts(api.pool, [email, name, "Brontesaurus"])).toEqual([]);
    const readLabel = async ({ _id }: { _id: string }) =>
      (await acme.get(`/v2/audit?resource_id=${_id}&sort=oldest`)).body[0].changes.label.after;
    expect([await readLabel(absence), await readLabel(remaining)]).toEqual([body.name, "Sabbatical"]);
  }, 60_000);

  it("list tokens and apps by names, dates and scopes, until both are deleted", async () => {
    const own = "t.brontesaurus@mail.example";
    const member = await createTestUser(acme, { user: { emails: [own] } });
    const { token, ...made } = await createPersonalTestToken(member, {
      name: "Laptop of Theodora",
      scopes: ["slots:read"],
    });
    const app = await createTestOauthApp(acme, { name: "Theodora's CRM" });
    const { access_token, refresh_token } = await requestTokensAs(member, app);
    const { body } = await acme.get(`/v2/personal_data?email=${own}`);
    const dates = { createdAt: expect.any(String), expires_at: expect.any(String) };
    expect(body.personal_tokens).toEqual([
      { _id: made._id, name: "Laptop of Theodora", scopes: ["slots:read"], last_used_at: null, ...dates },
    ]);
    const [grant] = body.apps;
    const named = { app: "Theodora's CRM", host: "crm.example.com", scopes: ["slots:read", "events:read"] };
    expect(body.apps).toEqual([{ _id: grant._id, ...named, last_used_at: expect.any(String), ...dates }]);
    for (const secret of [token, access_token, refresh_token, made.prefix])
      expect(JSON.stringify(body)).not.toContain(secret);

    await acme.post("/v2/personal_data/erasures", { email: own, delete_member: true });
    erased.push(member._id);
    expect((await acme.get("/v2/users", { authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await api.db.oauthToken.count({ where: { grantId: grant._id } })).toBe(0);
    expect(await findTexts(api.pool, ["Laptop of Theodora"])).toEqual([]);
  });

  it("leave no row in any table of members, and each is exported or exempt with a reason", async () => {
    const { rows } = await api.pool.query<{ table: string; column: string }>(`
      SELECT DISTINCT c.conrelid::regclass::text AS "table", a.attname AS "column"
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass AND a.attname <> 'organization_id'`);
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual(Object.keys(OF_MEMBERS).sort());
    const { body: exported } = await acme.get(`/v2/personal_data?email=other@mail.example`);
    for (const where of Object.values(OF_MEMBERS))
      if (!where.startsWith("not: ")) expect(Object.keys(exported)).toContain(where);
    expect(Object.keys(OF_REMOVED).sort()).toEqual([...TRASH_TABLES].sort());
    for (const where of Object.values(OF_REMOVED))
      if (!where.startsWith("not: ")) expect(Object.keys(exported.removed)).toContain(where);
    expect(erased.length).toBe(2);
    for (const { table, column } of rows) {
      const left = await api.pool.query(`SELECT count(*)::int FROM ${table} WHERE "${column}" = ANY ($1)`, [
        erased,
      ]);
      expect([table, left.rows[0].count]).toEqual([table, 0]);
    }
  });

  it("of the last admin are not erased", async () => {
    const boss = await createTestUser(other, { user: { emails: ["boss@mail.example"] } });
    await api.db.user.updateMany({ where: { id: boss._id }, data: { admin: true } });
    const wish = { email: "boss@mail.example", delete_member: true };
    expect((await other.post("/v2/personal_data/erasures", wish)).status).toBe(409);
    expect((await other.get(`/v2/users/${boss._id}`)).body.emails).toEqual(["boss@mail.example"]);
  });
});

it("erasing a person requires its own scope, which members do not have", async () => {
  const { createTestKey, createTenantClient } = await import("../support/api");
  const limited = createTenantClient(
    acme.id,
    await createTestKey(api.db, acme.id, ["events:write", "users:write"]),
  );
  expect((await limited.post("/v2/personal_data/erasures", { email: EMAIL })).status).toBe(403);
  expect((await limited.get(`/v2/personal_data?email=${EMAIL}`)).status).toBe(403);
});
