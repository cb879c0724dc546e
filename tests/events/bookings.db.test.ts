import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { runMailJobs } from "../support/mail-jobs";
import { submitBookingForm } from "../support/public-forms";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));

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

/** Creates a page of the host that confirms at once. */
async function openPage(custom: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
  const made = await createTestPage(acme, host._id, {
    custom: { auto_confirm: true, ...custom },
    secondary: true,
    ...settings,
  });
  return made.nickname as string;
}

const book = (rest: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  acme.post("/v2/bookings", buildTestBookingBody({ page, ...rest }), headers);

const attendee = (rest: Record<string, unknown>) => ({
  attendee: { name: "Ana Silva", email: "ana@example.com", ...rest },
});

const countEvents = async () =>
  (await api.pool.query("SELECT 1 FROM events WHERE created_by_user_id = $1", [host._id])).rowCount;

describe("POST /v2/bookings", () => {
  it("accepts a start as free slots return it", { tags: "main" }, async () => {
    const { body: free } = await acme.get(`/v2/slots?page=${page}&from=2031-03-11&to=2031-03-11`);
    const { body: seatHold } = await acme.post("/v2/holds", { page, start: free.slots[0].start });
    const { body: booked, status } = await book({ start: free.slots[0].start, hold: seatHold._id });
    expect([status, Date.parse(booked.dates[0].date)]).toEqual([
      201,
      Date.parse(free.slots[0].start.dateTime),
    ]);
    const moved = await acme.post(`/v2/bookings/${booked._id}/reschedule`, { start: free.slots[2].start });
    expect([moved.status, moved.body.dates[0].date]).toEqual([
      200,
      new Date(free.slots[2].start.dateTime).toISOString(),
    ]);
    for (const start of [{}, { datetime: free.slots[0].start.dateTime }])
      expect(listErrorCodes(await book({ start }))).toContain("/start/dateTime required");
  });

  it("books as the page does, confirmed at once, and records the source", { tags: "main" }, async () => {
    const { body, status, headers } = await book({
      ...attendee({
        phone: "+351 21 000 00 00",
        company: "Telhados",
        timezone: "Europe/Lisbon",
        language: "pt",
      }),
      guests: ["bo@example.com", "bo@example.com", host.emails[0]],
      message: "It is about the roof.",
      metadata: { order: "A-1045" },
      utm: { source: "newsletter", campaign: "spring" },
    });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/v2/bookings/${body._id}`);
    expect(body).toMatchObject({
      created_by: { user: host._id },
      confirmed: { flag: true },
      bookpage: true,
      lang: "pt",
      metadata: { order: "A-1045" },
      source: {
        type: null,
        team: null,
        link: null,
        form: null,
        utm: { source: "newsletter", medium: null, campaign: "spring", term: null, content: null },
      },
      booking: {
        status: "confirmed",
        start: "2031-03-10T08:00:00.000Z",
        end: "2031-03-10T08:30:00.000Z",
        host: host._id,
      },
    });
    expect(body.source.page).toMatch(/^[0-9a-f]{24}$/);
    expect(body.invitees.map(({ email }: { email: string }) => email)).toEqual([
      host.emails[0],
      "ana@example.com",
      "bo@example.com",
    ]);
    expect(body.invitees[1]).toMatchObject({
      phone: "+351 21 000 00 00",
      company: "Telhados",
      timezone: "Europe/Lisbon",
      locale: "pt",
    });
    expect(body.booking.page_url).toMatch(new RegExp(`/event/${body._id}\\?key=.+`));
    const read = await acme.get(`/v2/bookings/${body._id}`);
    const { page_url: _, invitee, ...facts } = body.booking;
    expect(body.invitees[1]._id).toBe(invitee);
    const names = { page, type: null, team: null, link: null, form: null };
    expect(read.body).toEqual({ ...body, booking: { ...facts, names } });
  });

  it("asks the host to confirm if the page does not confirm", async () => {
    page = await openPage({ auto_confirm: false, min_dates: 2 });
    const refused = await book();
    expect(listErrorCodes(refused)).toEqual(["/alternatives too_small"]);
    const { body } = await book({ alternatives: ["2031-03-11T09:00:00+01:00"] });
    expect(body.booking).toMatchObject({ status: "requested", start: "2031-03-10T08:00:00.000Z" });
    expect(body.dates).toHaveLength(2);
  });

  it("reads times without an offset in the booker's zone, or in the page's zone if it is fixed", async () => {
    const { body } = await book({ start: "2031-03-10T09:00:00", ...attendee({ timezone: "Europe/Lisbon" }) });
    expect(body.booking.start).toBe("2031-03-10T09:00:00.000Z");
    page = await openPage({
      set_timezone: true,
      fixed_timezone: "Asia/Tokyo",
      set_lang: true,
      fixed_lang: "nl",
    });
    const fixed = await createTestBooking(acme, {
      page,
      start: "2031-03-10T12:00:00Z",
      ...attendee({ timezone: "Europe/Lisbon", language: "pt" }),
    });
    expect(fixed.invitees[1]).toMatchObject({ timezone: "Asia/Tokyo", locale: "nl" });
  });

  it("uses the named place, or else the page's first", async () => {
    page = await openPage({
      forbid_add_places: true,
      fixed_places: [
        { name: "Office", address: "1 High Street" },
        { name: "Café", source: "map" },
      ],
    });
    expect((await book()).body.places).toMatchObject([{ name: "Office", address: "1 High Street" }]);
    const chosen = await book({ start: "2031-03-10T10:00:00+01:00", place: { name: "Café" } });
    expect(chosen.body.places).toMatchObject([{ name: "Café", source: "map" }]);
    expect(listErrorCodes(await book({ place: { name: "Moon" } }))).toEqual(["/place/name unknown"]);
  });

  it("books a type by its handle beside the page, and by its id only", async () => {
    const type = await createTestType(acme, page, {
      name: "Long talk",
      custom: { duration: 60, auto_title: "Talk with {{invitee}}" },
    });
    const { body } = await book({ type: type.handle });
    expect(body).toMatchObject({ title: "Talk with Ana Silva", source: { type: type._id } });
    expect(body.booking.end).toBe("2031-03-10T09:00:00.000Z");
    const alone = await book({ page: undefined, type: type._id, start: "2031-03-10T10:00:00+01:00" });
    expect(alone.body.source).toMatchObject({ page: body.source.page, type: type._id });
    expect(listErrorCodes(await book({ type: type.handle, duration: 45 }))).toEqual(["/duration mismatch"]);
  });

  it("books once for an Idempotency-Key", async () => {
    const key = { "idempotency-key": makeUniqueName("key") };
    const [first, second] = [await book({}, key), await book({}, key)];
    expect(second.body).toEqual(first.body);
    expect(await countEvents()).toBe(1);
    expect((await book({ message: "another" }, key)).status).toBe(422);
    const lost = { "idempotency-key": makeUniqueName("key") };
    expect((await book({}, lost)).status).toBe(409);
  });

  it("consumes a hold, and keeps it if the booking is refused", async () => {
    const start = "2031-03-10T09:00:00+01:00";
    const hold = await acme.post("/v2/holds", { user: host._id, start, end: "2031-03-10T09:30:00+01:00" });
    const { _id } = hold.body;
    expect((await book()).body.reasons[0].rule).toBe("hold");
    const other = await createTestHost(acme);
    const elsewhere = await createTestPage(acme, other._id, { custom: { auto_confirm: true } });
    expect(listErrorCodes(await book({ page: elsewhere.nickname, hold: _id }))).toEqual(["/hold mismatch"]);
    expect(listErrorCodes(await book({ hold: _id, start: "2031-03-10T10:00:00+01:00" }))).toEqual([
      "/hold mismatch",
    ]);
    await acme.put(`/v2/users/${host._id}/availabilities`, { days_after_as_busy: 3 });
    expect((await book({ hold: _id })).status).toBe(409);
    expect((await acme.get(`/v2/holds/${_id}`)).status).toBe(200);
    await acme.put(`/v2/users/${host._id}/availabilities`, { days_after_as_busy: null });
    expect((await book({ hold: _id })).status).toBe(201);
    expect((await acme.get(`/v2/holds/${_id}`)).status).toBe(404);
    expect(listErrorCodes(await book({ hold: _id }))).toEqual(["/hold unknown"]);
  });

  it("notifies host and booker by mail, and webhooks, as the page does", async () => {
    const hook = await createTestWebhook(acme, { action: "event.confirmed" });
    await runMailJobs(api.db, NOW);
    const { body } = await book({ metadata: { order: "7" } });
    const mails = await runMailJobs(api.db, NOW);
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual(
      ["booked ana@example.com", `booked ${host.emails[0]}`].sort(),
    );
    const [delivery] = (await acme.get(`/hooks/${hook._id}/deliveries`)).body;
    const sent = (await acme.get(`/hooks/${hook._id}/deliveries/${delivery._id}`)).body;
    expect(JSON.stringify(sent)).toContain(body.source.page);
    await acme.delete(`/hooks/${hook._id}`);
  });

  it("does not limit the bookings of one address, because its caller is trusted", async () => {
    for (const hour of ["09", "10", "11", "12", "13", "14", "15"])
      await createTestBooking(acme, { page, start: `2031-03-10T${hour}:00:00+01:00` });
  });
});

/** The effect of each rule on half an hour at 9 on Monday 10 March 2031. */
const RULES: Record<
  string,
  { hours?: object; custom?: Record<string, unknown>; start?: string; rule: string }
> = {
  "outside of the hours": { start: "2031-03-10T08:00:00+01:00", rule: "outside_hours" },
  "at no step": { start: "2031-03-10T09:10:00+01:00", rule: "off_grid" },
  "against the alignment": {
    custom: { align: 60, step: 30 },
    start: "2031-03-10T09:30:00+01:00",
    rule: "align",
  },
  "in the past": { start: "2020-03-10T09:00:00+01:00", rule: "past" },
  "beyond the horizon": { hours: { days_after_as_busy: 3 }, rule: "horizon" },
  "beyond the page's horizon": { custom: { days_after: 3 }, rule: "horizon" },
  "within the notice": { custom: { minimum_notice: 525_600 }, start: "soon", rule: "minimum_notice" },
  "before the first day": { custom: { start_date: "2031-03-11" }, rule: "start_date" },
  "after the last day": { custom: { end_date: "2031-03-09" }, rule: "end_date" },
  "on a closed date": {
    hours: { dates: [{ start_date: "2031-03-10", end_date: "2031-03-10", enabled: false }] },
    rule: "closed_date",
  },
  "on a closed weekday": {
    hours: { days: { monday: { enabled: false, slots: [] } } },
    rule: "outside_hours",
  },
};

describe("POST /v2/bookings at a time that the page does not offer", () => {
  for (const [name, { hours, custom, start = "2031-03-10T09:00:00+01:00", rule }] of Object.entries(RULES))
    it(`is refused ${name}`, async () => {
      if (hours) await acme.put(`/v2/users/${host._id}/availabilities`, hours);
      if (custom) page = await openPage(custom);
      const soon = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`;
      const refused = await book({ start: start === "soon" ? soon : start });
      expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
      expect(listErrorCodes(refused)).toEqual(["/start slot_taken"]);
      expect(refused.body.reasons.map((reason: { rule: string }) => reason.rule)).toContain(rule);
      expect(await countEvents()).toBe(0);
    });

  it("is refused while a host is absent", async () => {
    await acme.post(`/v2/users/${host._id}/absences`, { start_date: "2031-03-10", end_date: "2031-03-10" });
    expect((await book()).body.reasons).toMatchObject([{ rule: "absence", user: host._id }]);
  });

  it("is refused after it was booked, with nearby free times", async () => {
    const first = await createTestBooking(acme, { page });
    const { body } = await book({ start: "2031-03-10T09:00:00+01:00" });
    expect(body.reasons).toMatchObject([{ rule: "meeting", event: { _id: first._id } }]);
    expect(body.nearest_slots).toContainEqual({
      start: { dateTime: "2031-03-10T09:30:00+01:00" },
      end: { dateTime: "2031-03-10T10:00:00+01:00" },
    });
  });

  it("is refused over the page's limit, and within its buffers", async () => {
    page = await openPage({ limits: [{ per: "day", count: 1 }] });
    await createTestBooking(acme, { page });
    expect((await book({ start: "2031-03-10T12:00:00+01:00" })).body.reasons).toMatchObject([
      { rule: "page_limit" },
    ]);
    page = await openPage({ buffer_before: 30 });
    expect((await book({ start: "2031-03-10T09:30:00+01:00" })).body.reasons).toMatchObject([
      { rule: "meeting", buffer: true },
    ]);
  });

  it("names the conflict only to keys that may read it", async () => {
    await createTestBooking(acme, { page });
    const writer = createTenantClient(acme.id, await createTestKey(api.db, acme.id, ["events:write"]));
    const refused = await writer.post("/v2/bookings", buildTestBookingBody({ page }));
    expect(refused.body.reasons).toMatchObject([{ rule: "meeting", event: null }]);
  });
});

const LONG = "x".repeat(501);

/** Rejected bodies with the field of the error. */
const FAULTS: Record<string, { custom?: Record<string, unknown>; body: object; at: string }> = {
  "no name": { body: { attendee: { email: "ana@example.com" } }, at: "/attendee/name required" },
  "an empty name": { body: attendee({ name: "  " }), at: "/attendee/name too_small" },
  "no address": { body: { attendee: { name: "Ana" } }, at: "/attendee/email required" },
  "a bad address": { body: attendee({ email: "ana" }), at: "/attendee/email invalid_format" },
  "no phone where it is asked for": { custom: { ask_phone: true }, body: {}, at: "/attendee/phone required" },
  "a phone that is none": { body: attendee({ phone: "call me" }), at: "/attendee/phone invalid_format" },
  "no company where it is asked for": {
    custom: { ask_company: true },
    body: attendee({ company: " " }),
    at: "/attendee/company required",
  },
  "a zone that is none": { body: attendee({ timezone: "Moon/Sea" }), at: "/attendee/timezone invalid_value" },
  "a language that is none": { body: attendee({ language: "tlh" }), at: "/attendee/language invalid_value" },
  "guests where none are taken": {
    custom: { block_new_invitee: true },
    body: { guests: ["bo@example.com"] },
    at: "/guests refused",
  },
  "too many guests": {
    custom: { max_invitees: 1 },
    body: { guests: ["bo@example.com", "cy@example.com"] },
    at: "/guests too_big",
  },
  "a guest without an address": { body: { guests: ["bo"] }, at: "/guests/0 invalid_format" },
  "a place where none is asked for": {
    custom: { hide_places: true },
    body: { place: { name: "Office" } },
    at: "/place refused",
  },
  "a place of one's own where that is forbidden": {
    custom: { forbid_add_places: true },
    body: { place: { name: "Office" } },
    at: "/place/name unknown",
  },
  "no title where it is asked for": { custom: { title_mandatory: true }, body: {}, at: "/title required" },
  "a title where none is asked for": {
    custom: { hide_title: true },
    body: { title: "Hi" },
    at: "/title refused",
  },
  "a second time": { body: { alternatives: ["2031-03-11T09:00:00Z"] }, at: "/alternatives refused" },
  "a time that is none": { body: { start: "tomorrow" }, at: "/start invalid_format" },
  "a day that is none": { body: { start: "2031-02-30T09:00:00Z" }, at: "/start invalid_date" },
  "a length that is none": { body: { duration: 4 }, at: "/duration too_small" },
  "another host's time": { body: { host: "65f0c1a2b3c4d5e6f7a8b9c0" }, at: "/host mismatch" },
  "long metadata": { body: { metadata: { order: LONG } }, at: "/metadata/order too_big" },
  "metadata that are no texts": { body: { metadata: { order: 5 } }, at: "/metadata/order invalid_type" },
  "too many metadata": {
    body: { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, ""])) },
    at: "/metadata invalid_value",
  },
  "page and team": { body: { team: "sales" }, at: "/page exactly_one" },
};

