import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestType, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: [string] };
let page: string;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
  page = await openPage();
});

const WEEKLY = { every: ["week", "day", "month"], times: [1, 52] };

async function openPage(custom: Record<string, unknown> = {}) {
  const settings = { custom: { auto_confirm: true, series: WEEKLY, ...custom }, secondary: true };
  return (await createTestPage(acme, host._id, settings)).nickname as string;
}

const book = (series: unknown, rest: Record<string, unknown> = {}) =>
  acme.post("/v2/bookings", buildTestBookingBody({ page, series, ...rest }));

interface Booked {
  _id: string;
  series: { _id: string; index: number; count: number };
  booking: { start: string; status: string };
}

const startsOf = ({ body }: { body: { bookings: Booked[] } }) =>
  body.bookings.map(({ booking }) => booking.start.slice(0, 16));

const countEvents = async () =>
  (await api.pool.query("SELECT 1 FROM events WHERE created_by_user_id = $1", [host._id])).rowCount;

const BUSY = "2031-03-24T09:00:00+01:00";

describe("a series", () => {
  it("is booked at once, each occurrence a booking at the same hour in the host's zone", {
    tags: "main",
  }, async () => {
    const made = await book({ every: "week", times: 5 });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(startsOf(made)).toEqual([
      "2031-03-10T08:00",
      "2031-03-17T08:00",
      "2031-03-24T08:00",
      "2031-03-31T07:00", // Paris has changed to summer time.
      "2031-04-07T07:00",
    ]);
    const [first, second] = made.body.bookings as [Booked, Booked];
    expect(made.body._id).toBe(first._id);
    expect(first.series).toMatchObject({ index: 1, count: 5, every: "week", timezone: "Europe/Paris" });
    expect(second.series).toMatchObject({ _id: first.series._id, index: 2, count: 5 });
    const read = await acme.get(`/v2/bookings/${second._id}`);
    expect(read.body).toMatchObject({ series: second.series, booking: { status: "confirmed" } });
    const list = await acme.get(`/v2/bookings?series=${first.series._id}&sort=oldest`);
    expect(list.body.map((one: Booked) => one.series.index)).toEqual([1, 2, 3, 4, 5]);
    expect((await acme.get(`/v2/bookings?series=${"0".repeat(24)}`)).body).toEqual([]);
  });

  it("defaults to the page's first frequency, and is one meeting for one occurrence", async () => {
    expect(startsOf(await book({ times: 2 }))).toEqual(["2031-03-10T08:00", "2031-03-17T08:00"]);
    const one = await book({ times: 1 }, { start: "2031-03-11T09:00:00+01:00" });
    expect(one.status).toBe(201);
    expect(one.body).not.toHaveProperty("series");
    expect(one.body).not.toHaveProperty("bookings");
  });

  it("recurs on the day of the month, or the last day of a shorter month", async () => {
    const start = "2031-01-31T09:00:00+01:00";
    expect(startsOf(await book({ every: "month", times: 3 }, { start }))).toEqual([
      "2031-01-31T08:00",
      "2031-02-28T08:00",
      "2031-03-31T07:00",
    ]);
  });

  it("is booked as a whole or not at all, and lists conflicts with nearby times", async () => {
    const busy = await createTestBooking(acme, { page, start: BUSY });
    await createTestBooking(acme, { page, start: "2031-04-07T09:00:00+02:00" });
    const before = await countEvents();
    const { status, body } = await book({ every: "week", times: 5 });
    expect(status).toBe(409);
    expect(listErrorCodes({ body })).toEqual(["/series slot_taken"]);
    expect(body.occurrences.map(({ index }: { index: number }) => index)).toEqual([3, 5]);
    const [lost] = body.occurrences;
    expect(lost).toMatchObject({
      start: { dateTime: "2031-03-24T09:00:00+01:00" },
      reasons: [{ rule: "meeting", event: { _id: busy._id } }],
    });
    expect(lost.nearest_slots[0].start.dateTime).toBe("2031-03-24T09:30:00+01:00");
    expect(await countEvents()).toBe(before);

    const instead = [
      { index: 3, start: lost.nearest_slots[0].start.dateTime },
      { index: 5, start: null },
    ];
    const made = await book({ every: "week", times: 5, instead });
    expect(startsOf(made)).toEqual([
      "2031-03-10T08:00",
      "2031-03-17T08:00",
      "2031-03-24T08:30",
      "2031-03-31T07:00",
    ]);
    expect(made.body.series).toMatchObject({ index: 1, count: 4 });
  });

  it("counts its own occurrences for limits and buffers", async () => {
    page = await openPage({ limits: [{ per: "week", count: 2 }] });
    const { body } = await book({ every: "day", times: 4 });
    expect(body.occurrences.map(({ index }: { index: number }) => index)).toEqual([3, 4]);
    // The nearest free times are in another week, and all different.
    const [third, fourth] = body.occurrences.map(
      ({ nearest_slots: [slot] }: { nearest_slots: { start: { dateTime: string } }[] }) =>
        slot?.start.dateTime,
    );
    expect(third).not.toBe(fourth);
    const weeks = await book({ every: "week", times: 4 });
    expect(weeks.status).toBe(201);
  });

  it("respects the horizon of the page", async () => {
    page = await openPage({ end_date: "2031-03-20" });
    const { body } = await book({ every: "week", times: 3 });
    expect(body.occurrences.map(({ index }: { index: number }) => index)).toEqual([3]);
    expect(body.occurrences[0].reasons).toMatchObject([{ rule: "end_date" }]);
  });

  it("names the first time if it is lost", async () => {
    await createTestBooking(acme, { page });
    expect(listErrorCodes(await book({ times: 3 }))).toEqual(["/start slot_taken"]);
  });

  it("books 52 occurrences in few statements", async () => {
    const count = vi.spyOn(pg.Client.prototype, "query");
    const made = await book({ every: "week", times: 52 });
    expect(made.status).toBe(201);
    expect(made.body.bookings).toHaveLength(52);
    expect(count.mock.calls.length).toBeGreaterThan(5);
    expect(count.mock.calls.length).toBeLessThan(60);
    count.mockRestore();
    const reserved = await api.pool.query("SELECT 1 FROM reservations WHERE host_id = $1", [host._id]);
    expect(reserved.rowCount).toBe(52);
  });

  it("wins or loses as a whole against a simultaneous one of the same times", async () => {
    const tries = [0, 1, 2, 3, 4, 5].map((index) =>
      book(
        { every: "week", times: 6 },
        {
          start: `2031-03-${10 + 7 * (index % 3)}T09:00:00+01:00`,
          attendee: { name: "Ana", email: `ana${index}@example.com` },
        },
      ),
    );
    const responses = await Promise.all(tries);
    const booked = responses.filter(({ status }) => status === 201);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(booked.length).toBe(1);
    expect(await countEvents()).toBe(6);
  });

  it("notifies webhooks of each event", async () => {
    const hook = await createTestWebhook(acme, { action: "event.created" });
    await book({ times: 3 });
    const { rows } = await api.pool.query("SELECT event_id FROM webhook_deliveries WHERE webhook_id = $1", [
      hook._id,
    ]);
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(3);
  });

  it("is one use of a link, and consumes a hold of its first time", async () => {
    const link = await acme.post("/v2/links", { page, uses: 1 });
    expect(link.status, JSON.stringify(link.body)).toBe(201);
    const made = await acme.post(
      "/v2/bookings",
      buildTestBookingBody({ link: link.body.token, series: { times: 3 } }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await acme.get(`/v2/links?page=${page}`)).body).toMatchObject([{ used: 1 }]);

    const time = { start: "2031-05-05T09:00:00+02:00", end: "2031-05-05T09:30:00+02:00" };
    const hold = await acme.post("/v2/holds", { user: host._id, ...time });
    expect(hold.status, JSON.stringify(hold.body)).toBe(201);
    const held = await book({ times: 2 }, { start: time.start, hold: hold.body._id });
    expect(held.status, JSON.stringify(held.body)).toBe(201);
  });

  it("is with one team member who is free for every occurrence", async () => {
    const others = [await createTestHost(acme), await createTestHost(acme)];
    const members = [host, ...others].map(({ _id }) => ({ _id }));
    const team = await createTestTeam(acme, { members });
    const made = await acme.post("/v2/bookpages", {
      team: team._id,
      nickname: `${page}-team`,
      custom: { auto_confirm: true, series: WEEKLY },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    // Two of the three members are busy in one of the weeks.
    const own = await openPage({ duration: 30 });
    await createTestBooking(acme, { page: own, start: BUSY });
    const { nickname } = await createTestPage(acme, others[0]?._id ?? "", { custom: { auto_confirm: true } });
    await createTestBooking(acme, { page: nickname, start: BUSY });
    page = made.body.nickname;
    const booked = await book({ every: "week", times: 4 });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const hosts = booked.body.bookings.map((one: { booking: { host: string } }) => one.booking.host);
    expect(new Set(hosts)).toEqual(new Set([others[1]?._id]));
  });
});

describe("an invalid series", () => {
  it("names the field and the page's options", async () => {
    page = await openPage({ series: { every: "week", times: [3, 6] } });
    expect(listErrorCodes(await book(undefined))).toEqual(["/series required"]);
    expect(listErrorCodes(await book({ every: "day", times: 7 }))).toEqual([
      "/series/every mismatch",
      "/series/times too_big",
    ]);
    expect(listErrorCodes(await book({ times: 2 }))).toEqual(["/series/times too_small"]);
    expect(listErrorCodes(await book({ times: 53 }))).toEqual(["/series/times too_big"]);
    const instead = [
      { index: 2, start: null },
      { index: 2, start: null },
      { index: 4, start: null },
    ];
    expect(listErrorCodes(await book({ times: 3, instead }))).toEqual([
      "/series/instead/1/index duplicate",
      "/series/instead/2/index too_big",
    ]);
    expect(listErrorCodes(await book({ times: 3, instead: [{ index: 1, start: null }] }))).toEqual([
      "/series/instead/0/index too_small",
    ]);
    page = await openPage({ series: null });
    expect(listErrorCodes(await book({ times: 3 }))).toEqual(["/series refused"]);
  });

  it("is refused in the settings of a page that does not confirm at once", async () => {
    const put = (custom: unknown) => acme.put(`/v2/bookpages/${page}`, { custom });
    expect(listErrorCodes(await put({ auto_confirm: false }))).toEqual(["/custom/auto_confirm mismatch"]);
    page = await openPage({ series: null, auto_confirm: false });
    expect(listErrorCodes(await put({ series: WEEKLY }))).toEqual(["/custom/series mismatch"]);
    expect(listErrorCodes(await put({ series: { every: "week", times: [5, 3] } }))).toEqual([
      "/custom/series/times/1 reversed",
    ]);
    expect(listErrorCodes(await put({ series: { every: ["week", "week"], times: [1, 3] } }))).toEqual([
      "/custom/series/every/1 duplicate",
    ]);
    expect(listErrorCodes(await put({ series: { every: "year", times: [1, 53] } }))).toContain(
      "/custom/series/times/1 too_big",
    );
    const type = await acme.post(`/v2/bookpages/${page}/types`, {
      name: "Lesson",
      custom: { series: WEEKLY },
    });
    expect(listErrorCodes(type)).toEqual(["/custom/series mismatch"]);
    await createTestType(acme, page, { name: "Lesson", custom: { series: WEEKLY, auto_confirm: true } });
  });
});

describe("an occurrence and all after it", () => {
  const statusOf = async (id: string) => {
    const { body } = await acme.get(`/v2/bookings?series=${id}&sort=oldest`);
    return body.map(({ booking }: Booked) => `${booking.start.slice(5, 16)} ${booking.status}`);
  };
  let booked: Booked[];
  const get = (index: number) => booked[index - 1] as Booked;
  const change = (index: number, operation: string, body: unknown) =>
    acme.post(`/v2/bookings/${get(index)._id}/${operation}`, body);
  beforeEach(async () => {
    const made = await book({ every: "week", times: 4 });
    expect(made.status).toBe(201);
    booked = made.body.bookings;
  });

  it("are cancelled together, which frees their times", { tags: "main" }, async () => {
    const { status, body } = await change(3, "cancel", { reason: "Enough", scope: "following" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: get(3)._id,
      cancel_reason: "Enough",
      booking: { status: "cancelled" },
    });
    expect(await statusOf(get(1).series._id)).toEqual([
      "03-10T08:00 confirmed",
      "03-17T08:00 confirmed",
      "03-24T08:00 cancelled",
      "03-31T07:00 cancelled",
    ]);
    expect((await change(3, "cancel", { scope: "following" })).status).toBe(200);
    expect((await book({ every: "week", times: 2 }, { start: BUSY })).status).toBe(201);
  });

  it("are left alone by default if one is cancelled", async () => {
    await change(2, "cancel", {});
    const states = await statusOf(get(1).series._id);
    expect(states.filter((state: string) => state.endsWith("cancelled"))).toEqual(["03-17T08:00 cancelled"]);
  });

  it("move by the same offset in the series' zone, even to another occurrence's old time", {
    tags: "main",
  }, async () => {
    const moved = await change(2, "reschedule", { start: "2031-03-24T10:00:00", scope: "following" });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(moved.body.booking.start).toBe("2031-03-24T09:00:00.000Z");
    expect(await statusOf(get(1).series._id)).toEqual([
      "03-10T08:00 confirmed",
      "03-24T09:00 confirmed",
      "03-31T08:00 confirmed",
      "04-07T08:00 confirmed",
    ]);
    const back = await change(2, "reschedule", { start: "2031-03-17T09:15:00", scope: "following" });
    expect(back.status, JSON.stringify(back.body)).toBe(409); // The start is off the grid.
    const week = await change(2, "reschedule", { start: "2031-03-31T10:00:00", scope: "following" });
    expect(week.status, JSON.stringify(week.body)).toBe(200);
    const reserved = await api.pool.query("SELECT 1 FROM reservations WHERE host_id = $1", [host._id]);
    expect(reserved.rowCount).toBe(4);
  });

  it("move all or none; conflicts are named, and can be rescheduled or left out", async () => {
    await createTestBooking(acme, { page, start: "2031-03-24T10:00:00+01:00" });
    const before = await statusOf(get(1).series._id);
    const start = "2031-03-17T10:00:00";
    const lost = await change(2, "reschedule", { start, scope: "following" });
    expect(lost.status).toBe(409);
    expect(lost.body.occurrences).toMatchObject([
      { index: 3, start: { dateTime: "2031-03-24T10:00:00+01:00" } },
    ]);
    expect(lost.body.occurrences[0].reasons).toMatchObject([{ rule: "meeting", user: host._id }]);
    expect(lost.body.reasons).toEqual(lost.body.occurrences[0].reasons);
    const one = await change(2, "reschedule", { start: "2031-03-24T10:00:00" });
    expect([one.status, one.body.reasons]).toMatchObject([409, [{ rule: "meeting" }]]);
    expect(await statusOf(get(1).series._id)).toEqual(before);

    const near = lost.body.occurrences[0].nearest_slots[0].start.dateTime;
    const instead = [
      { index: 3, start: near },
      { index: 4, start: null },
    ];
    expect((await change(2, "reschedule", { start, scope: "following", instead })).status).toBe(200);
    expect(await statusOf(get(1).series._id)).toEqual([
      "03-10T08:00 confirmed",
      "03-17T09:00 confirmed",
      "03-24T08:30 confirmed",
      "03-31T07:00 confirmed",
    ]);
    const unknown = await change(2, "reschedule", {
      start: "2031-03-17T11:00:00",
      scope: "following",
      instead: [{ index: 1, start: null }],
    });
    expect(listErrorCodes(unknown)).toEqual(["/instead/0/index unknown"]);
  });

  it("do not deadlock under simultaneous changes", async () => {
    const responses = await Promise.all([
      change(1, "cancel", { scope: "following" }),
      change(3, "cancel", { scope: "following" }),
      change(2, "reschedule", { start: "2031-03-17T11:00:00", scope: "following" }),
      change(4, "reschedule", { start: "2031-03-31T12:00:00" }),
    ]);
    for (const { status, body } of responses) expect([200, 409], JSON.stringify(body)).toContain(status);
  });
});

describe("the right to change an occurrence and all after it", () => {
  it("covers only a member's own", async () => {
    const colleague = await createTestHost(acme);
    const made = await book({ times: 3 });
    const [first, , third] = made.body.bookings as Booked[];
    const given = await acme.post(`/v2/bookings/${third?._id}/reassign`, { user: colleague._id });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    const headers = await createTestSession(api.db, host);
    const sent = { scope: "following" };
    const { status } = await requestApi("POST", `/v2/bookings/${first?._id}/cancel`, { body: sent, headers });
    expect(status).toBe(200);
    const { body } = await acme.get(`/v2/bookings?series=${first?.series._id}&sort=oldest`);
    expect(body.map(({ booking }: Booked) => booking.status)).toEqual([
      "cancelled",
      "cancelled",
      "confirmed",
    ]);
  });
});
