import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { FIRST, FOURTH, formatCompact, SECOND, THIRD } from "../support/next-march";
import { startFeedServer } from "../support/start-feed-server";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: [string] };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme, { buffer_before: 10, buffer_after: 10 });
});

const sendRequest = (start: string, query = `users=${host._id}`, headers?: Record<string, string>) =>
  acme.get(`/v2/slots/explain?${query}&duration=30&start=${encodeURIComponent(start)}`, headers);

const explain = async (start: string, query?: string) => (await sendRequest(start, query)).body;

const rules = async (start: string, query?: string) =>
  (await explain(start, query)).reasons.map(({ rule }: { rule: string }) => rule);

const meeting = (rest: object = {}) =>
  createTestEvent(acme, host, {
    title: "Roof plans",
    bookpage: true,
    confirmed: { flag: true },
    dates: [{ date: "2031-03-10T10:00:00", end_date: "2031-03-10T10:30:00" }],
    ...rest,
  });

describe("GET /v2/slots/explain", () => {
  it("finds no conflict for a time that the search offers", { tags: "main" }, async () => {
    expect((await sendRequest("2031-03-10T09:00")).body).toEqual({
      timezone: "Europe/Paris",
      start: { dateTime: "2031-03-10T09:00:00+01:00" },
      end: { dateTime: "2031-03-10T09:30:00+01:00" },
      free: true,
      reasons: [],
      fixes: [],
      ignored: [],
    });
    expect((await explain("2031-03-10T08:00:00Z")).free).toBe(true);
  });

  it("names hours, steps, the past and the horizon", { tags: "main" }, async () => {
    expect(await rules("2031-03-10T08:00")).toEqual(["outside_hours"]);
    expect(await rules("2031-03-10T16:45")).toEqual(["outside_hours"]);
    expect(await rules("2031-03-10T09:10")).toEqual(["off_grid"]);
    expect(await rules("2020-03-10T09:00")).toEqual(["past"]);
    await acme.put(`/v2/users/${host._id}/availabilities`, { days_after_as_busy: 3 });
    expect(await rules("2031-03-10T09:00")).toEqual(["horizon"]);
    const idle = await createTestUser(acme);
    expect(await rules("2031-03-10T09:00", `users=${idle._id}`)).toEqual(["no_availability"]);
  });

  it("distinguishes a suspended user from one without hours", async () => {
    const { _id } = await createTestHost(acme);
    await api.db.user.updateMany({ where: { id: _id }, data: { suspendedAt: new Date() } });
    expect(await rules("2031-03-10T09:00", `users=${_id}`)).toEqual(["suspended"]);
  });

  it("names a meeting and its buffer, and holds", async () => {
    const { _id } = await meeting();
    const { reasons } = await explain("2031-03-10T10:00");
    expect(reasons).toEqual([
      {
        rule: "meeting",
        user: host._id,
        buffer: false,
        period: {
          start: { dateTime: "2031-03-10T10:00:00+01:00" },
          end: { dateTime: "2031-03-10T10:30:00+01:00" },
        },
        event: { _id, title: "Roof plans" },
        calendar: null,
        label: null,
        limit: null,
      },
    ]);
    expect((await explain("2031-03-10T09:30")).reasons).toMatchObject([{ rule: "meeting", buffer: true }]);
    await acme.post("/v2/holds", { user: host._id, start: "2031-03-11T09:00", end: "2031-03-11T09:30" });
    expect((await explain("2031-03-11T09:00")).reasons).toMatchObject([{ rule: "hold", event: null }]);
  });

  it("names busy calendars, whole days, and a calendar that cannot be read", async () => {
    const url = await startFeedServer((_, response) => response.end(FEED));
    const path = `/v2/users/${host._id}/calendars`;
    const { body: calendar } = await acme.post(path, { source: "ics", url, name: "Choir" });
    await acme.post(`${path}/${calendar._id}/sync`, {});
    await acme.put(`/v2/users/${host._id}/availabilities`, { all_day_busy: true });
    expect((await explain(`${FIRST}T09:00`)).reasons).toMatchObject([
      { rule: "calendar", calendar: "Choir", period: { start: { dateTime: `${FIRST}T09:00:00+01:00` } } },
    ]);
    expect((await explain(`${SECOND}T09:00`)).reasons).toMatchObject([
      {
        rule: "calendar_day",
        calendar: "Choir",
        period: { end: { dateTime: `${THIRD}T00:00:00+01:00` } },
      },
    ]);
    const travel = [{ start_date: SECOND, end_date: SECOND, timezone: "Asia/Tokyo" }];
    await acme.put(`/v2/users/${host._id}`, { user: { travel } });
    expect((await explain(`${SECOND}T01:00`)).reasons).toMatchObject([
      {
        rule: "calendar_day",
        period: {
          start: { dateTime: `${FIRST}T16:00:00+01:00` },
          end: { dateTime: `${SECOND}T16:00:00+01:00` },
        },
      },
    ]);
    await acme.put(path, {
      when_broken: "block",
      calendars: [{ _id: calendar._id, access_broken: true }],
    });
    expect((await explain(`${FOURTH}T09:00`)).reasons).toMatchObject([
      { rule: "broken_calendar", period: null },
    ]);
  });

  it("explains each member of a team, and a team without any", async () => {
    const other = await createTestHost(acme, { days: { monday: { enabled: false } } });
    const team = await createTestTeam(acme, { members: [host._id, other._id] });
    const query = `team=${team._id}`;
    expect((await explain("2031-03-10T09:00", query)).free).toBe(true);
    await meeting();
    expect((await explain("2031-03-10T10:00", query)).reasons).toMatchObject([
      { rule: "meeting", user: host._id },
      { rule: "outside_hours", user: other._id },
    ]);
    const emptyTeam = await createTestTeam(acme);
    expect(await rules("2031-03-10T09:00", `team=${emptyTeam._id}`)).toEqual(["no_hosts"]);
  });

  it("hides titles and calendars from keys that may not read them", async () => {
    await meeting();
    const { body: key } = await acme.post("/v2/api_keys", { name: "Slots", scopes: ["slots:read"] });
    const { body } = await sendRequest("2031-03-10T10:00", undefined, { authorization: key.key });
    expect(body.reasons).toMatchObject([{ rule: "meeting", event: null, calendar: null }]);
  });

  it("lets members ask about themselves only", async () => {
    const other = await createTestUser(acme);
    const headers = { authorization: "", ...(await createTestSession(api.db, host)) };
    const status = async (query: string) => (await sendRequest("2031-03-10T09:00", query, headers)).status;
    expect(await status(`users=${host._id}`)).toBe(200);
    expect(await status(`emails=${host.emails[0]}`)).toBe(200);
    expect(await status(`users=${other._id}`)).toBe(403);
    expect(await status(`users=${host._id},${other._id}`)).toBe(403);
    expect(await status(`team=${other._id}`)).toBe(403);
  });

  it.each([
    "",
    "soon",
    "2031-02-30T09:00",
    "2031-03-10",
    "0001-03-10T09:00",
    "2031-03-10T25:00",
    "2031-03-10T09:00+99:00",
  ])("rejects %s as a time", async (start) => {
    const answered = await sendRequest(start);
    expect(answered.status).toBe(400);
    expect(listErrorCodes(answered)[0]).toMatch(/^\/start /);
  });
});

const FEED = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//test//EN",
  "BEGIN:VEVENT",
  "UID:rehearsal",
  "DTSTAMP:20270101T000000Z",
  `DTSTART:${formatCompact(FIRST)}T080000Z`,
  `DTEND:${formatCompact(FIRST)}T090000Z`,
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:journey",
  "DTSTAMP:20270101T000000Z",
  `DTSTART;VALUE=DATE:${formatCompact(SECOND)}`,
  `DTEND;VALUE=DATE:${formatCompact(THIRD)}`,
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");
