import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, createTestEvent, DATE } from "../support/events";
import { registerApp } from "../support/locators";
import { createTestHost, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: [string] };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
});

const post = (rest: Record<string, unknown>) => acme.post("/v2/events", buildTestEventBody(host, rest));
const spans = (event: { dates: { date: string; end_date: string }[] }) =>
  event.dates.map(({ date, end_date }) => `${date}/${end_date}`);

describe("POST /v2/events", () => {
  it("returns every field of an event", { tags: "main" }, async () => {
    const app = await registerApp(acme);
    const sent = {
      title: "Review",
      dates: [DATE, { date: "2031-03-11T09:00:00+01:00", end_date: "2031-03-11T10:00:00+01:00" }],
      places: [{ name: "Office", address: "1 Main Street" }],
      invitees: [{ full_name: "Bob", email: "Bob@Example.com", phone: "+33 1 23" }],
      messages: [{ body: "Hello" }],
      lang: "fr",
      locale: "de",
      third_party: { app: app._id, group_ids: ["g1", "g2"] },
    };
    const { status, body, headers } = await post(sent);
    expect(status).toBe(201);
    expect(headers.get("etag")).toBe(`"${body._id}-0"`);
    expect((await acme.get(`/v2/events/${body._id}`)).body).toEqual(body);
    const [first] = body.dates;
    const [su, bob] = body.invitees;
    expect(body).toMatchObject({
      title: "Review",
      confirmed: { flag: false, updated_at: null, date_id: null, place_id: null, multi: false },
      created_by: { email: host.emails[0], user: host._id, full_name: null, picture_url: null },
      lang: "fr",
      locale: "de",
      timezone: "Europe/Paris",
      bookpage: false,
      third_party: { app: app._id, group_ids: ["g1", "g2"], name: null },
      email: `event-${body._id}@meet.example.com`,
      invitees_length: 2,
      alias: body._id,
      app_url: `https://meet.example.com/event/${body._id}`,
      ics_sequence: 0,
      version: 1,
      group_pro: false,
      api: true,
      identification_alternatives: [],
      links: null,
      declines: [],
      __v: 0,
    });
    expect(body).not.toHaveProperty("cancelled");
    expect(spans(body)).toEqual([
      "2031-03-10T08:00:00.000Z/2031-03-10T09:00:00.000Z",
      "2031-03-11T08:00:00.000Z/2031-03-11T09:00:00.000Z",
    ]);
    // The proposer accepts the proposal.
    expect(first).toMatchObject({
      all_day: false,
      confirmed: false,
      created_by: { user: host._id },
      votes: { no: [] },
    });
    expect(first.votes.yes).toMatchObject([{ created_by: { user: host._id, invitee: su._id } }]);
    expect(body.places).toMatchObject([{ name: "Office", address: "1 Main Street", votes: { yes: [{}] } }]);
    expect(su).toMatchObject({ su: true, user: host._id, stats: { voted: { dates: true, places: true } } });
    expect(bob).toMatchObject({
      full_name: "Bob",
      email: "bob@example.com",
      phone: "+33 1 23",
      su: false,
      user: null,
      stats: { voted: { dates: false, places: false } },
    });
    expect(body.messages).toMatchObject([
      { body: "Hello", from: host.emails[0], created_by: { user: host._id } },
    ]);
  });

  it("requires only a title and a creator", async () => {
    const event = await createTestEvent(acme, "stranger@example.com", { title: " Review " });
    expect(event).toMatchObject({
      title: "Review",
      created_by: { email: "stranger@example.com", user: null },
      timezone: "UTC",
      lang: "en",
      locale: "en",
      dates: [],
      places: [],
      invitees_length: 1,
    });
  });

  it.each([
    [{ title: undefined }, "/title required"],
    [{ title: " " }, "/title too_small"],
    [{ title: "x".repeat(301) }, "/title too_big"],
    [{ created_by: undefined }, "/created_by required"],
    [{ created_by: {} }, "/created_by/email required"],
    [{ created_by: { user: "x" } }, "/created_by/user invalid_format"],
    [{ created_by: { email: "nonsense" } }, "/created_by/email invalid_format"],
    [{ dates: [{ date: DATE.date }] }, "/dates/0/end_date required"],
    [{ dates: [{ ...DATE, end_date: DATE.date }] }, "/dates/0/end_date reversed"],
    [{ dates: [DATE, { ...DATE, end_date: "2031-03-10T08:59" }] }, "/dates/1/end_date reversed"],
    [{ dates: [{ ...DATE, date: "2031-02-30T09:00" }] }, "/dates/0/date invalid_date"],
    [{ dates: [{ ...DATE, date: "2031-03-10T24:00" }] }, "/dates/0/date invalid_format"],
    [{ dates: [{ ...DATE, date: "10/03/2031" }] }, "/dates/0/date invalid_format"],
    [{ dates: [{ ...DATE, date: "1969-12-31T09:00" }] }, "/dates/0/date invalid_date"],
    [{ dates: Array(101).fill(DATE) }, "/dates too_big"],
    [{ places: [{ address: "Main Street" }] }, "/places/0/name required"],
    [{ places: [{ name: "" }] }, "/places/0/name too_small"],
    [{ places: Array(51).fill({ name: "x" }) }, "/places too_big"],
    [{ invitees: [{ full_name: "Bob" }] }, "/invitees/0/email required"],
    [{ invitees: [{ email: "a@b.example" }, { email: "A@B.example" }] }, "/invitees/1/email duplicate"],
    [
      { invitees: Array.from({ length: 201 }, (_, n) => ({ email: `n${n}@b.example` })) },
      "/invitees too_big",
    ],
    [{ messages: [{}] }, "/messages/0/body required"],
    [{ messages: [{ body: "x".repeat(5001) }] }, "/messages/0/body too_big"],
    [{ lang: "xx" }, "/lang invalid_value"],
    [{ timezone: "Mars/Olympus" }, "/timezone invalid_value"],
    [{ bookpage: "yes" }, "/bookpage invalid_type"],
    [{ confirmed: true }, "/confirmed invalid_type"],
    [{ third_party: { app: "x" } }, "/third_party/app invalid_format"],
  ])("rejects %j", async (wrong, issue) => {
    const before = await api.db.event.count();
    const response = await post(wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect(await api.db.event.count()).toBe(before);
  });

  it("returns 404 for a creator outside of the organisation", async () => {
    const response = await post({ created_by: { user: "0".repeat(24) } });
    expect([response.status, listErrorCodes(response)]).toEqual([404, ["/created_by/user unknown"]]);
  });
});

describe("an e-mail address", () => {
  it("links to its user, as creator and as invitee", async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana" } });
    const event = await createTestEvent(acme, host.emails[0].toUpperCase(), {
      invitees: [{ email: user.emails[0] }],
    });
    expect(event.created_by.user).toBe(host._id);
    expect(event.invitees.map(({ user: id }: { user: string }) => id)).toEqual([host._id, user._id]);
    expect(event.invitees[1].full_name).toBe("Ana");
  });

  it("of another organisation's user links to no user", async () => {
    const other = await api.tenant("Other");
    const theirs = await createTestUser(other, { user: { first_name: "Eve" } });
    const event = await createTestEvent(acme, theirs.emails[0], { invitees: [{ email: theirs.emails[0] }] });
    expect(event.created_by).toMatchObject({ user: null, full_name: null });
    const invited = await createTestEvent(acme, host, { invitees: [{ email: theirs.emails[0] }] });
    expect(invited.invitees[1]).toMatchObject({ user: null, full_name: null });
    expect((await other.get(`/v2/events?invitee_users=${theirs._id}`)).body).toEqual([]);
  });

  it("of the creator among the invitees counts once", async () => {
    expect(
      (await createTestEvent(acme, host, { invitees: [{ email: host.emails[0] }] })).invitees_length,
    ).toBe(1);
  });
});

