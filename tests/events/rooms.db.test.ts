import { beforeEach, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { asInstant } from "@/lib/core/time/instant";
import { buildEntries } from "@/lib/domain/events/calendar-entries/build-entries";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { runMailJobs } from "../support/mail-jobs";
import { createTestRoom } from "../support/rooms";
import { loadEventPageAt, NINE, TEN } from "../support/seats";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
} from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });
const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
});

const ELEVEN = "2031-03-10T11:00:00+01:00";

/** Creates a host with a page with hour-long meetings that require a room. */
async function createPage(rooms: Record<string, unknown> = {}, custom: Record<string, unknown> = {}) {
  const host = await createTestHost(acme);
  const settings = { auto_confirm: true, duration: 60, rooms, ...custom };
  const { nickname } = await createTestPage(acme, host._id, { custom: settings });
  return { host: host._id as string, page: nickname as string };
}

async function bookRoom(page: string, rest: Record<string, unknown> = {}) {
  const made = await createTestBooking(acme, { page, start: NINE, ...rest });
  return made as { _id: string; room: { _id: string; name: string } | null; booking: { page_url: string } };
}

const tryBooking = (page: string, rest: Record<string, unknown> = {}) =>
  acme.post("/v2/bookings", buildTestBookingBody({ page, ...rest }));

async function listStarts(page: string, more = ""): Promise<string[]> {
  const { body } = await acme.get(`/v2/slots?page=${page}&from=2031-03-10&to=2031-03-10${more}`);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(11, 16));
}

const readRoom = async (id: string) => (await acme.get(`/v2/bookings/${id}`)).body.room?.name ?? null;

const listTaken = async (room: string): Promise<string[]> =>
  (await api.db.reservation.findMany({ where: { hostId: room }, orderBy: { startsAt: "asc" } })).map(
    ({ startsAt, exclusive }) => `${startsAt.toISOString().slice(11, 16)}${exclusive ? "" : "?"}`,
  );

