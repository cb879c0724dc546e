// @module-tag radicale

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createCalendarRunner } from "../support/calendar-jobs";
import { type CrashPoint, startCrashingProxy } from "../support/start-crashing-proxy";
import { startRadicale } from "../support/start-radicale";
import { findXandikos, startXandikos } from "../support/start-xandikos";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const SERVERS = [
  { name: "Radicale", start: startRadicale, missing: null },
  { name: "Xandikos", start: startXandikos, missing: findXandikos() ? null : "apt-get install xandikos" },
];

const DEATHS: CrashPoint[] = ["unsent", "amid", "answered"];

const someDay = (days: number) => new Date(Date.now() + (20 + days) * DAY).toISOString().slice(0, 10);
const at = (days: number, hour: number) => `${someDay(days)}T${String(hour).padStart(2, "0")}:00:00Z`;

for (const { name: program, start, missing } of SERVERS) {
  describe.skipIf(missing)(
    `${program} that crashes${missing ? ` (${missing})` : ""}`,
    { timeout: 120_000 },
    () => {
      let server: Awaited<ReturnType<typeof start>>;
      let dying: Awaited<ReturnType<typeof startCrashingProxy>>;
      beforeAll(async () => {
        server = await start();
        process.env.CALENDAR_ALLOWED_HOSTS = "127.0.0.1";
        dying = await startCrashingProxy({ ...server, url: server.credentials.server });
      }, 60_000);
      afterAll(async () => {
        await dying?.stop();
        await server?.stop();
      });

      /**
       * Creates a user in UTC who can be booked for an hour from 9 to 17, with meetings written into a
       * calendar of this name.
       */
      async function connectedHost() {
        dying.spare();
        await dying.isBack();
        const name = makeUniqueName("zz-dying");
        await server.makeCalendar(name);
        const user = await createTestUser(acme, {
          user: { timezone: "Etc/UTC" },
          availability: { days: buildEveryDay("09:00", "17:00") },
        });
        const list = `/v2/users/${user._id}/calendars`;
        const credentials = { ...server.credentials, server: dying.url };
        const made = await acme.post(list, { source: "caldav", credentials });
        expect(made.status, JSON.stringify(made.body)).toBe(201);
        const sub = made.body.subcalendars.find((one: { source_id: string }) =>
          one.source_id.endsWith(`/${name}/`),
        );
        await acme.put(list, { calendars: [{ _id: made.body._id, busy: false, subcalendars: [] }] });
        const set = await acme.put(list, {
          calendars: [{ _id: made.body._id, subcalendars: [{ _id: sub._id, busy: true }] }],
          target_calendar: sub._id,
        });
        expect(set.status, JSON.stringify(set.body)).toBe(200);
        const page = await createTestPage(acme, user._id, { custom: { auto_confirm: true, duration: 60 } });
        return {
          user,
          name,
          page: page.nickname as string,
          sync: () => acme.post(`${list}/${made.body._id}/sync`, {}),
        };
      }

      type Host = Awaited<ReturnType<typeof connectedHost>>;

      /** The times of the meetings in the calendar files. */
      async function readEntries({ name }: Host): Promise<string[]> {
        const starts: string[] = [];
        for (const file of await server.list(name)) {
          const text = await server.get(`${name}/${file}`);
          const found = [...text.matchAll(/^DTSTART:(\d{8}T\d{4})/gm)].map(([, time = ""]) => time);
          starts.push(...found);
        }
        return starts.sort();
      }

      /** The times of the host's meetings. */
      async function listMeetings({ user }: Host): Promise<string[]> {
        const found = await api.db.event.findMany({
          where: { createdByUserId: user._id, confirmedFlag: true, cancelledAt: null },
          include: { dates: true },
        });
        return found
          .map(({ dates, confirmedDateId }) => dates.find(({ id }) => id === confirmedDateId)?.startsAt)
          .map((date) => (date?.toISOString() ?? "").slice(0, 16).replace(/[-:]/g, ""))
          .sort();
      }

      async function finish(turn: () => Promise<number>) {
        for (let rounds = 0; rounds < 12; rounds += 1) {
          const failed = await turn();
          await dying.isBack();
          if (failed === 0 && rounds > 0) return;
        }
        throw new Error("Some entries are never written");
      }

      it("between request and response has each meeting once, wherever it was killed", async () => {
        const host = await connectedHost();
        const other = await connectedHost();
        const round = createCalendarRunner(api);
        const before = dying.deaths();
        for (const [index, death] of DEATHS.entries()) {
          const book = (hour: number) =>
            createTestBooking(acme, { page: host.page, start: at(index, hour), duration: 60 });
          const change = async (id: string, what: string, body = {}) => {
            const response = await acme.post(`/v2/bookings/${id}/${what}`, body);
            expect(response.status, JSON.stringify(response.body)).toBe(200);
          };
          // The server crashes during a booking, a move and a cancellation.
          dying.plan("PUT", death);
          const { _id: moved } = await book(9);
          await finish(round);
          dying.plan("PUT", death);
          await change(moved, "reschedule", { start: at(index, 11) });
          await finish(round);
          const { _id: cancelled } = await book(12);
          await finish(round);
          dying.plan("DELETE", death);
          await change(cancelled, "cancel");
          await finish(round);
          // The booker changes again before the entry was checked.
          for (const [hour, what, body] of [
            [13, "cancel", {}],
            [14, "reschedule", { start: at(index, 15) }],
            [16, "reassign", { user: other.user._id }],
          ] as const) {
            dying.plan("PUT", death);
            const { _id } = await book(hour);
            await round();
            await dying.isBack();
            await change(_id, what, body);
            await finish(round);
          }
        }
        expect(dying.deaths() - before).toBe(18);
        for (const one of [host, other]) expect(await readEntries(one)).toEqual(await listMeetings(one));
        expect(await readEntries(host)).toHaveLength(6);
        expect(await readEntries(other)).toHaveLength(3);
        expect((await host.sync()).status).toBe(200);
        expect(await api.db.busyPeriod.count({ where: { userId: host.user._id } })).toBe(0);
      });

      it("repeatedly during bookings, moves and cancellations has each meeting once, and no time is booked twice", async () => {
        const host = await connectedHost();
        const round = createCalendarRunner(api, 4);
        let isBusy = true;
        const worker = (async () => {
          while (isBusy) await round();
        })();
        const readings = (async () => {
          while (isBusy) await host.sync();
        })();
        const plan = (death: CrashPoint) => dying.plan(Math.random() < 0.7 ? "PUT" : "REPORT", death);
        const taken: string[] = [];
        for (const [index, death] of [...DEATHS, ...DEATHS].entries()) {
          plan(death);
          const tries = Array.from({ length: 16 }, (_, number) => 9 + (number % 8));
          const responses = await Promise.all(
            tries.map((hour) =>
              acme.post("/v2/bookings", {
                page: host.page,
                start: at(index, hour),
                duration: 60,
                attendee: { name: "Ana Silva", email: "ana@example.com" },
              }),
            ),
          );
          const made = responses.filter(({ status }) => status === 201).map(({ body }) => body._id as string);
          expect(
            responses.map(({ status }) => status).filter((status) => status !== 201 && status !== 409),
          ).toEqual([]);
          expect(made).toHaveLength(8);
          taken.push(...made);
          plan(death);
          const [first = "", second = "", third = ""] = made;
          const changes = await Promise.all([
            acme.post(`/v2/bookings/${first}/cancel`, {}),
            acme.post(`/v2/bookings/${second}/cancel`, {}),
            acme.post(`/v2/bookings/${third}/reschedule`, { start: at(index + 20, 9) }),
          ]);
          expect(changes.map(({ status }) => status)).toEqual([200, 200, 200]);
        }
        isBusy = false;
        await Promise.all([worker, readings]);
        dying.spare(); // A change written together with others left its crash unused.
        await dying.isBack();
        await finish(round);
        expect((await host.sync()).status).toBe(200);
        await finish(round);
        const meetings = await listMeetings(host);
        expect(meetings).toHaveLength(6 * 6);
        expect(new Set(meetings).size).toBe(meetings.length);
        expect(await readEntries(host)).toEqual(meetings);
        expect(dying.deaths()).toBeGreaterThan(18);
        const changes = await api.db.calendarChange.count({ where: { userId: host.user._id } });
        expect(changes).toBe(0); // No change looked like the owner's.
      });
    },
  );
}
