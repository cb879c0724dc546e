// @module-tag radicale

import { describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { runCalendarJobs } from "../support/calendar-jobs";
import { confirmUserEmail } from "../support/confirm-user-email";
import {
  createSyncedHost as connect,
  formatIcsStamp,
  SYNCED_DAY,
  toInstantText,
} from "../support/create-synced-host";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";

const api = createTestApi();

const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const connectedHost = (settings: object = {}) => connect({ api, acme, server }, settings);

describe("an entry that its owner changes in the calendar", () => {
  it("is left alone if only its text differs, and our own write is no change", async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const event = await host.book("10:00");
    expect(await host.work()).toBe(0);
    await host.change(event, (text) => text.replace(/SUMMARY:.*/, "SUMMARY:Coffee with Ana"));
    expect(await host.work()).toBe(0);
    expect(await host.state(event)).toBe("10:00");
    const moved = await acme.post(`/v2/bookings/${event}/reschedule`, { start: toInstantText("12:00") });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await runCalendarJobs(api);
    expect(await host.work()).toBe(0);
    expect(await host.changes(event)).toEqual([]);
    expect(await host.state(event)).toBe("12:00");
  });

  it.each(["America/New_York", "Eastern Standard Time", "Asia/Kolkata", "Europe/Berlin"])(
    "is left alone if the same time is saved in the zone of %s",
    async (zone) => {
      const host = await connectedHost({ on_calendar_change: "follow" });
      const event = await host.book("10:00");
      const place = zone === "Eastern Standard Time" ? "America/New_York" : zone; // Outlook's name of the zone.
      const write = (time: string) => {
        const local = new Date(toInstantText(time)).toLocaleString("sv", { timeZone: place });
        return `;TZID=${zone}:${local.replaceAll(/[-:]/g, "").replace(" ", "T")}`;
      };
      const save = (from: string, to: string) =>
        host.change(event, (text) =>
          text
            .replace(/DTSTART.*/, `DTSTART${write(from)}`)
            .replace(/DTEND.*/, `DTEND${write(to)}`)
            .replace(/SEQUENCE:.*/, "SEQUENCE:7"),
        );
      await save("10:00", "11:00");
      expect(await host.read(event)).toContain(`DTSTART;TZID=${zone}:${SYNCED_DAY.replaceAll("-", "")}T`);
      await host.work();
      expect([await host.state(event), await host.changes(event)]).toEqual(["10:00", []]);
      expect(await host.starts()).not.toContain("10:00");
      await save("13:00", "14:00");
      await host.work();
      expect(await host.state(event)).toBe("13:00");
    },
  );

  it("blocks both times until its owner decides, and then moves the meeting", {
    tags: "main",
  }, async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    expect(await host.starts()).not.toContain("10:00");
    await host.drag(event, "10:00", "14:00", "15:00");
    await host.sync();
    // The time is blocked before the owner decides.
    expect(await host.starts()).toEqual(["09:00", "11:00", "12:00", "13:00", "15:00", "16:00"]);
    await host.work();
    await host.work();
    expect(await host.mails(event)).toEqual([["entryMoved", host.user.emails[0]]]);
    expect(await host.state(event)).toBe("10:00");
    expect(await host.attention()).toMatchObject([{ event, kind: "moved" }]);
    const [change] = await host.changes(event);
    expect(change).toMatchObject({
      kind: "moved",
      date: toInstantText("14:00").replace("Z", "+00:00"),
      state: "open",
      steps: ["move", "put_back"],
    });
    const taken = await acme.post("/v2/bookings", {
      page: host.page.nickname,
      start: toInstantText("14:00"),
      attendee: { name: "Bo", email: "bo@example.com" },
    });
    expect([taken.status, taken.body.code]).toEqual([409, "slot_taken"]);
    expect((await host.settle(event, "move")).status).toBe(200);
    expect(await host.state(event)).toBe("14:00");
    expect(await host.starts()).toEqual(["09:00", "10:00", "11:00", "12:00", "13:00", "15:00", "16:00"]);
    expect((await host.changes(event))[0].state).toBe("followed");
    expect(await host.work()).toBe(0);
    expect(await host.attention()).toEqual([]);
    const { body: story } = await acme.get(`/v2/events/${event}/timeline`);
    expect(story.map(({ kind }: { kind: string }) => kind)).toContain("entry_moved");
    expect((await host.settle(event, "move")).status).toBe(409);
  });

  it("is put back on request, after a move or a deletion", async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    await host.drag(event, "10:00", "14:00", "15:00");
    await host.work();
    await host.settle(event, "put_back");
    expect(await host.read(event)).toContain(`DTSTART:${formatIcsStamp("10:00")}`);
    expect(await host.starts()).toContain("14:00");
    expect(await host.work()).toBe(0);
    await server.delete((await host.fileOf(event)) ?? "");
    await host.work();
    expect(await host.mails(event)).toContainEqual(["entryDeleted", host.user.emails[0]]);
    expect(await host.state(event)).toBe("10:00");
    await host.settle(event, "put_back");
    expect(await host.fileOf(event)).not.toBeNull();
    expect(await host.work()).toBe(0);
    expect((await host.changes(event)).map(({ state }: { state: string }) => state)).toEqual([
      "put_back",
      "put_back",
    ]);
  });

  it("that its owner drags back needs no decision any more", async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    await host.drag(event, "10:00", "14:00", "15:00");
    await host.work();
    await host.drag(event, "14:00", "10:00", "11:00");
    await host.work();
    expect((await host.changes(event)).map(({ state }: { state: string }) => state)).toEqual(["settled"]);
    expect(await host.starts()).toContain("14:00");
  });
});