describe("a page that requires a room", () => {
  it("reserves the smallest free room, and offers no time without one", { tags: "main" }, async () => {
    const [large, small] = [await createTestRoom(acme, "Saturn", 12), await createTestRoom(acme, "Venus", 4)];
    const [ana, bo, cy] = [await createPage(), await createPage(), await createPage()];
    expect((await bookRoom(ana.page)).room).toEqual({
      _id: small._id,
      name: "Venus",
      capacity: 4,
      place: null,
    });
    expect(await listStarts(cy.page)).toContain("09:00");
    expect((await bookRoom(bo.page)).room?.name).toBe("Saturn");

    expect(await listStarts(cy.page)).not.toContain("09:00");
    expect(await listStarts(cy.page)).toContain("10:00");
    const refused = await tryBooking(cy.page);
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    expect(refused.body.reasons).toMatchObject([
      { rule: "no_room", user: null, rooms: [{ name: "Venus" }, { name: "Saturn" }] },
    ]);
    expect(refused.body.nearest_slots[0].start.dateTime).toBe("2031-03-10T10:00:00+01:00");
    expect([await listTaken(small._id), await listTaken(large._id)]).toEqual([["08:00"], ["08:00"]]);
  });

  it("selects by place, by name, or by seats for the number of guests", async () => {
    const bern = await createTestRoom(acme, "Mars", 3, { place: "Bern" });
    await createTestRoom(acme, "Venus", 2, { place: "Berlin, first floor" });
    await createTestRoom(acme, "Saturn", 12, { place: "Berlin" });
    const berlin = await createPage({ place: "berlin", capacity: "guests" });
    expect((await bookRoom(berlin.page)).room?.name).toBe("Venus");
    const group = { start: TEN, guests: ["gil@example.com"] };
    expect((await bookRoom(berlin.page, group)).room?.name).toBe("Saturn");
    const named = await createPage({ any_of: [bern._id] });
    expect((await bookRoom(named.page)).room?.name).toBe("Mars");
    const crowd = await createPage({ capacity: 13 });
    expect(await listStarts(crowd.page)).toEqual([]);
    const seated = await createPage({ capacity: "guests" }, { seats: 8 });
    const first = await bookRoom(seated.page, { start: ELEVEN });
    const second = await bookRoom(seated.page, {
      start: ELEVEN,
      attendee: { name: "Bo", email: "bo@example.com" },
    });
    expect([first.room?.name, second._id]).toEqual(["Saturn", first._id]);
  });

  it("affects neither types that require none nor pages without the setting", async () => {
    const { page, host } = await createPage();
    await createTestType(acme, page, { handle: "call", name: "Call", custom: { rooms: { needed: false } } });
    expect(await listStarts(page)).toEqual([]); // There are no rooms yet.
    expect(await listStarts(page, "&type=call")).toContain("09:00");
    const plain = await createTestPage(acme, host, { secondary: true, custom: { auto_confirm: true } });
    expect((await bookRoom(plain.nickname)).room).toBeNull();
  });

  it("uses the room's hours, absences and calendars, and nothing else of it", async () => {
    const days = buildEveryDay("10:00", "12:00");
    const hours = { days, buffer_before: 60, minimum_notice: 600, days_after_as_busy: 0, limits: [] };
    const room = await createTestRoom(acme, "Venus", 4, { availability: hours });
    const { page } = await createPage();
    expect(await listStarts(page)).toEqual(["10:00", "11:00"]);
    await bookRoom(page, { start: TEN });
    expect(await listStarts(page)).toEqual(["11:00"]);
    const away = { start_date: "2031-03-10", end_date: "2031-03-10", label: "Painting" };
    expect((await acme.post(`/v2/users/${room._id}/absences`, away)).status).toBe(201);
    expect(await listStarts(page)).toEqual([]);
    expect((await acme.get("/v2/action_items")).body.meetings_without_room).toMatchObject([
      { room: room._id },
    ]);
  });

  it("reserves one for each occurrence of a series, the same one if possible", async () => {
    const [venus, mars] = [await createTestRoom(acme, "Venus", 4), await createTestRoom(acme, "Mars", 6)];
    const other = await createPage({ any_of: [venus._id] });
    await bookRoom(other.page, { start: "2031-03-17T09:00:00+01:00" });
    const { page } = await createPage({}, { series: { every: "week", times: [2, 4] } });
    const made = await bookRoom(page, { series: { times: 3 } });
    const { body } = await acme.get(`/v2/bookings?series=${made._id}&sort=oldest`);
    expect(body.map(({ room }: { room: { name: string } }) => room.name)).toEqual(["Mars", "Mars", "Mars"]);
    expect(await listTaken(mars._id)).toHaveLength(3);
    const later = { start: TEN, scope: "following" };
    expect((await acme.post(`/v2/bookings/${made._id}/reschedule`, later)).status).toBe(200);
    expect(await listTaken(mars._id)).toEqual(["09:00", "09:00", "09:00"]);
  });

  it("names the room to all participants, and in calendars", { tags: "main" }, async () => {
    const room = await createTestRoom(acme, "Venus", 4, { place: "Berlin" });
    const { page } = await createPage({}, { fixed_places: [{ name: "Main house" }] });
    const { _id, booking } = await bookRoom(page);
    const view = await loadEventPageAt(api.db, booking.page_url);
    expect(view?.place?.items).toMatchObject([{ name: "Venus", detail: "Berlin" }, { name: "Main house" }]);
    await runMailJobs(api.db, NOW);
    const mail = await api.db.mail.findFirstOrThrow({
      where: { organizationId: acme.id, recipient: "ana@example.com" },
    });
    const { body } = await acme.get(`/v2/mails/${mail.id}`);
    expect(body.text).toContain("Venus, Berlin");
    expect(body.calendar.content.replaceAll("\r\n ", "")).toContain("LOCATION:Venus\\, Berlin / Main house");
    const [event] = await listEventRows(api.db, asOrganizationId(acme.id), [_id]);
    const owner = {
      id: room._id,
      language: "en",
      timezone: "Europe/Berlin",
      emailConfirmedAt: null,
      suggestions: true,
      private: false,
    };
    expect(event && buildEntries(event, owner)).toMatchObject([{ location: "Venus, Berlin / Main house" }]);
  });
});

