import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

// biome-ignore lint/suspicious/noExplicitAny: events as the API answers them
type Event = any;

const ANA = "ana@example.com";
const UNKNOWN_ID = "0".repeat(24);

let acme: Tenant;
let host: { _id: string; emails: [string] };
let event: Event;
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});
beforeEach(async () => {
  event = await createTestEvent(acme, host, {
    dates: [DATE, { date: "2031-03-11T09:00", end_date: "2031-03-11T10:00" }],
    places: [{ name: "Office" }],
    invitees: [{ email: ANA, full_name: "Ana" }],
  });
});

const post = (part: string, body: unknown, headers?: Record<string, string>) =>
  acme.post(`/v2/events/${event._id}/${part}`, body, headers);
const read = async () => (await acme.get(`/v2/events/${event._id}`)).body;
const listReserved = async (id: string) =>
  (await api.db.reservation.findMany({ where: { eventId: id } })).map(({ hostId }) => hostId).sort();

describe("POST /v2/events/:event_id/votes", () => {
  it("records answers to dates and places; a later one replaces, others stay", { tags: "main" }, async () => {
    const [first, second] = event.dates;
    const [place] = event.places;
    const voted = await post("votes", {
      invitee: " ANA@example.com ",
      dates: { [first._id]: "yes", [second._id]: "no" },
      places: { [place._id]: "yes" },
    });
    expect(voted.status).toBe(200);
    const [, ana] = voted.body.invitees;
    expect(ana.stats.voted).toEqual({ dates: true, places: true });
    expect(voted.body.dates[0].votes.yes).toContainEqual({
      _id: expect.any(String),
      created_by: { user: null, invitee: ana._id },
      if_need_be: false,
    });
    expect(voted.body.dates[1].votes.no).toHaveLength(1);
    expect(voted.body).toMatchObject({ __v: 1, ics_sequence: 0, version: 1 });

    const { body } = await post("votes", { invitee: ana._id, dates: { [second._id]: "yes" } });
    expect(body.dates.map(({ votes }: Event) => [votes.yes.length, votes.no.length])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(body.places[0].votes.yes).toHaveLength(2);
    expect(await read()).toEqual(body);
  });

  it("without a change leaves the event as it is", async () => {
    const body = { invitee: ANA, dates: { [event.dates[0]._id]: "no" } };
    const first = await post("votes", body);
    expect((await post("votes", body)).body).toEqual(first.body);
  });

  it("of the organiser may change the proposal", async () => {
    const { body } = await post("votes", { invitee: host.emails[0], dates: { [event.dates[0]._id]: "no" } });
    expect(body.dates[0].votes).toMatchObject({ yes: [], no: [{ created_by: { user: host._id } }] });
  });

  it.each([
    [{ dates: { [UNKNOWN_ID]: "yes" } }, 400, "/invitee required"],
    [{ invitee: "nonsense", dates: { [UNKNOWN_ID]: "yes" } }, 400, "/invitee invalid_format"],
    [{ invitee: ANA }, 400, "/dates required"],
    [{ invitee: ANA, dates: {}, places: {} }, 400, "/dates required"],
    [{ invitee: ANA, dates: { [UNKNOWN_ID]: "maybe" } }, 400, `/dates/${UNKNOWN_ID} invalid_value`],
    [{ invitee: ANA, dates: { x: "yes" } }, 400, "/dates/x invalid_key"],
    [{ invitee: ANA, dates: [UNKNOWN_ID] }, 400, "/dates invalid_type"],
    [{ invitee: ANA, dates: { [UNKNOWN_ID]: "yes" } }, 404, `/dates/${UNKNOWN_ID} unknown`],
    [{ invitee: ANA, places: { [UNKNOWN_ID]: "yes" } }, 404, `/places/${UNKNOWN_ID} unknown`],
    [{ invitee: "bo@example.com", dates: { [UNKNOWN_ID]: "yes" } }, 404, "/invitee unknown"],
    [{ invitee: UNKNOWN_ID, dates: { [UNKNOWN_ID]: "yes" } }, 404, "/invitee unknown"],
  ])("rejects %j", async (wrong, status, issue) => {
    const response = await post("votes", wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
    expect(await read()).toEqual(event);
  });

  it("during the removal of the date is rejected, or removed with its date", async () => {
    for (let round = 0; round < 8; round++) {
      const current = await read();
      const [first, second] = current.dates;
      const responses = await Promise.all([
        post("votes", { invitee: ANA, dates: { [second._id]: round % 2 ? "yes" : "no" } }),
        acme.put(`/v2/events/${event._id}`, {
          dates: [first, { date: `2031-04-1${round}T09:00`, end_date: `2031-04-1${round}T10:00` }],
        }),
      ]);
      expect([200, 404]).toContain(responses[0].status);
      expect(responses[1].status).toBe(200);
      expect((await read()).invitees[1].stats.voted.dates).toBe(false);
    }
  });

  it("by many simultaneous callers are all recorded", async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `guest${index}@example.com`);
    for (const email of emails) await post("invitees", { email });
    const responses = await Promise.all(
      emails.map((invitee) => post("votes", { invitee, dates: { [event.dates[1]._id]: "yes" } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await read()).dates[1].votes.yes).toHaveLength(13);
    expect((await read()).__v).toBe(24);
  });
});

describe("POST /v2/events/:event_id/messages", () => {
  it("adds to the conversation, from an invitee or else from the organiser", { tags: "main" }, async () => {
    const first = await post("messages", { from: ANA, body: " Hello " });
    expect(first.status).toBe(201);
    const { body } = await post("messages", { body: "Hi" });
    expect(body.messages).toMatchObject([
      { body: "Hello", from: ANA, created_by: { user: null } },
      { body: "Hi", from: host.emails[0], created_by: { user: host._id } },
    ]);
    expect(body).toMatchObject({ __v: 2, ics_sequence: 0 });
    expect(await read()).toEqual(body);
  });

  it.each([
    [{}, 400, "/body required"],
    [{ body: " " }, 400, "/body too_small"],
    [{ body: "x".repeat(5001) }, 400, "/body too_big"],
    [{ body: "Hi", from: "bo@example.com" }, 404, "/from unknown"],
  ])("rejects %j", async (wrong, status, issue) => {
    const response = await post("messages", wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
  });

  it("adds once for the same Idempotency-Key", async () => {
    for (let round = 0; round < 2; round++)
      await post("messages", { body: "Hi" }, { "idempotency-key": "once" });
    expect((await read()).messages).toHaveLength(1);
  });
});

describe("POST /v2/events/:event_id/invitees", () => {
  it("invites one more person, who may be a user", { tags: "main" }, async () => {
    const user = await createTestUser(acme, { user: { first_name: "Cy" } });
    const { status, body } = await post("invitees", { email: user.emails[0], phone: "+33 1" });
    expect([status, body.invitees_length]).toEqual([201, 3]);
    expect(body.invitees[2]).toMatchObject({
      email: user.emails[0],
      full_name: "Cy",
      phone: "+33 1",
      user: user._id,
      su: false,
      stats: { voted: { dates: false, places: false } },
    });
    expect(await read()).toEqual(body);
  });

  it("does not link another organisation's user", async () => {
    const other = await api.tenant("Other");
    const theirs = await createTestUser(other, { user: { first_name: "Eve" } });
    const { body } = await post("invitees", { email: theirs.emails[0] });
    expect(body.invitees[2]).toMatchObject({ user: null, full_name: null });
  });

  it("rejects an existing invitee, and all but one simultaneous duplicates", async () => {
    for (const email of [ANA, host.emails[0]]) {
      const response = await post("invitees", { email });
      expect([response.status, listErrorCodes(response)]).toEqual([409, ["/email taken"]]);
    }
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => post("invitees", { email: "cy@example.com" })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it("rejects a body without an address, and the 201st invitee", async () => {
    expect(listErrorCodes(await post("invitees", { full_name: "Cy" }))).toEqual(["/email required"]);
    const invitees = Array.from({ length: 200 }, (_, index) => ({ email: `n${index}@example.com` }));
    event = await createTestEvent(acme, host, { invitees });
    expect((await post("invitees", { email: "cy@example.com" })).status).toBe(409);
  });
});

describe("DELETE /v2/events/:event_id/invitees/:invitee_id", () => {
  const remove = (id: string, headers?: Record<string, string>) =>
    acme.delete(`/v2/events/${event._id}/invitees/${id}`, headers);

  it("removes the invitee with votes and decline", { tags: "main" }, async () => {
    const [, ana] = event.invitees;
    await post("votes", { invitee: ANA, dates: { [event.dates[0]._id]: "yes" } });
    await post("declines", { invitee: ANA });
    const { status, body } = await remove(ana._id);
    expect([status, body]).toEqual([200, { n: 1, ok: 1 }]);
    const after = await read();
    expect([after.invitees_length, after.declines, after.dates[0].votes.yes.length, after.__v]).toEqual([
      1,
      [],
      1,
      3,
    ]);
    expect((await remove(ana._id)).status).toBe(404);
    expect((await post("invitees", { email: ANA })).status).toBe(201);
  });

  it("does not remove the organiser", async () => {
    expect((await remove(event.invitees[0]._id)).status).toBe(409);
  });

  it("rejects another event's invitee", async () => {
    const other = await createTestEvent(acme, host, { invitees: [{ email: ANA }] });
    expect((await remove(other.invitees[1]._id)).status).toBe(404);
  });

  it("honours the event's version", async () => {
    const [, ana] = event.invitees;
    await post("messages", { body: "Hi" });
    expect((await remove(ana._id, { "if-match": `"${event._id}-0"` })).status).toBe(412);
    expect((await remove(ana._id, { "if-match": `"${event._id}-1"` })).status).toBe(200);
  });
});

describe("POST /v2/events/:event_id/declines", () => {
  it("records a decline once", { tags: "main" }, async () => {
    const { status, body } = await post("declines", { invitee: ANA });
    expect(status).toBe(200);
    expect(body.declines).toMatchObject([{ invitee: event.invitees[1]._id, created_by: { user: null } }]);
    expect((await post("declines", { invitee: event.invitees[1]._id })).body).toEqual(body);
  });

  it("is refused for the organiser, and for unknown people", async () => {
    const own = await post("declines", { invitee: host.emails[0] });
    expect([own.status, listErrorCodes(own)]).toEqual([409, ["/invitee organiser"]]);
    const outsider = await post("declines", { invitee: "bo@example.com" });
    expect([outsider.status, listErrorCodes(outsider)]).toEqual([404, ["/invitee unknown"]]);
  });

  it("keeps the votes, which no longer count until a later yes", async () => {
    const [first, second] = event.dates;
    await post("votes", { invitee: ANA, dates: { [second._id]: "yes" } });
    await post("declines", { invitee: ANA });
    const { body } = await post("confirm", {});
    expect(body.confirmed.date_id).toBe(first._id);
    const moved = await post("confirm", { date_id: second._id });
    expect(moved.body.dates[1].confirmed_invitees).toEqual([event.invitees[0]._id]);
    const back = await post("votes", { invitee: ANA, dates: { [second._id]: "yes" } });
    expect([back.body.declines, back.body.dates[1].confirmed_invitees.length]).toEqual([[], 2]);
  });
});

describe("the time of users", () => {
  it("is reserved and freed by inviting, declining, accepting again and removing", async () => {
    const user = await createTestUser(acme);
    await post("confirm", {});
    const both = [host._id, user._id].sort();
    const hosts = () => listReserved(event._id);
    expect(await hosts()).toEqual([host._id]);
    const invited = (await post("invitees", { email: user.emails[0] })).body;
    expect(await hosts()).toEqual(both);
    await post("declines", { invitee: user.emails[0] });
    expect(await hosts()).toEqual([host._id]);
    await post("votes", { invitee: user.emails[0], dates: { [event.dates[0]._id]: "yes" } });
    expect(await hosts()).toEqual(both);
    await acme.delete(`/v2/events/${event._id}/invitees/${invited.invitees[2]._id}`);
    expect(await hosts()).toEqual([host._id]);
  });

  it("reserved by a meeting of others blocks their booking page", async () => {
    const user = await createTestHost(acme);
    await post("confirm", {});
    const book = () =>
      acme.post("/v2/events", {
        title: "Booked",
        created_by: { user: user._id },
        bookpage: true,
        confirmed: { flag: true },
        dates: [DATE],
      });
    await post("invitees", { email: user.emails[0] });
    expect((await book()).status).toBe(409);
    await post("declines", { invitee: user.emails[0] });
    expect((await book()).status).toBe(201);
  });
});
