import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { call, type Tenant, testApi } from "../support/api";
import { bookingBody, createBooking } from "../support/bookings";
import { createEvent } from "../support/events";
import { createHook } from "../support/hooks";
import { writeMails } from "../support/mail-jobs";
import { createBookpage, createHost, createUser, faults } from "../support/people";
import { createSession } from "../support/sessions";
import { createTeam } from "../support/teams";

const api = testApi();
const NOW = instant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let host: { _id: string; emails: [string] };
let page: string;
let booking: { _id: string; invitees: { email: string; su: boolean }[]; source: { page: string } };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createHost(acme);
  page = (await createBookpage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
  booking = await createBooking(acme, { page });
  await writeMails(api.db, NOW);
});

const change = (what: string, body?: unknown, id = booking._id) =>
  acme.post(`/v2/bookings/${id}/${what}`, body ?? {});

const readTaken = async () =>
  (
    await api.pool.query("SELECT host_id, exclusive FROM reservations WHERE event_id = $1 AND exclusive", [
      booking._id,
    ])
  ).rows.map((row) => row.host_id);

/** Which kinds of mails went where. */
const readMails = async () =>
  (await writeMails(api.db, NOW)).map(({ recipient, kind }) => `${kind} ${recipient}`).sort();

describe("POST /v2/bookings/:event_id/reschedule", () => {
  it("moves it to another time that the page offers, with its people and links", {
    tags: "main",
  }, async () => {
    const { body, status } = await change("reschedule", {
      start: "2031-03-11T10:00:00",
      reason: "Late train",
    });
    expect(status).toBe(200);
    expect(body.booking).toMatchObject({ status: "confirmed", start: "2031-03-11T09:00:00.000Z" });
    expect(body.invitees.map(({ _id }: { _id: string }) => _id)).toEqual(
      (await acme.get(`/v2/bookings/${booking._id}`)).body.invitees.map(({ _id }: { _id: string }) => _id),
    );
    expect(body.messages.at(-1)).toMatchObject({ body: "Late train", from: host.emails[0] });
    expect(await readMails()).toEqual(
      ["changed ana@example.com", `changed ${host.emails[0]}`, "message ana@example.com"].sort(),
    );
    const longer = await change("reschedule", { start: "2031-03-12T10:00:00", duration: 60 });
    expect(longer.body.booking.end).toBe("2031-03-12T10:00:00.000Z");
  });

  it("keeps to the rules of the page, and says what is free close by", async () => {
    const refused = await change("reschedule", { start: "2031-03-11T08:00:00" });
    expect([refused.status, refused.body.code, ...faults(refused)]).toEqual([
      409,
      "slot_taken",
      "/start slot_taken",
    ]);
    expect(refused.body.nearest_slots[0].start.dateTime).toBe("2031-03-11T09:00:00+01:00");
    expect(refused.body.reasons).toMatchObject([{ rule: "outside_hours", user: host._id }]);
    expect(faults(await change("reschedule", { start: "soon" }))).toEqual(["/start invalid_format"]);
  });

  it("is refused for a request, a cancelled booking, and one whose page is not open", async () => {
    const asks = await createBookpage(acme, host._id, { secondary: true });
    const request = await createBooking(acme, { page: asks.nickname, start: "2031-03-11T09:00:00+01:00" });
    const move = { start: "2031-03-12T10:00:00" };
    expect((await change("reschedule", move, request._id)).status).toBe(409);
    await acme.put(`/v2/bookpages/${page}`, { active: false });
    expect((await change("reschedule", move)).body.code).toBe("conflict");
    await acme.put(`/v2/bookpages/${page}`, { active: true });
    await change("cancel");
    expect((await change("reschedule", move)).body.code).toBe("conflict");
  });
});

describe("POST /v2/bookings/:event_id/cancel", () => {
  it("frees the time", { tags: "main" }, async () => {
    const { body } = await change("cancel", { reason: "Rain" });
    expect(body).toMatchObject({ cancel_reason: "Rain", booking: { status: "cancelled" } });
    expect(await readTaken()).toEqual([]);
    await createBooking(acme, { page });
  });
});

describe("POST /v2/bookings/:event_id/no_show", () => {
  it("notes who did not come, once the booking has begun", { tags: "main" }, async () => {
    expect((await change("no_show", { no_show: true })).status).toBe(409);
    await api.db.eventDate.updateMany({
      where: { eventId: booking._id },
      data: { startsAt: new Date("2011-03-10T10:00Z"), endsAt: new Date("2011-03-10T10:30Z") },
    });
    const { body } = await change("no_show", { no_show: true, invitee: "ana@example.com" });
    expect(body.booking.host).toBe(host._id);
    expect(body.invitees.filter(({ no_show }: { no_show: boolean }) => no_show)).toMatchObject([
      { email: "ana@example.com" },
    ]);
    expect(faults(await change("no_show", {}))).toEqual(["/no_show required"]);
  });

  it("knows bookings alone", async () => {
    const event = await createEvent(acme, host, {});
    expect((await change("no_show", { no_show: false }, event._id)).status).toBe(404);
  });
});

