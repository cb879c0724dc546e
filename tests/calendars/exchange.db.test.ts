import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { runEntryScenario } from "../support/calendar-jobs";
import { BOOKABLE_DAY, createConnectedHost, createTwoDateEvent } from "../support/connect-account";
import { FIRST } from "../support/next-march";
import { ACCOUNT, buildSoapFault, startExchangeServer } from "../support/start-exchange-server";
import { createTestUser, listErrorCodes } from "../support/users";

const exchange = await startExchangeServer();
const api = createTestApi({ CALENDAR_ALLOWED_HOSTS: exchange.host });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(() => exchange.clear());

const account = (changes: object = {}) => ({
  source: "exchange",
  credentials: { server: exchange.url, ...ACCOUNT, ...changes },
});

/** Creates a user in UTC+2, free from 9 to 17, with the mailbox connected. */
async function connected(changes: object = {}) {
  const host = await createConnectedHost(api, acme, "exchange", "Etc/GMT-2", async (user) => {
    const made = await acme.post(`/v2/users/${user._id}/calendars`, account(changes));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  });
  exchange.asked.length = 0;
  return host;
}

const single = (start: string, end: string, more = "") =>
  `<t:UID>outlook</t:UID><t:Start>${BOOKABLE_DAY}T${start}:00Z</t:Start><t:End>${BOOKABLE_DAY}T${end}:00Z</t:End><t:IsAllDayEvent>false</t:IsAllDayEvent><t:LegacyFreeBusyStatus>${more || "Busy"}</t:LegacyFreeBusyStatus><t:CalendarItemType>Single</t:CalendarItemType>`;

const complex = (type: string, allDay: boolean) =>
  `<t:UID>outlook</t:UID><t:Start>${BOOKABLE_DAY}T00:00:00Z</t:Start><t:End>${BOOKABLE_DAY}T00:00:00Z</t:End><t:IsAllDayEvent>${allDay}</t:IsAllDayEvent><t:LegacyFreeBusyStatus>Busy</t:LegacyFreeBusyStatus><t:CalendarItemType>${type}</t:CalendarItemType>`;

const file = (...lines: string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:outlook",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

const stamp = BOOKABLE_DAY.replaceAll("-", "");

describe("connecting an Exchange mailbox", () => {
  it.each([
    ["NTLM", ["Negotiate", "NTLM", "Basic"]],
    ["NTLM within Negotiate", ["Negotiate"]],
    ["Basic, where nothing else is spoken", ["Basic"]],
  ])("signs in by %s, and reveals the credentials to no one", { tags: "main" }, async (_, schemes) => {
    exchange.offer(...schemes);
    const user = await createTestUser(acme);
    const made = await acme.post(`/v2/users/${user._id}/calendars`, account());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      source: "exchange",
      name: "ACME\\jane",
      source_id: "acme\\jane",
      primary: true,
    });
    expect(made.body.subcalendars).toMatchObject([
      { source_id: "calendar", name: "Calendar", primary: true, writable: true, busy: true },
      { source_id: "AAMkTeam=", name: "Team & travel", primary: false, writable: false },
    ]);
    expect((await acme.get(`/v2/users/${user._id}`)).body.calendars.exchange).toBe(true);
    const told = JSON.stringify([made.body, (await acme.get("/v2/audit")).body]);
    expect(told).not.toContain(ACCOUNT.password);
    const { rows } = await api.pool.query("SELECT credentials FROM calendars");
    for (const { credentials } of rows) expect(credentials.toString("latin1")).not.toContain("word");
  });

  it("finds the services by Autodiscover, and stores their address", async () => {
    exchange.move("/elsewhere/exchange.asmx");
    const { sync } = await connected();
    expect(await sync()).toBe(200);
    expect(exchange.asked).toEqual(["GetFolder", "FindFolder", "SyncFolderItems", "SyncFolderItems"]);
  });

  it("accepts the address of the services directly", async () => {
    exchange.move("/own/ews");
    const { sync } = await connected({ server: `${exchange.url}/own/ews` });
    expect(await sync()).toBe(200);
  });

  it.each([
    [{ password: "wrong" }, "/credentials/password", "refused"],
    [{ username: "ACME\\unknown" }, "/credentials/password", "refused"],
    [{ server: "https://10.0.0.7/" }, "/credentials/server", "private_address"],
    [{ server: "http://mail.example.com" }, "/credentials/server", "https"],
    [{ server: "no server" }, "/credentials/server", "invalid_value"],
  ])("names the error for %j", async (changes, pointer, code) => {
    const user = await createTestUser(acme);
    const response = await acme.post(`/v2/users/${user._id}/calendars`, account(changes));
    expect([response.status, listErrorCodes(response)]).toEqual([400, [`${pointer} ${code}`]]);
    expect((await acme.get(`/v2/users/${user._id}/calendars`)).body.calendars).toEqual([]);
  });

  it("reports that a server is not Exchange", async () => {
    exchange.move("/nowhere-that-is-told");
    const user = await createTestUser(acme);
    const server = `${exchange.url}/some/page`;
    const response = await acme.post(`/v2/users/${user._id}/calendars`, account({ server }));
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/credentials/server no_calendar"]]);
  });
});

