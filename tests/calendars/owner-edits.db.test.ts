import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { writeCalendarEntriesTask } from "@/lib/worker/tasks/write-calendar-entries";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { BOOKABLE_DAY, connectAccount, createConnectedHost } from "../support/connect-account";
import { ACCOUNT, startExchangeServer } from "../support/start-exchange-server";
import { startGoogleServer } from "../support/start-google-server";
import { startMicrosoftServer } from "../support/start-microsoft-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { createTestPage } from "../support/users";

const google = await startGoogleServer();
const microsoft = await startMicrosoftServer();
const exchange = await startExchangeServer();
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
  MICROSOFT_CLIENT_ID: OAUTH_CLIENT.id,
  MICROSOFT_CLIENT_SECRET: OAUTH_CLIENT.secret,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
  CALENDAR_ALLOWED_HOSTS: [exchange, google, microsoft].map(({ url }) => new URL(url).host).join(","),
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => {
  for (const server of [google, microsoft]) {
    server.heal();
    server.clear();
    server.asked.length = 0;
  }
  exchange.clear();
});

/** Books a meeting at ten that is written into the host's calendar. */
async function book(source: string, custom: object = {}) {
  const connectMailbox = async (user: { _id: string }) => {
    const credentials = { server: exchange.url, ...ACCOUNT };
    await acme.post(`/v2/users/${user._id}/calendars`, { source, credentials });
  };
  const host = await createConnectedHost(
    api,
    acme,
    source,
    "Etc/UTC",
    source === "exchange" ? connectMailbox : undefined,
  );
  const page = await createTestPage(acme, host.user._id, { custom: { auto_confirm: true, ...custom } });
  const event = await createTestBooking(acme, { page: page.nickname, start: `${BOOKABLE_DAY}T10:00:00Z` });
  const target = { organization: acme.id, event: event._id, user: host.user._id };
  const write = () => writeCalendarEntries(api.db, target, AbortSignal.timeout(20_000));
  await write();
  const change = async (body: object) => {
    const response = await acme.put(`/v2/events/${event._id}`, body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    await write();
  };
  const move = async (hour: number) => {
    const start = `${BOOKABLE_DAY}T${hour}:00:00Z`;
    const response = await acme.post(`/v2/bookings/${event._id}/reschedule`, { start });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    await write();
  };
  return { host, event, write, change, move };
}

describe("a Google entry", () => {
  // biome-ignore lint/suspicious/noExplicitAny: Google's entries have any properties
  const entry = () => google.entries()[0] as any;

  it("keeps its owner's title, colour and reminders across a move", {
    tags: "main",
  }, async () => {
    const { move, change } = await book("google");
    await change({ title: "Fitting" });
    expect(entry().summary).toBe("Fitting");
    const theirs = {
      summary: "Ana, dress",
      colorId: "4",
      reminders: { useDefault: false },
      transparency: "transparent",
    };
    google.put({ ...entry(), ...theirs, visibility: "private" });
    await move(12);
    expect(google.entries()).toHaveLength(1);
    expect(entry()).toMatchObject({ ...theirs, visibility: "private" });
    expect(entry().start.dateTime).toBe(`${BOOKABLE_DAY}T12:00:00.000Z`);
    await change({ title: "Second fitting" });
    expect(entry().summary).toBe("Ana, dress");
  });

  it("is read again if it changes during a write", async () => {
    const { move } = await book("google");
    google.put({ ...entry(), summary: "Ana, dress" });
    google.fail(/^PATCH .*events/, google.refused(412, "conditionNotMet"));
    await move(12);
    expect(google.at(/^PATCH .*events/)).toHaveLength(2);
    expect(entry()).toMatchObject({
      summary: "Ana, dress",
      start: { dateTime: `${BOOKABLE_DAY}T12:00:00.000Z` },
    });
    google.fail(/^PATCH .*events/, google.refused(412, "conditionNotMet"), 9);
    await expect(move(14)).rejects.toThrow("changed by others");
  });

  it("keeps guests added by its owner, and their replies", async () => {
    const { event, write, move } = await book("google", { invite_guests: true });
    await acme.post(`/v2/events/${event._id}/invitees`, { email: "bo@example.com" });
    await write();
    const [ana, bo] = entry().attendees;
    google.put({
      ...entry(),
      attendees: [ana, { ...bo, responseStatus: "tentative" }, { email: "boss@example.com", optional: true }],
    });
    await move(12);
    const listed = () =>
      entry().attendees.map(({ email, responseStatus = "" }: { email: string; responseStatus?: string }) =>
        [email, responseStatus].join(" ").trim(),
      );
    expect(listed()).toEqual(["ana@example.com accepted", "bo@example.com tentative", "boss@example.com"]);
    const { invitees } = (await acme.get(`/v2/events/${event._id}`)).body;
    const gone = invitees.find(({ email }: { email: string }) => email === "bo@example.com");
    await acme.delete(`/v2/events/${event._id}/invitees/${gone._id}`);
    await write();
    expect(listed()).toEqual(["ana@example.com accepted", "boss@example.com"]);
    expect(
      google
        .at(/^PATCH .*events/)
        .at(-1)
        ?.query.get("sendUpdates"),
    ).toBe("all");
  });

  it("drops its Meet link when the meeting has a location, and keeps its owner's own", async () => {
    const { change, event } = await book("google", { fixed_places: [{ kind: "google_meet" }] });
    expect(entry().conferenceData.conferenceId).toBe("abc-defg-hij");
    await change({ places: [{ name: "Atelier" }] });
    expect(entry()).toMatchObject({ location: "Atelier" });
    expect([entry().conferenceData, entry().description.includes("meet.google")]).toEqual([undefined, false]);
    expect((await acme.get(`/v2/events/${event._id}`)).body.conference).toBeNull();
    google.put({ ...entry(), conferenceData: { conferenceId: "own", entryPoints: [] } });
    await change({ title: "Fitting" });
    expect(entry().conferenceData.conferenceId).toBe("own");
  });
});

describe("a Microsoft entry", () => {
  // biome-ignore lint/suspicious/noExplicitAny: Graph's entries have any properties
  const entry = () => microsoft.entries()[0] as any;

  it("keeps its owner's title, categories and status across a move", {
    tags: "main",
  }, async () => {
    const { move, change } = await book("office365");
    await change({ title: "Fitting" });
    expect(entry().subject).toBe("Fitting");
    const theirs = { subject: "Ana, dress", categories: ["Red"], showAs: "free", sensitivity: "private" };
    microsoft.put({ ...entry(), ...theirs });
    microsoft.fail(/^PATCH .*events/, microsoft.refused(412, "ErrorIrresolvableConflict"));
    await move(12);
    expect(microsoft.entries()).toHaveLength(1);
    expect(entry()).toMatchObject({
      ...theirs,
      start: { dateTime: `${BOOKABLE_DAY}T12:00:00`, timeZone: "UTC" },
    });
    await change({ title: "Second fitting" });
    expect(entry().subject).toBe("Ana, dress");
  });

  it("keeps its owner's notes beside Bookpage's text", async () => {
    const { event, write } = await book("office365");
    const { content } = entry().body;
    microsoft.put({
      ...entry(),
      body: { contentType: "html", content: `<html><body>${content}<p>Bring pins</p></body></html>` },
    });
    await acme.post(`/v2/events/${event._id}/invitees`, { email: "bo@example.com" });
    await write();
    expect(entry().body.content).toContain("bo@example.com");
    expect(entry().body.content).toMatch(/<p>Bring pins<\/p><\/body><\/html>$/);
  });

  it("contains its meeting link, keeps it, and drops it when the meeting has a location", async () => {
    const { change, move, event } = await book("office365", { fixed_places: [{ kind: "teams" }] });
    const url = "https://teams.example.com/l/meetup-join/19";
    expect((await acme.get(`/v2/events/${event._id}`)).body.conference.url).toBe(url);
    await move(12);
    const [ours] = /<div id="bookpage-entry">.*?<\/div>/s.exec(entry().body.content) ?? [];
    expect(ours).toContain(`<a href="${url}">${url}</a>`);
    expect(entry()).toMatchObject({ isOnlineMeeting: true, location: { displayName: url } });
    await change({ places: [{ name: "Atelier" }] });
    expect(entry()).toMatchObject({ isOnlineMeeting: false, location: { displayName: "Atelier" } });
    expect([entry().onlineMeeting, entry().body.content.includes("teams.example")]).toEqual([null, false]);
    expect((await acme.get(`/v2/events/${event._id}`)).body.conference).toBeNull();
  });
});

describe("an Exchange entry", () => {
  const entry = () => [...exchange.items.values()][0];
  const read = (name: string) => new RegExp(`<t:${name}>([^<]*)<`).exec(entry()?.xml ?? "")?.[1] ?? null;

  it("is patched field by field, and keeps its owner's title and other fields", {
    tags: "main",
  }, async () => {
    const { move, change, host } = await book("exchange");
    const { id, xml = "" } = entry() ?? {};
    await change({ title: "Fitting & more" });
    expect([entry()?.id, read("Subject")]).toEqual([id, "Fitting &amp; more"]);
    const theirs = `${entry()?.xml.replace(/<t:Subject>[^<]*/, "<t:Subject>Ana, dress")}<t:Categories>Red</t:Categories>`;
    exchange.touch(id ?? "", theirs);
    await move(12);
    expect([entry()?.id, read("Subject"), read("Start"), read("Categories")]).toEqual([
      id,
      "Ana, dress",
      `${BOOKABLE_DAY}T12:00:00Z`,
      "Red",
    ]);
    expect(exchange.asked.filter((operation) => /CreateItem|DeleteItem/.test(operation))).toEqual([
      "CreateItem",
    ]);
    await change({ places: [{ name: "Atelier" }] });
    expect(read("Location")).toBe("Atelier");
    await acme.put(host.list, { entry_visibility: "private" });
    await change({ title: "Third" });
    expect([read("Sensitivity"), xml.includes("Normal")]).toEqual(["Private", true]);
  });

  it("is read again if it changes during a write, and recreated if it is gone", async () => {
    const { move } = await book("exchange");
    const { id = "" } = entry() ?? {};
    exchange.meanwhile(/UpdateItem/, () =>
      exchange.touch(id, (entry()?.xml ?? "").replace(/<t:Subject>[^<]*/, "<t:Subject>Ana, dress")),
    );
    await move(12);
    expect([read("Subject"), read("Start")]).toEqual(["Ana, dress", `${BOOKABLE_DAY}T12:00:00Z`]);
    exchange.remove(id);
    await move(14);
    expect([exchange.items.size, read("Start")]).toEqual([1, `${BOOKABLE_DAY}T14:00:00Z`]);
  });

  it("invites no one, and keeps its title when all-day dates change", async () => {
    const { host } = await book("exchange", { invite_guests: true });
    expect(entry()?.file).not.toContain("ATTENDEE");
    exchange.clear();
    const days = (first: string, last: string) => [{ date: first, end_date: last, all_day: true }];
    const made = await acme.post("/v2/events", {
      title: "Fair",
      created_by: { user: host.user._id },
      dates: days("2031-05-05T00:00:00Z", "2031-05-07T00:00:00Z"),
      confirmed: { flag: true },
    });
    const target = { organization: acme.id, event: made.body._id, user: host.user._id };
    const write = () => writeCalendarEntries(api.db, target, AbortSignal.timeout(20_000));
    await write();
    const { id = "" } = entry() ?? {};
    exchange.touch(id, (entry()?.xml ?? "").replace(/<t:Subject>[^<]*/, "<t:Subject>My fair"));
    await acme.put(`/v2/events/${made.body._id}`, { places: [{ name: "Hall 3" }] });
    await write();
    expect([entry()?.id, read("Subject"), read("Location")]).toEqual([id, "My fair", "Hall 3"]);
    await acme.put(`/v2/events/${made.body._id}`, {
      dates: days("2031-05-06T00:00:00Z", "2031-05-08T00:00:00Z"),
    });
    await write();
    expect([exchange.items.size, read("Subject")]).toEqual([1, "My fair"]);
    expect(entry()?.file).toContain("DTSTART;VALUE=DATE:20310506");
  });
});

describe("a host with two accounts of one provider", () => {
  const connectTwo = async (source: string, server: typeof google | typeof microsoft) => {
    server.signInAs(null);
    const host = await createConnectedHost(api, acme, source, "Etc/UTC");
    server.signInAs("work@acme.example");
    await connectAccount(api.db, source, host.user);
    server.signInAs(null);
    const { calendars } = (await acme.get(host.list)).body;
    const syncAll = async () => {
      for (const { _id } of calendars) await acme.post(`${host.list}/${_id}/sync`, undefined);
    };
    return { ...host, calendars, syncAll };
  };
  const work = (user: { _id: string }, event: string) =>
    writeCalendarEntries(
      api.db,
      { organization: acme.id, event, user: user._id },
      AbortSignal.timeout(20_000),
    );

  it("is busy by both at Google, and gets meetings in the chosen one", async () => {
    const { user, calendars, list, syncAll, offered } = await connectTwo("google", google);
    expect(calendars.map(({ name }: { name: string }) => name)).toEqual([
      "jane@gmail.com",
      "work@acme.example",
    ]);
    const at = (hour: number) => ({ dateTime: `${BOOKABLE_DAY}T${hour}:00:00Z` });
    google.put({ id: "private1", start: at(10), end: at(11) });
    await syncAll();
    expect(await offered()).toEqual(["13"]);
    google.put({ id: "work00001", start: at(15), end: at(16) }, "work@acme.example");
    await syncAll();
    expect(await offered()).toEqual([]);
    const [writable] = calendars[1].subcalendars;
    await acme.put(list, { target_calendar: writable._id });
    const page = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const event = await createTestBooking(acme, { page: page.nickname, start: `${BOOKABLE_DAY}T12:00:00Z` });
    await work(user, event._id);
    const inWork = () => google.entriesOf("work@acme.example").filter(({ status }) => status === "confirmed");
    expect([inWork().length, google.entries().length]).toEqual([1, 1]);
    await syncAll();
    await acme.delete(`${list}/${calendars[0]._id}`);
    expect((await acme.get(list)).body.calendars.map(({ name }: { name: string }) => name)).toEqual([
      "work@acme.example",
    ]);
    await acme.post(`/v2/bookings/${event._id}/cancel`, undefined);
    await work(user, event._id);
    expect(inWork()).toEqual([]);
  });

  it("is busy by both at Microsoft, and gets meetings in the chosen one", async () => {
    const { user, calendars, list, syncAll, offered } = await connectTwo("office365", microsoft);
    expect(calendars.map(({ name }: { name: string }) => name)).toEqual([
      "jane@contoso.example",
      "work@acme.example",
    ]);
    const at = (hour: number) => ({ dateTime: `${BOOKABLE_DAY}T${hour}:00:00.0000000`, timeZone: "UTC" });
    microsoft.put({ id: "private", start: at(10), end: at(11), showAs: "busy" });
    await syncAll();
    expect(await offered()).toEqual(["13"]);
    microsoft.put({ id: "work", start: at(15), end: at(16), showAs: "busy" }, "of-work@acme.example");
    await syncAll();
    expect(await offered()).toEqual([]);
    await acme.put(list, { target_calendar: calendars[1].subcalendars[0]._id });
    const page = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const event = await createTestBooking(acme, { page: page.nickname, start: `${BOOKABLE_DAY}T12:00:00Z` });
    await work(user, event._id);
    const inWork = () => microsoft.entriesOf("of-work@acme.example").map(({ subject }) => subject);
    expect(inWork()).toHaveLength(2);
    await acme.delete(`${list}/${calendars[0]._id}`);
    await acme.post(`/v2/bookings/${event._id}/cancel`, undefined);
    await work(user, event._id);
    expect(inWork()).toEqual([undefined]);
  });

  it("is told if the non-primary account rejects meetings", async () => {
    const { user, calendars, list } = await connectTwo("google", google);
    await acme.put(list, { target_calendar: calendars[1].subcalendars[0]._id });
    const page = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const event = await createTestBooking(acme, { page: page.nickname, start: `${BOOKABLE_DAY}T12:00:00Z` });
    const write = (attempt: number) =>
      writeCalendarEntriesTask(
        { organization: acme.id, event: event._id, user: user._id },
        {
          db: api.db,
          now: asInstant(Date.now()),
          attempt,
          signal: new AbortController().signal,
          runAt: new Date(),
        },
      );
    google.fail(/^POST .*work@acme.example\/events/, google.refused(403, "forbiddenForNonOrganizer"), 2);
    await expect(write(1)).rejects.toThrow();
    await expect(write(3)).rejects.toThrow();
    const shown = (await acme.get(list)).body.calendars;
    expect(shown).toMatchObject([
      { write_refused_at: null },
      { write_refused_at: expect.any(String), write_refused_subcalendar: calendars[1].subcalendars[0]._id },
    ]);
    const mail = await api.db.mail.findFirstOrThrow({
      where: { organizationId: acme.id, kind: "calendar_refuses", recipient: user.emails[0] ?? "" },
    });
    expect((await acme.get(`/v2/mails/${mail.id}`)).body.text).toContain("work@acme.example");
    await write(4);
    expect((await acme.get(list)).body.calendars[1].write_refused_at).toBeNull();
  });
});
