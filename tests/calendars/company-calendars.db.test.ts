import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { syncCalendarConnection } from "@/lib/domain/calendars/company-calendars/sync-calendar-connection";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/sync/watch-calendar";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { createTestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { BOOKABLE_DAY } from "../support/connect-account";
import { createTestEvent } from "../support/events";
import { ACCOUNT, startExchangeServer } from "../support/start-exchange-server";
import { SERVICE_ACCOUNT, startGoogleServer } from "../support/start-google-server";
import { APPLICATION, startMicrosoftServer } from "../support/start-microsoft-server";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const google = await startGoogleServer();
const microsoft = await startMicrosoftServer();
const exchange = await startExchangeServer();
// No provider is configured for users' own sign-in.
const api = createTestApi({
  GOOGLE_TEST_ORIGIN: google.url,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
afterEach(() => {
  google.heal();
  microsoft.heal();
});

const signal = () => AbortSignal.timeout(20_000);
const later = (ms = 0) => asInstant(Date.now() + ms);

/** Creates a company with a domain and users. */
async function company(...names: string[]) {
  const domain = `${makeUniqueName("acme").replaceAll("_", "-").toLowerCase()}.example`;
  const people = [];
  for (const name of names) {
    const user = await createTestUser(acme, { user: { emails: [`${name}@${domain}`] } });
    await confirmUserEmail(api.db, user);
    google.delegation.people.add(`${name}@${domain}`);
    microsoft.tenant.people.add(`${name}@${domain}`);
    exchange.mailboxes.add(`${name}@${domain}`);
    people.push(user);
  }
  return { domain, people };
}

const bodies = {
  google: { source: "google", credentials: SERVICE_ACCOUNT },
  office365: { source: "office365", credentials: APPLICATION },
  exchange: { source: "exchange", credentials: { server: exchange.url, ...ACCOUNT } },
};

type Source = keyof typeof bodies;

const connect = async (source: Source, domain: string, more: object = {}) =>
  acme.post("/v2/calendar_connections", { ...bodies[source], domains: [domain], ...more });

const syncConnection = (connection: { _id: string }, now = later()) =>
  syncCalendarConnection(
    api.db,
    { organization: acme.id, connection: connection._id },
    { signal: signal(), now },
  );

const calendarsOf = async (user: { _id: string }) =>
  (await acme.get(`/v2/users/${user._id}/calendars`)).body.calendars;

const read = async (id: string) => (await acme.get(`/v2/calendar_connections/${id}`)).body;

/** The other tests use other domains, but one account counts as one connection. */
const deleteConnection = async ({ _id }: { _id: string }) => acme.delete(`/v2/calendar_connections/${_id}`);

describe.each(["google", "office365", "exchange"] as const)("the company calendars at %s", (source) => {
  it("are connected for every user of the domain, later ones included, and no others", {
    tags: "main",
  }, async () => {
    const { domain, people } = await company("ana", "bo");
    const [ana, bo] = people as [(typeof people)[0], (typeof people)[0]];
    const outsider = await createTestUser(acme, { user: { emails: [`eve@not-${domain}`] } });
    const made = await connect(source, domain);
    expect([made.status, made.body], JSON.stringify(made.body)).toMatchObject([
      201,
      { source, domains: [domain], people: { connected: 0, failed: 0 }, failures: [] },
    ]);
    await syncConnection(made.body);
    await syncConnection(made.body);
    expect((await read(made.body._id)).people).toMatchObject({ connected: 2, failed: 0 });
    const [calendar, ...more] = await calendarsOf(ana);
    expect(more).toEqual([]);
    expect(calendar).toMatchObject({
      source,
      source_id: `ana@${domain}`,
      connection: made.body._id,
      primary: true,
      access_broken: false,
    });
    expect(await calendarsOf(outsider)).toEqual([]);

    const unconfirmed = await createTestUser(acme, { user: { emails: [`cy@${domain}`] } });
    google.delegation.people.add(`cy@${domain}`);
    microsoft.tenant.people.add(`cy@${domain}`);
    exchange.mailboxes.add(`cy@${domain}`);
    await syncConnection(made.body);
    expect(await calendarsOf(unconfirmed)).toEqual([]);
    expect((await read(made.body._id)).people).toMatchObject({ connected: 2, unconfirmed: 1 });
    await confirmUserEmail(api.db, unconfirmed);
    await syncConnection(made.body);
    expect(await calendarsOf(unconfirmed)).toHaveLength(1);

    const job = { organization: acme.id, calendar: calendar._id };
    expect(await syncCalendar(api.db, job, { signal: signal(), now: later() })).toBe("synced");
    if (source !== "exchange") {
      await watchCalendar(api.db, job, { signal: signal(), now: later() });
      const watches = await api.db.calendarWatch.findMany({
        where: { subcalendarId: { in: calendar.subcalendars.map(({ _id }: { _id: string }) => _id) } },
      });
      expect(watches.filter(({ remoteId }) => remoteId !== null).length).toBeGreaterThan(0);
    } else expect(exchange.impersonated).toContain(`ana@${domain}`);

    await deleteConnection(made.body);
    for (const user of [ana, bo, unconfirmed]) expect(await calendarsOf(user)).toEqual([]);
  });

  it("that cannot be opened for one user are reported and retried without delaying the others", async () => {
    const { domain, people } = await company("ana", "bo");
    const [, bo] = people as [(typeof people)[0], (typeof people)[0]];
    const made = await connect(source, domain, { try_with: `ana@${domain}` });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    google.delegation.without.add(`bo@${domain}`);
    microsoft.tenant.people.delete(`bo@${domain}`);
    exchange.mailboxes.delete(`bo@${domain}`);
    await syncConnection(made.body);
    const { people: counts, failures } = await read(made.body._id);
    expect(counts).toMatchObject({ connected: 1, failed: 1 });
    expect(failures).toMatchObject([{ user: bo._id, email: `bo@${domain}` }]);
    expect(failures[0].reason).toMatch(/403|Exchange answered/);
    google.delegation.without.clear();
    microsoft.tenant.people.add(`bo@${domain}`);
    exchange.mailboxes.add(`bo@${domain}`);
    await syncConnection(made.body);
    expect(await calendarsOf(bo)).toEqual([]);
    await syncConnection(made.body, later(HOUR + 1000));
    expect(await calendarsOf(bo)).toHaveLength(1);
    expect((await read(made.body._id)).failures).toEqual([]);
    await deleteConnection(made.body);
  });
});

describe("the account of a company", () => {
  it("that is rejected yields an error at its field, and nothing is stored", async () => {
    const { domain } = await company("ana");
    const before = await api.db.calendarConnection.count();
    const bad = {
      ...SERVICE_ACCOUNT,
      private_key: "-----BEGIN PRIVATE KEY-----\nno\n-----END PRIVATE KEY-----",
    };
    expect(listErrorCodes(await connect("google", domain, { credentials: bad }))).toEqual([
      "/credentials/private_key invalid_format",
    ]);
    google.delegation.scopes = [];
    expect(listErrorCodes(await connect("google", domain))).toEqual(["/credentials refused"]);
    google.delegation.scopes = ["calendar.events", "calendar.calendarlist.readonly"].map(
      (scope) => `https://www.googleapis.com/auth/${scope}`,
    );
    const wrong = { ...APPLICATION, client_secret: "expired" };
    expect(listErrorCodes(await connect("office365", domain, { credentials: wrong }))).toEqual([
      "/credentials refused",
    ]);
    const locked = { server: exchange.url, ...ACCOUNT, password: "wrong" };
    expect(listErrorCodes(await connect("exchange", domain, { credentials: locked }))).toEqual([
      "/credentials refused",
    ]);
    expect(listErrorCodes(await connect("google", "unknown.example"))).toEqual(["/try_with required"]);
    expect(listErrorCodes(await connect("google", domain, { try_with: "ana@other.example" }))).toEqual([
      "/try_with invalid_value",
    ]);
    expect(await api.db.calendarConnection.count()).toBe(before);
  });

  it("is stored encrypted and never returned, and new credentials reopen all calendars", async () => {
    const { domain, people } = await company("ana");
    const [ana] = people as [(typeof people)[0]];
    const made = await connect("office365", domain);
    await syncConnection(made.body);
    const { rows } = await api.pool.query(
      "SELECT credentials FROM calendars UNION ALL SELECT credentials FROM calendar_connections",
    );
    const stored = rows.map(({ credentials }) => credentials?.toString("latin1")).join();
    const audit = (await acme.get(`/v2/audit?resource_id=${made.body._id}`)).body;
    expect(audit[0]).toMatchObject({ resource: "calendar_connection" });
    for (const text of [stored, JSON.stringify([made.body, audit, await calendarsOf(ana)])])
      expect(text).not.toContain(APPLICATION.client_secret);

    microsoft.tenant.ended = true;
    microsoft.endAccess();
    const [calendar] = await calendarsOf(ana);
    const mails = await api.db.mail.count();
    const job = { organization: acme.id, calendar: calendar._id };
    expect(await syncCalendar(api.db, job, { signal: signal(), now: later() })).toBe("broken");
    expect(await api.db.mail.count()).toBe(mails); // The owner cannot fix it.
    expect(await read(made.body._id)).toMatchObject({
      people: { connected: 0, broken: 1 },
      failures: [{ user: ana._id, reason: "access" }],
    });
    microsoft.tenant.ended = false;
    const again = await connect("office365", domain, { name: "Acme" });
    expect([again.status, again.body._id, again.body.name]).toEqual([200, made.body._id, "Acme"]);
    await syncConnection(made.body);
    expect((await calendarsOf(ana))[0]).toMatchObject({ _id: calendar._id, access_broken: false });
    await deleteConnection(made.body);
  });

  it("requests a token once an hour per user, not per call", async () => {
    const { domain, people } = await company("ana");
    const made = await connect("google", domain);
    google.asked.length = 0;
    await syncConnection(made.body);
    const [calendar] = await calendarsOf(people[0] as { _id: string });
    const job = { organization: acme.id, calendar: calendar._id };
    for (let times = 0; times < 3; times++)
      await syncCalendar(api.db, job, { signal: signal(), now: later() });
    expect(google.at(/^POST \/token/)).toHaveLength(1);
    await deleteConnection(made.body);
  });
});

describe("users with calendars connected by their company", () => {
  it("who disconnect theirs stay disconnected, regardless of the company's settings", async () => {
    const { domain, people } = await company("ana");
    const [ana] = people as [(typeof people)[0]];
    const made = await connect("google", domain);
    await syncConnection(made.body);
    const [calendar] = await calendarsOf(ana);
    expect((await acme.delete(`/v2/users/${ana._id}/calendars/${calendar._id}`)).status).toBe(200);
    await connect("google", domain);
    await syncConnection(made.body, later(2 * HOUR));
    expect(await calendarsOf(ana)).toEqual([]);
    expect((await read(made.body._id)).people).toMatchObject({ connected: 0, left: 1 });
    await deleteConnection(made.body);
  });

  it("who connected the same mailbox themselves keep that, and have it once", async () => {
    const { domain, people } = await company("ana", "bo");
    const [ana, bo] = people as [(typeof people)[0], (typeof people)[0]];
    const own = (email: string) =>
      acme.post(`/v2/users/${(email.startsWith("ana") ? ana : bo)._id}/calendars`, {
        source: "exchange",
        credentials: { server: exchange.url, ...ACCOUNT },
      });
    expect((await own(`ana@${domain}`)).status).toBe(201);
    await api.db.calendar.updateMany({ where: { userId: ana._id }, data: { name: `ana@${domain}` } });
    const made = await connect("exchange", domain);
    await syncConnection(made.body);
    expect(await calendarsOf(ana)).toMatchObject([{ connection: null }]);
    expect(await calendarsOf(bo)).toMatchObject([{ connection: made.body._id }]);
    await deleteConnection(made.body);
    expect(await calendarsOf(ana)).toHaveLength(1);
  });

  it("who get another address are reconnected, or disconnected outside the domain", async () => {
    const { domain, people } = await company("ana");
    const [ana] = people as [(typeof people)[0]];
    const made = await connect("google", domain);
    await syncConnection(made.body);
    await api.db.user.updateMany({ where: { id: ana._id }, data: { email: `anna@${domain}` } });
    google.delegation.people.add(`anna@${domain}`);
    await syncConnection(made.body);
    expect(await calendarsOf(ana)).toMatchObject([{ source_id: `anna@${domain}` }]);
    await api.db.user.updateMany({ where: { id: ana._id }, data: { email: "anna@elsewhere.example" } });
    await syncConnection(made.body);
    expect(await calendarsOf(ana)).toEqual([]);
    await deleteConnection(made.body);
  });

  it("get their meetings written into them", async () => {
    const { domain, people } = await company("ana");
    const [ana] = people as [(typeof people)[0]];
    const made = await connect("google", domain);
    await syncConnection(made.body);
    const event = await createTestEvent(acme, ana, {
      title: "Lunch",
      confirmed: { flag: true },
      dates: [{ date: `${BOOKABLE_DAY}T10:00:00Z`, end_date: `${BOOKABLE_DAY}T11:00:00Z` }],
    });
    await writeCalendarEntries(api.db, { organization: acme.id, event: event._id, user: ana._id }, signal());
    expect(google.entriesOf(`ana@${domain}`)).toMatchObject([{ summary: "Lunch" }]);
    await deleteConnection(made.body);
  });
});
