import ICAL from "ical.js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { FEED_ENTRIES } from "@/lib/domain/events/feeds/load-feed-entries";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: [string] };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
  await confirmUserEmail(api.db, host);
});

const makeUrl = async () => {
  const made = await acme.post(`/v2/users/${host._id}/feed`, {});
  expect(made.status).toBe(201);
  return made.body.url as string;
};

const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  handleFeed(new Request(url, { headers }), url.replace(/^.*\//, ""));

async function readEntries(url: string) {
  const response = await fetchFeed(url);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
}

const inDays = (days: number, hour = 9) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return [
    {
      date: `${day}T${String(hour).padStart(2, "0")}:00:00Z`,
      end_date: `${day}T${String(hour + 1).padStart(2, "0")}:00:00Z`,
    },
  ];
};

const createMeeting = (rest: Record<string, unknown> = {}) =>
  createTestEvent(acme, host, { confirmed: { flag: true }, dates: inDays(7), ...rest });

describe("the address of a feed", () => {
  it("is shown once, stored as a hash only, and revoked by a new one or on request", {
    tags: "main",
  }, async () => {
    const path = `/v2/users/${host._id}/feed`;
    expect((await acme.get(path)).body).toEqual({ active: false, createdAt: null });
    const first = await makeUrl();
    expect(first).toMatch(/^https:\/\/meet\.example\.com\/feeds\/[\w-]{32}\.ics$/);
    expect((await acme.get(path)).body).toEqual({ active: true, createdAt: expect.any(String) });
    expect(JSON.stringify(await api.db.calendarFeed.findMany())).not.toContain(first.slice(-36, -4));
    const second = await makeUrl();
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    expect((await acme.delete(path)).body).toEqual({ n: 1, ok: 1 });
    expect((await fetchFeed(second)).status).toBe(404);
    expect((await acme.delete(path)).body).toEqual({ n: 0, ok: 1 });
  });

  it("is created once for two simultaneous requests", async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, makeUrl));
    const statuses = await Promise.all(urls.map(async (url) => (await fetchFeed(url)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each(["x.ics", `${"a".repeat(32)}.ics`, "a".repeat(32), `${"%00".repeat(11)}.ics`])(
    "%j returns 404",
    async (file) => {
      expect((await handleFeed(new Request("https://meet.example.com/feeds/x"), file)).status).toBe(404);
    },
  );

  it("can only be created by the member themselves", async () => {
    const headers = await createTestSession(api.db, host);
    const other = await createTestHost(acme);
    expect((await requestApi("POST", `/v2/users/${host._id}/feed`, { headers, body: {} })).status).toBe(201);
    expect((await requestApi("POST", `/v2/users/${other._id}/feed`, { headers, body: {} })).status).toBe(403);
  });
});

describe("a feed", () => {
  it("contains the user's confirmed events, except old ones and others' events", {
    tags: "main",
  }, async () => {
    const url = await makeUrl();
    const other = await createTestHost(acme);
    const mine = await createMeeting({
      title: "Mine",
      places: [{ name: "Office", address: "1 rue de Rivoli" }],
    });
    const invited = await createTestEvent(acme, other, {
      title: "Invited",
      confirmed: { flag: true },
      dates: inDays(9),
      invitees: [{ email: host.emails[0] }],
    });
    await createTestEvent(acme, other, { confirmed: { flag: true }, dates: inDays(8) });
    await createTestEvent(acme, host, { dates: inDays(8) });
    const lately = await createMeeting({ title: "Lately", dates: inDays(-80) });
    await createMeeting({ dates: inDays(-100) });
    await acme.post("/v2/holds", {
      user: host._id,
      start: inDays(3)[0]?.date,
      end: inDays(3)[0]?.end_date,
    });
    const entries = await readEntries(url);
    const uid = ({ _id }: { _id: string }) => `${_id}@meet.example.com`;
    expect(entries.map((entry) => entry.uid)).toEqual([uid(lately), uid(mine), uid(invited)]);
    const [, entry] = entries;
    expect(entry?.summary).toBe("Mine");
    expect(entry?.location).toBe("Office, 1 rue de Rivoli");
    expect(entry?.startDate.toJSDate().toISOString()).toBe(mine.dates[0].date);
    const link = new URL(String(entry?.component.getFirstPropertyValue("url")));
    expect(link.pathname).toBe(`/event/${mine._id}`);
  });

  it("contains nothing arranged by others while the address is unconfirmed", async () => {
    host = await createTestHost(acme);
    const other = await createTestHost(acme);
    const mine = await createMeeting({ title: "Mine" });
    const invitees = [{ email: host.emails[0] }];
    await createTestEvent(acme, other, { confirmed: { flag: true }, dates: inDays(9), invitees });
    const titles = async () => (await readEntries(await makeUrl())).map(({ summary }) => summary);
    expect(await titles()).toEqual([mine.title]);
    await confirmUserEmail(api.db, host);
    expect(await titles()).toHaveLength(2);
  });

  it("raises the sequence on a move, shows a cancellation, and drops declined events", async () => {
    const url = await makeUrl();
    const [moved, cancelled] = [await createMeeting(), await createMeeting({ dates: inDays(8) })];
    const other = await createTestHost(acme);
    const declined = await createTestEvent(acme, other, {
      confirmed: { flag: true },
      dates: inDays(9),
      invitees: [{ email: host.emails[0] }],
    });
    const before = await readEntries(url);
    expect(before).toHaveLength(3);
    await acme.put(`/v2/events/${moved._id}`, { dates: inDays(10, 14) });
    await acme.post(`/v2/events/${cancelled._id}/cancel`, {});
    await acme.post(`/v2/events/${declined._id}/declines`, { invitee: host.emails[0] });
    const after = await readEntries(url);
    expect(after.map(({ uid }) => uid.slice(0, 24))).toEqual([cancelled._id, moved._id]);
    const status = (entry?: ICAL.Event) => entry?.component.getFirstPropertyValue("status");
    expect(after.map(status)).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(after[1]?.startDate.toJSDate().getUTCHours()).toBe(14);
    for (const entry of after) {
      const old = before.find(({ uid }) => uid === entry.uid);
      expect(entry.sequence).toBeGreaterThan(old?.sequence ?? Number.NaN);
    }
  });

  it("shows a cancellation for 30 days", async () => {
    const url = await makeUrl();
    const [lately, longAgo] = [await createMeeting(), await createMeeting({ dates: inDays(8) })];
    for (const [{ _id: id }, days] of [
      [lately, 29],
      [longAgo, 31],
    ] as const) {
      await acme.post(`/v2/events/${id}/cancel`, undefined);
      const cancelledAt = new Date(Date.now() - days * 86_400_000);
      await api.db.event.updateMany({ where: { id }, data: { cancelledAt } });
    }
    expect((await readEntries(url)).map(({ uid }) => uid.slice(0, 24))).toEqual([lately._id]);
  });

  it("contains all-day events as dates of the event's zone", async () => {
    const url = await makeUrl();
    const [{ date } = { date: "" }] = inDays(20);
    const day = date.slice(0, 10);
    const midnight = `${day}T00:00:00Z`;
    for (const date of [day, midnight])
      await createMeeting({ timezone: "Pacific/Auckland", dates: [{ date, end_date: date, all_day: true }] });
    const entries = await readEntries(url);
    expect(
      entries.map(({ startDate, duration }) => [startDate.isDate, `${startDate}`, `${duration}`]),
    ).toEqual([
      [true, day, "P1D"],
      [true, day, "P1D"],
    ]);
  });

  it("is sent again only after a change, by ETag and Last-Modified", async () => {
    const url = await makeUrl();
    await createMeeting();
    const first = await fetchFeed(url);
    const text = await first.text();
    expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT15M");
    expect(text).toContain("X-PUBLISHED-TTL:PT15M");
    for (const line of ["METHOD:PUBLISH", "NAME:Bookpage", "X-WR-CALNAME:Bookpage"])
      expect(text).toContain(`\r\n${line}\r\n`);
    for (const name of ["UID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED", "ORGANIZER"])
      expect(text).toMatch(new RegExp(`\r\n${name}[:;]`));
    expect(text).not.toContain("ATTENDEE");
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(first.headers.get("cache-control")).toContain("private");
    const etag = first.headers.get("etag") as string;
    const since = first.headers.get("last-modified") as string;
    const byTag = () => fetchFeed(url, { "if-none-match": etag });
    const byDate = () => fetchFeed(url, { "if-modified-since": since });
    expect([(await byTag()).status, (await byDate()).status]).toEqual([304, 304]);
    expect((await byTag()).headers.get("etag")).toBe(etag);
    await createMeeting({ dates: inDays(8) });
    // The change may fall in the same second.
    expect([(await byTag()).status, (await byDate()).status]).toEqual([200, 200]);
  });

  it("is read by indexes only", async () => {
    await api.pool.query("ANALYZE");
    const client = await api.pool.connect();
    await client.query("BEGIN; SET LOCAL enable_seqscan = off"); // A cluster propagates SET LOCAL.
    const { rows } = await client.query(`EXPLAIN ${FEED_ENTRIES.text}`, [acme.id, host._id]);
    await client.query("ROLLBACK");
    client.release();
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
  });
});

it("the feed shows the booker's answers to the host only", async () => {
  const questions = [{ key: "topic", label: "Topic", kind: "text" }];
  const page = await createTestPage(acme, host._id, { custom: { auto_confirm: true, questions } });
  const guest = await createTestHost(acme);
  await confirmUserEmail(api.db, guest);
  const attendee = { name: "Guest", email: guest.emails[0] };
  const start = inDays(7)[0]?.date;
  await createTestBooking(acme, { page: page.nickname, start, attendee, answers: { topic: "Green tea" } });
  const readTexts = async () => (await readEntries(await makeUrl())).map(({ description }) => description);
  expect(await readTexts()).toEqual(["Topic: Green tea"]);
  host = guest;
  expect(await readTexts()).toEqual([null]);
});
