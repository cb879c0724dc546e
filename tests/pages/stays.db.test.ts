import { beforeAll, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { DAY } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestHost, createTestPage, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const GUEST_ROOM = { unit: "night", least: 2, most: 5 };

/** A host in Paris with hours from nine to five on every day, and a page for stays. */
async function createStayPage(stay: object, custom: object = {}) {
  const host = await createTestHost(acme, {});
  const page = await createTestPage(acme, host._id, { custom: { auto_confirm: true, stay, ...custom } });
  return { host, page: page.nickname as string };
}

const attendee = () => ({ name: "Zoe", email: `${makeUniqueName("zoe")}@example.com` });

const book = (page: string, body: object) =>
  acme.post("/v2/bookings", { page, attendee: attendee(), ...body });

const listArrivals = async (page: string, query: string) => {
  const { body } = await acme.get(`/v2/slots?page=${page}&${query}`);
  return body.slots;
};

// 2031-03-10 is a Monday; the host is open each day.
describe("A page of nights", () => {
  it("offers arrivals with the days on which stays can end, and books one", { tags: "main" }, async () => {
    const { page, host } = await createStayPage(GUEST_ROOM);
    const [first] = await listArrivals(page, "from=2031-03-10&to=2031-03-14");
    expect(first).toEqual({
      start: { dateTime: "2031-03-10T15:00:00+01:00" },
      end: { dateTime: "2031-03-12T11:00:00+01:00" },
      ends_on: ["2031-03-12", "2031-03-13", "2031-03-14", "2031-03-15"],
    });
    const { status, body } = await book(page, { start: "2031-03-10", end: "2031-03-13" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      stay: { unit: "night", units: 3, first: "2031-03-10", last: "2031-03-13" },
      dates: [{ date: "2031-03-10T14:00:00.000Z", end_date: "2031-03-13T10:00:00.000Z", all_day: false }],
      timezone: "Europe/Paris",
      booking: { status: "confirmed", host: host._id },
    });
    const left = await listArrivals(page, "from=2031-03-10&to=2031-03-14");
    const days = left.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(0, 10));
    expect(days).toEqual(["2031-03-13", "2031-03-14"]);
  });

  it("names the field and the rule of what it does not offer", async () => {
    const { page } = await createStayPage({
      ...GUEST_ROOM,
      arrival_days: ["monday"],
      departure_days: ["wednesday", "friday"],
    });
    const fail = async (body: object) => listErrorCodes(await book(page, body));
    expect(await fail({ start: "2031-03-10" })).toEqual(["/end required"]);
    expect(await fail({ start: "2031-03-10", end: "2031-03-10" })).toEqual(["/end reversed"]);
    expect(await fail({ start: "2031-03-10", end: "2031-03-11" })).toEqual(["/end too_small"]);
    expect(await fail({ start: "2031-03-10", units: 9 })).toEqual(["/units too_big"]);
    expect(await fail({ start: "2031-03-11", end: "2031-03-14" })).toEqual(["/start mismatch"]);
    expect(await fail({ start: "2031-03-10", end: "2031-03-13" })).toEqual(["/end mismatch"]);
    expect(await fail({ start: "2031-03-10T14:00:00+01:00", units: 2 })).toEqual(["/start mismatch"]);
    expect(await fail({ start: "2031-03-10", units: 2, end: "2031-03-12" })).toEqual(["/units exactly_one"]);
    expect(await fail({ start: "2031-03-10", duration: 60 })).toEqual(["/duration refused"]);
    expect(await fail({ start: "2031-02-30", units: 2 })).toEqual(["/start invalid_date"]);
  });

  it("says what is taken in between", async () => {
    const { page, host } = await createStayPage(GUEST_ROOM);
    const hours = await createTestPage(acme, host._id, {
      secondary: true,
      custom: { auto_confirm: true, duration: 60 },
    });
    const meeting = await book(hours.nickname, { start: "2031-03-12T09:00:00+01:00" });
    expect(meeting.status).toBe(201);
    const { status, body } = await book(page, { start: "2031-03-10", end: "2031-03-13" });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "slot_taken",
      errors: [{ pointer: "/start", code: "slot_taken" }],
      reasons: [{ rule: "meeting", event: { _id: meeting.body._id } }],
    });
    // The meeting lies before check-out of the second night.
    const [first] = await listArrivals(page, "from=2031-03-10&to=2031-03-12");
    expect(first.start.dateTime).toBe("2031-03-12T15:00:00+01:00");
  });

  it("blocks the hours of its host, and is moved and cancelled like a meeting", async () => {
    const { page, host } = await createStayPage(GUEST_ROOM);
    const hours = await createTestPage(acme, host._id, {
      secondary: true,
      custom: { auto_confirm: true, duration: 60 },
    });
    const { body: stay } = await book(page, { start: "2031-03-10", end: "2031-03-12" });
    const count = async () =>
      (await listArrivals(hours.nickname, "from=2031-03-10&to=2031-03-12")).length as number;
    // Monday until three, and Wednesday from eleven.
    expect(await count()).toBe(6 + 6);
    const moved = await acme.post(`/v2/bookings/${stay._id}/reschedule`, { start: "2031-03-11", units: 3 });
    expect(moved.body).toMatchObject({ stay: { units: 3, first: "2031-03-11", last: "2031-03-14" } });
    const kept = await acme.post(`/v2/bookings/${stay._id}/reschedule`, { start: "2031-03-10" });
    expect(kept.body).toMatchObject({ stay: { units: 3, first: "2031-03-10", last: "2031-03-13" } });
    await acme.post(`/v2/bookings/${stay._id}/cancel`, {});
    expect(await count()).toBe(3 * 8);
  });

  it("explains a weekday on which no stay begins", async () => {
    const { page } = await createStayPage({ ...GUEST_ROOM, arrival_days: ["friday"], least: 1 });
    const { body } = await acme.get(`/v2/slots/explain?page=${page}&units=1&start=2031-03-10T15:00`);
    expect(body).toMatchObject({ free: false, reasons: [{ rule: "arrival_day", user: null }], fixes: [] });
  });

  it("counts nights in the limits of the page", async () => {
    const { page } = await createStayPage({ unit: "night" }, { limits: [{ per: "week", count: 3 }] });
    await book(page, { start: "2031-03-10", units: 2 });
    const [next] = await listArrivals(page, "from=2031-03-12&to=2031-03-12");
    expect(next.ends_on).toEqual(["2031-03-13"]);
  });

  it("counts nights when requests are confirmed", async () => {
    const rules = { auto_confirm: false, limits: [{ per: "week", count: 3 }] };
    const { page } = await createStayPage({ unit: "night" }, rules);
    const ask = async (start: string) => (await book(page, { start, units: 2 })).body._id as string;
    const requests = [await ask("2031-03-10"), await ask("2031-03-13")];
    const statuses = [];
    for (const id of requests) statuses.push((await acme.post(`/v2/events/${id}/confirm`, {})).status);
    expect(statuses).toEqual([200, 409]);
  });

  it("has no times to offer", async () => {
    const { page } = await createStayPage(GUEST_ROOM);
    const offer = { page, starts: ["2031-03-10T14:00:00Z"], timezone: "Europe/Paris", lang: "en" };
    expect(listErrorCodes(await acme.post("/v2/offers", offer))).toEqual(["/page mismatch"]);
    expect((await acme.get(`/v2/links?page=${page}`)).body).toEqual([]);
  });

  it("keeps a night for a hold", async () => {
    const { page } = await createStayPage(GUEST_ROOM);
    const held = await acme.post("/v2/holds", { page, start: "2031-03-10", units: 2 });
    expect(held.body).toMatchObject({ start: "2031-03-10T14:00:00.000Z", end: "2031-03-12T10:00:00.000Z" });
    expect((await book(page, { start: "2031-03-10", units: 2 })).status).toBe(409);
    expect((await book(page, { start: "2031-03-10", units: 2, hold: held.body._id })).status).toBe(201);
  });
});