describe("POST /v2/bookings with invalid fields", () => {
  for (const [name, { custom = {}, body, at }] of Object.entries(FAULTS))
    it(`is refused: ${name}`, async () => {
      page = await openPage(custom);
      const refused = await book({ ...body });
      expect(refused.status).toBe(400);
      expect(listErrorCodes(refused)).toEqual([at]);
      expect(await countEvents()).toBe(0);
    });

  it("is refused: pages and types that are unknown, inactive or another organisation's", async () => {
    const idle = await openPage({}, { active: false });
    const type = await createTestType(acme, page, { name: "Old", active: false });
    const other = await api.tenant("Other");
    expect(listErrorCodes(await book({ page: "unknown-name" }))).toEqual(["/page unknown"]);
    expect(listErrorCodes(await book({ page: idle }))).toEqual(["/page unknown"]);
    expect(listErrorCodes(await book({ type: type.handle }))).toEqual(["/type unknown"]);
    expect(listErrorCodes(await book({ page: undefined, type: type._id }))).toEqual(["/type unknown"]);
    expect(listErrorCodes(await book({ page: undefined, team: page }))).toEqual(["/team unknown"]);
    const foreign = await other.post("/v2/bookings", buildTestBookingBody({ page }));
    expect([foreign.status, ...listErrorCodes(foreign)]).toEqual([404, "/page unknown"]);
    expect(await countEvents()).toBe(0);
  });
});