describe("a meeting in a room", () => {
  it("keeps its room or takes another when it moves, and releases it when cancelled", {
    tags: "main",
  }, async () => {
    const [venus, mars] = [await createTestRoom(acme, "Venus", 4), await createTestRoom(acme, "Mars", 6)];
    const [ana, bo] = [await createPage(), await createPage()];
    const [first, second] = [await bookRoom(ana.page), await bookRoom(bo.page)];
    const move = (id: string, start: string) => acme.post(`/v2/bookings/${id}/reschedule`, { start });
    expect((await move(second._id, TEN)).body.room.name).toBe("Mars"); // Venus is free, too.
    expect((await move(first._id, TEN)).body.room.name).toBe("Venus");
    const cy = await createPage();
    expect((await bookRoom(cy.page, { start: ELEVEN })).room?.name).toBe("Venus");
    expect((await move(first._id, ELEVEN)).body.room.name).toBe("Mars");
    const dan = await createPage();
    const last = await bookRoom(dan.page);
    const refused = await move(last._id, ELEVEN);
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    expect(await listTaken(venus._id)).toEqual(["08:00", "10:00"]);
    await acme.post(`/v2/bookings/${first._id}/cancel`, {});
    expect(await listTaken(mars._id)).toEqual(["09:00"]);
    expect((await move(last._id, ELEVEN)).body.room.name).toBe("Mars");
  });

  it("keeps its room with another host, and reserves one when it is confirmed", async () => {
    const room = await createTestRoom(acme, "Venus", 4);
    const { page } = await createPage({}, { auto_confirm: false });
    const asked = await bookRoom(page);
    expect([asked.room, await listTaken(room._id)]).toEqual([null, []]);
    const confirmed = await acme.post(`/v2/events/${asked._id}/confirm`, {});
    expect([confirmed.body.room.name, await listTaken(room._id)]).toEqual(["Venus", ["08:00"]]);
    const deputy = await createTestHost(acme);
    const given = await acme.post(`/v2/bookings/${asked._id}/reassign`, { user: deputy._id });
    expect([given.status, given.body.room.name, await listTaken(room._id)]).toEqual([
      200,
      "Venus",
      ["08:00"],
    ]);

    const other = await createPage({}, { auto_confirm: false });
    await acme.put(`/v2/bookpages/${other.page}`, { custom: { rooms: null } });
    const late = await bookRoom(other.page);
    await acme.put(`/v2/bookpages/${other.page}`, { custom: { rooms: {} } });
    const refused = await acme.post(`/v2/events/${late._id}/confirm`, {});
    expect([refused.status, refused.body.detail]).toEqual([409, "No room is free at this time."]);
  });

  it("can be given another free room, or none", async () => {
    const [venus, mars] = [await createTestRoom(acme, "Venus", 4), await createTestRoom(acme, "Mars", 2)];
    const [ana, bo] = [await createPage({ capacity: 3 }), await createPage()];
    const [first, second] = [await bookRoom(ana.page), await bookRoom(bo.page)];
    const assignRoom = (id: string, room?: string | null) =>
      acme.post(`/v2/bookings/${id}/room`, room === undefined ? undefined : { room });
    expect([first.room?.name, second.room?.name]).toEqual(["Venus", "Mars"]);
    expect(await assignRoom(first._id, mars._id)).toMatchObject({
      status: 409,
      body: { code: "slot_taken" },
    });
    expect((await assignRoom(second._id, null)).body.room).toBeNull();
    expect((await acme.get("/v2/action_items")).body.meetings_without_room).toMatchObject([
      { event: second._id, room: null },
    ]);
    const free = (await acme.get(`/v2/bookings/${first._id}/rooms`)).body;
    expect(free).toMatchObject([
      { name: "Venus", fits: true, taken: true },
      { name: "Mars", fits: false, taken: false },
    ]);
    // A small room can be chosen by hand.
    expect((await assignRoom(first._id, mars._id)).body.room.name).toBe("Mars");
    expect((await assignRoom(second._id)).body.room.name).toBe("Venus");
    expect([await listTaken(venus._id), await listTaken(mars._id)]).toEqual([["08:00"], ["08:00"]]);
    const host = await createTestHost(acme);
    expect(listErrorCodes(await assignRoom(first._id, host._id))).toEqual(["/room unknown"]);
  });

  it("moves to another when its room is deleted, and is an action item if there is none", async () => {
    const [venus] = [await createTestRoom(acme, "Venus", 4), await createTestRoom(acme, "Mars", 6)];
    const [ana, bo] = [await createPage(), await createPage({ any_of: [venus._id] })];
    const [first, second] = [await bookRoom(ana.page), await bookRoom(bo.page, { start: TEN })];
    expect((await acme.delete(`/v2/users/${venus._id}`)).status).toBe(200);
    expect([await readRoom(first._id), await readRoom(second._id)]).toEqual(["Mars", null]);
    expect((await acme.get("/v2/action_items")).body.meetings_without_room).toMatchObject([
      { event: second._id, room: null },
    ]);
    expect(await listStarts(bo.page)).toEqual([]);
  });
});

