import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { runMailJobs } from "../support/mail-jobs";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestUser, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
let host: { _id: string; emails: [string] };
let page: string;
let booking: { _id: string; invitees: { email: string; su: boolean }[]; source: { page: string } };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
  page = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
  booking = await createTestBooking(acme, { page });
  await runMailJobs(api.db, NOW);
});

const change = (what: string, body?: unknown, id = booking._id) =>
  acme.post(`/v2/bookings/${id}/${what}`, body ?? {});

const readTaken = async () =>
  (
    await api.pool.query("SELECT host_id, exclusive FROM reservations WHERE event_id = $1 AND exclusive", [
      booking._id,
    ])
  ).rows.map((row) => row.host_id);

/** Returns the kinds of mails with their recipients. */
const readMails = async () =>
  (await runMailJobs(api.db, NOW)).map(({ recipient, kind }) => `${kind} ${recipient}`).sort();

describe("POST /v2/bookings/:event_id/reschedule", () => {
  it("moves it to another time of the page, with its people and links", {
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

  it("enforces the rules of the page, and suggests nearby times", async () => {
    const refused = await change("reschedule", { start: "2031-03-11T08:00:00" });
    expect([refused.status, refused.body.code, ...listErrorCodes(refused)]).toEqual([
      409,
      "slot_taken",
      "/start slot_taken",
    ]);
    expect(refused.body.nearest_slots[0].start.dateTime).toBe("2031-03-11T09:00:00+01:00");
    expect(refused.body.reasons).toMatchObject([{ rule: "outside_hours", user: host._id }]);
    expect(listErrorCodes(await change("reschedule", { start: "soon" }))).toEqual(["/start invalid_format"]);
  });

  it("refuses a request, a cancelled booking, and one of a closed page", async () => {
    const asks = await createTestPage(acme, host._id, { secondary: true });
    const request = await createTestBooking(acme, {
      page: asks.nickname,
      start: "2031-03-11T09:00:00+01:00",
    });
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
    await createTestBooking(acme, { page });
  });
});

describe("POST /v2/bookings/:event_id/no_show", () => {
  it("records no-shows, once the booking has begun", { tags: "main" }, async () => {
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
    expect(listErrorCodes(await change("no_show", {}))).toEqual(["/no_show required"]);
  });

  it("applies to bookings only", async () => {
    const event = await createTestEvent(acme, host, {});
    expect((await change("no_show", { no_show: false }, event._id)).status).toBe(404);
  });
});

describe("POST /v2/bookings/:event_id/reassign", () => {
  it("gives it to a free colleague, and notifies everyone", { tags: "main" }, async () => {
    const hook = await createTestWebhook(acme, { action: "event.updated" });
    const colleague = await createTestHost(acme);
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
    await createTestBooking(acme, { page }); // The former host's time is free.
    const again = await change("reschedule", { start: "2031-03-11T10:00:00" });
    expect(again.body.booking).toMatchObject({ host: colleague._id, start: "2031-03-11T09:00:00.000Z" });
  });

  it("names the new host in a title that the page generated, and keeps one that the booker typed", async () => {
    const colleague = await createTestHost(acme);
    await acme.put(`/v2/users/${colleague._id}`, { user: { first_name: "Bo", last_name: "Lind" } });
    await acme.put(`/v2/users/${host._id}`, { user: { first_name: "Grace", last_name: "Hall" } });
    const generated = await createTestBooking(acme, { page, start: "2031-03-12T09:00:00+01:00" });
    expect(generated.title).toBe("Ana Silva / Grace Hall");
    await runMailJobs(api.db, NOW);
    const { body } = await change("reassign", { user: colleague._id }, generated._id);
    expect(body.title).toBe("Ana Silva / Bo Lind");
    const mails = await runMailJobs(api.db, NOW);
    const [mail] = mails.filter(({ recipient }) => recipient === "ana@example.com");
    expect(mail?.subject).toContain("Bo Lind");
    for (const { id } of mails.filter(({ kind }) => kind !== "removed"))
      expect((await acme.get(`/v2/mails/${id}`)).body.text).toMatch(/Previous host:? *\n? *Grace Hall/);
    expect(mails.map(({ recipient }) => recipient)).toContain(colleague.emails[0]);
    const typed = await createTestBooking(acme, {
      page,
      start: "2031-03-11T09:00:00+01:00",
      title: "Kick-off",
    });
    expect((await change("reassign", { user: colleague._id }, typed._id)).body.title).toBe("Kick-off");
  });

  it("changes nothing if the host stays the same", async () => {
    const { body } = await change("reassign", { user: host._id });
    expect(body.booking.host).toBe(host._id);
    expect(await readMails()).toEqual([]);
  });

  it("is refused if the colleague is busy, unknown, or outside their hours", async () => {
    const busy = await createTestHost(acme);
    const elsewhere = await createTestPage(acme, busy._id, { custom: { auto_confirm: true } });
    await createTestBooking(acme, { page: elsewhere.nickname });
    const away = await createTestHost(acme);
    await acme.post(`/v2/users/${away._id}/absences`, { start_date: "2031-03-10", end_date: "2031-03-10" });
    const closed = await createTestHost(acme, { days: { monday: { enabled: false, slots: [] } } });
    const idle = await createTestUser(acme);
    for (const { _id } of [busy, away, closed, idle]) {
      const refused = await change("reassign", { user: _id });
      expect([refused.status, refused.body.code, ...listErrorCodes(refused)]).toEqual([
        409,
        "slot_taken",
        "/user slot_taken",
      ]);
    }
    expect(await readTaken()).toEqual([host._id]);
    const outsider = await createTestHost(await api.tenant());
    expect(listErrorCodes(await change("reassign", { user: outsider._id }))).toEqual(["/user unknown"]);
    expect(listErrorCodes(await change("reassign"))).toEqual(["/user required"]);
    await change("cancel");
    expect((await change("reassign", { user: closed._id })).body.code).toBe("conflict");
  });

  it("is refused for the booker as the new host", async () => {
    const colleague = await createTestHost(acme);
    const own = await createTestBooking(acme, {
      page,
      start: "2031-03-11T09:00:00+01:00",
      attendee: { name: "A colleague", email: colleague.emails[0] },
    });
    expect(listErrorCodes(await change("reassign", { user: colleague._id }, own._id))).toEqual([
      "/user mismatch",
    ]);
  });

  it("applies the team's assignment rule, and fails if all are busy", async () => {
    const [second, third] = [await createTestHost(acme), await createTestHost(acme)];
    const members = [host._id, second._id, third._id];
    const team = await createTestTeam(acme, {
      members,
      assignment: { rule: "priority", order: [third._id] },
    });
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

  it("lets members give theirs only to members of its team", async () => {
    const colleague = await createTestHost(acme);
    const headers = await createTestSession(api.db, host);
    const reassign = (id: string, body: object) =>
      requestApi("POST", `/v2/bookings/${id}/reassign`, { body, headers });
    expect((await reassign(booking._id, { user: colleague._id })).status).toBe(403);
    const team = await createTestTeam(acme, { members: [host._id, colleague._id] });
    await api.pool.query("UPDATE events SET team_id = $1 WHERE id = $2", [team._id, booking._id]);
    const handed = await reassign(booking._id, { user: colleague._id });
    expect(handed.status).toBe(200);
    expect(handed.body.invitees[1].email).toBeNull(); // The event is no longer theirs.
    expect((await reassign(booking._id, { user: host._id })).status).toBe(403);
  });

  it("gives a request to another host, who is asked to confirm it", async () => {
    const asks = await createTestPage(acme, host._id, { secondary: true });
    const request = await createTestBooking(acme, {
      page: asks.nickname,
      start: "2031-03-11T09:00:00+01:00",
    });
    await runMailJobs(api.db, NOW);
    const colleague = await createTestHost(acme);
    const { body } = await change("reassign", { user: colleague._id }, request._id);
    expect(body.booking).toMatchObject({ status: "requested", host: colleague._id });
    expect(await readMails()).toEqual([`requested ${colleague.emails[0]}`]);
  });
});

it("POST /v2/bookings/:event_id/… does not reach bookings of other organisations", async () => {
  const other = await api.tenant();
  const changes = {
    reschedule: { start: buildTestBookingBody().start },
    cancel: {},
    reassign: { user: host._id },
  };
  for (const [what, body] of Object.entries(changes))
    expect((await other.post(`/v2/bookings/${booking._id}/${what}`, body)).status).toBe(404);
});
