// @module-tag radicale

import { describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";
import { FIRST, formatCompact, SECOND } from "../support/next-march";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;
const account = () => ({ source: "caldav", credentials: server.credentials });

describe("connecting a calendar", () => {
  it("finds the account's calendars and reveals its credentials to no one", { tags: "main" }, async () => {
    await server.makeCalendar(makeUniqueName("work"));
    const user = await createTestUser(acme);
    const made = await acme.post(of(user), account());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      source: "caldav",
      source_id: `${server.url}/jane/`,
      name: "jane",
      primary: true,
      access_broken: false,
      synced_at: null,
      token: null,
    });
    expect(made.body.subcalendars[0]).toMatchObject({ writable: true, busy: true, primary: true });
    const read = await acme.get(`/v2/users/${user._id}`);
    expect(read.body.calendars).toMatchObject({ caldav: true, icloud: false });
    const synced = await acme.post(`${of(user)}/${made.body._id}/sync`, {});
    expect(synced.status, JSON.stringify(synced.body)).toBe(200);
    expect(synced.body.synced_at).toEqual(expect.any(String));
    const again = await acme.post(of(user), account());
    expect([again.status, again.body._id]).toEqual([200, made.body._id]);
    const list = await acme.get(of(user));
    expect(JSON.stringify([made, again, list, synced])).not.toContain(server.password);
  });

  it("keeps the target calendar when a new calendar is listed before the others", async () => {
    await server.makeCalendar(makeUniqueName("usual"));
    const user = await createTestUser(acme);
    const { body: calendar } = await acme.post(of(user), account());
    const [usual] = calendar.subcalendars;
    const newest = makeUniqueName("newest");
    await server.makeCalendar(newest);
    await server.setOrder(newest, -1);
    await acme.post(`${of(user)}/${calendar._id}/sync`, {});
    const { subcalendars } = (await acme.get(of(user))).body.calendars[0];
    expect(subcalendars[0]).toMatchObject({ name: newest, primary: false });
    expect(subcalendars.filter(({ primary }: { primary: boolean }) => primary)).toMatchObject([
      { _id: usual._id },
    ]);
    await server.delete(`${newest}/`);
  });

  it("blocks the owner's time while it is broken, if chosen, until it is read again", async () => {
    const user = await createTestHost(acme);
    const { body: calendar } = await acme.post(of(user), account());
    const path = `/v2/slots?users=${user._id}&duration=60&from=${FIRST}&to=${FIRST}`;
    const offered = async () => (await acme.get(path)).body.slots.length;
    const { credentials } = await api.db.calendar.findFirstOrThrow({ where: { id: calendar._id } });
    const wrong = seal(
      JSON.stringify({ ...server.credentials, password: "old", home: `${server.url}/jane/` }),
      buildRowContext("calendars.credentials", acme.id, calendar._id),
    );
    await api.db.calendar.updateMany({ where: { id: calendar._id }, data: { credentials: wrong } });
    for (const _ of [1, 2]) {
      const { body } = await acme.post(`${of(user)}/${calendar._id}/sync`, {});
      expect(body.access_broken).toBe(true);
    }
    const mails = async () =>
      (await api.db.mail.findMany({ where: { recipient: user.emails[0], kind: "calendar_broken" } })).length;
    await notifyBrokenCalendars(api.db, asInstant(Date.now() + HOUR / 2));
    expect(await mails()).toBe(0);
    for (const later of [HOUR, 2 * HOUR]) await notifyBrokenCalendars(api.db, asInstant(Date.now() + later));
    expect(await mails()).toBe(1);
    expect(await offered()).toBe(8);
    await acme.put(of(user), { when_broken: "block" });
    expect(await offered()).toBe(0);
    await api.db.calendar.updateMany({ where: { id: calendar._id }, data: { credentials } });
    await acme.post(`${of(user)}/${calendar._id}/sync`, {});
    expect(await offered()).toBe(8);
    await notifyBrokenCalendars(api.db, asInstant(Date.now() + 3 * DAY));
    expect(await mails()).toBe(1);
  });

  it("names the invalid field", async () => {
    const user = await createTestHost(acme);
    const send = (body: unknown) => acme.post(of(user), body);
    const wrong = { ...server.credentials, password: "guessed" };
    expect(listErrorCodes(await send({ source: "caldav", credentials: wrong }))).toEqual([
      "/credentials/password refused",
    ]);
    const closed = { ...server.credentials, server: "http://127.0.0.1:1" };
    expect(listErrorCodes(await send({ source: "caldav", credentials: closed }))).toEqual([
      "/credentials/server unreachable",
    ]);
    for (const [address, code] of [
      ["https://10.0.0.1/", "private_address"],
      ["http://dav.example.com", "https"],
      ["https://localhost", "private_address"],
      ["ftp://x", "https"],
      ["x", "invalid_value"],
    ]) {
      const credentials = { ...server.credentials, server: address };
      expect(listErrorCodes(await send({ source: "caldav", credentials })), address).toEqual([
        `/credentials/server ${code}`,
      ]);
      expect(listErrorCodes(await send({ source: "ics", url: address })), address).toEqual([`/url ${code}`]);
    }
    expect(listErrorCodes(await send({ source: "dropbox" }))).toEqual(["/source invalid_value"]);
    expect((await acme.get(of(user))).body.calendars).toEqual([]);
  });
});