describe("a room", () => {
  it("is not a person: it has no address and no sign-in, joins no team, and is marked in lists", async () => {
    const room = await createTestRoom(acme, "Venus", 4, { place: " Berlin " });
    expect(room).toMatchObject({ resource: true, capacity: 4, place: "Berlin", emails: [] });
    const put = (body: Record<string, unknown>) => acme.put(`/v2/users/${room._id}`, body);
    expect(listErrorCodes(await put({ user: { email: "venus@example.com" } }))).toEqual([
      "/user/emails mismatch",
    ]);
    expect(listErrorCodes(await put({ finish_signup_with: "email" }))).toEqual([
      "/finish_signup_with mismatch",
    ]);
    expect(listErrorCodes(await put({ user: { resource: false } }))).toEqual(["/user/resource read_only"]);
    expect(listErrorCodes(await put({ user: { capacity: 0 } }))).toEqual(["/user/capacity too_small"]);
    expect((await put({ user: { capacity: 8, place: null } })).body.user).toMatchObject({
      capacity: 8,
      place: null,
    });
    const person = { organization: acme.id, user: { capacity: 3 } };
    expect(listErrorCodes(await acme.post("/v2/users", person))).toEqual(["/user/capacity mismatch"]);
    const team = await acme.post("/v2/teams", { extid: "t", name: "Team", members: [room._id] });
    expect(team.status).toBe(404);
    const ana = await createTestUser(acme);
    const ids = async (query: string) =>
      (await acme.get(`/v2/users?${query}`)).body.map(({ _id }: { _id: string }) => _id);
    expect(await ids("resource=true")).toEqual([room._id]);
    expect(await ids("resource=false")).toContain(ana._id);
    expect(await ids("resource=false")).not.toContain(room._id);
    const page = await createTestPage(acme, ana._id);
    const named = { custom: { rooms: { any_of: [room._id, ana._id] } } };
    expect(listErrorCodes(await acme.put(`/v2/bookpages/${page.nickname}`, named))).toEqual([
      "/custom/rooms/any_of/1 unknown",
    ]);
  });
});

const BOOKERS = 40;

it(`${BOOKERS} bookers of a page with eight hosts and three rooms get each room once at a time`, {
  timeout: 180_000,
}, async () => {
  const rooms = await Promise.all(["A", "B", "C"].map((name) => createTestRoom(acme, name)));
  const pages = await Promise.all(Array.from({ length: 8 }, () => createPage()));
  const parked = await Promise.all(
    pages.map(({ page }, at) =>
      bookRoom(page, { start: `2031-03-1${at % 4}T${13 + Math.floor(at / 4)}:00:00+01:00` }),
    ),
  );
  const TIMES = [NINE, TEN];
  const outcomes = await Promise.all(
    Array.from({ length: BOOKERS }, async (_, booker) => {
      const at = booker % pages.length;
      const start = TIMES[Math.floor(booker / pages.length) % 2];
      const attendee = { name: "Ana", email: `ana-${booker}@example.com` };
      return booker % 5 === 4
        ? acme.post(`/v2/bookings/${parked[at]?._id}/reschedule`, { start: TIMES[0] })
        : tryBooking(pages[at]?.page ?? "", { start, attendee });
    }),
  );
  for (const { status, body } of outcomes)
    if (status >= 300) expect([status, body.code]).toEqual([409, "slot_taken"]);
  const ids = rooms.map(({ _id }) => _id as string);
  const taken = await api.db.reservation.findMany({
    where: { hostId: { in: ids }, startsAt: { in: TIMES.map((time) => new Date(time)) } },
  });
  const held = taken.map(({ hostId, startsAt }) => `${hostId} ${startsAt.toISOString()}`);
  expect(new Set(held).size).toBe(held.length);
  expect(held).toHaveLength(rooms.length * TIMES.length); // The rooms limit the bookings.
  const { rows: bare } = await api.pool.query(
    `SELECT 1 FROM events e WHERE e.organization_id = $1 AND e.confirmed_flag AND e.cancelled_at IS NULL
        AND NOT EXISTS (SELECT FROM reservations r
                         WHERE r.organization_id = e.organization_id AND r.event_id = e.id AND r.host_id = e.room_id
                           AND r.starts_at = e.starts_at AND r.ends_at = e.ends_at)`,
    [acme.id],
  );
  expect(bare).toEqual([]);
});

