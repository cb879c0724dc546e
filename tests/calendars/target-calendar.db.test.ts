// @module-tag radicale

import { describe, expect, it } from "vitest";
import { syncUserEntries } from "@/lib/domain/calendars/sync-user-entries";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { BOOKABLE_DAY } from "../support/connect-account";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;

type Subcalendar = { _id: string; name: string; primary: boolean };

/** Creates a calendar of this name in one of the server's accounts. */
async function makeCalendar(account: "jane" | "bob", name: string) {
  const authorization = `Basic ${Buffer.from(`${account}:${server.password}`).toString("base64")}`;
  const address = `${server.url}/${account}/${name}/`;
  const sendRequest = (method: string, where = "", body = "") =>
    fetch(address + where, { method, headers: { authorization, depth: "1" }, ...(body && { body }) });
  const made = await sendRequest(
    "MKCALENDAR",
    "",
    `<c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`,
  );
  expect(made.status).toBe(201);
  return {
    name,
    put: (file: string) => sendRequest("PUT", `${makeUniqueName("event")}.ics`, file),
    /** The files in it. */
    async files(): Promise<string[]> {
      const listed = await (await sendRequest("PROPFIND")).text();
      const names = [...listed.matchAll(/<href>[^<]*\/([^/<]+\.ics)<\/href>/g)].map(
        ([, found = ""]) => found,
      );
      return Promise.all(names.map(async (found) => (await sendRequest("GET", found)).text()));
    },
  };
}

