import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { buildTestEventBody } from "../support/events";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitBookingForm, submitCodeForm } from "../support/public-forms";
import { bookTestSeat, buildAttendee, createSeatedPage, NINE, TEN } from "../support/seats";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0", RATE_LIMIT_DEFAULT: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const BOOKERS = 60;

const book = (page: string, name: string, rest: Record<string, unknown> = {}) =>
  acme.post(
    "/v2/bookings",
    buildTestBookingBody({ page, start: NINE, attendee: buildAttendee(name), ...rest }),
  );

/** Returns the starts of a Monday in Paris. */
async function listSlots(page: string, rest = "") {
  const { body } = await acme.get(`/v2/slots?page=${page}&from=2031-03-10&to=2031-03-10${rest}`);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(11, 16));
}

const explain = async (page: string, start: string) =>
  (await acme.get(`/v2/slots/explain?page=${page}&start=${encodeURIComponent(start)}`)).body;

describe("the last seat", () => {
  it(`is booked once when ${BOOKERS} bookers want ten seats`, { timeout: 120_000 }, async () => {
    const { nickname, user } = await createSeatedPage(acme, 10);
    const outcomes = await Promise.all(
      Array.from({ length: BOOKERS }, async (_, booker) => {
        if (booker % 3 === 0) {
          const slot = "2031-03-10T08:00:00Z";
          const location = await submitBookingForm(nickname, { email: `ana-${booker}@example.com`, slot });
          return location.startsWith("/event/");
        }
        const { status, body } = await book(nickname, `Ana-${booker}`);
        if (status !== 201) expect([status, body.code]).toEqual([409, "slot_taken"]);
        return status === 201;
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    const { body: bookings } = await acme.get(`/v2/bookings?host=${user}`);
    expect(bookings).toHaveLength(1);
    expect(bookings[0].seats).toEqual({ all: 10, taken: 10 });
    expect(bookings[0].invitees).toHaveLength(11);
    expect(await explain(nickname, NINE)).toMatchObject({
      free: false,
      reasons: [{ rule: "full", event: { _id: bookings[0]._id } }],
    });
    const refused = await book(nickname, "Late");
    expect(refused.body.reasons).toMatchObject([{ rule: "full" }]);
  });

  it("does not deadlock during leaving, returning and moves by the host", {
    timeout: 120_000,
  }, async () => {
    const { nickname, user } = await createSeatedPage(acme, 20);
    const first = await Promise.all(
      ["Ana", "Bo", "Cy", "Dee"].map((name) => bookTestSeat(acme, nickname, name)),
    );
    const { dates } = (await acme.get(`/v2/events/${first[0]?._id}`)).body;
    const members = await Promise.all([0, 1, 2].map(() => createTestHost(acme)));
    const calls = [
      ...first.map(
        ({ _id, invitee }) =>
          () =>
            acme.post(`/v2/bookings/${_id}/cancel`, { invitee }),
      ),
      ...first.map(
        ({ _id, invitee }) =>
          () =>
            acme.post(`/v2/events/${_id}/votes`, { invitee, dates: { [dates[0]._id]: "yes" } }),
      ),
      ...[TEN, NINE].map((start) => () => acme.post(`/v2/bookings/${first[0]?._id}/reschedule`, { start })),
      // Users of the organisation, whose time is reserved, too.
      ...members.flatMap(({ emails: [email] }) => [
        () =>
          acme.post(
            "/v2/bookings",
            buildTestBookingBody({ page: nickname, start: NINE, attendee: { name: "M", email } }),
          ),
        () =>
          acme.post(
            "/v2/bookings",
            buildTestBookingBody({ page: nickname, start: TEN, attendee: { name: "M", email } }),
          ),
      ]),
      ...Array.from(
        { length: 20 },
        (_, booker) => () => book(nickname, `Guest-${booker}`, { start: booker % 2 ? NINE : TEN }),
      ),
    ];
    const responses = await Promise.all(calls.map((one) => one()));
    for (const { status, body } of responses)
      if (status >= 300)
        expect([status, body.code], body.detail).toEqual([409, expect.stringMatching(/slot_taken|conflict/)]);
    const { rows } = await api.pool.query(
      `SELECT e.id, e.seats - count(i.id)::int AS free, max(r.seats) AS kept
         FROM events e JOIN reservations r ON r.organization_id = e.organization_id AND r.event_id = e.id AND r.exclusive
         LEFT JOIN invitees i ON i.organization_id = e.organization_id AND i.event_id = e.id AND NOT i.su AND NOT EXISTS (
           SELECT FROM declines d WHERE d.organization_id = e.organization_id AND d.invitee_id = i.id)
        WHERE e.created_by_user_id = $1 GROUP BY e.organization_id, e.id, e.seats`,
      [user],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { free, kept } of rows) expect(kept).toBe(free);
  });

  it("is booked by a link, and counts its uses", async () => {
    const { nickname } = await createSeatedPage(acme, 2);
    const { body: made } = await acme.post("/v2/links", { page: nickname, uses: 2 });
    const { token, link } = made;
    const outcomes = await Promise.all(
      ["Ana", "Bo", "Cy"].map((name) =>
        acme.post(
          "/v2/bookings",
          buildTestBookingBody({ link: token, start: NINE, attendee: buildAttendee(name) }),
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect((await acme.get(`/v2/links/${link._id}`)).body.used).toBe(2);
  });
});

describe("a meeting with seats", () => {
  it("is offered on its page while a seat is free, and blocks the host's time elsewhere", {
    tags: "main",
  }, async () => {
    const { nickname, user } = await createSeatedPage(acme, 2, { duration: 60 });
    const other = (await createTestPage(acme, user, { secondary: true, custom: { auto_confirm: true } }))
      .nickname;
    const first = await bookTestSeat(acme, nickname, "Ana");
    expect(first.seats).toEqual({ all: 2, taken: 1 });
    expect((await listSlots(nickname)).slice(0, 2)).toEqual(["09:00", "10:00"]);
    expect((await listSlots(nickname, "&duration=30")).slice(0, 2)).toEqual(["10:00", "10:30"]);
    expect((await listSlots(other))[0]).toBe("10:00");
    expect((await explain(nickname, NINE)).free).toBe(true);
    const second = await bookTestSeat(acme, nickname, "Bo");
    expect([second._id, second.seats.taken]).toEqual([first._id, 2]);
    expect((await listSlots(nickname))[0]).toBe("10:00");
  });

  it("is separate for each type, and counts once for limits", async () => {
    const { nickname } = await createSeatedPage(acme, 3, {
      limits: [{ per: "day", count: 1 }],
    });
    const type = await createTestType(acme, nickname, { name: "Yoga", custom: { seats: 5 } });
    const yoga = await bookTestSeat(acme, nickname, "Ana", { type: type.handle });
    expect(yoga.seats.all).toBe(5);
    expect((await book(nickname, "Bo")).body.code).toBe("slot_taken");
    expect((await bookTestSeat(acme, nickname, "Bo", { type: type.handle }))._id).toBe(yoga._id);
    expect((await book(nickname, "Cy", { type: type.handle, start: TEN })).status).toBe(409);
  });

  it("offers no more seats once notice, horizon or hours exclude its time", async () => {
    const { nickname } = await createSeatedPage(acme, 3);
    await bookTestSeat(acme, nickname, "Ana");
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { end_date: "2031-03-09" } });
    expect((await book(nickname, "Bo")).body.reasons).toMatchObject([{ rule: "end_date" }]);
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { end_date: null, align: 7 } });
    expect((await book(nickname, "Bo")).status).toBe(201);
  });

  it("counts guests as seats, and one address once", async () => {
    const { nickname } = await createSeatedPage(acme, 4);
    const few = await book(nickname, "Ana", { guests: [1, 2, 3, 4].map((guest) => `g${guest}@example.com`) });
    expect([few.status, ...listErrorCodes(few)]).toEqual([409, "/guests too_big"]);
    const ana = await bookTestSeat(acme, nickname, "Ana", { guests: ["gil@example.com"] });
    expect(ana.seats.taken).toBe(2);
    expect(listErrorCodes(await book(nickname, "Ana"))).toEqual(["/attendee/email taken"]);
    expect(
      listErrorCodes(await book(nickname, "Bo", { guests: ["x@example.com", "y@example.com"] })),
    ).toEqual(["/guests too_big"]);
    const bo = await createTestBooking(acme, {
      page: nickname,
      start: NINE,
      attendee: buildAttendee("Bo"),
      guests: ["gil@example.com", "x@example.com"],
    });
    expect(bo.seats.taken).toBe(4); // Gil is Ana's guest.
    const brought = Object.fromEntries(
      bo.invitees.map(({ email, brought_by }: { email: string; brought_by: string }) => [email, brought_by]),
    );
    expect([brought["gil@example.com"], brought["x@example.com"]]).toEqual([ana.invitee, bo.booking.invitee]);
  });

  it("has its title and place from the page, without a booker's name", async () => {
    const { nickname } = await createSeatedPage(acme, 4, {
      auto_title: "{{invitee}} meets {{me}}",
      invite_title: "Tour of the harbour",
      fixed_places: [{ name: "Pier 3" }, { name: "Pier 4" }],
    });
    const refused = await book(nickname, "Ana", { title: "Ana's", place: { name: "At Ana's home" } });
    expect(listErrorCodes(refused)).toEqual(["/place refused", "/title refused"]);
    const { body } = await book(nickname, "Ana");
    expect([body.title, ...body.places.map(({ name }: { name: string }) => name)]).toEqual([
      "Tour of the harbour",
      "Pier 3",
    ]);
    const { _id } = (
      await acme.post(`/v2/bookings/${body._id}/reschedule`, { start: TEN, invitee: body.booking.invitee })
    ).body;
    expect((await acme.get(`/v2/events/${_id}`)).body.places).toMatchObject([{ name: "Pier 3" }]);
  });

  it("requires bookings that are confirmed at once", async () => {
    const { nickname } = await createSeatedPage(acme, 4);
    const put = (custom: Record<string, unknown>) => acme.put(`/v2/bookpages/${nickname}`, { custom });
    expect(listErrorCodes(await put({ auto_confirm: false }))).toEqual(["/custom/auto_confirm mismatch"]);
    expect(listErrorCodes(await put({ seats: 1 }))).toEqual(["/custom/seats too_small"]);
    expect((await put({ seats: null, auto_confirm: false })).status).toBe(200);
    expect(listErrorCodes(await put({ seats: 2 }))).toEqual(["/custom/seats mismatch"]);
    const type = { name: "Yoga", custom: { seats: 5 } };
    expect(listErrorCodes(await acme.post(`/v2/bookpages/${nickname}/types`, type))).toEqual([
      "/custom/seats mismatch",
    ]);
  });
});

describe("a seat held while a code is requested", () => {
  it("leaves the other seats free, and is there for the typed code", async () => {
    const { nickname } = await createSeatedPage(acme, 2, { confirm_address: true });
    const slot = "2031-03-10T08:00:00Z";
    const page = await submitBookingForm(nickname, { email: "held@example.com", slot });
    expect(page).toMatch(/^\/book\//);
    expect((await listSlots(nickname))[0]).toBe("09:00");
    const ana = await bookTestSeat(acme, nickname, "Ana");
    expect((await listSlots(nickname))[0]).toBe("09:30"); // One seat is booked, the other held.
    expect((await book(nickname, "Bo")).status).toBe(409);
    const location = await submitCodeForm(page, { code: await findMailedCodeOf(acme, "held@example.com") });
    expect(location).toContain(`/event/${ana._id}?`);
  });
});

describe("a seat held by API", () => {
  const hold = (page: string, rest: Record<string, unknown> = {}) =>
    acme.post("/v2/holds", { page, start: NINE, ...rest });
  const expire = (id: string) =>
    api.db.reservation.updateMany({ where: { eventId: id }, data: { expiresAt: new Date(Date.now() - 1) } });

  it("leaves the other seats free, and is consumed by the booking that names it", async () => {
    const { nickname, id, user } = await createSeatedPage(acme, 2);
    const seatHold = await hold(nickname, { minutes: 5 });
    expect([seatHold.status, seatHold.body]).toMatchObject([
      201,
      { page: id, type: null, seat: true, user, start: "2031-03-10T08:00:00.000Z" },
    ]);
    expect((await acme.get(`/v2/holds/${seatHold.body._id}`)).body).toEqual(seatHold.body);
    expect((await listSlots(nickname))[0]).toBe("09:00");
    const { _id } = await bookTestSeat(acme, nickname, "Ana");
    expect((await listSlots(nickname))[0]).toBe("09:30");
    expect((await book(nickname, "Bo")).body).toMatchObject({
      code: "slot_taken",
      reasons: [{ rule: "full" }],
    });
    const taken = await book(nickname, "Bo", { hold: seatHold.body._id });
    expect([taken.status, taken.body._id, taken.body.seats]).toEqual([201, _id, { all: 2, taken: 2 }]);
    expect((await acme.get(`/v2/holds/${seatHold.body._id}`)).status).toBe(404);
    const again = await book(nickname, "Cy", { hold: seatHold.body._id });
    expect([again.status, listErrorCodes(again)]).toEqual([404, ["/hold unknown"]]);
  });

  it("creates the meeting if there is none, and is free after expiry or release", async () => {
    const { nickname } = await createSeatedPage(acme, 2);
    const [first, second] = [(await hold(nickname)).body._id, (await hold(nickname)).body._id];
    expect((await hold(nickname)).body).toMatchObject({
      code: "slot_taken",
      errors: [{ pointer: "/start" }],
    });
    expect((await book(nickname, "Ana")).status).toBe(409);
    expect((await book(nickname, "Ana", { hold: first })).status).toBe(201);
    expect((await book(nickname, "Bo")).status).toBe(409);
    await expire(second);
    const third = await hold(nickname);
    expect(third.status).toBe(201);
    expect((await book(nickname, "Bo", { hold: second })).status).toBe(404);
    await acme.delete(`/v2/holds/${third.body._id}`);
    expect((await book(nickname, "Bo")).status).toBe(201);
  });

  it("is not available to the guests of the first booker", async () => {
    const { nickname } = await createSeatedPage(acme, 3);
    const seatHold = (await hold(nickname)).body._id;
    const guests = ["bo@example.com", "cy@example.com"];
    expect(listErrorCodes(await book(nickname, "Ana", { guests }))).toEqual(["/guests too_big"]);
    expect((await book(nickname, "Ana", { guests: guests.slice(1) })).status).toBe(201);
    expect((await book(nickname, "Di", { hold: seatHold })).status).toBe(201);
  });

  it("is bound to its page, its time and bookings", async () => {
    const { nickname, user } = await createSeatedPage(acme, 2);
    const other = await createSeatedPage(acme, 2);
    const seatHold = (await hold(nickname)).body._id;
    const mismatch = ["/hold mismatch"];
    expect(listErrorCodes(await book(other.nickname, "Ana", { hold: seatHold }))).toEqual(mismatch);
    expect(listErrorCodes(await book(nickname, "Ana", { hold: seatHold, start: TEN }))).toEqual(mismatch);
    const dates = [{ date: NINE, end_date: "2031-03-10T09:30:00+01:00" }];
    const whole = buildTestEventBody({ _id: user }, { confirmed: { flag: true }, dates });
    expect(listErrorCodes(await acme.post("/v2/events", { ...whole, hold: seatHold }))).toEqual(mismatch);
    expect((await acme.get(`/v2/holds/${seatHold}`)).status).toBe(200); // A rejected booking keeps the hold.
  });

  it(`is given once when ${BOOKERS} callers hold and book ten seats simultaneously`, {
    timeout: 120_000,
  }, async () => {
    const { nickname, user } = await createSeatedPage(acme, 10);
    const outcomes = await Promise.all(
      Array.from({ length: BOOKERS }, async (_, booker) => {
        const { status, body } = booker % 2 ? await hold(nickname) : await book(nickname, `Eve${booker}`);
        if (status !== 201) expect([status, body.code]).toEqual([409, "slot_taken"]);
        return status === 201
          ? booker % 2
            ? { held: body._id as string }
            : { booked: body._id as string }
          : [];
      }),
    );
    const won = outcomes.flat();
    expect(won).toHaveLength(10);
    const holds = won.flatMap((one) => ("held" in one ? [one.held] : []));
    const taken = await Promise.all(holds.map((id, at) => book(nickname, `Fay${at}`, { hold: id })));
    expect(taken.map(({ status }) => status)).toEqual(holds.map(() => 201));
    const { body: bookings } = await acme.get(`/v2/bookings?host=${user}`);
    expect(bookings.map(({ seats }: { seats: object }) => seats)).toEqual([{ all: 10, taken: 10 }]);
  });
});

describe("a hold on a page without seats", () => {
  it("reserves what a booking would, by the rules of the page", async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, {
      custom: { auto_confirm: true, durations: [30, 60] },
    });
    const hold = (rest: object) => acme.post("/v2/holds", { page: page.nickname, start: TEN, ...rest });
    const seatHold = (await hold({ duration: 60 })).body;
    expect(seatHold).toMatchObject({ seat: false, user: host._id, end: "2031-03-10T10:00:00.000Z" });
    expect((await book(page.nickname, "Ana", { start: TEN })).status).toBe(409);
    const closed = await hold({ start: "2031-03-10T03:00:00+01:00" });
    expect([closed.status, closed.body.code]).toEqual([409, "slot_taken"]);
    expect(closed.body.nearest_slots).toHaveLength(3);
    expect(closed.body.reasons.length).toBeGreaterThan(0);
    const taken = await book(page.nickname, "Ana", { start: TEN, duration: 60, hold: seatHold._id });
    expect(taken.status).toBe(201);
  });

  it("is rejected with the invalid field", async () => {
    const { nickname, user } = await createSeatedPage(acme, 2, { durations: [30, 60] });
    const send = async (body: object) =>
      listErrorCodes(await acme.post("/v2/holds", { start: NINE, ...body }));
    expect(await send({})).toEqual(["/user exactly_one"]);
    expect(await send({ page: nickname, user })).toEqual(["/user exactly_one"]);
    expect(await send({ user })).toEqual(["/end required"]);
    expect(await send({ user, end: TEN, duration: 30 })).toEqual(["/duration refused"]);
    expect(await send({ page: nickname, end: TEN })).toEqual(["/end refused"]);
    expect(await send({ page: nickname, duration: 45 })).toEqual(["/duration mismatch"]);
    expect(await send({ page: makeUniqueName("none") })).toEqual(["/page unknown"]);
    expect(await send({ page: nickname, type: "none" })).toEqual(["/type unknown"]);
    const other = await api.tenant("Elsewhere");
    expect((await other.post("/v2/holds", { page: nickname, start: NINE })).status).toBe(404);
  });
});

it("a booker arriving while the last one leaves gets a seat, in a new meeting if required", async () => {
  const { nickname } = await createSeatedPage(acme, 4);
  for (let round = 0; round < 4; round += 1) {
    const { _id, invitee } = await bookTestSeat(acme, nickname, `Last${round}`);
    const [left, ...joined] = await Promise.all([
      acme.post(`/v2/bookings/${_id}/cancel`, { invitee }),
      book(nickname, `Ana${round}`),
      book(nickname, `Bo${round}`),
    ]);
    expect([left.status, ...joined.map(({ status }) => status)]).toEqual([200, 201, 201]);
    for (const { body } of joined)
      await acme.post(`/v2/bookings/${body._id}/cancel`, { invitee: body.booking.invitee });
  }
});

describe("a team's meeting with seats", () => {
  /** Creates a page of two hosts who are free on the Monday. */
  async function createTeamPage(custom: Record<string, unknown>) {
    const hosts = [await createTestHost(acme), await createTestHost(acme)].map(({ _id }) => _id as string);
    const { _id } = await createTestTeam(acme, { members: hosts });
    const page = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("team"),
      team: _id,
      custom: { auto_confirm: true, seats: 2, ...custom },
    });
    expect(page.status, JSON.stringify(page.body)).toBe(201);
    return { hosts, nickname: page.body.nickname as string };
  }

  it("is held for its assigned host, without advancing the rotation", async () => {
    const { nickname, hosts } = await createTeamPage({});
    const hold = () => acme.post("/v2/holds", { page: nickname, start: NINE });
    const seatHold = await hold();
    expect(hosts).toContain(seatHold.body.user);
    const ana = await book(nickname, "Ana");
    expect(ana.status).toBe(201);
    expect((await book(nickname, "Bo", { hold: seatHold.body._id })).status).toBe(201);
  });

  it("fills up before the next member is assigned", async () => {
    const { nickname, hosts } = await createTeamPage({});
    const booked = [];
    for (const name of ["Ana", "Bo", "Cy", "Dee"]) booked.push(await bookTestSeat(acme, nickname, name));
    const [ana, bo, cy, dee] = booked.map(({ _id }) => _id);
    expect([ana, cy]).toEqual([bo, dee]);
    expect(ana).not.toBe(cy);
    const { rows } = await api.pool.query(
      "SELECT created_by_user_id AS host FROM events WHERE id = ANY ($1)",
      [[ana, cy]],
    );
    expect(rows.map(({ host }) => host).sort()).toEqual([...hosts].sort());
    expect((await book(nickname, "Eve")).body.code).toBe("slot_taken");
  });

  it("reserves every host's time once if all hold it", async () => {
    const { nickname } = await createTeamPage({ hosts: { kind: "all" } });
    const ana = await bookTestSeat(acme, nickname, "Ana");
    const bo = await bookTestSeat(acme, nickname, "Bo");
    expect([bo._id, bo.seats]).toEqual([ana._id, { all: 2, taken: 2 }]);
    expect((await book(nickname, "Eve")).body.code).toBe("slot_taken");
    await acme.post(`/v2/bookings/${bo._id}/cancel`, { invitee: bo.invitee });
    expect((await book(nickname, "Eve")).status).toBe(201);
  });
});