describe("A page of days", () => {
  it("books whole days, which end at midnight", async () => {
    const { page } = await createStayPage({ unit: "day" });
    const { body } = await book(page, { start: "2031-03-12", end: "2031-03-13" });
    expect(body).toMatchObject({
      stay: { unit: "day", units: 2, first: "2031-03-12", last: "2031-03-13" },
      dates: [{ date: "2031-03-11T23:00:00.000Z", end_date: "2031-03-13T23:00:00.000Z", all_day: true }],
    });
    const moved = await acme.post(`/v2/bookings/${body._id}/reschedule`, { start: "2031-03-17", units: 1 });
    expect(moved.body).toMatchObject({ dates: [{ all_day: true }], stay: { units: 1 } });
  });

  it("is a calendar entry of dates, the last of which it does not include", async () => {
    const { page, host } = await createStayPage({ unit: "day" });
    await confirmUserEmail(api.db, host);
    const [first, second, third] = [10, 11, 12].map((days) => new Date(Date.now() + days * DAY));
    const toDate = (at?: Date) => (at as Date).toISOString().slice(0, 10);
    const booked = await book(page, { start: toDate(first), end: toDate(second) });
    expect(booked.status).toBe(201);
    const { url } = (await acme.post(`/v2/users/${host._id}/feed`, {})).body;
    const text = await (await handleFeed(new Request(url), url.replace(/^.*\//, ""))).text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${toDate(first).replaceAll("-", "")}`);
    expect(text).toContain(`DTEND;VALUE=DATE:${toDate(third).replaceAll("-", "")}`);
  });

  it("gives exactly as many of sixty bookers a bike as there are", { tags: "main" }, async () => {
    const { page } = await createStayPage({
      unit: "day",
      check_in: "09:00",
      check_out: "18:00",
      capacity: 5,
    });
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        book(page, { start: index % 2 ? "2031-03-11" : "2031-03-10", end: "2031-03-12" }),
      ),
    );
    const statuses = results.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(55);
    const lost = results.find(({ status }) => status === 409);
    expect(lost?.body.reasons[0]).toMatchObject({ rule: "full" });
    expect(await listArrivals(page, "from=2031-03-11&to=2031-03-12")).toEqual([]);
  });

  it("lets further requests of a bike wait, of which only as many as fit are confirmed", async () => {
    const { page } = await createStayPage({ unit: "day", capacity: 2 }, { auto_confirm: false });
    const ask = async () => (await book(page, { start: "2031-03-10", units: 2 })).body._id as string;
    const requests = [await ask(), await ask(), await ask()];
    const statuses = [];
    for (const id of requests) statuses.push((await acme.post(`/v2/events/${id}/confirm`, {})).status);
    expect(statuses).toEqual([200, 200, 409]);
  });
});

describe("The setting of stays", () => {
  it("is refused where its rules contradict each other", async () => {
    const { page } = await createStayPage(GUEST_ROOM);
    const send = async (custom: object) => {
      const sent = await acme.put(`/v2/bookpages/${page}`, { custom });
      return [sent.status, ...listErrorCodes(sent)];
    };
    expect(await send({ stay: { unit: "night", least: 4, most: 3 } })).toEqual([
      400,
      "/custom/stay/most too_small",
    ]);
    expect(await send({ stay: { unit: "night", check_in: "10:00", check_out: "12:00" } })).toEqual([
      400,
      "/custom/stay/check_out reversed",
    ]);
    expect(
      await send({ stay: { unit: "night", most: 2, arrival_days: ["monday"], departure_days: ["sunday"] } }),
    ).toEqual([400, "/custom/stay/departure_days mismatch"]);
    expect(await send({ stay: { unit: "minute", most: 2 } })).toEqual([400, "/custom/stay/most mismatch"]);
    expect(await send({ seats: 4 })).toEqual([400, "/custom/seats refused"]);
  });

  it("does not concern a type that is booked by minutes, and the other way round", async () => {
    const { page } = await createStayPage(GUEST_ROOM, { duration: 30 });
    const { body: type } = await acme.post(`/v2/bookpages/${page}/types`, {
      name: "Visit",
      custom: { stay: { unit: "minute" } },
    });
    const slots = await listArrivals(page, `type=${type.handle}&from=2031-03-10&to=2031-03-10`);
    expect(slots).toHaveLength(16);
    const sent = await acme.get(`/v2/slots?page=${page}&duration=30&from=2031-03-10&to=2031-03-10`);
    expect(listErrorCodes(sent)).toEqual(["/duration unknown"]);
  });
});
