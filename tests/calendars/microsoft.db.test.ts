import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as receive } from "@/app/api/calendar-changes/[source]/route";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { watchCalendar } from "@/lib/domain/calendars/sync/watch-calendar";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runEntryScenario } from "../support/calendar-jobs";
import { BOOKABLE_DAY, createConnectedHost, createTwoDateEvent } from "../support/connect-account";
import { FIRST } from "../support/next-march";
import { startMicrosoftServer } from "../support/start-microsoft-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { createTestPage } from "../support/users";

const microsoft = await startMicrosoftServer();
const api = createTestApi({
  MICROSOFT_CLIENT_ID: OAUTH_CLIENT.id,
  MICROSOFT_CLIENT_SECRET: OAUTH_CLIENT.secret,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => {
  microsoft.heal();
  microsoft.clear();
});

const day = BOOKABLE_DAY;
/** Graph writes seven fractional digits, and the zone separately. */
const at = (hour: string, date = day) => ({ dateTime: `${date}T${hour}:00:00.0000000`, timeZone: "UTC" });
const signal = () => AbortSignal.timeout(10_000);

async function connected() {
  const host = await createConnectedHost(api, acme, "office365", "UTC");
  microsoft.asked.length = 0;
  return host;
}

it("connects the account, and reveals its credentials to no one", { tags: "main" }, async () => {
  const { user, calendar } = await connected();
  expect(calendar).toMatchObject({
    source: "office365",
    source_id: "me-1",
    name: "jane@contoso.example",
    primary: true,
  });
  expect(calendar.subcalendars).toMatchObject([
    { source_id: "AAMkAD=", writable: true, busy: true, primary: true, bcolor: null },
    { name: "The team", writable: false, busy: false, bcolor: "#a6d1f5" },
  ]);
  const read = (await acme.get(`/v2/users/${user._id}`)).body;
  expect(read.calendars).toMatchObject({ google: false, office365: true });
  expect(read.google.id).toBeNull();
  for (const secret of microsoft.secrets) expect(JSON.stringify([calendar, read])).not.toContain(secret);
});

describe("a Microsoft account", () => {
  it("makes its owner busy, change by change", { tags: "main" }, async () => {
    const { sync, offered } = await connected();
    expect(await offered()).toEqual(["09", "13"]);
    const single = { type: "singleInstance", showAs: "busy" };
    microsoft.put({ ...single, id: "morning", start: at("10"), end: at("11") });
    microsoft.put({ ...single, id: "free", showAs: "free", start: at("14"), end: at("15") });
    microsoft.put({ ...single, id: "home", showAs: "workingElsewhere", start: at("14"), end: at("15") });
    microsoft.put({ ...single, id: "off", isCancelled: true, start: at("14"), end: at("15") });
    const responseStatus = { response: "declined" };
    microsoft.put({ ...single, id: "declined", responseStatus, start: at("14"), end: at("15") });
    expect(await sync()).toBe(200);
    expect(microsoft.at(/AAMkAD=\/calendarView/)).toHaveLength(3); // The listing has several pages.
    expect(await offered()).toEqual(["13"]);
    microsoft.put({ ...single, id: "morning", showAs: "oof", start: at("14"), end: at("15") });
    await sync();
    expect(await offered()).toEqual(["09"]);
    microsoft.remove("morning");
    await sync();
    expect(await offered()).toEqual(["09", "13"]);
    // Graph returns a whole day as midnights of the zone in which it was entered.
    const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
    microsoft.put({ ...single, id: "fair", isAllDay: true, start: at("23", before), end: at("23") });
    await sync();
    expect(await offered()).toEqual([]);
    const { rows } = await api.pool.query("SELECT starts_at, all_day FROM busy_periods");
    expect(rows).toContainEqual({ starts_at: new Date(day), all_day: true });
  });

  it("stores only the times of private events, and marks ours as private if chosen", async () => {
    const { user, list, sync, offered } = await connected();
    const theirs = { type: "singleInstance", subject: "Surgery", sensitivity: "private", showAs: "busy" };
    microsoft.put({ ...theirs, id: "private", start: at("10"), end: at("11") });
    await sync();
    expect(await offered()).toEqual(["13"]);
    const page = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const explained = await acme.get(
      `/v2/slots/explain?page=${page.nickname}&start=${encodeURIComponent(`${day}T10:00:00Z`)}`,
    );
    expect([explained.body.free, JSON.stringify(explained.body).includes("Surgery")]).toEqual([false, false]);
    for (const table of ["busy_periods", "subcalendars", "calendar_entries", "calendar_changes", "events"]) {
      const { rows } = await api.pool.query(`SELECT row_to_json(t) AS row FROM ${table} t`);
      expect(JSON.stringify(rows), table).not.toContain("Surgery");
    }
    const event = await createTestBooking(acme, { page: page.nickname, start: `${day}T14:00:00Z` });
    const write = () =>
      writeCalendarEntries(api.db, { organization: acme.id, event: event._id, user: user._id }, signal());
    const ours = () => microsoft.entries().find(({ id }) => id !== "private");
    await write();
    expect(ours()?.sensitivity).toBe("normal");
    for (const [entry_visibility, sensitivity] of [
      ["private", "private"],
      ["default", "normal"],
    ]) {
      await acme.put(list, { entry_visibility });
      await write();
      expect(ours()?.sensitivity).toBe(sensitivity);
    }
    await acme.put(list, { entry_visibility: "default" });
    microsoft.put({ ...ours(), id: ours()?.id ?? "", sensitivity: "confidential" });
    await acme.put(`/v2/events/${event._id}`, { title: "Fitting" });
    await write();
    expect(ours()).toMatchObject({ subject: "Fitting", sensitivity: "confidential" });
    expect(microsoft.entries().find(({ id }) => id === "private")).toMatchObject(theirs);
  });

  it("completes occurrences from their series", async () => {
    const { sync, offered } = await connected();
    const occurrence = { type: "occurrence", seriesMasterId: "series" };
    microsoft.put({ ...occurrence, id: "first", start: at("10"), end: at("11") });
    microsoft.put({ id: "series", type: "seriesMaster", showAs: "busy", start: at("10"), end: at("11") });
    await sync();
    expect(await offered()).toEqual(["13"]);
    // The occurrence is returned without its series.
    microsoft.put({ ...occurrence, id: "second", start: at("14"), end: at("15") });
    await sync();
    expect(await offered()).toEqual([]);
    expect(microsoft.at(/GET .*events\/series/)).toHaveLength(1);
    microsoft.put({ id: "series", type: "seriesMaster", showAs: "free", start: at("10"), end: at("11") });
    await sync();
    expect(await offered()).toEqual(["09", "13"]);
  });

  it("is read in full after its delta link expired", async () => {
    const { sync, offered } = await connected();
    microsoft.put({ id: "gone unseen", start: at("10"), end: at("11") });
    await sync();
    expect(await offered()).toEqual(["13"]);
    microsoft.clear();
    microsoft.forgetTokens();
    microsoft.put({ id: "new", start: at("14"), end: at("15") });
    expect(await sync()).toBe(200);
    expect(await offered()).toEqual(["09"]);
  });

  it("stores the rotated refresh token", async () => {
    const { calendar, sync, state } = await connected();
    const renewedText = async () =>
      unseal(
        (await state()).renewed as Uint8Array,
        buildRowContext("calendar_syncs.renewed", acme.id, calendar._id),
      );
    for (const _ of [1, 2]) {
      const before = (await state()).renewed;
      microsoft.endAccess();
      expect(await sync()).toBe(200);
      const kept = JSON.parse((await renewedText()) ?? "{}");
      expect(kept.refresh).toBe(microsoft.secrets.at(-1));
      expect((await state()).renewed).not.toEqual(before);
    }
  });

  it("is broken after revocation, and backs off after too many requests", async () => {
    const { calendar, state, isBroken } = await connected();
    const now = asInstant(Date.now());
    const sync = () =>
      syncCalendar(api.db, { organization: acme.id, calendar: calendar._id }, { signal: signal(), now });
    microsoft.fail(/calendars/, {
      ...microsoft.refused(429, "TooManyRequests"),
      headers: { "retry-after": "1200" },
    });
    expect(await sync()).toBe("unreachable");
    expect((await state()).dueAt.getTime() - now).toBe(1_200_000);
    const foreign = "https://graph.example.com/v1.0/me/calendars?$skip=1";
    microsoft.fail(/calendars/, { json: { value: [], "@odata.nextLink": foreign } });
    expect(await sync()).toBe("unreachable");
    microsoft.endAccess();
    microsoft.fail(/token/, { status: 401, json: { error: "invalid_client" } });
    expect(await sync()).toBe("unreachable");
    microsoft.fail(/token/, { status: 400, json: { error: "interaction_required" } });
    expect(await sync()).toBe("broken");
    expect(await isBroken()).toBe(true);
    expect(await sync()).toBe("synced");
  });

  it("gets the event on suggestion, confirmation, change and cancellation, and counts it once", {
    tags: "main",
  }, async () => {
    const { user, sync } = await connected();
    const { event, write } = await createTwoDateEvent(api, acme, user);
    await write();
    expect(microsoft.entries().map(({ showAs }) => showAs)).toEqual(["tentative", "tentative"]);
    await api.db.calendarEntry.deleteMany({ where: { eventId: event._id } }); // The responses were lost.
    await write();
    expect(microsoft.entries()).toHaveLength(2);
    const [first] = event.dates;
    await acme.post(`/v2/events/${event._id}/confirm`, { date_id: first._id });
    await write();
    await write();
    expect(microsoft.entries()).toMatchObject([
      {
        subject: "Fitting",
        showAs: "busy",
        start: { dateTime: `${FIRST}T10:00:00`, timeZone: "UTC" },
        body: {
          contentType: "html",
          content: expect.stringContaining(
            `https://meet.example.com/console/meetings?event=${event._id}</a>`,
          ),
        },
      },
    ]);
    await sync();
    expect(await api.db.busyPeriod.count({ where: { userId: user._id } })).toBe(0);
    microsoft.remove(microsoft.entries()[0]?.id ?? ""); // The owner removes it.
    await acme.put(`/v2/events/${event._id}`, { title: "A dress" });
    await write();
    expect(microsoft.entries()).toMatchObject([{ subject: "A dress" }]);
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await write();
    expect(microsoft.entries()).toEqual([]);
  });
});

describe("push notifications from Microsoft", () => {
  const address = "https://meet.example.com/api/calendar-changes/office365";
  const context = { params: Promise.resolve({ source: "office365" }) };
  const notify = (value: unknown) =>
    receive(new Request(address, { method: "POST", body: JSON.stringify({ value }) }), context);

  it("are sent to an address that echoes the validation token", async () => {
    const asked = `${address}?validationToken=${encodeURIComponent("Validation: <b>&é")}`;
    const response = await receive(new Request(asked, { method: "POST" }), context);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      "text/plain",
      "Validation: <b>&é",
    ]);
  });

  it("trigger a sync if they have the subscription's secret", async () => {
    const { list, calendar, takeQueued } = await connected();
    const watch = () =>
      watchCalendar(
        api.db,
        { organization: acme.id, calendar: calendar._id },
        { signal: signal(), now: asInstant(Date.now()) },
      );
    await watch();
    const [[id, subscription] = []] = [...microsoft.subscriptions];
    expect(subscription?.notificationUrl).toBe(address);
    const clientState = subscription?.clientState ?? "";
    await takeQueued();
    expect((await notify([{ subscriptionId: id, clientState: `${clientState}x` }])).status).toBe(202);
    expect(await takeQueued()).toBe(0);
    expect((await notify([{ clientState }, { clientState, changeType: "updated" }])).status).toBe(202);
    expect(await takeQueued()).toBe(1);
    for (const wrong of [undefined, "x", [{}], [{ clientState: 5 }], [{ clientState: "\0.x" }]])
      expect((await notify(wrong)).status).toBe(400);

    await notify([{ clientState, lifecycleEvent: "missed" }]);
    expect(await takeQueued()).toBe(1);
    await notify([{ clientState, lifecycleEvent: "subscriptionRemoved" }]);
    await watch();
    expect(microsoft.at(/POST .*subscriptions/)).toHaveLength(2);

    await acme.delete(`${list}/${calendar._id}`);
    const ended = await api.db.accessRevocation.findFirstOrThrow();
    await revokeProviderAccess(api.db, { organization: acme.id, access: ended.id }, signal());
    // Only the subscription that Microsoft reported as ended is gone.
    expect([...microsoft.subscriptions.keys()]).toEqual([id]);
  });
});