describe("a member's token", () => {
  it("books on the member's pages, and reads the member's bookings", async () => {
    const headers = await createTestSession(api.db, host);
    const post = (body: unknown) => requestApi("POST", "/v2/bookings", { body, headers });
    const get = (query = "") => requestApi("GET", `/v2/bookings${query}`, { headers });
    expect((await post(buildTestBookingBody({ page }))).status).toBe(201);
    const other = await createTestUser(acme);
    const foreign = await createTestPage(acme, other._id);
    expect((await post(buildTestBookingBody({ page: foreign.nickname }))).status).toBe(403);
    expect((await get()).status).toBe(403);
    expect((await get(`?host=${other._id}`)).status).toBe(403);
    expect((await get(`?host=${host._id}`)).body).toHaveLength(1);
  });
});

describe("GET /v2/bookings", () => {
  const list = async (query: string) =>
    (await acme.get(`/v2/bookings?${query}`)).body.map(({ _id }: { _id: string }) => _id);

  it("filters by page, type, host, address, status and time", { tags: "main" }, async () => {
    const type = await createTestType(acme, page, { name: "Talk", handle: "talk" });
    const asks = await openPage({ auto_confirm: false });
    const first = await createTestBooking(acme, { page });
    const ofType = await createTestBooking(acme, { page, type: "talk", start: "2031-03-11T09:00:00+01:00" });
    const request = await createTestBooking(acme, {
      page: asks,
      start: "2031-03-12T09:00:00+01:00",
      attendee: { name: "Bo", email: "bo@example.com" },
    });
    const gone = await createTestBooking(acme, { page, start: "2031-03-13T09:00:00+01:00" });
    await acme.post(`/v2/bookings/${gone._id}/cancel`, { reason: "Rain" });
    const held = await createTestEvent(acme, host); // The event is no booking.
    const mine = `host=${host._id}`;
    expect(await list(mine)).toEqual([gone._id, request._id, ofType._id, first._id]);
    expect(await list(`${mine}&sort=oldest&limit=2`)).toEqual([first._id, ofType._id]);
    expect(await list(`page=${page}`)).toEqual([gone._id, ofType._id, first._id]);
    expect(await list(`page=${first.source.page}`)).toEqual([gone._id, ofType._id, first._id]);
    expect(await list(`page=${page}&type=talk`)).toEqual([ofType._id]);
    expect(await list(`type=${type._id}`)).toEqual([ofType._id]);
    expect(await list(`${mine}&email=bo@example.com`)).toEqual([request._id]);
    expect(await list(`${mine}&status=requested`)).toEqual([request._id]);
    expect(await list(`${mine}&status=confirmed`)).toEqual([ofType._id, first._id]);
    expect(await list(`${mine}&status=cancelled`)).toEqual([gone._id]);
    expect(await list(`${mine}&status=past`)).toEqual([]);
    expect(await list(`${mine}&status=no_show`)).toEqual([]);
    expect(await list(`${mine}&from=2031-03-11T00:00:00Z&to=2031-03-13T00:00:00Z`)).toEqual([
      request._id,
      ofType._id,
    ]);
    expect(await list(`${mine}&updated_since=${encodeURIComponent(gone.updatedAt)}`)).toContain(gone._id);
    expect((await acme.get("/v2/bookings?page=unknown-name")).status).toBe(400);
    expect((await acme.get(`/v2/bookings/${held._id}`)).status).toBe(404);
    await api.pool.query("UPDATE events SET ends_at = now() - interval '1 hour' WHERE id = $1", [first._id]);
    expect(await list(`${mine}&status=past`)).toEqual([first._id]);
  });

  it("pages by its Link header, and shows nothing of others", async () => {
    await createTestBooking(acme, { page });
    await createTestBooking(acme, { page, start: "2031-03-11T09:00:00+01:00" });
    const { headers, body } = await acme.get(`/v2/bookings?host=${host._id}&limit=1`);
    const next = new URL(headers.get("link")?.match(/<(.+)>/)?.[1] ?? "");
    const rest = await acme.get(`${next.pathname}${next.search}`);
    expect(rest.body).toHaveLength(1);
    expect(rest.body[0]._id < body[0]._id).toBe(true);
    expect((await (await api.tenant()).get("/v2/bookings")).body).toEqual([]);
  });
});

