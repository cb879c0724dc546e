import { describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { buildDate, createTestEvent, listReservations } from "../support/events";
import { registerHostFixture, registerTenantFixture } from "../support/fixtures";
import { createTestPage, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

// biome-ignore lint/suspicious/noExplicitAny: events as the API answers them
type Event = any;

const acme = registerTenantFixture(api);
const host = registerHostFixture(acme);

const plan = (rest: Record<string, unknown> = {}) =>
  createTestEvent(acme, host, {
    dates: [buildDate(12), buildDate(10), buildDate(11)],
    places: [{ name: "Office" }, { name: "Café" }],
    invitees: [{ email: "ana@example.com" }, { email: "bo@example.com" }],
    ...rest,
  });
const confirm = (event: Event, body?: unknown, query = "", headers?: Record<string, string>) =>
  acme.post(`/v2/events/${event._id}/confirm${query}`, body, headers);
const cancel = (event: Event, body?: unknown) => acme.post(`/v2/events/${event._id}/cancel`, body);
const read = async (event: Event) => (await acme.get(`/v2/events/${event._id}`)).body;
const vote = (event: Event, invitee: string, index: number, answer = "yes") =>
  acme.post(`/v2/events/${event._id}/votes`, { invitee, dates: { [event.dates[index]._id]: answer } });
const reservations = (event: Event) => listReservations(api, event);

describe("POST /v2/events/:event_id/confirm", () => {
  it("confirms the choice in the body or the query", { tags: "main" }, async () => {
    const [one, two] = [await plan(), await plan()];
    const choice = (event: Event) => ({ date_id: event.dates[2]._id, place_id: event.places[1]._id });
    const { status, body } = await confirm(one, choice(one));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      confirmed: { flag: true, ...choice(one) },
      ics_sequence: 1,
      version: 2,
      __v: 1,
    });
    expect(Date.now() - Date.parse(body.confirmed.updated_at)).toBeLessThan(60_000);
    expect(body.dates.map(({ confirmed }: Event) => confirmed)).toEqual([false, false, true]);
    expect(await read(one)).toEqual(body);
    const { date_id, place_id } = choice(two);
    const byQuery = await confirm(two, undefined, `?d=${date_id}&p=${place_id}`);
    expect(byQuery.body.confirmed).toMatchObject(choice(two));
  });

  it("defaults to the date with the most yes votes, then the earliest, and the first place", async () => {
    const event = await plan();
    await vote(event, "ana@example.com", 0);
    await vote(event, "bo@example.com", 2);
    await vote(event, "ana@example.com", 2, "no");
    const first = (await confirm(event)).body;
    // Each has one more vote than the organiser's: the 11th is earlier than the 12th.
    expect(first.confirmed).toMatchObject({ date_id: event.dates[2]._id, place_id: event.places[0]._id });
    expect(first.dates[2].confirmed_invitees).toHaveLength(2);
    expect((await confirm(await plan(), {})).body.dates[1].confirmed).toBe(true);
  });

  it("with the same choice again changes nothing", async () => {
    const event = await plan();
    const { body: first } = await confirm(event);
    await vote(event, "ana@example.com", 0);
    const voted = await read(event);
    for (const body of [undefined, {}, { date_id: first.confirmed.date_id }]) {
      const again = await confirm(event, body);
      expect([again.status, again.body]).toEqual([200, voted]);
    }
  });

  it("with another choice moves the event", async () => {
    const event = await plan();
    await confirm(event);
    const { body } = await confirm(event, { date_id: event.dates[0]._id });
    expect(body).toMatchObject({ confirmed: { date_id: event.dates[0]._id }, ics_sequence: 2 });
    expect(await reservations(event)).toMatchObject([{ startsAt: new Date("2031-03-12T08:00:00Z") }]);
  });

  it("of an event that returned to planning continues the sequence", async () => {
    const event = await plan();
    await confirm(event);
    await acme.put(`/v2/events/${event._id}`, { dates: [buildDate(20), buildDate(21)] });
    expect((await confirm(event)).body).toMatchObject({ confirmed: { flag: true }, ics_sequence: 3 });
  });

  it("confirms a place only if there is no date, and is refused without both", async () => {
    expect((await confirm(await plan({ dates: [] }))).body.confirmed).toMatchObject({
      flag: true,
      date_id: null,
    });
    const empty = await confirm(await plan({ dates: [], places: [] }));
    expect([empty.status, empty.body.code]).toEqual([409, "conflict"]);
  });

  it.each([
    [{ date_id: "x" }, "", 400, "/date_id invalid_format"],
    [{ date_id: "0".repeat(24) }, "", 404, "/date_id unknown"],
    [{ place_id: "0".repeat(24) }, "", 404, "/place_id unknown"],
    [undefined, `?d=${"0".repeat(24)}`, 404, "/d unknown"],
    [undefined, "?p=x", 400, "/p invalid_format"],
  ])("refuses %j %s", async (body, query, status, issue) => {
    const response = await confirm(await plan(), body, query);
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
  });

  it("rejects another event's date", async () => {
    const other = await plan();
    expect((await confirm(await plan(), { date_id: other.dates[0]._id })).status).toBe(404);
  });

  it("of a booking-page event requires the host to be free", async () => {
    const dates = [buildDate(10)];
    const [one, two] = [await plan({ bookpage: true, dates }), await plan({ bookpage: true, dates })];
    expect((await confirm(one)).status).toBe(200);
    expect(await reservations(one)).toMatchObject([{ hostId: host._id, exclusive: true }]);
    const refused = await confirm(two);
    expect([refused.status, refused.body.code, refused.body.nearest_slots.length]).toEqual([
      409,
      "slot_taken",
      3,
    ]);
    expect(await read(two)).toEqual(two);
    await cancel(one);
    expect((await confirm(two)).status).toBe(200);
  });

  it("applies the buffers of the appointment type's own hours", async () => {
    const page = await createTestPage(acme, host._id);
    const hours = await acme.post(`/v2/users/${host._id}/availabilities`, { buffer_before: 60 });
    const type = await acme.post(`/v2/bookpages/${page.nickname}/types`, {
      name: "Long",
      availability: hours.body._id,
    });
    await createTestEvent(acme, host, { confirmed: { flag: true }, dates: [buildDate(10, "09")] });
    const event = await plan({ bookpage: true, dates: [buildDate(10, "10")] });
    await api.db.event.updateMany({ where: { id: event._id }, data: { appointmentTypeId: type.body._id } });
    expect((await confirm(event)).status).toBe(409);
    await api.db.event.updateMany({ where: { id: event._id }, data: { appointmentTypeId: null } });
    expect((await confirm(event)).status).toBe(200);
  });

  it("repeats its response for the same Idempotency-Key", async () => {
    const event = await plan();
    const first = await confirm(event, {}, "", { "idempotency-key": "confirm" });
    await acme.post(`/v2/events/${event._id}/messages`, { body: "Hello" });
    expect((await confirm(event, {}, "", { "idempotency-key": "confirm" })).body).toEqual(first.body);
  });
});