async function connect(user: { _id: string }, account: "jane" | "bob") {
  const credentials = { ...server.credentials, username: account };
  const { status, body } = await acme.post(of(user), { source: "caldav", credentials });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Creates a host with an account of jane's and one of bob's, and a new calendar in each. */
async function createPlaced() {
  const [work, club] = [
    await makeCalendar("jane", makeUniqueName("zz-work")),
    await makeCalendar("bob", makeUniqueName("zz-club")),
  ];
  const user = await createTestHost(acme);
  const accounts = [await connect(user, "jane"), await connect(user, "bob")];
  const ids = [work, club].map(({ name }, index) => {
    const found = accounts[index].subcalendars.find((one: Subcalendar) => one.name === name);
    return found._id as string;
  }) as [string, string];
  await acme.put(of(user), {
    calendars: [{ _id: accounts[0]._id, subcalendars: [{ _id: ids[0], primary: true }] }],
  });
  const sync = () => Promise.all(accounts.map(({ _id }) => acme.post(`${of(user)}/${_id}/sync`, {})));
  return { user, accounts, work, club, ids, sync };
}

/** Runs the worker's jobs: those after a change, then every entry. */
async function write(user: { _id: string }) {
  const take = async (key: string) =>
    (
      await api.pool.query<{ key: string }>(
        "DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 RETURNING key",
        [key],
      )
    ).rows;
  for (const _ of await take(`sync_user_entries/${user._id}`))
    await syncUserEntries(api.db, asOrganizationId(acme.id), user._id);
  for (const { key } of await take(`write_calendar_entries/%/${user._id}`)) {
    const target = { organization: acme.id, event: key.split("/")[1] as string, user: user._id };
    await writeCalendarEntries(api.db, target, AbortSignal.timeout(20_000));
  }
}

const at = (hour: string) => `${BOOKABLE_DAY}T${hour}:00:00+01:00`;

describe("the target calendar of meetings", () => {
  it("is set by the type, or else the page, and meetings move when that changes", {
    tags: "main",
  }, async () => {
    const { user, work, club, ids } = await createPlaced();
    const { nickname } = await createTestPage(acme, user._id, {
      custom: { auto_confirm: true, target_calendar: ids[1] },
    });
    await createTestType(acme, nickname, { name: "Fitting", custom: { target_calendar: ids[0] } });
    const count = async () => {
      await write(user);
      return [(await work.files()).length, (await club.files()).length];
    };
    await createTestBooking(acme, { page: nickname, start: at("09") });
    expect(await count()).toEqual([0, 1]);
    await createTestBooking(acme, { page: nickname, type: "fitting", start: at("10") });
    expect(await count()).toEqual([1, 1]);
    await acme.put(`/v2/bookpages/${nickname}/types/fitting`, { custom: { target_calendar: null } });
    expect(await count()).toEqual([0, 2]);
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { target_calendar: null } });
    expect(await count()).toEqual([2, 0]);
  });

  it("is set by the user if the page sets none", async () => {
    const { user, work, club, ids } = await createPlaced();
    const { nickname } = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    await createTestBooking(acme, { page: nickname, start: at("09") });
    await acme.put(of(user), { target_calendar: ids[1] });
    await write(user);
    expect([(await work.files()).length, (await club.files()).length]).toEqual([0, 1]);
    expect((await acme.get(of(user))).body.target_calendar).toBe(ids[1]);
  });

  it("stays with the other account when one is disconnected, without lost or duplicate entries", async () => {
    const { user, accounts, work, club, ids } = await createPlaced();
    expect(accounts.map(({ name }) => name)).toEqual(["jane", "bob"]);
    const { nickname } = await createTestPage(acme, user._id, {
      custom: { auto_confirm: true, target_calendar: ids[0] },
    });
    await createTestBooking(acme, { page: nickname, start: at("09") });
    await write(user);
    await acme.delete(`${of(user)}/${accounts[0]._id}`);
    const { body } = await acme.get(of(user));
    expect(body.calendars.map(({ name }: { name: string }) => name)).toEqual(["bob"]);
    await write(user);
    await write(user);
    const stored = await api.db.calendarEntry.findMany({ where: { userId: user._id } });
    expect(stored).toHaveLength(1);
    const attention = await acme.get(`/v2/action_items?user=${user._id}`);
    expect(attention.body.lost_calendars).toEqual([
      expect.objectContaining({ user: user._id, nickname, type: null, setting: "target_calendar" }),
    ]);
    await connect(user, "jane");
    await acme.put(`/v2/bookpages/${nickname}`, {
      custom: {
        target_calendar: (await acme.get(of(user))).body.calendars[1].subcalendars.find(
          (one: Subcalendar) => one.name === work.name,
        )._id,
      },
    });
    await write(user);
    expect([await work.files(), await club.files()].map((files) => files.length)).toEqual([1, 0]);
    expect((await acme.get(`/v2/action_items?user=${user._id}`)).body.lost_calendars).toEqual([]);
  });

  it("is switched while the old one fails, and the old entries are removed once it responds", async () => {
    const { user, accounts, work, club, ids } = await createPlaced();
    const { nickname } = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    await createTestBooking(acme, { page: nickname, start: at("09") });
    await write(user);
    const where = { id: accounts[0]._id };
    const { credentials } = await api.db.calendar.findFirstOrThrow({ where });
    const { credentials: others } = await api.db.calendar.findFirstOrThrow({
      where: { id: accounts[1]._id },
    });
    expect(others).not.toEqual(credentials);
    await acme.put(of(user), { target_calendar: ids[1] });
    const { event } = { event: await api.db.calendarEntry.findFirstOrThrow({ where: { userId: user._id } }) };
    await api.db.subcalendar.updateMany({
      where: { id: ids[0] },
      data: { sourceId: "http://127.0.0.1:1/gone/" },
    });
    const target = { organization: acme.id, event: event.eventId, user: user._id };
    const once = () => writeCalendarEntries(api.db, target, AbortSignal.timeout(20_000));
    await expect(once()).rejects.toThrow();
    expect((await club.files()).length).toBe(1);
    await api.db.subcalendar.updateMany({
      where: { id: ids[0] },
      data: { sourceId: accounts[0].subcalendars.find((one: Subcalendar) => one._id === ids[0]).source_id },
    });
    await once();
    expect([await work.files(), await club.files()].map((files) => files.length)).toEqual([0, 1]);
  });

  it("has busy-only copies, which follow the meeting and do not block time", async () => {
    const { user, accounts, work, club, ids, sync } = await createPlaced();
    await acme.put(of(user), {
      entry_visibility: "private",
      calendars: [{ _id: accounts[1]._id, subcalendars: [{ _id: ids[1], copy_busy: true }] }],
    });
    const { nickname } = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const { _id: event } = await createTestBooking(acme, { page: nickname, start: at("09") });
    await write(user);
    const [entry = ""] = await work.files();
    const [copy = "", ...more] = await club.files();
    expect(more).toEqual([]);
    expect(entry).toContain("CLASS:PRIVATE");
    expect(copy).toContain("SUMMARY:Busy");
    expect(copy).toContain("CLASS:PRIVATE");
    expect(copy).not.toMatch(/Ana|Silva|ATTENDEE|DESCRIPTION|LOCATION|\/event\//);
    await sync();
    expect(await api.db.busyPeriod.count({ where: { userId: user._id, subcalendarId: { in: ids } } })).toBe(
      0,
    );
    const moved = await acme.post(`/v2/bookings/${event}/reschedule`, { start: at("11") });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await write(user);
    for (const files of [await work.files(), await club.files()]) {
      expect(files).toHaveLength(1);
      expect(files[0]).toContain(`DTSTART:${BOOKABLE_DAY.replaceAll("-", "")}T100000Z`);
    }
    await acme.put(of(user), { target_calendar: ids[1] });
    await write(user);
    expect(await work.files()).toEqual([]);
    expect(await club.files()).toEqual([expect.not.stringContaining("SUMMARY:Busy")]);
    await acme.post(`/v2/bookings/${event}/cancel`, {});
    await write(user);
    expect(await club.files()).toEqual([]);
  });

  it("is rejected if it is another user's, read-only, or set on a team's page", async () => {
    const { user, ids } = await createPlaced();
    const other = await createTestUser(acme);
    const { nickname } = await createTestPage(acme, user._id);
    const put = (custom: object) => acme.put(`/v2/bookpages/${nickname}`, { custom });
    const ownPage = await createTestPage(acme, other._id);
    const foreign = await acme.put(`/v2/bookpages/${ownPage.nickname}`, {
      custom: { target_calendar: ids[0] },
    });
    expect([foreign.status, listErrorCodes(foreign)]).toEqual([400, ["/custom/target_calendar unknown"]]);
    await api.db.subcalendar.updateMany({ where: { id: ids[1] }, data: { writable: false } });
    const closed = await put({ target_calendar: ids[1] });
    expect([closed.status, listErrorCodes(closed)]).toEqual([400, ["/custom/target_calendar mismatch"]]);
    const list = await acme.put(of(user), { target_calendar: ids[1] });
    expect([list.status, listErrorCodes(list)]).toEqual([400, ["/target_calendar mismatch"]]);
    const twice = await put({ blocking_calendars: [ids[0], ids[0], "0".repeat(24)] });
    expect([twice.status, listErrorCodes(twice)]).toEqual([
      400,
      ["/custom/blocking_calendars/1 duplicate", "/custom/blocking_calendars/2 unknown"],
    ]);
    const team = await createTestTeam(acme);
    const ofTeam = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("page"),
      team: team._id,
      custom: { blocking_calendars: [] },
    });
    expect([ofTeam.status, listErrorCodes(ofTeam)]).toEqual([400, ["/custom/blocking_calendars mismatch"]]);
  });
});

