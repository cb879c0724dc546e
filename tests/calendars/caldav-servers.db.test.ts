// @module-tag radicale

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { caldav } from "@/lib/domain/calendars/providers/caldav/provider";
import { createTestApi, type Tenant } from "../support/api";
import { explainMissingCyrus, startCyrus } from "../support/start-cyrus";
import { startRadicale } from "../support/start-radicale";
import { findXandikos, startXandikos } from "../support/start-xandikos";
import { createTestHost, makeUniqueName } from "../support/users";

const api = createTestApi();
let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const SERVERS = [
  { name: "Radicale", start: startRadicale, missing: null },
  { name: "Xandikos", start: startXandikos, missing: findXandikos() ? null : "apt-get install xandikos" },
  { name: "Cyrus", start: () => startCyrus(), missing: explainMissingCyrus() },
  { name: "Cyrus by Digest", start: () => startCyrus({ digest: true }), missing: explainMissingCyrus() },
];

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

const at = (hour: number) => [`DTSTART:20270301T${hour}0000Z`, `DTEND:20270301T${hour + 1}0000Z`];

const newEntry = (): CalendarEntry => ({
  uid: `${makeUniqueName("entry")}@example.com`,
  sequence: 0,
  title: "Fitting",
  start: asInstant(Date.UTC(2027, 2, 1, 9)),
  end: asInstant(Date.UTC(2027, 2, 1, 10)),
  allDay: false,
  tentative: false,
  private: false,
  location: "Atelier",
  description: null,
  url: "https://example.com/event/1",
  updatedAt: new Date("2027-01-01T00:00:00Z"),
});

for (const { name: program, start, missing } of SERVERS) {
  describe.skipIf(missing)(`${program}${missing ? ` (${missing})` : ""}`, () => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      server = await start();
      process.env.CALENDAR_ALLOWED_HOSTS = "127.0.0.1";
    }, 60_000);
    afterAll(() => server?.stop());

    const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;

    async function connectTo(calendar: string) {
      const access = buildAccess({ ...server.credentials, home: null }, "test", AbortSignal.timeout(60_000));
      const { credentials, subcalendars } = await caldav.connect(access);
      const sub = subcalendars.find(({ sourceId }) => sourceId.endsWith(`/${calendar}/`));
      if (!sub || !caldav.entries) throw new Error("The calendar is not there");
      return { access: { ...access, credentials }, url: sub.sourceId, entries: caldav.entries };
    }

    it("keeps the owner's changes of an entry, and adopts an existing entry", {
      tags: "main",
    }, async () => {
      const calendar = makeUniqueName("entries");
      await server.makeCalendar(calendar);
      const { access, url, entries } = await connectTo(calendar);
      const entry = newEntry();
      const { key } = await entries.upsertEntry(access, url, entry, null);
      expect((await entries.upsertEntry(access, url, entry, null)).key).toBe(key); // The response was lost.
      const where = `${calendar}/${encodeURIComponent(key)}`;
      const renamed = (await server.get(where)).replace(/^SUMMARY:Fitting/m, "SUMMARY:Jane's dress");
      await server.put(where, renamed);
      const moved = { ...entry, sequence: 1, start: asInstant(entry.start + 3_600_000), location: "Shop" };
      await entries.upsertEntry(access, url, { ...moved, end: asInstant(moved.start + 3_600_000) }, key);
      const text = await server.get(where);
      expect(text).toContain("SUMMARY:Jane's dress");
      expect(text).toContain("DTSTART:20270301T100000Z");
      expect(text).toContain("LOCATION:Shop");

      const other = newEntry();
      await server.put(`${calendar}/elsewhere.ics`, file(other.uid, ...at(12), "SUMMARY:Copied"));
      const adopted = await entries.upsertEntry(access, url, other, null);
      expect(adopted.key).toBe("elsewhere.ics");
      expect(await server.get(`${calendar}/elsewhere.ics`)).toContain("DTSTART:20270301T090000Z");
      for (const one of [key, adopted.key, adopted.key]) await entries.remove(access, url, one);
      await server.delete(`${calendar}/`);
    });

    it("is read in full after the server lost its sync state or was recreated", {
      timeout: 60_000,
    }, async () => {
      const name = makeUniqueName("again");
      await server.makeCalendar(name);
      await server.put(`${name}/a.ics`, file(`${name}-a`, ...at(10)));
      const user = await createTestHost(acme);
      const connected = await acme.post(of(user), { source: "caldav", credentials: server.credentials });
      expect(connected.status, JSON.stringify(connected.body)).toBe(201);
      const sync = () => acme.post(`${of(user)}/${connected.body._id}/sync`, {});
      const ofName = { userId: user._id, subcalendar: { sourceId: { endsWith: `/${name}/` } } };
      const times = async () => {
        const periods = await api.db.busyPeriod.findMany({ where: ofName, orderBy: { startsAt: "asc" } });
        return periods.map(({ startsAt }) => startsAt.toISOString().slice(11, 13));
      };
      expect((await sync()).status).toBe(200);
      expect(await times()).toEqual(["10"]);

      await server.put(`${name}/b.ics`, file(`${name}-b`, ...at(12)));
      await api.pool.query(
        "UPDATE subcalendar_syncs SET token = 'sync http://example.com/never' WHERE token IS NOT NULL",
      );
      expect((await sync()).status).toBe(200);
      expect(await times()).toEqual(["10", "12"]);

      await server.delete(`${name}/`);
      await server.makeCalendar(name);
      await server.put(`${name}/c.ics`, file(`${name}-c`, ...at(14)));
      expect((await sync()).status).toBe(200);
      expect(await times()).toEqual(["14"]);

      // A silently lost entry returns on reconnecting, and within a day.
      for (const anew of [
        () => acme.post(of(user), { source: "caldav", credentials: server.credentials }),
        () => api.pool.query("UPDATE subcalendar_syncs SET full_sync_at = now() - interval '25 hours'"),
      ]) {
        await api.db.busyPeriod.deleteMany({ where: ofName });
        await sync();
        expect(await times()).toEqual([]);
        await anew();
        await sync();
        expect(await times()).toEqual(["14"]);
      }

      await server.rename(name, "Renamed");
      await sync();
      const list = await acme.get(of(user));
      expect(list.body.calendars[0].subcalendars.map((sub: { name: string }) => sub.name)).toContain(
        "Renamed",
      );
      await server.delete(`${name}/`);
      await sync();
      expect(await times()).toEqual([]);
    });
  });
}