describe("a connected calendar", () => {
  const file = (uid: string, ...lines: string[]) =>
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//test//EN",
      "BEGIN:VEVENT",
      `UID:${uid}`,
      "DTSTAMP:20260101T000000Z",
      ...lines,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n");

  it("makes its owner busy, change by change, while its subcalendar counts as busy", {
    tags: "main",
  }, async () => {
    const name = makeUniqueName("private");
    await server.makeCalendar(name);
    const user = await createTestHost(acme);
    const { body: calendar } = await acme.post(of(user), account());
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const compact = day.replaceAll("-", "");
    const sync = async () =>
      expect((await acme.post(`${of(user)}/${calendar._id}/sync`, {})).status).toBe(200);
    const slots = async () => {
      const query = `users=${user._id}&duration=240&from=${day}&to=${day}`;
      const { body } = await acme.get(`/v2/slots?${query}`);
      return body.slots.map((slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 16));
    };
    expect(await slots()).toEqual(["09:00", "13:00"]);

    const at = (hour: string) => `DTSTART;TZID=Europe/Paris:${compact}T${hour}0000`;
    await server.put(`${name}/a.ics`, file("a", at("10"), "DURATION:PT1H"));
    await sync();
    expect(await slots()).toEqual(["13:00"]);
    await server.put(`${name}/a.ics`, file("a", at("14"), "DURATION:PT1H"));
    await sync();
    expect(await slots()).toEqual(["09:00"]);
    await server.put(`${name}/b.ics`, file("b", `DTSTART;VALUE=DATE:${compact}`));
    await sync();
    expect(await slots()).toEqual([]);
    const subcalendars = [{ name, busy: false }];
    await acme.put(of(user), { calendars: [{ _id: calendar._id, subcalendars }] });
    expect(await slots()).toEqual(["09:00", "13:00"]);
    await acme.put(of(user), { calendars: [{ _id: calendar._id, busy: true }] });
    await server.delete(`${name}/b.ics`);
    await server.delete(`${name}/a.ics`);
    await sync();
    expect(await slots()).toEqual(["09:00", "13:00"]);

    // Changes since the last sync are seen before a booking, unless it was just now.
    await server.put(`${name}/c.ics`, file("c", at("10"), "DURATION:PT1H"));
    const now = Date.now();
    await syncStaleCalendars(api.db, asOrganizationId(acme.id), { user: user._id }, asInstant(now));
    expect(await slots()).toEqual(["09:00", "13:00"]);
    await syncStaleCalendars(api.db, asOrganizationId(acme.id), { user: user._id }, asInstant(now + 61_000));
    expect(await slots()).toEqual(["13:00"]);
    await acme.delete(`${of(user)}/${calendar._id}`);
    expect(await slots()).toEqual(["09:00", "13:00"]);
    await server.delete(`${name}/`);
  });

  it("is refreshed before the API books its owner's time", async () => {
    const name = makeUniqueName("again");
    await server.makeCalendar(name);
    const host = await createTestHost(acme);
    const { body: calendar } = await acme.post(of(host), account());
    await acme.post(`${of(host)}/${calendar._id}/sync`, {});
    const team = await createTestTeam(acme, { members: [host._id] });
    const at = (hour: number) => ({
      date: `${FIRST}T${hour}:00:00+01:00`,
      end_date: `${FIRST}T${hour}:30:00+01:00`,
    });
    const meeting = { created_by: { email: host.emails[0] }, bookpage: true, title: "Fitting" };
    const planned = await acme.post("/v2/events", { ...meeting, dates: [at(13)] });
    const confirmed = { flag: true };
    const booked = await acme.post("/v2/events", { ...meeting, dates: [at(16)], confirmed });
    expect(booked.status).toBe(201);
    const { date: start, end_date: end } = at(14);
    const ways = [
      () => acme.post("/v2/events", { ...meeting, dates: [at(10)], confirmed }),
      () =>
        acme.post("/v2/events", {
          ...meeting,
          created_by: { user: host._id },
          dates: [at(11)],
          confirmed,
        }),
      () => acme.post(`/v2/teams/${team._id}/events`, { ...meeting, dates: [at(12)] }),
      () => acme.post(`/v2/events/${planned.body._id}/confirm`, {}),
      () => acme.post("/v2/holds", { user: host._id, start, end }),
      () => acme.put(`/v2/events/${booked.body._id}`, { dates: [at(15)] }),
    ];
    for (const [index, take] of ways.entries()) {
      const time = `DTSTART:${formatCompact(FIRST)}T${String(index + 9).padStart(2, "0")}0000Z`;
      await server.put(`${name}/${index}.ics`, file(`again-${index}`, time, "DURATION:PT30M"));
      await api.pool.query(
        "UPDATE calendar_syncs SET synced_at = now() - interval '61 s' WHERE calendar_id = $1",
        [calendar._id],
      );
      const response = await take();
      expect([index, response.status, response.body.code]).toEqual([index, 409, "slot_taken"]);
    }
    await server.delete(`${name}/`);
  });

  it("gets the event on confirmation, change and cancellation, and counts it once", {
    tags: "main",
  }, async () => {
    const user = await createTestHost(acme);
    const name = makeUniqueName("zz-own");
    await server.makeCalendar(name);
    const { body: calendar } = await acme.post(of(user), account());
    const subcalendars = [{ name, primary: true }];
    await acme.put(of(user), { calendars: [{ _id: calendar._id, subcalendars }] });
    const made = await acme.post("/v2/events", {
      title: "Fitting; a dress",
      created_by: { user: user._id },
      dates: [
        { date: `${FIRST}T10:00:00Z`, end_date: `${FIRST}T11:00:00Z` },
        { date: `${SECOND}T10:00:00Z`, end_date: `${SECOND}T11:00:00Z` },
      ],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const target = { organization: acme.id, event: made.body._id, user: user._id };
    const write = () => writeCalendarEntries(api.db, target, AbortSignal.timeout(10_000));
    const queued = await api.pool.query("SELECT 1 FROM graphile_worker.jobs WHERE key = $1", [
      `write_calendar_entries/${target.event}/${user._id}`,
    ]);
    expect(queued.rowCount).toBe(1);
    await write();
    expect(await server.list(name)).toHaveLength(2);
    const [first] = made.body.dates;
    await acme.post(`/v2/events/${target.event}/confirm`, { date_id: first._id });
    await write();
    await write();
    const [file = "", ...more] = await server.list(name);
    expect(more).toEqual([]);
    const text = await server.get(`${name}/${decodeURIComponent(file)}`);
    expect(text).toContain(`DTSTART:${formatCompact(FIRST)}T100000Z`);
    expect(text).toContain("STATUS:CONFIRMED");
    await acme.post(`${of(user)}/${calendar._id}/sync`, {});
    const own = await api.db.busyPeriod.count({ where: { userId: user._id, subcalendar: { name } } });
    expect(own).toBe(0);
    await acme.post(`/v2/events/${target.event}/cancel`, {});
    await write();
    expect(await server.list(name)).toEqual([]);
  });

  it("gets entries that were due while its server was down for days", async () => {
    const user = await createTestHost(acme);
    const name = makeUniqueName("zz-away");
    await server.makeCalendar(name);
    const { body: calendar } = await acme.post(of(user), account());
    const sync = () => acme.post(`${of(user)}/${calendar._id}/sync`, {});
    await sync();
    const { nickname } = await createTestPage(acme, user._id, { custom: { auto_confirm: true } });
    const { _id } = await createTestBooking(acme, { page: nickname });
    const keys = [`write_calendar_entries/${_id}/${user._id}`, `sync_user_entries/${user._id}`];
    const giveUp = async () =>
      (await api.pool.query("DELETE FROM graphile_worker._private_jobs WHERE key = ANY ($1)", [keys]))
        .rowCount;
    expect(await giveUp()).toBeGreaterThan(0);
    await sync();
    expect(await giveUp()).toBe(0);
    await api.pool.query(
      "UPDATE calendar_syncs SET synced_at = now() - interval '2 days', failures = 9 WHERE calendar_id = $1",
      [calendar._id],
    );
    await sync();
    expect(await giveUp()).toBe(1);
    await server.delete(`${name}/`);
  });

  it("passes its entry to the calendar of the user who takes a booking over", async () => {
    const [before, after] = [await createTestHost(acme), await createTestHost(acme)];
    const connect = async (user: { _id: string }) => {
      const name = makeUniqueName("zz-handed");
      await server.makeCalendar(name);
      const { body: calendar } = await acme.post(of(user), account());
      const subcalendars = [{ name, primary: true }];
      await acme.put(of(user), { calendars: [{ _id: calendar._id, subcalendars }] });
      return name;
    };
    const names = [await connect(before), await connect(after)];
    const { nickname } = await createTestPage(acme, before._id, { custom: { auto_confirm: true } });
    const { _id: event } = await createTestBooking(acme, { page: nickname });
    const write = async () => {
      const { rows } = await api.pool.query<{ key: string }>(
        "SELECT key FROM graphile_worker.jobs WHERE key LIKE $1",
        [`write_calendar_entries/${event}/%`],
      );
      for (const { key } of rows) {
        const target = { organization: acme.id, event, user: key.split("/")[2] as string };
        await writeCalendarEntries(api.db, target, AbortSignal.timeout(10_000));
      }
      return Promise.all(names.map(async (name) => (await server.list(name)).length));
    };
    expect(await write()).toEqual([1, 0]);
    const handed = await acme.post(`/v2/bookings/${event}/reassign`, { user: after._id });
    expect(handed.status, JSON.stringify(handed.body)).toBe(200);
    expect(await write()).toEqual([0, 1]);
  });
});