describe("a meeting that follows the calendar", () => {
  it("moves with its entry to a free time, and tells its host the conflict at a busy one", {
    tags: "main",
  }, async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const event = await host.book("10:00");
    const other = await host.book("15:00", "bo@example.com");
    await host.drag(event, "10:00", "12:00", "13:30");
    await host.work();
    expect(await host.state(event)).toBe("12:00");
    expect(await host.mails(event)).toEqual([]);
    expect(await host.starts()).toEqual(["09:00", "10:00", "11:00", "14:00", "16:00"]);
    expect(await host.work()).toBe(0);
    await host.drag(event, "12:00", "15:30", "16:30");
    await host.work();
    expect(await host.state(event)).toBe("12:00");
    const [change] = await host.changes(event);
    expect(change.reasons).toEqual([(await acme.get(`/v2/events/${other}`)).body.title]);
    expect(await host.mails(event)).toEqual([["entryMoved", host.user.emails[0]]]);
    expect(await host.starts()).not.toContain("16:00");
    expect((await host.settle(event, "move")).body.code).toBe("slot_taken");
    expect((await host.settle(event, "put_back")).status).toBe(200);
  });

  it("moves outside of the host's hours, as by hand, and stops following a calendar that keeps changing", async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const event = await host.book("10:00");
    const hours = ["19:00", "20:00", "21:00", "22:00"];
    let from = "10:00";
    for (const to of hours) {
      await host.drag(event, from, to, `${Number(to.slice(0, 2)) + 1}:00`);
      await host.work();
      from = to;
    }
    expect(await host.state(event)).toBe("21:00");
    expect((await host.changes(event)).map(({ state }: { state: string }) => state)).toEqual([
      "open",
      "followed",
      "followed",
      "followed",
    ]);
  });

  it("is cancelled if its host deletes the entry, and everyone is notified", async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const event = await host.book("10:00");
    await server.delete((await host.fileOf(event)) ?? "");
    await host.work();
    expect(await host.state(event)).toBe("cancelled");
    expect(await host.starts()).toContain("10:00");
    expect(await host.mails(event)).toEqual([]);
    const { rows } = await api.pool.query(
      "SELECT payload ->> 'kind' AS kind FROM graphile_worker._private_jobs WHERE payload ->> 'event' = $1",
      [event],
    );
    expect(rows).toContainEqual({ kind: "cancelled" });
    const audit = (await acme.get(`/v2/audit?resource_id=${event}`)).body;
    expect(audit[0].actor).toMatchObject({ kind: "user", id: host.user._id });
  });

  it("is declined if another participant deletes their entry", async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const guest = await connectedHost({ on_calendar_change: "follow" });
    await confirmUserEmail(api.db, guest.user);
    const made = await acme.post("/v2/events", {
      title: "Review",
      created_by: { user: host.user._id },
      invitees: [{ email: guest.user.emails[0] }],
      dates: [{ date: toInstantText("10:00"), end_date: toInstantText("11:00") }],
      confirmed: { flag: true },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const event = made.body._id;
    await runCalendarJobs(api);
    await guest.work();
    expect(await guest.fileOf(event)).not.toBeNull();
    await server.delete((await guest.fileOf(event)) ?? "");
    await guest.work();
    expect(await host.state(event)).toBe("10:00");
    expect((await acme.get(`/v2/events/${event}`)).body.declines).toHaveLength(1);
    expect(await host.fileOf(event)).not.toBeNull();
  });

  it("records a guest's reply in their calendar, once per reply", async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    const reply = (partstat: string) =>
      host.change(event, (text) =>
        text
          .replace(/ATTENDEE.*(\r\n .*)*\r\n/g, "")
          .replace("END:VEVENT", `ATTENDEE;PARTSTAT=${partstat}:mailto:Ana@example.com\r\nEND:VEVENT`),
      );
    const declined = async () => (await acme.get(`/v2/events/${event}`)).body.declines.length;
    await reply("DECLINED");
    await host.work();
    expect(await declined()).toBe(1);
    await reply("ACCEPTED");
    await host.work();
    expect(await declined()).toBe(0);
    await reply("TENTATIVE");
    await host.work();
    expect(await declined()).toBe(0);
    expect(await host.state(event)).toBe("10:00");
  });
});

