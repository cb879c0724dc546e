import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, createTestEvent } from "../support/events";
import { createTestHost, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: [string] };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
});

const TIME = { start: "2031-03-10T09:00:00+01:00", end: "2031-03-10T09:30:00+01:00" };
const DATES = [{ date: TIME.start, end_date: TIME.end }];

const createHold = (rest: Record<string, unknown> = {}) =>
  acme.post("/v2/holds", { user: host._id, ...TIME, ...rest });

const book = (rest: Record<string, unknown> = {}) =>
  acme.post(
    "/v2/events",
    buildTestEventBody(host, { bookpage: true, confirmed: { flag: true }, dates: DATES, ...rest }),
  );

/** Moves the expiry of a hold to the past. */
const expire = ({ _id }: { _id: string }) =>
  api.db.reservation.updateMany({ where: { eventId: _id }, data: { expiresAt: new Date(Date.now() - 1) } });

const slots = async () => {
  const query = `users=${host._id}&duration=30&from=2031-03-10&to=2031-03-10`;
  return (await acme.get(`/v2/slots?${query}`)).body.slots.length;
};

describe("a hold", () => {
  it("reserves a time until it expires, and returns its expiry", { tags: "main" }, async () => {
    const before = Date.now();
    const { status, body } = await createHold({ minutes: 5 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: host._id,
      start: "2031-03-10T08:00:00.000Z",
      end: "2031-03-10T08:30:00.000Z",
    });
    const lasts = Date.parse(body.expires_at) - before;
    expect(lasts).toBeGreaterThanOrEqual(300_000);
    expect(lasts).toBeLessThan(360_000);
    expect((await acme.get(`/v2/holds/${body._id}`)).body).toEqual(body);
  });

  it("lasts ten minutes by default; a time without an offset is in the user's zone", async () => {
    const { body } = await createHold({ start: "2031-03-10T09:00", end: "2031-03-10T09:30" });
    expect(body.start).toBe("2031-03-10T08:00:00.000Z");
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(590_000);
  });

  it("blocks slots, bookings, confirmations, moves and other holds", async () => {
    const all = await slots();
    const planned = await createTestEvent(acme, host, { bookpage: true, dates: DATES });
    const other = await createTestEvent(acme, host, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: "2031-03-11T09:00:00Z", end_date: "2031-03-11T09:30:00Z" }],
    });
    await createHold();
    expect(await slots()).toBe(all - 1);
    const refused = [
      await createHold(),
      await book(),
      await acme.post(`/v2/events/${planned._id}/confirm`, {}),
      await acme.put(`/v2/events/${other._id}`, { dates: DATES }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, "slot_taken"]);
      expect(body.nearest_slots).toHaveLength(3);
    }
    expect(listErrorCodes(refused[0] as never)).toEqual(["/start slot_taken"]);
  });

  it("blocks nothing from the instant of its expiry on", async () => {
    const all = await slots();
    const { body: hold } = await createHold();
    await expire(hold);
    expect(await slots()).toBe(all);
    expect((await acme.get(`/v2/holds/${hold._id}`)).status).toBe(404);
    expect((await acme.delete(`/v2/holds/${hold._id}`)).status).toBe(404);
    expect((await book({ hold: hold._id })).status).toBe(404);
    const { status, body: next } = await createHold();
    expect(status).toBe(201);
    await expire(next);
    expect((await book()).status).toBe(201);
    // Expired holds are replaced.
    expect(await api.db.reservation.count({ where: { hostId: host._id } })).toBe(1);
  });

  it("can be released, once", async () => {
    const { body: hold } = await createHold();
    const gone = await acme.delete(`/v2/holds/${hold._id}`);
    expect([gone.status, gone.body]).toEqual([200, { n: 1, ok: 1 }]);
    expect((await acme.delete(`/v2/holds/${hold._id}`)).status).toBe(404);
    expect((await createHold()).status).toBe(201);
  });

  it("is consumed by an event, once", { tags: "main" }, async () => {
    const { body: hold } = await createHold();
    const { status, body: event } = await book({ hold: hold._id });
    expect([status, event.confirmed.flag]).toEqual([201, true]);
    expect(event).not.toHaveProperty("hold");
    expect(await api.db.reservation.findMany({ where: { hostId: host._id } })).toMatchObject([
      { eventId: event._id, exclusive: true, expiresAt: null },
    ]);
    expect(listErrorCodes(await book({ hold: hold._id }))).toEqual(["/hold unknown"]);
  });

  it.each([
    ["another time", { dates: [{ date: "2031-03-10T10:00Z", end_date: "2031-03-10T10:30Z" }] }],
    ["no confirmation", { confirmed: { flag: false } }],
    ["another host", { created_by: { email: "other@example.com" }, bookpage: false }],
  ])("is not consumed by an event with %s, and lasts", async (_, rest) => {
    const { body: hold } = await createHold();
    const response = await book({ hold: hold._id, ...rest });
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/hold mismatch"]]);
    expect((await acme.get(`/v2/holds/${hold._id}`)).status).toBe(200);
  });

  it("is not found by another organisation", async () => {
    const { body: hold } = await createHold();
    const outsider = await api.tenant("Stranger");
    const mine = await createTestHost(outsider);
    const response = await outsider.post(
      "/v2/events",
      buildTestEventBody(mine, { hold: hold._id, dates: DATES }),
    );
    expect([response.status, listErrorCodes(response)]).toEqual([404, ["/hold unknown"]]);
  });

  it.each([
    [{ minutes: 0 }, "/minutes"],
    [{ minutes: 31 }, "/minutes"],
    [{ minutes: 1.5 }, "/minutes"],
    [{ end: TIME.start }, "/end reversed"],
    [{ end: "2031-03-11T09:30:00+01:00" }, "/end too_long"],
    [{ start: "2031-03-30T02:30", end: "2031-03-30T04:00" }, "/start nonexistent_time"],
    [{ start: "noon" }, "/start"],
  ])("%j is rejected", async (rest, issue) => {
    const response = await createHold(rest);
    expect(response.status).toBe(400);
    expect(listErrorCodes(response)[0]).toContain(issue);
  });

  it("is deleted with its user", async () => {
    const { body: hold } = await createHold();
    await acme.delete(`/v2/users/${host._id}`);
    expect((await acme.get(`/v2/holds/${hold._id}`)).status).toBe(404);
  });
});

it("of a deleted event row frees its time", async () => {
  const { body: event } = await book();
  await api.db.event.deleteMany({ where: { id: event._id } });
  expect(await api.db.reservation.count({ where: { hostId: host._id } })).toBe(0);
});