describe("an Exchange calendar", () => {
  it("is busy unless an entry is free, cancelled or declined", {
    tags: "main",
  }, async () => {
    const { sync, offered } = await connected();
    exchange.add(single("11:00", "13:00"));
    exchange.add(single("07:00", "15:00", "Free"));
    exchange.add(single("07:00", "15:00", "WorkingElsewhere"));
    exchange.add(`${single("07:00", "15:00")}<t:IsCancelled>true</t:IsCancelled>`);
    exchange.add(`${single("07:00", "15:00")}<t:MyResponseType>Decline</t:MyResponseType>`);
    expect(await offered()).toEqual(["09", "13"]);
    expect(await sync()).toBe(200);
    expect(await offered()).toEqual(["09"]);
  });

  it("syncs changes, and requests only those", async () => {
    const { sync, offered } = await connected();
    const moved = exchange.add(single("07:00", "15:00"));
    const gone = exchange.add(single("07:00", "15:00"));
    for (let more = 0; more < 6; more += 1) exchange.add(single("03:00", "04:00"));
    await sync();
    expect(await offered()).toEqual([]);
    exchange.remove(gone);
    exchange.touch(moved, single("07:00", "08:00"));
    exchange.asked.length = 0;
    await sync();
    expect(exchange.asked).toEqual(["GetFolder", "FindFolder", "SyncFolderItems", "SyncFolderItems"]);
    expect(await offered()).toEqual(["13"]);
  });

  it("reads series with exceptions, and all-day entries, as their files describe them", async () => {
    const { sync, offered } = await connected();
    const series = ["DTSTART:20200101T110000Z", "DTEND:20200101T130000Z", "RRULE:FREQ=DAILY"];
    const id = exchange.add(complex("RecurringMaster", false), file(...series));
    await sync();
    expect(await offered()).toEqual(["09"]);
    exchange.touch(id, complex("RecurringMaster", false), file(...series, `EXDATE:${stamp}T110000Z`));
    await sync();
    expect(await offered()).toEqual(["09", "13"]);
    exchange.add(complex("Single", true), file(`DTSTART;VALUE=DATE:${stamp}`));
    await sync();
    expect(await offered()).toEqual([]);
  });

  it("is read in full when the server lost the sync state", async () => {
    const { sync, offered, isBroken } = await connected();
    const id = exchange.add(single("07:00", "15:00"));
    await sync();
    exchange.remove(id);
    exchange.forget();
    expect(await sync()).toBe(200);
    expect(await offered()).toEqual(["09", "13"]);
    expect(await isBroken()).toBe(false);
  });

  it("keeps its data while the server throttles, and waits as long as requested", async () => {
    const { sync, offered, isBroken, state } = await connected();
    exchange.add(single("07:00", "15:00"));
    await sync();
    exchange.fail(/SyncFolderItems/, buildSoapFault("ErrorServerBusy", 900_000));
    expect(await sync()).toBe(503);
    expect((await state()).dueAt.getTime()).toBeGreaterThan(Date.now() + 800_000);
    expect(await offered()).toEqual([]);
    expect(await isBroken()).toBe(false);
  });

  it.each(["ErrorAccessDenied", "ErrorPasswordExpired", "ErrorNonExistentMailbox"])(
    "is broken by %s, and works again afterwards",
    async (code) => {
      const { sync, isBroken } = await connected();
      exchange.fail(/GetFolder/, buildSoapFault(code));
      await sync();
      expect(await isBroken()).toBe(true);
      await sync();
      expect(await isBroken()).toBe(false);
    },
  );

  it("survives a response that is not XML or not Exchange, without losing data", async () => {
    const { sync, isBroken, offered } = await connected();
    exchange.add(single("07:00", "15:00"));
    await sync();
    for (const body of ["<a><b>", "<html><body>Outlook</body></html>", ""]) {
      exchange.fail(/SyncFolderItems/, { status: 200, body });
      expect(await sync()).toBe(503);
    }
    expect([await isBroken(), await offered()]).toEqual([false, []]);
  });

  it("contains suggested and confirmed meetings, once each", { tags: "main" }, async () => {
    const { user, list } = await connected();
    await acme.put(list, { sync_suggestions: true });
    const { event, write } = await createTwoDateEvent(api, acme, user);
    const written = () =>
      [...exchange.items.values()].map(({ xml }) => /FreeBusyStatus>(\w+)</.exec(xml)?.[1]);
    await write();
    await write();
    expect(written()).toEqual(["Tentative", "Tentative"]);
    const confirmed = await acme.post(`/v2/events/${event._id}/confirm`, { date_id: event.dates[0]._id });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    await write();
    expect(written()).toEqual(["Busy"]);
    expect([...exchange.items.values()][0]?.xml).toContain(`${FIRST}T10:00:00Z`);
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await write();
    expect(written()).toEqual([]);
  });

  it("gets no second entry after a lost response", async () => {
    const { user, list } = await connected();
    await acme.put(list, { sync_suggestions: true });
    const { write } = await createTwoDateEvent(api, acme, user);
    await write();
    await api.pool.query("DELETE FROM calendar_entries");
    await write();
    expect(exchange.items.size).toBe(2);
  });
});

it("an Exchange account created with a user is read soon", async () => {
  const user = await createTestUser(acme, {
    calendars: [{ source: "exchange", credentials: { ...ACCOUNT, server: "outlook.example.com" } }],
  });
  const { rows } = await api.pool.query(
    `SELECT s.due_at <= now() AS due FROM calendar_syncs s JOIN calendars c ON c.organization_id = s.organization_id AND c.id = s.calendar_id
      WHERE c.user_id = $1`,
    [user._id],
  );
  expect(rows).toEqual([{ due: true }]);
});

it("an Exchange calendar moves a meeting with its entry if that was chosen", async () => {
  const host = await connected();
  const entry = () => [...exchange.items.values()][0];
  await runEntryScenario(api, acme, host, {
    day: BOOKABLE_DAY,
    drag: (start, end) => {
      const { id = "", xml = "" } = entry() ?? {};
      const times = `<t:Start>${start}</t:Start><t:End>${end}</t:End>`;
      exchange.touch(id, xml.replace(/<t:Start>.*<\/t:End>/, times));
    },
    remove: () => exchange.remove(entry()?.id ?? ""),
    read: () => /<t:Start>(.*)<\/t:Start>/.exec(entry()?.xml ?? "")?.[1] ?? null,
  });
});