it("a Microsoft account moves a meeting with its entry if that was chosen", async () => {
  const host = await connected();
  const [time, sharp] = [
    (text: string) => ({ dateTime: text.replace("Z", ".0000000"), timeZone: "UTC" }),
    /\..*$/,
  ];
  await runEntryScenario(api, acme, host, {
    day,
    drag: (start, end) => {
      const [entry] = microsoft.entries();
      if (entry) microsoft.put({ ...entry, start: time(start), end: time(end) });
    },
    remove: () => microsoft.remove(microsoft.entries()[0]?.id ?? ""),
    read: () => {
      const [entry] = microsoft.entries() as unknown as { start: { dateTime: string } }[];
      return entry ? `${entry.start.dateTime.replace(sharp, "")}Z` : null;
    },
  });
});

it("a Teams link is created with the entry, whose text then contains it", { tags: "main" }, async () => {
  const { user } = await createConnectedHost(api, acme, "office365", "UTC");
  const custom = { auto_confirm: true, fixed_places: [{ kind: "teams" }], invite_guests: true };
  const { nickname } = await createTestPage(acme, user._id, { custom });
  const event = await createTestBooking(acme, { page: nickname, start: `${BOOKABLE_DAY}T10:00:00Z` });
  const target = { organization: acme.id, event: event._id, user: user._id };
  const write = () => writeCalendarEntries(api.db, target, AbortSignal.timeout(10_000));
  await write();
  const { body } = await acme.get(`/v2/events/${event._id}`);
  const url = "https://teams.example.com/l/meetup-join/19";
  expect(body.conference).toEqual({ provider: "teams", url, code: "77", phone: null, failed: null });
  await write();
  expect(microsoft.at(/^POST .*events$/).at(-1)?.json).toMatchObject({
    isOnlineMeeting: true,
    onlineMeetingProvider: "teamsForBusiness",
    attendees: [{ emailAddress: { address: "ana@example.com", name: "Ana Silva" }, type: "required" }],
  });
  const changed = microsoft.at(/^PATCH .*events/).at(-1)?.json;
  expect(changed.location.displayName).toBe(url);
  expect(changed.body.content.split(url).length).toBeGreaterThan(3);
});
