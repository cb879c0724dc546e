import { describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { listEventJobs } from "../support/event-jobs";
import { buildDate, createTestEvent, DATE, listReservations } from "../support/events";
import { registerHostFixture, registerTenantFixture } from "../support/fixtures";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

// biome-ignore lint/suspicious/noExplicitAny: events as the API answers them
type Event = any;

const acme = registerTenantFixture(api);
const host = registerHostFixture(acme);

const plan = (rest: Record<string, unknown> = {}) =>
  createTestEvent(acme, host, {
    dates: [buildDate(10), buildDate(11)],
    places: [{ name: "Office" }, { name: "Café", address: "1 Main Street" }],
    invitees: [{ email: "ana@example.com" }],
    ...rest,
  });
const put = (event: Event, body: unknown, headers?: Record<string, string>) =>
  acme.put(`/v2/events/${event._id}`, body, headers);
const confirm = async (event: Event, body: unknown = {}) => {
  const { status, body: answer } = await acme.post(`/v2/events/${event._id}/confirm`, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};
const reservations = (event: Event) => listReservations(api, event);

describe("PUT /v2/events/:event_id", () => {
  it("changes the sent fields only", { tags: "main" }, async () => {
    const event = await plan();
    const sent = {
      title: "Review",
      lang: "fr",
      locale: "de",
      timezone: "America/New_York",
      third_party: { group_ids: ["g1"], name: "CRM" },
    };
    const { status, body, headers } = await put(event, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...event,
      ...sent,
      third_party: { app: null, ...sent.third_party },
      updatedAt: expect.any(String),
      __v: 1,
    });
    expect(headers.get("etag")).toBe(`"${event._id}-1"`);
    expect((await acme.get(`/v2/events/${event._id}`)).body).toEqual(body);
  });

  it("mails two moves at once as one, from the time that people know", async () => {
    const event = await confirm(await plan({ dates: [DATE] }));
    const [{ _id }] = event.dates;
    await put(event, { dates: [{ ...buildDate(12), _id }] });
    await put(event, { dates: [{ ...buildDate(13), _id }] });
    const jobs = await listEventJobs(api, event, "send_event_notifications");
    const changes = jobs.map(({ payload }) => payload).filter(({ kind }) => kind === "changed");
    expect(changes).toMatchObject([{ was: { start: Date.parse(event.dates[0].date), allDay: false } }]);
  });

  it("with the response of GET changes nothing", async () => {
    const planned = await plan();
    const confirmed = await confirm(await plan());
    for (const event of [planned, confirmed, await plan({ dates: [{ ...DATE, all_day: true }] })]) {
      const { body } = await put(event, event);
      expect(body).toEqual(event);
    }
  });

  it("replaces dates, and those with the same _id or times keep id and votes", async () => {
    const event = await plan();
    const [first, second] = event.dates;
    await acme.post(`/v2/events/${event._id}/votes`, {
      invitee: "ana@example.com",
      dates: { [first._id]: "yes", [second._id]: "no" },
    });
    const { body } = await put(event, {
      dates: [buildDate(12), buildDate(11), { _id: first._id, ...buildDate(13) }],
    });
    const [added, same, moved] = body.dates;
    expect(body.dates.map(({ date }: Event) => date.slice(8, 10))).toEqual(["12", "11", "13"]);
    expect([same._id, moved._id]).toEqual([second._id, first._id]);
    expect([same.votes.no.length, moved.votes.yes.length]).toEqual([1, 2]);
    // The organiser accepts the new date.
    expect(added.votes.yes).toMatchObject([{ created_by: { user: host._id } }]);
    expect(added.created_by.user).toBe(host._id);
  });

  it("drops the votes of replaced dates and places", async () => {
    const event = await plan();
    await acme.post(`/v2/events/${event._id}/votes`, {
      invitee: "ana@example.com",
      dates: { [event.dates[0]._id]: "yes" },
      places: { [event.places[0]._id]: "yes" },
    });
    const { body } = await put(event, { dates: [buildDate(12)], places: [{ name: "Park" }] });
    expect(body.dates[0].votes.yes).toHaveLength(1);
    expect(body.invitees[1].stats.voted).toEqual({ dates: false, places: false });
    expect(await api.db.vote.count({ where: { eventId: event._id } })).toBe(2);
  });

  it("replaces places, and those with the same _id or name and address keep id and votes", async () => {
    const event = await plan();
    const [office, cafe] = event.places;
    const { body } = await put(event, {
      places: [{ name: "Café", address: "1 Main Street" }, { _id: office._id, name: "HQ" }, { name: "Café" }],
    });
    expect(body.places.map(({ _id }: Event) => _id).slice(0, 2)).toEqual([cafe._id, office._id]);
    expect(body.places.map(({ name }: Event) => name)).toEqual(["Café", "HQ", "Café"]);
    expect(body.places[1].votes.yes).toHaveLength(1);
  });

  it("reads times without an offset in the zone that it sets, and keeps existing dates", async () => {
    const event = await plan();
    const { body } = await put(event, { timezone: "Asia/Tokyo" });
    expect(body.dates).toEqual(event.dates);
    expect((await put(event, { dates: [buildDate(12)] })).body.dates[0].date).toBe(
      "2031-03-12T00:00:00.000Z",
    );
  });

  it.each([
    [{ title: " " }, 400, "/title too_small"],
    [{ title: null }, 400, "/title invalid_type"],
    [{ timezone: "Mars" }, 400, "/timezone invalid_value"],
    [{ dates: [{ date: DATE.date }] }, 400, "/dates/0/end_date required"],
    [{ dates: [{ ...DATE, end_date: DATE.date }] }, 400, "/dates/0/end_date reversed"],
    [{ dates: Array(101).fill(DATE) }, 400, "/dates too_big"],
    [{ dates: [{ ...DATE, _id: "0".repeat(24) }] }, 404, "/dates/0/_id unknown"],
    [{ places: [{ name: "" }] }, 400, "/places/0/name too_small"],
    [{ places: [{ _id: "0".repeat(24), name: "x" }] }, 404, "/places/0/_id unknown"],
  ])("rejects %j", async (wrong, status, issue) => {
    const event = await plan();
    const response = await put(event, wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
    expect((await acme.get(`/v2/events/${event._id}`)).body).toEqual(event);
  });

  it("rejects a date named twice, and one of another event", async () => {
    const event = await plan();
    const [{ _id }] = event.dates;
    const twice = { dates: [buildDate(10), buildDate(12)].map((date) => ({ _id, ...date })) };
    expect(listErrorCodes(await put(event, twice))).toEqual(["/dates/1/_id duplicate"]);
    expect(listErrorCodes(await put(await plan(), { dates: [{ _id, ...buildDate(10) }] }))).toEqual([
      "/dates/0/_id unknown",
    ]);
  });
});

describe("an update of a confirmed event", () => {
  it("keeps it confirmed with its date at any new time", { tags: "main" }, async () => {
    const event = await confirm(await plan());
    const [first, second] = event.dates;
    const { body } = await put(event, {
      dates: [
        { _id: second._id, ...buildDate(15) },
        { _id: first._id, ...buildDate(14) },
      ],
    });
    expect(body.confirmed).toMatchObject({ flag: true, date_id: first._id, place_id: event.places[0]._id });
    expect(body.confirmed.updated_at > event.confirmed.updated_at).toBe(true);
    expect(await reservations(event)).toMatchObject([{ startsAt: new Date("2031-03-14T08:00:00Z") }]);
  });

  it("confirms it with the only remaining date", async () => {
    const event = await confirm(await plan());
    const { body } = await put(event, { dates: [buildDate(20)] });
    expect(body.confirmed).toMatchObject({ flag: true, date_id: body.dates[0]._id });
    expect(await reservations(event)).toMatchObject([{ startsAt: new Date("2031-03-20T08:00:00Z") }]);
  });

  it("returns it to planning if its date is removed and several or none remain, and frees its time", async () => {
    for (const dates of [[buildDate(20), buildDate(21)], []]) {
      const event = await confirm(await plan());
      const { body } = await put(event, { dates });
      expect(body.confirmed).toMatchObject({ flag: false, date_id: null, place_id: null });
      expect(await reservations(event)).toEqual([]);
    }
  });

  it("picks the best remaining place if its own is removed", async () => {
    const event = await confirm(await plan());
    const { body } = await put(event, { places: [{ name: "Park" }, { name: "Lake" }] });
    expect(body.confirmed).toMatchObject({ flag: true, place_id: body.places[0]._id });
  });

  it("raises sequence and version only with fields that calendars show", async () => {
    const event = await confirm(await plan());
    const grow = async (body: unknown) => {
      const { ics_sequence: sequence, version } = (await put(event, body)).body;
      return [sequence - event.ics_sequence, version - event.version];
    };
    expect(await grow({ lang: "fr" })).toEqual([0, 0]);
    expect(await grow({ title: "New" })).toEqual([1, 1]);
    expect(await grow({ dates: [buildDate(12)] })).toEqual([2, 2]);
    expect(await grow({ places: [{ name: "Park" }] })).toEqual([3, 3]);
    expect(await grow({ dates: [buildDate(13), buildDate(14)] })).toEqual([4, 4]);
    expect(await grow({ title: "Newer" })).toEqual([4, 4]);
  });

  it("sets no sequence while it is in planning", async () => {
    expect((await put(await plan(), { title: "New", dates: [buildDate(12)] })).body).toMatchObject({
      ics_sequence: 0,
      version: 1,
    });
  });
});

describe("a moved booking-page event", () => {
  const book = (number: number, hour = "09") =>
    createTestEvent(acme, host, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [buildDate(number, hour)],
    });

  it("does not conflict with itself, but with others", { tags: "main" }, async () => {
    const moving = await book(10);
    await book(10, "11");
    const [{ _id }] = moving.dates;
    const to = (date: string, end_date: string) => put(moving, { dates: [{ _id, date, end_date }] });
    expect((await to("2031-03-10T09:15", "2031-03-10T09:45")).status).toBe(200);
    const refused = await to("2031-03-10T11:15", "2031-03-10T11:45");
    expect([refused.status, refused.body.code, listErrorCodes(refused)]).toEqual([
      409,
      "slot_taken",
      ["/dates slot_taken"],
    ]);
    expect(refused.body.nearest_slots).toHaveLength(3);
    // The event's own time counts as free.
    expect(refused.body.nearest_slots).toContainEqual({
      start: { dateTime: "2031-03-10T10:30:00+01:00" },
      end: { dateTime: "2031-03-10T11:00:00+01:00" },
    });
    expect(await reservations(moving)).toMatchObject([
      { startsAt: new Date("2031-03-10T08:15:00Z"), exclusive: true },
    ]);
    expect((await acme.get(`/v2/events/${moving._id}`)).body.dates[0].date).toBe("2031-03-10T08:15:00.000Z");
  });

  it("keeps the buffers", async () => {
    await acme.put(`/v2/users/${host._id}/availabilities`, { buffer_after: 30 });
    const moving = await book(10);
    await book(10, "11");
    const to = (date: string, end_date: string) => put(moving, { dates: [{ date, end_date }] });
    expect((await to("2031-03-10T10:15", "2031-03-10T10:45")).status).toBe(409);
    expect((await to("2031-03-10T10:00", "2031-03-10T10:30")).status).toBe(200);
  });

  it("moves once for two simultaneous moves to one slot", async () => {
    const moving = await Promise.all([book(10), book(11), book(12), book(13)]);
    const responses = await Promise.all(moving.map((event) => put(event, { dates: [buildDate(20)] })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(
      await api.db.reservation.count({
        where: { hostId: host._id, startsAt: new Date("2031-03-20T08:00:00Z") },
      }),
    ).toBe(1);
  });

  it("or a simultaneous booking gets the slot", async () => {
    for (let number = 10; number < 18; number++) {
      const moving = await book(number, "10");
      const target = buildDate(number, "14");
      const responses = await Promise.all([
        put(moving, { dates: [target] }),
        acme.post("/v2/events", {
          title: "New",
          created_by: { user: host._id },
          bookpage: true,
          confirmed: { flag: true },
          dates: [target],
        }),
      ]);
      expect(responses.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1);
    }
  });
});

describe("PUT /v2/events/:event_id with If-Match", () => {
  it("lets one of several writers with the same version win", async () => {
    const event = await plan();
    const etag = `"${event._id}-0"`;
    const responses = await Promise.all(
      ["one", "two", "three"].map((title) => put(event, { title }, { "if-match": etag })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("is checked before anything else", async () => {
    const event = await plan();
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect((await put(event, { title: "x" }, { "if-match": `"${event._id}-0"` })).status).toBe(412);
    expect((await put(event, { title: "x" })).status).toBe(409);
  });
});

it("PUT /v2/events/:event_id reserves the time of invited users too, and moves it along", async () => {
  const guest = await createTestUser(acme);
  const event = await confirm(await plan({ invitees: [{ email: guest.emails[0] }] }));
  const hosts = async () => (await reservations(event)).map(({ hostId }) => hostId);
  expect(await hosts()).toEqual([host._id, guest._id].sort());
  await put(event, { dates: [buildDate(20)] });
  expect(await hosts()).toEqual([host._id, guest._id].sort());
});