describe("POST and PUT /v2/events/:event_id/cancel", () => {
  it.each(["post", "put"] as const)(
    "by %s returns the event with `cancelled` and frees its time",
    { tags: "main" },
    async (method) => {
      const event = (await confirm(await plan({ bookpage: true }))).body;
      const { status, body } = await acme[method](`/v2/events/${event._id}/cancel`, { reason: " Rain " });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...event,
        cancelled: expect.any(String),
        cancel_reason: "Rain",
        confirmed: { ...event.confirmed, updated_at: body.cancelled },
        ics_sequence: event.ics_sequence + 1,
        version: event.version + 1,
        updatedAt: expect.any(String),
        __v: event.__v + 1,
      });
      expect(await reservations(event)).toEqual([]);
      expect(await read(event)).toEqual(body);
      expect((await cancel(event, { reason: "Again" })).body).toEqual(body);
    },
  );

  it("requires no body and no confirmation", async () => {
    const event = await plan();
    const { status, body } = await cancel(event);
    expect([status, body.confirmed.flag, body.cancel_reason]).toEqual([200, false, undefined]);
    expect(body.ics_sequence).toBe(1);
    expect((await acme.get("/v2/events?filter=cancelled")).body).toContainEqual(body);
  });

  it("rejects a reason that is no text or too long", async () => {
    const event = await plan();
    expect(listErrorCodes(await cancel(event, { reason: 1 }))).toEqual(["/reason invalid_type"]);
    expect(listErrorCodes(await cancel(event, { reason: "x".repeat(5001) }))).toEqual(["/reason too_big"]);
  });

  it("leaves an event that accepts only messages", async () => {
    const event = await plan();
    await cancel(event);
    const path = `/v2/events/${event._id}`;
    const invitee = "ana@example.com";
    const answers = [
      await acme.put(path, { title: "New" }),
      await confirm(event),
      await vote(event, invitee, 0),
      await acme.post(`${path}/invitees`, { email: "cy@example.com" }),
      await acme.delete(`${path}/invitees/${event.invitees[1]._id}`),
      await acme.post(`${path}/declines`, { invitee }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, "conflict"]);
    expect((await acme.post(`${path}/messages`, { body: "Pity" })).status).toBe(201);
  });
});

describe("simultaneous confirmations and cancellations", () => {
  it("of one event end in a cancelled event that blocks no time", async () => {
    for (let round = 0; round < 8; round++) {
      const event = await plan({ bookpage: true });
      const responses = await Promise.all([confirm(event), cancel(event)]);
      expect(responses[1].status).toBe(200);
      expect([200, 409]).toContain(responses[0].status);
      expect((await read(event)).cancelled).toBeDefined();
      expect(await reservations(event)).toEqual([]);
    }
  });

  it("with different dates leave one date, and its reservation", async () => {
    for (let round = 0; round < 8; round++) {
      const event = await plan();
      const responses = await Promise.all(
        [0, 1].map((index) => confirm(event, { date_id: event.dates[index]._id })),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      const after = await read(event);
      const chosen = after.dates.filter(({ confirmed }: Event) => confirmed);
      expect(chosen).toHaveLength(1);
      expect(await reservations(event)).toMatchObject([{ startsAt: new Date(chosen[0].date) }]);
      expect([after.__v, after.ics_sequence]).toEqual([2, 2]);
      await cancel(event);
    }
  });

  it("of ten booking-page events for one slot leave one confirmed", async () => {
    const events = await Promise.all(
      Array.from({ length: 10 }, () => plan({ bookpage: true, dates: [buildDate(25)] })),
    );
    const responses = await Promise.all(events.map((event) => confirm(event)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it("of each other's users do not deadlock", async () => {
    const people = await Promise.all([0, 1, 2].map(() => createTestUser(acme)));
    const events = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        createTestEvent(acme, people[index % 3], {
          bookpage: true,
          dates: [buildDate(10 + index)],
          invitees: people.map(({ emails }) => ({ email: emails[0] })),
        }),
      ),
    );
    const responses = await Promise.all(events.map((event) => confirm(event)));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});
