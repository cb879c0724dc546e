import { beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestRoom } from "../support/rooms";
import { createTestTeam } from "../support/teams";
import { createTestHost, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0", RATE_LIMIT_DEFAULT: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const START = "2031-03-10T16:00:00+01:00";

const SEATS = { seats: 2, duration: 60 };

/** Creates a page of several hosts with one hour on that Monday. */
async function createPage(count: number, custom: object) {
  const days = { monday: { slots: [{ start_time: "16:00", end_time: "17:00" }] } };
  const members = await Promise.all(
    Array.from({ length: count }, async () => (await createTestHost(acme, { days }))._id as string),
  );
  const page = makeUniqueName("crew");
  await createTestTeam(acme, { members, handle: page });
  const made = await acme.put(`/v2/bookpages/${page}`, {
    custom: { auto_confirm: true, duration: 60, ...custom },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return page;
}

const createHold = (page: string) => acme.post("/v2/holds", { page, start: START });

const book = (page: string, more: object = {}) =>
  acme.post(
    "/v2/bookings",
    buildTestBookingBody({
      page,
      start: START,
      attendee: { name: "Ana", email: `${makeUniqueName("ana")}@example.com` },
      ...more,
    }),
  );

/** Lets twenty bookers try to book. */
async function fill(page: string) {
  let made = 0;
  for (let booker = 0; booker < 20; booker += 1) {
    const { status, body } = await book(page);
    if (status === 201) made += 1;
    else {
      expect([status, body.code], JSON.stringify(body)).toEqual([409, "slot_taken"]);
      return made;
    }
  }
  return made;
}

it.each([
  ["one of a team", 3, {}, 3],
  ["all of a team", 2, { hosts: { kind: "all" } }, 1],
  ["some of a team", 4, { hosts: { kind: "some", count: 2 } }, 2],
  ["seats with one of a team", 3, SEATS, 6],
  ["seats with all of a team", 2, { ...SEATS, hosts: { kind: "all" } }, 2],
  ["seats with some of a team", 5, { ...SEATS, hosts: { kind: "some", count: 2 } }, 4],
])("a hold reserves its slot for its holder and nothing else: %s", async (_, people, custom, all) => {
  for (const before of [0, 1]) {
    const page = await createPage(people, custom);
    for (let booker = 0; booker < Math.min(before, all - 1); booker += 1)
      expect((await book(page)).status).toBe(201);
    const there = Math.min(before, all - 1);
    const holds = [];
    for (let holder = 0; holder < Math.min(3, all - there); holder += 1) holds.push(await createHold(page));
    expect(holds.map(({ status }) => status)).toEqual(holds.map(() => 201));
    expect((await fill(page)) + holds.length + there).toBe(all);
    expect((await createHold(page)).status).toBe(409);
    for (const { body } of holds.toReversed()) {
      const made = await book(page, { hold: body._id });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
    expect((await book(page)).status).toBe(409);
  }
});

it.each([
  ["a person's time", 1, {}, {}],
  ["one of a team", 2, {}, {}],
  ["all of a team", 2, { hosts: { kind: "all" } }, {}],
  ["some of a team", 3, { hosts: { kind: "some", count: 2 } }, {}],
  ["a seat", 2, SEATS, {}],
  ["a series", 2, { series: { every: "week", times: [1, 3] } }, { series: { times: 1 } }],
  ["a room", 2, { rooms: {} }, {}],
])("a hold stays bookable after the page stops offering its time: %s", async (_, people, custom, more) => {
  if ("rooms" in custom) await createTestRoom(acme, makeUniqueName("Room"));
  const page = await createPage(people, custom);
  const { body: hold } = await createHold(page);
  expect((await acme.put(`/v2/bookpages/${page}`, { custom: { days_after: 1 } })).status).toBe(200);
  expect((await book(page, more)).status).toBe(409);
  const made = await book(page, { ...more, hold: hold._id });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await book(page, { ...more, hold: hold._id })).status).toBe(404); // A hold is consumed once.
});
