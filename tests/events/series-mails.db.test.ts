import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { filterEventUids } from "@/lib/domain/calendars/event-uids";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { expandIcs } from "../support/expand-ics";
import { runMailJobs } from "../support/mail-jobs";
import {
  buildEveryDay,
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestUser,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 0, 5));

let acme: Tenant;
let host: { _id: string; emails: [string] };
let page: string;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
  const series = { every: ["week", "day", "two_weeks", "four_weeks", "month"], times: [1, 52] };
  const custom = { auto_confirm: true, series };
  page = (await createTestPage(acme, host._id, { custom })).nickname;
});

interface Booked {
  _id: string;
  booking: { start: string };
}

async function book(series: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  const made = await acme.post("/v2/bookings", buildTestBookingBody({ page, series, ...rest }));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.bookings as Booked[];
}

const startsOf = (bookings: Booked[]) => bookings.map(({ booking }) => booking.start.slice(0, 16)).sort();

/** Returns the mails to an address from the pending jobs. */
async function mailsTo(email: string) {
  const mails = (await runMailJobs(api.db, NOW)).filter(({ recipient }) => recipient === email);
  return Promise.all(mails.map(async ({ id }) => (await acme.get(`/v2/mails/${id}`)).body));
}

const change = (booking: Booked | undefined, operation: string, body: unknown) =>
  acme.post(`/v2/bookings/${booking?._id}/${operation}`, body);

const ana = "ana@example.com";