describe("a calendar that is lost and found again", () => {
  it("loses no meeting, and leaves one entry for each, during bookings", async () => {
    const host = await connectedHost({ on_calendar_change: "follow" });
    const events: string[] = [];
    for (const time of ["09:00", "10:00", "11:00", "12:00"]) events.push(await host.book(time));
    const copies = await Promise.all(
      (await host.files()).map(async (file) => ({ file, text: await server.get(`${host.name}/${file}`) })),
    );
    expect(copies).toHaveLength(4);
    await server.delete(`${host.name}/`);
    await server.makeCalendar(host.name);
    const requested = ["13:00", "13:00", "14:00", "14:00", "09:00"].map((time, index) =>
      acme.post("/v2/bookings", {
        page: host.page.nickname,
        start: toInstantText(time),
        attendee: { name: "Bo", email: `bo-${index}@example.com` },
      }),
    );
    const [, ...more] = await Promise.all([host.work(), ...requested]);
    const booked = more.filter(({ status }) => status === 201).map(({ body }) => body._id as string);
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    await host.work();
    await host.work();
    expect(await Promise.all(events.map(host.state))).toEqual(["09:00", "10:00", "11:00", "12:00"]);
    const { rows } = await api.pool.query("SELECT kind FROM mails WHERE recipient = $1", [
      host.user.emails[0],
    ]);
    expect(rows.filter(({ kind }) => kind === "calendar_emptied")).toHaveLength(1);
    expect(rows.filter(({ kind }) => kind.startsWith("entry"))).toEqual([]);
    expect(await host.attention()).toHaveLength(4);

    const [cancelled = "", ...kept] = events;
    await acme.post(`/v2/events/${cancelled}/cancel`, {});
    await host.work();
    for (const { file, text } of copies) await server.put(`${host.name}/${file}`, text);
    await host.work();
    await host.work();
    const expected = [...kept, ...booked].sort();
    expect((await host.files()).map((file) => file.slice(0, 24)).sort()).toEqual(expected);
    expect(await host.attention()).toEqual([]);
    for (const event of kept) expect((await host.changes(event))[0].state).toBe("settled");
    expect(await host.starts()).toEqual(["09:00", "15:00", "16:00"]);
  }, 120_000);

  it("is used as before after it was disconnected and connected again", async () => {
    const host = await connectedHost();
    const [stays, goes] = [await host.book("10:00"), await host.book("12:00")];
    const { body } = await acme.get(host.list);
    await acme.delete(`${host.list}/${body.calendars[0]._id}`);
    await acme.post(`/v2/events/${goes}/cancel`, {});
    await runCalendarJobs(api);
    const again = await acme.post(host.list, { source: "caldav", credentials: server.credentials });
    await acme.put(host.list, {
      calendars: [{ _id: again.body._id, primary: true, subcalendars: [{ name: host.name, primary: true }] }],
    });
    await acme.post(`${host.list}/${again.body._id}/sync`, {});
    await runCalendarJobs(api);
    expect((await host.files()).map((file) => file.slice(0, 24))).toEqual([stays]);
    await acme.post(`/v2/events/${stays}/cancel`, {});
    await runCalendarJobs(api);
    expect(await host.files()).toEqual([]);
  });
});