describe("POST /v2/bookings/:event_id/reassign", () => {
  it("gives it to a colleague who is free, and tells everybody", { tags: "main" }, async () => {
    const hook = await createHook(acme, { action: "event.updated" });
    const colleague = await createHost(acme);
    const { body, status } = await change("reassign", { user: colleague._id });
    expect(status).toBe(200);
    expect(body.booking.host).toBe(colleague._id);
    expect(body.created_by).toMatchObject({ user: colleague._id, email: colleague.emails[0] });
    expect(body.invitees.map(({ email, su }: { email: string; su: boolean }) => [email, su])).toEqual([
      [colleague.emails[0], true],
      ["ana@example.com", false],
    ]);
    expect(body.dates[0].confirmed_invitees).toHaveLength(2);
    expect(body.ics_sequence).toBeGreaterThan(0);
    expect(await readTaken()).toEqual([colleague._id]);
    expect(await readMails()).toEqual([`booked ${colleague.emails[0]}`, "changed ana@example.com"].sort());
    const { body: mails } = await acme.get(`/v2/mails?search=${encodeURIComponent(host.emails[0])}`);
    expect(mails.map(({ kind }: { kind: string }) => kind)).toContain("removed");
    const { body: deliveries } = await acme.get(`/hooks/${hook._id}/deliveries`);
    expect(deliveries).toHaveLength(1);
    await createBooking(acme, { page }); // the time of who had it is free
    const again = await change("reschedule", { start: "2031-03-11T10:00:00" });
    expect(again.body.booking).toMatchObject({ host: colleague._id, start: "2031-03-11T09:00:00.000Z" });
  });

  it("changes nothing for who has it already", async () => {
    const { body } = await change("reassign", { user: host._id });
    expect(body.booking.host).toBe(host._id);
    expect(await readMails()).toEqual([]);
  });

  it("is refused where the colleague is not free, not there, or has no hours then", async () => {
    const busy = await createHost(acme);
    const elsewhere = await createBookpage(acme, busy._id, { custom: { auto_confirm: true } });
    await createBooking(acme, { page: elsewhere.nickname });
    const away = await createHost(acme);
    await acme.post(`/v2/users/${away._id}/absences`, { start_date: "2031-03-10", end_date: "2031-03-10" });
    const closed = await createHost(acme, { days: { monday: { enabled: false, slots: [] } } });
    const idle = await createUser(acme);
    for (const { _id } of [busy, away, closed, idle]) {
      const refused = await change("reassign", { user: _id });
      expect([refused.status, refused.body.code, ...faults(refused)]).toEqual([
        409,
        "slot_taken",
        "/user slot_taken",
      ]);
    }
    expect(await readTaken()).toEqual([host._id]);
    const stranger = await createHost(await api.tenant());
    expect(faults(await change("reassign", { user: stranger._id }))).toEqual(["/user unknown"]);
    expect(faults(await change("reassign"))).toEqual(["/user required"]);
    await change("cancel");
    expect((await change("reassign", { user: closed._id })).body.code).toBe("conflict");
  });

  it("is refused for who booked it", async () => {
    const colleague = await createHost(acme);
    const own = await createBooking(acme, {
      page,
      start: "2031-03-11T09:00:00+01:00",
      attendee: { name: "A colleague", email: colleague.emails[0] },
    });
    expect(faults(await change("reassign", { user: colleague._id }, own._id))).toEqual(["/user mismatch"]);
  });

  it("leaves it to the rule of the team, and to nobody when all are busy", async () => {
    const [second, third] = [await createHost(acme), await createHost(acme)];
    const members = [host._id, second._id, third._id];
    const team = await createTeam(acme, { members, assignment: { rule: "priority", order: [third._id] } });
    const made = await acme.post(`/v2/teams/${team._id}/events`, {
      title: "Demo",
      bookpage: true,
      created_by: { email: host.emails[0] },
      confirmed: { flag: true },
      dates: [{ date: "2031-03-12T09:00:00Z", end_date: "2031-03-12T09:30:00Z" }],
      invitees: [{ email: "ana@example.com" }],
    });
    expect(made.body.source.team).toBe(team._id);
    const { body } = await change("reassign", {}, made.body._id);
    expect(body.booking.host).toBe(third._id);
    expect(body.assignment).toMatchObject({ rule: "priority", user: third._id });
    await acme.put(`/v2/teams/${team._id}`, { members: [third._id] });
    expect((await change("reassign", {}, made.body._id)).body.code).toBe("slot_taken");
    expect((await acme.get(`/v2/bookings?team=${team._id}`)).body).toHaveLength(1);
  });

  it("lets members hand theirs to members of its team only", async () => {
    const colleague = await createHost(acme);
    const headers = await createSession(api.db, host);
    const reassign = (id: string, body: object) =>
      call("POST", `/v2/bookings/${id}/reassign`, { body, headers });
    expect((await reassign(booking._id, { user: colleague._id })).status).toBe(403);
    const team = await createTeam(acme, { members: [host._id, colleague._id] });
    await api.pool.query("UPDATE events SET team_id = $1 WHERE id = $2", [team._id, booking._id]);
    const handed = await reassign(booking._id, { user: colleague._id });
    expect(handed.status).toBe(200);
    expect(handed.body.invitees[1].email).toBeNull(); // no longer theirs
    expect((await reassign(booking._id, { user: host._id })).status).toBe(403);
  });

  it("gives a request to another host, who is asked to confirm it", async () => {
    const asks = await createBookpage(acme, host._id, { secondary: true });
    const request = await createBooking(acme, { page: asks.nickname, start: "2031-03-11T09:00:00+01:00" });
    await writeMails(api.db, NOW);
    const colleague = await createHost(acme);
    const { body } = await change("reassign", { user: colleague._id }, request._id);
    expect(body.booking).toMatchObject({ status: "requested", host: colleague._id });
    expect(await readMails()).toEqual([`requested ${colleague.emails[0]}`]);
  });
});

it("POST /v2/bookings/:event_id/… leaves the bookings of other organisations alone", async () => {
  const other = await api.tenant();
  const changes = { reschedule: { start: bookingBody().start }, cancel: {}, reassign: { user: host._id } };
  for (const [what, body] of Object.entries(changes))
    expect((await other.post(`/v2/bookings/${booking._id}/${what}`, body)).status).toBe(404);
});