describe("the mail of a series", () => {
  it("is one mail with all dates and a file that recurs on exactly these", { tags: "main" }, async () => {
    const bookings = await book({ every: "week", times: 5 }, { guests: ["bo@example.com"] });
    const mails = await runMailJobs(api.db, NOW);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [ana, "bo@example.com", host.emails[0]].sort(),
    );
    for (const { id } of mails) {
      const { body } = await acme.get(`/v2/mails/${id}`);
      for (const day of [10, 17, 24, 31]) expect(body.text).toMatch(new RegExp(`\\b${day}\\b`));
      expect(body.calendar.method).toBe("REQUEST");
      expect(body.calendar.content).toMatch(/RRULE:FREQ=WEEKLY;COUNT=5/);
      expect(body.calendar.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(expandIcs(body.calendar.content)).toEqual(startsOf(bookings));
    }
  });

  it("names moved dates, and omits skipped ones", async () => {
    const instead = [
      { index: 2, start: "2031-03-17T11:00:00+01:00" },
      { index: 4, start: null },
    ];
    const bookings = await book({ every: "week", times: 5, instead });
    const [mail] = await mailsTo(ana);
    expect(mail.calendar.content).toMatch(/RECURRENCE-ID;TZID=Europe\/Paris:20310317T090000/);
    expect(mail.calendar.content).toMatch(/EXDATE;TZID=Europe\/Paris:20310331T090000/);
    expect(expandIcs(mail.calendar.content)).toEqual(startsOf(bookings));
  });

  it.each([
    ["day", "2031-03-25T09:00:00+01:00", 10],
    ["two_weeks", "2031-03-10T09:00:00+01:00", 26],
    ["four_weeks", "2031-03-10T09:00:00+01:00", 13],
    ["month", "2031-03-10T09:00:00+01:00", 12],
    ["month", "2031-01-31T09:00:00+01:00", 12],
    ["month", "2031-01-30T09:00:00+01:00", 14],
    ["month", "2032-01-29T09:00:00+01:00", 14],
  ])(
    "recurs every %s from %s, %i times, across clock changes and month ends",
    async (every, start, times) => {
      const bookings = await book({ every, times }, { start });
      const [mail] = await mailsTo(ana);
      expect(bookings).toHaveLength(times);
      expect(expandIcs(mail.calendar.content)).toEqual(startsOf(bookings));
    },
  );

  it("about a move has the whole series in its current state", async () => {
    const bookings = await book({ every: "week", times: 4 });
    await runMailJobs(api.db, NOW);
    await change(bookings[1], "reschedule", { start: "2031-03-18T10:00:00", scope: "following" });
    const mails = await mailsTo(ana);
    expect(mails.map(({ kind }) => kind)).toEqual(["changed"]);
    const { body } = await acme.get(`/v2/bookings?series=${bookings[0]?._id}`);
    expect(expandIcs(mails[0]?.calendar.content)).toEqual(startsOf(body));
    expect(mails[0]?.calendar.content).toMatch(/SEQUENCE:[1-9]/);
    expect(mails[0]?.text).not.toMatch(/10 March|17 March/);
  });

  it.each([
    ["all of it", 0],
    ["what follows the second", 1],
    ["the last one", 3],
  ])("cancels earlier invitations with a higher sequence, however often it moved: %s", async (_, from) => {
    const bookings = await book({ every: "week", times: 4 }, { guests: ["bo@example.com"] });
    const numbers = async () =>
      (await mailsTo(ana))
        .filter(({ calendar }) => calendar)
        .map(({ calendar: { method, content } }) => ({
          method,
          number: Math.max(...[...content.matchAll(/^SEQUENCE:(\d+)/gm)].map(([, digits]) => Number(digits))),
          least: Math.min(...[...content.matchAll(/^SEQUENCE:(\d+)/gm)].map(([, digits]) => Number(digits))),
          stamp: /^DTSTAMP:(\w+)/m.exec(content)?.[1] ?? "",
        }));
    const asked = await numbers();
    // Only the first event moves repeatedly, which raises only its own sequence.
    for (const hour of ["11", "12", "13", "14"])
      await change(bookings[0], "reschedule", { start: `2031-03-10T${hour}:00:00` });
    asked.push(...(await numbers()));
    await change(bookings[1], "reschedule", { start: "2031-03-18T10:00:00", scope: "following" });
    asked.push(...(await numbers()));
    expect(asked.every(({ method }) => method === "REQUEST")).toBe(true);
    await change(bookings[from], "cancel", { scope: "following" });
    const taken = await numbers();
    expect(taken.map(({ method }) => method)).toEqual(["CANCEL"]);
    for (const { least, stamp } of taken) {
      expect(least).toBeGreaterThan(Math.max(...asked.map(({ number }) => number)));
      expect(asked.every((one) => one.stamp <= stamp)).toBe(true);
    }
  });

  it("about one event updates that occurrence only", async () => {
    const bookings = await book({ every: "week", times: 4 });
    await runMailJobs(api.db, NOW);
    await change(bookings[2], "reschedule", { start: "2031-03-25T10:00:00" });
    const [moved] = await mailsTo(ana);
    expect(moved.calendar.content).toMatch(/RECURRENCE-ID;TZID=Europe\/Paris:20310324T090000/);
    expect(moved.calendar.content).toMatch(/DTSTART;TZID=Europe\/Paris:20310325T100000/);
    expect(moved.text).toMatch(/3 of 4/);
  });

  it("cancels the future occurrences, or the whole series", async () => {
    const bookings = await book({ every: "week", times: 4 });
    await runMailJobs(api.db, NOW);
    await change(bookings[2], "cancel", { scope: "following", reason: "Enough" });
    const mails = await mailsTo(ana);
    expect(mails.map(({ kind }) => kind)).toEqual(["cancelled"]);
    const { method, content } = mails[0]?.calendar ?? {};
    expect(method).toBe("CANCEL");
    expect(content.match(/RECURRENCE-ID;TZID=Europe\/Paris:(\d+)T/g)).toHaveLength(2);
    await change(bookings[0], "cancel", { scope: "following" });
    const [last] = await mailsTo(ana);
    expect(last.calendar.content).not.toMatch(/RECURRENCE-ID/);
    expect(last.calendar.content).toMatch(/STATUS:CANCELLED/);
  });

  it("reaches invitees of single later occurrences", async () => {
    const bookings = await book({ every: "week", times: 3 });
    await acme.post(`/v2/events/${bookings[2]?._id}/invitees`, { email: "cy@example.com" });
    await runMailJobs(api.db, NOW);
    await change(bookings[1], "cancel", { scope: "following" });
    const [mail, ...more] = await mailsTo("cy@example.com");
    expect(more).toEqual([]);
    expect(mail.text).toMatch(/24/);
    expect(mail.text).not.toMatch(/17 March|March 17/);
  });

  it("has an entry that is recognised as ours when a calendar is read", async () => {
    const bookings = await book({ every: "week", times: 3 });
    const [mail] = await mailsTo(ana);
    const uid = /UID:(.+)/.exec(mail.calendar.content)?.[1] ?? "";
    const object = { key: "1", uid, busy: [] };
    expect(await filterEventUids(api.db, acme.id, [object])).toEqual(new Set([uid]));
    expect(uid).toContain(bookings[0]?._id);
  });

  it("has no file for recipients with each event in a connected calendar", async () => {
    host = await createTestUser(acme, {
      availability: { days: buildEveryDay("09:00", "17:00") },
      calendars: [buildExchangeAccount(`${makeUniqueName("jane")}@example.com`)],
    });
    const { body: list } = await acme.get(`/v2/users/${host._id}/calendars`);
    const where = { organizationId: acme.id, calendarId: list.calendars[0]._id };
    await api.db.subcalendar.updateMany({ where, data: { writable: true } });
    const custom = { auto_confirm: true, series: { every: "week", times: [1, 5] } };
    page = (await createTestPage(acme, host._id, { custom })).nickname;
    const bookings = await book({ times: 3 });
    const written = await api.pool.query("SELECT key FROM graphile_worker._private_jobs WHERE key LIKE $1", [
      `write_calendar_entries/%/${host._id}`,
    ]);
    expect(written.rowCount).toBe(3);
    const [booked] = await mailsTo(host.emails[0]);
    expect(booked.calendar).toBeNull();
    await change(bookings[1], "cancel", {});
    const [cancelled] = await mailsTo(host.emails[0]);
    expect(cancelled).toMatchObject({ kind: "cancelled", calendar: null });
  });
});