describe("the source of a booking", () => {
  it("is passed from the page's address by its form, and survives the page", async () => {
    const location = await submitBookingForm(page, {
      email: "cy@example.com",
      slot: "2031-03-10T08:00:00Z",
      utm_source: "poster",
      utm_medium: "x".repeat(300),
    });
    const id = location.match(/\/event\/([0-9a-f]{24})/)?.[1];
    const utm = { source: "poster", medium: null, campaign: null, term: null, content: null };
    expect((await acme.get(`/v2/events/${id}`)).body.source).toMatchObject({ utm, page: expect.any(String) });
    await acme.delete(`/v2/bookpages/${page}`);
    expect((await acme.get(`/v2/bookings/${id}`)).body.source).toMatchObject({ utm, page: null });
  });

  it("has metadata, which events have too and a change replaces", async () => {
    const event = await createTestEvent(acme, host, { metadata: { crm: "77" } });
    expect(event).toMatchObject({ metadata: { crm: "77" }, source: { page: null, utm: null } });
    const put = await acme.put(`/v2/events/${event._id}`, { metadata: { deal: "9" } });
    expect(put.body.metadata).toEqual({ deal: "9" });
    expect((await acme.put(`/v2/events/${event._id}`, { title: "New" })).body.metadata).toEqual({
      deal: "9",
    });
    expect(
      listErrorCodes(await acme.put(`/v2/events/${event._id}`, { metadata: { [LONG]: "" } }))[0],
    ).toMatch(/^\/metadata/);
  });
});