describe("a meeting that outgrows its room", () => {
  const invite = (id: string, email: string) => acme.post(`/v2/events/${id}/invitees`, { email });
  const faultsOf = async () =>
    (await acme.get("/v2/action_items")).body.meetings_without_room.map(
      ({ room, reason }: { room: string; reason: string }) => [room, reason],
    );

  it("moves into a larger one, and its host is warned if there is none", async () => {
    const [small, large] = [await createTestRoom(acme, "Venus", 2), await createTestRoom(acme, "Saturn", 3)];
    const { page } = await createPage({ capacity: "guests" });
    const { _id } = await bookRoom(page);
    expect(await readRoom(_id)).toBe("Venus");
    const grown = await invite(_id, "gil@example.com");
    expect([grown.status, await readRoom(_id)]).toEqual([201, "Saturn"]);
    expect([await listTaken(small._id), await listTaken(large._id)]).toEqual([[], ["08:00"]]);
    expect(await faultsOf()).toEqual([]);

    expect((await invite(_id, "hal@example.com")).status).toBe(201); // The invitation succeeds all the same.
    expect([await readRoom(_id), await faultsOf()]).toEqual(["Saturn", [[large._id, "too_small"]]]);
    const hall = await createTestRoom(acme, "Jupiter", 20);
    const changed = await acme.post(`/v2/bookings/${_id}/room`, {});
    expect([changed.body.room._id, await faultsOf()]).toEqual([hall._id, []]);
  });

  it("keeps it if its page does not count guests, or the room has no capacity", async () => {
    const room = await createTestRoom(acme, "Venus", 2);
    await createTestRoom(acme, "Saturn", 12);
    const { page } = await createPage({ capacity: 2 });
    const { _id } = await bookRoom(page);
    await invite(_id, "gil@example.com");
    expect([await readRoom(_id), await faultsOf()]).toEqual(["Venus", []]);
    expect(await listTaken(room._id)).toEqual(["08:00"]);
  });

  it("takes no room of another meeting, if two grow simultaneously", async () => {
    for (const name of ["Venus", "Mars"]) await createTestRoom(acme, name, 2);
    const large = await createTestRoom(acme, "Saturn", 12);
    const pages = [await createPage({ capacity: "guests" }), await createPage({ capacity: "guests" })];
    const booked = [];
    for (const { page } of pages) booked.push((await bookRoom(page))._id);
    const responses = await Promise.all(booked.map((id) => invite(id, "gil@example.com")));
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listTaken(large._id)).toEqual(["08:00"]);
    expect(await faultsOf()).toMatchObject([[expect.any(String), "too_small"]]);
  });
});