describe("an event that is confirmed at once", () => {
  const confirmed = { confirmed: { flag: true } };

  it("uses the earliest date and the first place", { tags: "main" }, async () => {
    const later = { date: "2031-03-12T09:00", end_date: "2031-03-12T10:00" };
    const event = await createTestEvent(acme, host, {
      ...confirmed,
      dates: [later, DATE],
      places: [{ name: "A" }, { name: "B" }],
    });
    const [, chosen] = event.dates;
    expect(event.confirmed).toMatchObject({ flag: true, date_id: chosen._id, place_id: event.places[0]._id });
    expect(Date.now() - Date.parse(event.confirmed.updated_at)).toBeLessThan(60_000);
    expect([chosen.confirmed, chosen.confirmed_invitees]).toEqual([true, [event.invitees[0]._id]]);
    expect(event.dates[0].confirmed).toBe(false);
  });

  it("may overlap others, unless it is a booking-page event", async () => {
    await createTestEvent(acme, host, { ...confirmed, dates: [DATE] });
    await createTestEvent(acme, host, { ...confirmed, dates: [DATE] });
    const { status, body } = await post({ ...confirmed, dates: [DATE], bookpage: true });
    expect([status, body.code, listErrorCodes({ body })]).toEqual([409, "slot_taken", ["/dates slot_taken"]]);
    expect(body.nearest_slots).toHaveLength(3);
    expect(body.nearest_slots[0]).toEqual({
      start: { dateTime: "2031-03-10T10:00:00+01:00" },
      end: { dateTime: "2031-03-10T11:00:00+01:00" },
    });
  });

  it("from the booking page reserves its time exclusively, once for ten simultaneous requests", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post({ ...confirmed, dates: [DATE], bookpage: true })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it("from the booking page applies the buffers, but not the working hours", async () => {
    await acme.put(`/v2/users/${host._id}/availabilities`, { buffer_before: 30 });
    const at = (start: string, end: string) =>
      post({
        ...confirmed,
        bookpage: true,
        dates: [{ date: `2031-03-10T${start}`, end_date: `2031-03-10T${end}` }],
      });
    expect((await at("10:00", "11:00")).status).toBe(201);
    expect((await at("11:15", "12:00")).status).toBe(409);
    expect((await at("11:30", "12:00")).status).toBe(201);
    expect((await at("22:00", "23:00")).status).toBe(201);
  });

  it("from the booking page requires a user of the organisation", async () => {
    const body = buildTestEventBody("stranger@example.com", { ...confirmed, bookpage: true, dates: [DATE] });
    expect(listErrorCodes(await acme.post("/v2/events", body))).toEqual(["/created_by/email unknown"]);
  });
});
