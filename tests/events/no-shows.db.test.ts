import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { createTestHost, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

// biome-ignore lint/suspicious/noExplicitAny: events as the API answers them
type Event = any;

const ANA = "ana@example.com";
const BO = "bo@example.com";
const PAST = { date: "2025-03-10T09:00", end_date: "2025-03-10T10:00" };
const COMING = { date: "2031-03-10T09:00", end_date: "2031-03-10T10:00" };

let acme: Tenant;
let host: { _id: string; emails: [string] };
let event: Event;

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});
const create = (change: object = {}) =>
  createTestEvent(acme, host, {
    confirmed: { flag: true },
    dates: [PAST],
    invitees: [{ email: ANA, full_name: "Ana" }, { email: BO }],
    ...change,
  });
beforeEach(async () => {
  event = await create();
});

const mark = (body: unknown, of: Event = event, headers?: Record<string, string>) =>
  acme.post(`/v2/events/${of._id}/no_show`, body, headers);
const missing = ({ invitees }: Event) =>
  invitees.filter(({ no_show }: Event) => no_show).map(({ email }: Event) => email);

describe("POST /v2/events/:event_id/no_show", () => {
  it("marks one invitee, by id or address, and undoes it", { tags: "main" }, async () => {
    const first = await mark({ invitee: ANA, no_show: true });
    expect([first.status, missing(first.body)]).toEqual([200, [ANA]]);
    const second = await mark({ invitee: event.invitees[2]._id, no_show: true });
    expect(missing(second.body)).toEqual([ANA, BO]);
    const back = await mark({ invitee: ANA, no_show: false });
    expect(missing(back.body)).toEqual([BO]);
    expect((await acme.get(`/v2/events/${event._id}`)).body).toEqual(back.body);
  });

  it("without a name marks every expected guest", async () => {
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: BO });
    expect(missing((await mark({ no_show: true })).body)).toEqual([ANA]);
    expect(missing((await mark({ no_show: false })).body)).toEqual([]);
  });

  it("leaves calendar entries alone, sends no mails, and is idempotent", async () => {
    const first = await mark({ no_show: true });
    expect(first.body).toMatchObject({ ics_sequence: event.ics_sequence, version: event.version });
    expect((await mark({ no_show: true })).body).toEqual(first.body);
    const mails = await api.db.mail.findMany({ where: { eventId: event._id } });
    expect(mails.filter(({ createdAt }) => +createdAt > Date.parse(event.updatedAt))).toEqual([]);
  });

  it.each([
    ["has not begun", { dates: [COMING] }],
    ["is in planning", { confirmed: { flag: false } }],
  ])("is refused for an event that %s", async (_, change) => {
    const other = await create(change);
    expect((await mark({ invitee: ANA, no_show: true }, other)).status).toBe(409);
  });

  it("is refused for a cancelled event", async () => {
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect((await mark({ no_show: true })).status).toBe(409);
  });

  it.each([
    [{}, 400, "/no_show required"],
    [{ no_show: "yes" }, 400, "/no_show invalid_type"],
    [{ no_show: true, invitee: 7 }, 400, "/invitee invalid_type"],
    [{ no_show: true, invitee: "nonsense" }, 400, "/invitee invalid_format"],
    [{ no_show: true, invitee: "cy@example.com" }, 404, "/invitee unknown"],
  ])("rejects %j", async (wrong, status, issue) => {
    const response = await mark(wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([status, [issue]]);
  });

  it("is refused for the organiser, and for invitees who declined", async () => {
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: BO });
    const answers = [
      await mark({ invitee: host.emails[0], no_show: true }),
      await mark({ invitee: BO, no_show: true }),
    ];
    expect(answers.map((response) => [response.status, listErrorCodes(response)])).toEqual([
      [409, ["/invitee organiser"]],
      [409, ["/invitee refused"]],
    ]);
  });

  it("is allowed for the host and admins, not for other participants", async () => {
    const path = `/v2/events/${event._id}/no_show`;
    const body = { invitee: ANA, no_show: true };
    const guest = await createTestHost(acme);
    await acme.post(`/v2/events/${event._id}/invitees`, { email: guest.emails[0] });
    const as = (user: { _id: string }) => createTestSession(api.db, user);
    expect((await requestApi("POST", path, { body, headers: await as(guest) })).status).toBe(403);
    expect((await requestApi("POST", path, { body, headers: await as(host) })).status).toBe(200);
    const outsider = await api.tenant("Other");
    expect((await outsider.post(path, body)).status).toBe(404);
  });

  it("notifies webhooks, and is in the timeline", async () => {
    const hook = await createTestWebhook(acme, { action: "event.no_show" });
    await mark({ invitee: ANA, no_show: true });
    await mark({ invitee: ANA, no_show: true });
    await mark({ invitee: ANA, no_show: false });
    const { body } = await acme.get(`/hooks/${hook._id}/deliveries`);
    expect(body).toHaveLength(2);
    const story = (await acme.get(`/v2/events/${event._id}/timeline`)).body;
    expect(
      story
        .filter(({ kind }: Event) => ["missed", "came"].includes(kind))
        .map(({ kind, people }: Event) => [kind, people]),
    ).toEqual([
      ["missed", ["Ana"]],
      ["came", ["Ana"]],
    ]);
  });
});
