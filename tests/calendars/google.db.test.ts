import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as receive } from "@/app/api/calendar-changes/[source]/route";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/sync/watch-calendar";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { syncUserEntriesTask } from "@/lib/worker/tasks/sync-user-entries";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runCalendarJobs, runEntryScenario } from "../support/calendar-jobs";
import {
  approveAtProvider,
  BOOKABLE_DAY,
  connectAccount,
  createConnectedHost,
  createTwoDateEvent,
  startCalendarSignIn,
  submitCallback,
} from "../support/connect-account";
import { runMailJobs } from "../support/mail-jobs";
import { FIRST, SECOND } from "../support/next-march";
import { runConferenceJobs } from "../support/run-conference-jobs";
import { signInUser } from "../support/sign-in-user";
import { buildMeetConference, startGoogleServer } from "../support/start-google-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { createTestHost, createTestPage, createTestUser } from "../support/users";

const google = await startGoogleServer();
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => {
  google.heal();
  google.clear();
  google.asked.length = 0;
  google.channels.clear();
});

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;
const day = BOOKABLE_DAY;
const at = (hour: string) => ({ dateTime: `${day}T${hour}:00:00+02:00`, timeZone: "Europe/Paris" });
const signal = () => AbortSignal.timeout(10_000);

async function connected() {
  const host = await createConnectedHost(api, acme, "google", "Etc/GMT-2");
  google.asked.length = 0;
  return host;
}