describe("the user behind a room", () => {
  it("blocks it by an absence, with hours of its own or without", async () => {
    const [always, byHours] = [
      await createTestRoom(acme, "Venus", 4),
      await createTestRoom(acme, "Mars", 4, { availability: { days: buildEveryDay("08:00", "18:00") } }),
    ];
    const { page } = await createPage();
    const { _id } = await bookRoom(page, { start: ELEVEN });
    const days = { start_date: "2031-03-10", end_date: "2031-03-10" };
    const absences = [];
    for (const room of [always, byHours])
      absences.push((await acme.post(`/v2/users/${room._id}/absences`, days)).body._id);
    expect(await listStarts(page)).toEqual([]);
    const refused = await tryBooking(page);
    expect([refused.status, refused.body.reasons[0].rule]).toEqual([409, "no_room"]);
    expect((await acme.get(`/v2/bookings/${_id}/rooms`)).body).toEqual([]);
    const { body: warned } = await acme.get("/v2/action_items");
    expect(warned.meetings_without_room).toMatchObject([{ event: _id, reason: "closed" }]);
    await acme.delete(`/v2/users/${byHours._id}/absences/${absences[1]}`);
    expect(await listStarts(page)).toContain("09:00");
    expect((await bookRoom(page)).room?.name).toBe("Mars");
  });

  it("is never a host: it has no pages, hosts no meetings and cannot sign in", async () => {
    const room = await createTestRoom(acme, "Venus", 4);
    const host = await createTestHost(acme);
    const { nickname } = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
    const dates = [{ date: NINE, end_date: TEN }];
    const booked = await bookRoom(nickname);
    const away = { start_date: "2031-03-10", end_date: "2031-03-11", instead: room._id };
    const tries: [string, Awaited<ReturnType<Tenant["post"]>>][] = [
      ["/belongs_to", await acme.post("/v2/bookpages", { nickname: "venus", belongs_to: room._id })],
      ["/belongs_to", await acme.put(`/v2/bookpages/${nickname}`, { belongs_to: room._id })],
      [
        "/created_by/user",
        await acme.post("/v2/events", { title: "x", created_by: { user: room._id }, dates }),
      ],
      ["/user", await acme.post("/v2/holds", { user: room._id, start: NINE, end: TEN })],
      ["/user", await acme.post(`/v2/bookings/${booked._id}/reassign`, { user: room._id })],
      ["/instead", await acme.post(`/v2/users/${host._id}/absences`, away)],
      ["/login", await acme.put(`/v2/users/${room._id}`, { login: { password: "a long one of ours" } })],
      ["/finish_signup_with", await acme.put(`/v2/users/${room._id}`, { finish_signup_with: "email" })],
      ["/user/emails", await acme.put(`/v2/users/${room._id}`, { user: { emails: ["venus@example.com"] } })],
    ];
    const found = tries.map(([pointer, { status, body }]) => {
      const named = (body.errors ?? []).some((one: { pointer: string }) => one.pointer.startsWith(pointer));
      return `${pointer} ${[400, 404, 409].includes(status) && named ? "refused" : `${status} ${JSON.stringify(body)}`}`;
    });
    expect(found).toEqual(tries.map(([pointer]) => `${pointer} refused`));
  });

  it("has previews of the meetings affected by an absence, with hours of its own or without", async () => {
    for (const related of [{}, { availability: { days: buildEveryDay("08:00", "18:00") } }]) {
      const room = await createTestRoom(acme, "Venus", 4, related);
      const { page } = await createPage({ any_of: [room._id] });
      const start = new Date(Math.ceil(Date.now() / 86_400_000 + 5) * 86_400_000 + 9 * 3_600_000);
      const { _id } = await bookRoom(page, { start: start.toISOString() });
      const day = start.toISOString().slice(0, 10);
      const path = `/v2/users/${room._id}/absences/preview`;
      const { status, body } = await acme.post(path, { start_date: day, end_date: day });
      expect([status, body.outside]).toMatchObject([200, [{ _id, rule: "absence" }]]);
      const before = new Date(+start - 86_400_000).toISOString().slice(0, 10);
      const free = await acme.post(path, { start_date: before, end_date: before });
      expect(free.body.outside).toEqual([]);
    }
  });

  it("has a count of its meetings", async () => {
    const room = await createTestRoom(acme, "Venus", 4);
    const { page } = await createPage();
    const gone = await bookRoom(page);
    await acme.post(`/v2/bookings/${gone._id}/cancel`, {});
    const { _id } = await bookRoom(page, { start: TEN });
    await api.pool.query(
      "UPDATE events SET starts_at = now() - interval '2 hours', ends_at = now() - interval '30 minutes' WHERE id = $1",
      [_id],
    );
    expect((await acme.get("/v2/insights")).body.rooms).toEqual([
      { room: room._id, name: "Venus", booked: 2, cancelled: 1, held: 1, hours_held: 1.5 },
    ]);
    expect((await (await api.tenant()).get("/v2/insights")).body.rooms).toEqual([]);
  });

  it("is in feeds, and has one of its own", async () => {
    const room = await createTestRoom(acme, "Venus", 4, { place: "Berlin" });
    const { page, host } = await createPage({}, { fixed_places: [{ name: "Main house" }] });
    await bookRoom(page);
    for (const user of [host, room._id]) {
      const { body: feed } = await acme.post(`/v2/users/${user}/feed`, {});
      const text = await (await handleFeed(new Request(feed.url), feed.url.split("/").at(-1))).text();
      expect(text.replaceAll("\r\n ", "")).toContain("LOCATION:Venus\\, Berlin / Main house");
    }
  });
});