describe("the blocking calendars of a page", () => {
  const busyAt = (hour: string) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Another//EN",
      "BEGIN:VEVENT",
      `UID:${makeUniqueName("theirs")}`,
      "DTSTAMP:20260101T000000Z",
      `DTSTART:${BOOKABLE_DAY.replaceAll("-", "")}T${hour}0000Z`,
      `DTEND:${BOOKABLE_DAY.replaceAll("-", "")}T${hour}3000Z`,
      "SUMMARY:A secret meeting",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n");

  it("are the only ones that block it: in search, explanation and booking", { tags: "main" }, async () => {
    const { user, accounts, work, club, ids, sync } = await createPlaced();
    await club.put(busyAt("09")); // ten o'clock in Paris
    await sync();
    const { nickname } = await createTestPage(acme, user._id, {
      custom: { auto_confirm: true, blocking_calendars: [ids[0]] },
    });
    const plain = await createTestPage(acme, user._id, { secondary: true, custom: { auto_confirm: true } });
    const isOffered = async (page: string) => {
      const { body } = await acme.get(`/v2/slots?page=${page}&from=${BOOKABLE_DAY}&to=${BOOKABLE_DAY}`);
      return body.slots.some(
        (slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 16) === "10:00",
      );
    };
    const explain = async (page: string) =>
      (await acme.get(`/v2/slots/explain?page=${page}&start=${BOOKABLE_DAY}T10:00`)).body;
    const book = (page: string) =>
      acme.post("/v2/bookings", {
        page,
        start: at("10"),
        attendee: { name: "Ana Silva", email: "ana@example.com" },
      });
    expect([await isOffered(nickname), await isOffered(plain.nickname)]).toEqual([true, false]);
    const said = await explain(nickname);
    expect([said.free, said.ignored]).toEqual([
      true,
      [expect.objectContaining({ user: user._id, calendar: club.name, all_day: false })],
    ]);
    const kept = await explain(plain.nickname);
    expect(kept.reasons).toEqual([expect.objectContaining({ rule: "calendar", calendar: club.name })]);
    expect(JSON.stringify([said, kept])).not.toContain("secret");
    const preview = await acme.post(`/v2/bookpages/${nickname}/preview`, {
      custom: { blocking_calendars: null },
    });
    expect(preview.status, JSON.stringify(preview.body)).toBe(200);
    expect(preview.body).toMatchObject({ gained: 0, lost: 1 });
    expect((await book(plain.nickname)).status).toBe(409);
    expect((await book(nickname)).status).toBe(201);

    // Conversely, a calendar that counts nowhere else counts on this page.
    await acme.put(of(user), {
      calendars: [{ _id: accounts[1]._id, subcalendars: [{ _id: ids[1], busy: false }] }],
    });
    await club.put(busyAt("13"));
    await sync();
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { blocking_calendars: [ids[1]] } });
    const two = async (page: string) =>
      (await acme.get(`/v2/slots/explain?page=${page}&start=${BOOKABLE_DAY}T14:00`)).body;
    expect((await two(nickname)).reasons).toEqual([
      expect.objectContaining({ rule: "calendar", calendar: club.name }),
    ]);
    expect([(await two(plain.nickname)).free, (await two(plain.nickname)).ignored.length]).toEqual([true, 1]);

    // All busy calendars count while one is gone.
    await work.put(busyAt("14"));
    await sync();
    const three = async () =>
      (await acme.get(`/v2/slots/explain?page=${nickname}&start=${BOOKABLE_DAY}T15:00`)).body;
    expect((await three()).free).toBe(true);
    await acme.delete(`${of(user)}/${accounts[1]._id}`);
    expect((await three()).reasons).toEqual([
      expect.objectContaining({ rule: "calendar", calendar: work.name }),
    ]);
  });

  it("block all time while they cannot be read, if their owner chose that, and other calendars do not", async () => {
    const { user, accounts, ids } = await createPlaced();
    await acme.put(of(user), { when_broken: "block" });
    const { nickname } = await createTestPage(acme, user._id, { custom: { blocking_calendars: [ids[0]] } });
    const offered = async () =>
      (await acme.get(`/v2/slots?page=${nickname}&from=${BOOKABLE_DAY}&to=${BOOKABLE_DAY}`)).body.slots
        .length;
    const setBroken = (index: number, access_broken: boolean) =>
      acme.put(of(user), { calendars: [{ _id: accounts[index]._id, access_broken }] });
    await setBroken(1, true);
    expect(await offered()).toBeGreaterThan(0);
    await setBroken(0, true);
    expect(await offered()).toBe(0);
    const { body } = await acme.get(`/v2/slots/explain?page=${nickname}&start=${BOOKABLE_DAY}T10:00`);
    expect(body.reasons).toEqual([expect.objectContaining({ rule: "broken_calendar" })]);
  });
});