describe("signing in to Google", () => {
  it("is offered if it is configured, and only then", async () => {
    const { body } = await acme.get(of(await createTestUser(acme)));
    const url = "https://meet.example.com/console/calendars/connect/google";
    expect(body.sign_ins).toEqual([{ source: "google", url }]);
  });

  it("connects the account, and reveals its credentials to no one", { tags: "main" }, async () => {
    const { user, calendar } = await connected();
    expect(calendar).toMatchObject({
      source: "google",
      source_id: "1137",
      name: "jane@gmail.com",
      primary: true,
      access_broken: false,
      token: null,
    });
    expect(calendar.subcalendars).toMatchObject([
      { source_id: "jane@gmail.com", writable: true, busy: true, primary: true, bcolor: "#9fe1e7" },
      { name: "Holidays", writable: false, busy: false },
      { name: "Birthdays", busy: false },
    ]);
    const read = (await acme.get(`/v2/users/${user._id}`)).body;
    expect(read.calendars).toMatchObject({ google: true, office365: false });
    expect(read.google).toEqual({
      id: "1137",
      email: "jane@gmail.com",
      picture: "https://lh3.example.com/jane.png",
      token: null,
      last_contacts_fetch: null,
      last_profile_fetch: expect.any(String),
    });
    expect((await acme.get("/v2/users?limit=1")).body).toEqual([read]);
    const audit = (await acme.get(`/v2/audit?resource_id=${calendar._id}`)).body;
    expect(audit[0].actor).toMatchObject({ kind: "user", id: user._id });
    const answers = JSON.stringify([calendar, read, audit]);
    const { rows } = await api.pool.query("SELECT credentials FROM calendars");
    const stored = rows.map(({ credentials }) => credentials.toString("latin1")).join();
    for (const secret of google.secrets) {
      expect(answers).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
  });

  it("requests minimal scopes, with PKCE and a state", async () => {
    const { location } = await startCalendarSignIn(
      "google",
      await signInUser(api.db, (await createTestUser(acme))._id),
    );
    const asked = Object.fromEntries(new URL(location).searchParams);
    expect(asked).toMatchObject({
      redirect_uri: "https://meet.example.com/console/calendars/callback/google",
      access_type: "offline",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(asked.scope).not.toMatch(/auth\/calendar(\s|$)/);
  });

  it("fails in another session, with another state or without the browser's cookie", async () => {
    const user = await createTestUser(acme);
    const other = await signInUser(api.db, (await createTestUser(acme))._id);
    const browser = await signInUser(api.db, user._id);
    const begun = await startCalendarSignIn("google", browser);
    const back = await approveAtProvider(begun.location);
    const [, own = ""] = begun.browser.cookie.split("; ");
    const stolen = { ...other, cookie: `${other.cookie}; ${own}` };
    for (const [address, headers] of [
      [back, stolen],
      [back, browser],
      [back.replace(/state=[^&]+/, "state=guessed"), begun.browser],
      [back.replace(/code=[^&]+/, "code=guessed"), begun.browser],
    ] as const) {
      const { status, headers: answered } = await submitCallback("google", address, headers);
      const refused = "/console/calendars/refused?source=google&why=expired";
      expect([status, answered.get("location")]).toEqual([303, refused]);
    }
    const outside = await submitCallback("google", back, {});
    expect(outside.headers.get("location")).toBe("/login?next=%2Fconsole%2Fcalendars");
    expect((await acme.get(of(user))).body.calendars).toEqual([]);
  });

  it("states why nothing was connected", async () => {
    const user = await createTestUser(acme);
    const why = async () => {
      const begun = await startCalendarSignIn("google", await signInUser(api.db, user._id));
      const { headers } = await submitCallback(
        "google",
        await approveAtProvider(begun.location),
        begun.browser,
      );
      return new URL(headers.get("location") ?? "", "https://x").searchParams.get("why");
    };
    google.control.denies = true;
    expect(await why()).toBe("denied");
    google.control.denies = false;
    google.control.scope = "openid email profile https://www.googleapis.com/auth/calendar.events";
    expect(await why()).toBe("incomplete");
    google.control.scope = null;
    google.fail(/\/token$/, { status: 401, json: { error: "invalid_client" } });
    expect(await why()).toBe("unavailable");
    google.fail(/userinfo/, google.refused(403, "accessNotConfigured"));
    expect(await why()).toBe("unavailable");
    expect((await acme.get(of(user))).body.calendars).toEqual([]);
  });

  it("can only be started from our own page", async () => {
    const browser = {
      ...(await signInUser(api.db, (await createTestUser(acme))._id)),
      "sec-fetch-site": "cross-site",
    };
    const { location, response } = await startCalendarSignIn("google", browser);
    expect([location, response.headers.getSetCookie()]).toEqual(["/console/calendars", []]);
    expect((await startCalendarSignIn("google", {})).location).toBe("/login?next=%2Fconsole%2Fcalendars");
    const refused = "/console/calendars/refused?source=office365&why=unavailable";
    expect(
      (await startCalendarSignIn("office365", { ...browser, "sec-fetch-site": "same-origin" })).location,
    ).toBe(refused);
  });
});

describe("a Google account", () => {
  it("makes its owner busy, change by change", { tags: "main" }, async () => {
    const { sync, offered } = await connected();
    expect(await offered()).toEqual(["09", "13"]);
    google.put({ id: "morning", iCalUID: "a@google.com", start: at("10"), end: at("11") });
    google.put({ id: "free", transparency: "transparent", start: at("14"), end: at("15") });
    google.put({ id: "home", eventType: "workingLocation", start: at("14"), end: at("15") });
    const attendees = [{ self: true, responseStatus: "declined" }];
    google.put({ id: "declined", attendees, start: at("14"), end: at("15") });
    google.put({ id: "long ago", start: { date: "2020-01-01" }, end: { date: "2020-01-02" } });
    expect(await sync()).toBe(200);
    expect(google.at(/jane@gmail.com\/events$/)).toHaveLength(3); // The listing has several pages.
    expect(await offered()).toEqual(["13"]);

    google.put({ id: "morning", start: at("14"), end: at("15"), status: "tentative" });
    await sync();
    expect(await offered()).toEqual(["09"]);
    for (const id of ["series_1", "series_2"])
      google.put({ id, recurringEventId: "series", start: at("09"), end: at("10") });
    await sync();
    expect(await offered()).toEqual([]);
    for (const id of ["morning", "series_1", "series_2"]) google.cancel(id);
    await sync();
    expect(await offered()).toEqual(["09", "13"]);
    google.put({ id: "fair", start: { date: day }, end: { date: day } }); // The event ends before it begins.
    await sync();
    expect(await offered()).toEqual(["09", "13"]);
    const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
    google.put({ id: "fair", start: { date: day }, end: { date: next } });
    await sync();
    expect(await offered()).toEqual([]);
  });

  it("is read in full after its sync token expired", async () => {
    const { sync, offered } = await connected();
    google.put({ id: "gone unseen", start: at("10"), end: at("11") });
    await sync();
    expect(await offered()).toEqual(["13"]);
    google.clear();
    google.forgetTokens();
    google.put({ id: "new", start: at("14"), end: at("15") });
    expect(await sync()).toBe(200);
    expect(await offered()).toEqual(["09"]);
  });

  it("refreshes an expired access token, which is not audited", async () => {
    const { calendar, sync, state } = await connected();
    const audit = async () => (await acme.get(`/v2/audit?resource_id=${calendar._id}`)).body.length;
    const before = await audit();
    google.endAccess();
    expect(await sync()).toBe(200);
    expect(google.at(/POST \/token/)).toHaveLength(1);
    expect(await sync()).toBe(200);
    expect(google.at(/POST \/token/)).toHaveLength(1);
    const place = buildRowContext("calendar_syncs.renewed", acme.id, calendar._id);
    const kept = JSON.parse(unseal((await state()).renewed as Uint8Array, place) ?? "{}");
    expect(kept.expires).toBeGreaterThan(Date.now() + 0.9 * HOUR);
    expect(await audit()).toBe(before);
  });

  it("is broken when Google denies the refresh, and its owner is told once", async () => {
    const { user, calendar, list, sync, isBroken } = await connected();
    google.endAccess();
    google.endRefresh();
    expect(await sync()).toBe(200);
    const [found] = (await acme.get(`/v2/audit?resource_id=${calendar._id}`)).body;
    expect(found).toMatchObject({
      actor: { kind: "key" },
      changes: { access_broken: { before: false, after: true } },
    });
    await sync();
    const answered = (await acme.get(list)).body;
    expect(await isBroken()).toBe(true);
    await notifyBrokenCalendars(api.db, asInstant(Date.now() + HOUR));
    const mails = (await acme.get("/v2/mails")).body.filter(
      (mail: { kind: string }) =>
        mail.kind === "calendar_broken" && JSON.stringify(mail).includes(user.emails[0]),
    );
    expect(mails).toHaveLength(1);
    for (const secret of google.secrets) expect(JSON.stringify([mails, answered])).not.toContain(secret);
    await connectAccount(api.db, "google", user);
    expect(await sync()).toBe(200);
    const [again] = (await acme.get(list)).body.calendars;
    expect([again._id, again.access_broken]).toEqual([calendar._id, false]);
  });

  it.each([
    ["a token refused twice", { status: 401, json: {} }, 2],
    ["a permission that was taken back", google.refused(403, "insufficientPermissions"), 1],
  ])("is broken by %s", async (_, answer, times) => {
    const { calendar, sync, isBroken } = await connected();
    google.fail(/calendarList/, answer, times);
    expect(await sync()).toBe(200);
    expect(await isBroken()).toBe(true);
    expect(google.at(/POST \/token/).length).toBeLessThanOrEqual(2);
    expect(
      await syncCalendar(
        api.db,
        { organization: acme.id, calendar: calendar._id },
        { signal: signal(), now: asInstant(Date.now()) },
      ),
    ).toBe("synced");
  });

  it("backs off exponentially after too many requests", async () => {
    const { calendar, state, isBroken } = await connected();
    const now = asInstant(Date.now());
    const waits: number[] = [];
    const round = async (answer: ReturnType<typeof google.refused>) => {
      google.fail(/calendarList/, answer);
      expect(
        await syncCalendar(
          api.db,
          { organization: acme.id, calendar: calendar._id },
          { signal: signal(), now },
        ),
      ).toBe("unreachable");
      waits.push((await state()).dueAt.getTime() - now);
    };
    await round(google.refused(403, "rateLimitExceeded"));
    await round(google.refused(403, "userRateLimitExceeded"));
    await round({ ...google.refused(429, "rateLimitExceeded"), headers: { "retry-after": "900" } });
    await round({ status: 503 });
    expect(waits).toEqual([60_000, 120_000, 900_000, 480_000]);
    expect(await isBroken()).toBe(false);
  });

  it("gets the event on suggestion, confirmation, change and cancellation, and counts it once", {
    tags: "main",
  }, async () => {
    const { user, sync } = await connected();
    const { event, write } = await createTwoDateEvent(api, acme, user);
    await write();
    expect(google.entries().map(({ status }) => status)).toEqual(["tentative", "tentative"]);
    const [first] = event.dates;
    const confirm = `/v2/events/${event._id}/confirm`;
    await acme.post(confirm, { date_id: first._id });
    await write();
    await write();
    expect(google.entries()).toMatchObject([
      {
        summary: "Fitting",
        status: "confirmed",
        start: { dateTime: `${FIRST}T10:00:00.000Z` },
        source: { url: `https://meet.example.com/event/${event._id}` },
      },
    ]);
    await sync();
    expect(await api.db.busyPeriod.count({ where: { userId: user._id } })).toBe(0);
    // The event returns to planning and is confirmed again, which reuses entry ids.
    await acme.put(`/v2/events/${event._id}`, { dates: event.dates.slice(1) });
    await write();
    expect(google.entries()).toMatchObject([{ start: { dateTime: `${SECOND}T10:00:00.000Z` } }]);
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await write();
    await write();
    expect(google.entries()).toEqual([]);
  });
});

describe("push notifications from Google", () => {
  const notify = (headers: Record<string, string>, source = "google") =>
    receive(
      new Request("https://meet.example.com/api/calendar-changes/google", { method: "POST", headers }),
      {
        params: Promise.resolve({ source }),
      },
    );

  it("trigger a sync if they have the channel's token", { tags: "main" }, async () => {
    const { calendar, takeQueued } = await connected();
    await watchCalendar(
      api.db,
      { organization: acme.id, calendar: calendar._id },
      { signal: signal(), now: asInstant(Date.now()) },
    );
    const [[id, channel] = []] = [...google.channels];
    expect(channel?.address).toBe("https://meet.example.com/api/calendar-changes/google");
    const message = (token: string, state = "exists") => ({
      "x-goog-channel-id": id ?? "",
      "x-goog-channel-token": token,
      "x-goog-resource-state": state,
    });
    await takeQueued();
    expect((await notify(message("guessed"))).status).toBe(204);
    expect((await notify(message(channel?.token ?? "", "sync"))).status).toBe(204);
    expect(await takeQueued()).toBe(0);
    expect((await notify(message(channel?.token ?? ""))).status).toBe(204);
    expect(await takeQueued()).toBe(1);
    expect((await notify({})).status).toBe(400);
    expect((await notify({}, "elsewhere")).status).toBe(404);
  });

  it("are received while the calendar is connected: channels are renewed, and stopped with the access", async () => {
    const { list, calendar } = await connected();
    const other = await connected();
    const now = Date.now();
    const watch = (after: number) =>
      watchCalendar(
        api.db,
        { organization: acme.id, calendar: calendar._id },
        { signal: signal(), now: asInstant(now + after) },
      );
    await watch(0);
    await watch(6 * DAY);
    expect(google.channels.size).toBe(1);
    const [first] = google.channels.keys();
    await watch(6.6 * DAY);
    expect(google.channels.size).toBe(1);
    expect([...google.channels.keys()]).not.toEqual([first]);

    await acme.delete(`${list}/${calendar._id}`);
    const [ended] = await api.db.accessRevocation.findMany();
    await revokeProviderAccess(api.db, { organization: acme.id, access: ended?.id ?? "" }, signal());
    expect(google.channels.size).toBe(0);
    expect(google.at(/revoke/)).toHaveLength(0); // Another user has connected the same account.
    await api.db.calendar.deleteMany({ where: { source: "google", id: { not: other.calendar._id } } });
    expect((await acme.delete(`/v2/users/${other.user._id}`)).status).toBe(200);
    const [last] = await api.db.accessRevocation.findMany();
    google.fail(/revoke/, { status: 503 });
    await expect(
      revokeProviderAccess(api.db, { organization: acme.id, access: last?.id ?? "" }, signal()),
    ).rejects.toThrow("answered 503");
    await revokeProviderAccess(api.db, { organization: acme.id, access: last?.id ?? "" }, signal());
    expect(google.at(/revoke/)).toHaveLength(2);
    expect(await api.db.accessRevocation.count()).toBe(0);
  });

  it("are replaced by polling if none arrive", async () => {
    const { calendar, state, sync } = await connected();
    google.fail(/watch/, google.refused(400, "pushNotSupportedForRequestedResource"));
    const now = asInstant(Date.now());
    for (const _ of [1, 2])
      await watchCalendar(
        api.db,
        { organization: acme.id, calendar: calendar._id },
        { signal: signal(), now },
      );
    expect(google.at(/watch/)).toHaveLength(1);
    await sync();
    expect((await state()).dueAt.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });
});

describe("an entry that its owner changes in Google Calendar", () => {
  it("moves its meeting, or is moved back, as chosen", async () => {
    const host = await connected();
    const change = (times: object) => {
      const [entry] = google.entries();
      if (entry) google.put({ ...entry, ...times });
    };
    await runEntryScenario(api, acme, host, {
      day,
      drag: (start, end) => change({ start: { dateTime: start }, end: { dateTime: end } }),
      remove: () => google.cancel(google.entries()[0]?.id ?? ""),
      read: () => {
        const [entry] = google.entries() as { start?: { dateTime: string } }[];
        return entry?.start ? `${new Date(entry.start.dateTime).toISOString().slice(0, 19)}Z` : null;
      },
    });
  });

  it("records the invitees' calendar replies", async () => {
    const host = await connected();
    const { event, write } = await createTwoDateEvent(api, acme, host.user);
    await acme.post(`/v2/events/${event._id}/invitees`, { email: "ana@example.com" });
    await acme.post(`/v2/events/${event._id}/confirm`, { date_id: event.dates[0]._id });
    await write();
    await host.sync();
    await runCalendarJobs(api);
    const answer = async (responseStatus: string) => {
      const [entry] = google.entries();
      if (entry) google.put({ ...entry, attendees: [{ email: "Ana@example.com", responseStatus }] });
      await host.sync();
      await runCalendarJobs(api);
      return (await acme.get(`/v2/events/${event._id}`)).body.declines.length;
    };
    expect([await answer("declined"), await answer("needsAction"), await answer("accepted")]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("a Google Meet link", () => {
  const bookRoom = async (rest: object = {}) => {
    const { user } = await connected();
    await api.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    const custom = { auto_confirm: true, fixed_places: [{ kind: "google_meet" }], ...rest };
    const { nickname } = await createTestPage(acme, user._id, { custom });
    const event = await createTestBooking(acme, { page: nickname, start: `${day}T10:00:00Z` });
    const target = { organization: acme.id, event: event._id, user: user._id };
    return { event, write: () => writeCalendarEntries(api.db, target, signal()), page: nickname };
  };
  const meetOf = async (event: { _id: string }) =>
    (await acme.get(`/v2/events/${event._id}`)).body.conference;
  const now = () => asInstant(Date.now());

  it("is created with the entry, once, and survives a move", { tags: "main" }, async () => {
    google.rooms.answer = "success";
    const { event, write } = await bookRoom();
    expect(event.conference).toMatchObject({ provider: "google_meet", url: null });
    await write();
    const made = {
      url: "https://meet.google.example.com/abc-defg-hij",
      code: "abc-defg-hij",
      phone: "+1 234-567",
    };
    expect(await meetOf(event)).toEqual({ provider: "google_meet", ...made, failed: null });
    await acme.post(`/v2/bookings/${event._id}/reschedule`, { start: `${day}T12:00:00Z` });
    await write();
    expect(google.entries()).toMatchObject([
      {
        location: made.url,
        conferenceData: { conferenceId: made.code },
        description: expect.stringContaining(made.url),
      },
    ]);
    const asked = google.at(/^(POST|PUT|PATCH) .*events/).filter(({ json }) => json?.conferenceData);
    expect(asked).toHaveLength(1);
    expect(await meetOf(event)).toEqual({ provider: "google_meet", ...made, failed: null });
    await acme.post(`/v2/bookings/${event._id}/cancel`, {});
    await write();
    expect([google.entries(), await meetOf(event)]).toEqual([[], null]);
  });

  it("is awaited while Google creates it", async () => {
    google.rooms.answer = "pending";
    const { event, write } = await bookRoom();
    await write();
    await runConferenceJobs(api.db, now());
    expect((await meetOf(event)).url).toBeNull();
    const [entry] = google.entries() as {
      id: string;
      conferenceData: { createRequest: { requestId: string } };
    }[];
    if (entry)
      google.put({ ...entry, conferenceData: buildMeetConference(entry.conferenceData.createRequest) });
    await runConferenceJobs(api.db, now());
    expect((await meetOf(event)).url).toMatch(/abc-defg-hij$/);
    google.rooms.answer = "success";
  });

  it("is created for meetings without one after their host connects the calendar", async () => {
    const user = await createTestHost(acme);
    const custom = { auto_confirm: true, fixed_places: [{ kind: "google_meet" }] };
    const { nickname } = await createTestPage(acme, user._id, { custom });
    const event = await createTestBooking(acme, { page: nickname, start: `${day}T10:00:00+01:00` });
    await runConferenceJobs(api.db, now());
    expect(await meetOf(event)).toMatchObject({ url: null, failed: "no_calendar" });
    await connectAccount(api.db, "google", user);
    await syncUserEntriesTask({ organization: acme.id, user: user._id }, { db: api.db, now: now() });
    await runCalendarJobs(api);
    expect(await meetOf(event)).toMatchObject({ url: expect.stringMatching(/abc-defg-hij$/), failed: null });
  });

  it("that could not be created is a different one on the next request", async () => {
    google.rooms.answer = "failure";
    const { event, write } = await bookRoom();
    await write();
    await runConferenceJobs(api.db, now());
    expect(await meetOf(event)).toMatchObject({ url: null, failed: "refused" });
    await write();
    expect(google.entries()[0]).not.toHaveProperty("conferenceData");
    google.rooms.answer = "success";
    expect((await acme.post(`/v2/events/${event._id}/conference/retry`, undefined)).status).toBe(200);
    await write();
    expect(await meetOf(event)).toMatchObject({ url: expect.stringMatching(/abc-defg-hij$/), failed: null });
    const asked = google
      .at(/^(POST|PATCH) .*events/)
      .flatMap(({ json }) => json?.conferenceData?.createRequest?.requestId ?? []);
    expect(new Set(asked).size).toBe(2);
  });

  it("is missing with another calendar, and the host is told", async () => {
    const { user } = await connected();
    const custom = { auto_confirm: true, fixed_places: [{ kind: "teams" }] };
    const { nickname } = await createTestPage(acme, user._id, { custom });
    const event = await createTestBooking(acme, { page: nickname, start: `${day}T10:00:00Z` });
    await runConferenceJobs(api.db, now());
    const stored = await api.db.conference.findFirst({ where: { eventId: event._id } });
    expect(stored).toMatchObject({ state: "failed", reason: "no_calendar" });
  });

  it("invites guests by the calendar if the page asks for that, and our mail then has no attachment", async () => {
    const { event, write } = await bookRoom({ invite_guests: true, fixed_places: [{ name: "Office" }] });
    await write();
    expect(
      google
        .at(/^POST .*events$/)
        .at(-1)
        ?.query.get("sendUpdates"),
    ).toBe("all");
    expect(google.entries()).toMatchObject([
      { attendees: [{ email: "ana@example.com", displayName: "Ana Silva", responseStatus: "accepted" }] },
    ]);
    const mails = await runMailJobs(api.db, now());
    const files = mails
      .filter(({ eventId }) => eventId === event._id)
      .map(({ id, organizationId, sealed, recipient }) => {
        const parts = JSON.parse(unseal(sealed, buildRowContext("mails.sealed", organizationId, id)) ?? "{}");
        return [recipient === "ana@example.com", parts.calendar !== null];
      });
    expect(files.sort()).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
