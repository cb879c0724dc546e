import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, HOUR, type Instant } from "@/lib/core/time/instant";
import { advanceRequest } from "@/lib/domain/events/requests/advance-request";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { listEventJobs, runEventMails } from "../support/event-jobs";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi({
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Bookpage <no-reply@example.com>",
  RATE_LIMIT_BOOKING: "0",
  OPEN_BOOKINGS_LIMIT: "0",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

interface Request {
  _id: string;
  createdAt: string;
  answer_by?: string;
}

async function book(custom: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id, { custom });
  const email = `${makeUniqueName("ana")}@example.com`;
  const attendee = { name: "Ana Silva", email };
  const request: Request = await createTestBooking(acme, { page: page.nickname, attendee, ...rest });
  return { host, request, email };
}

const run = ({ _id: event }: Request, now: Instant) =>
  advanceRequest(api.db, { organization: acme.id, event }, now);
const readEvent = async ({ _id }: Request) => (await acme.get(`/v2/events/${_id}`)).body;
const listDueTimes = async (request: Request) =>
  (await listEventJobs(api, request, "advance_request")).map(({ run_at }) => run_at.toISOString());
const hoursAfter = ({ createdAt }: Request, hours: number): Instant =>
  asInstant(Date.parse(createdAt) + hours * HOUR);
const toIso = (at: Instant) => new Date(at).toISOString();

describe("a request with a time for the answer", () => {
  it("reminds the hosts halfway, and is declined at its end, each once", { tags: "main" }, async () => {
    const { host, request, email } = await book({ request_hours: 24 });
    expect(request.answer_by).toBe(toIso(hoursAfter(request, 24)));
    expect(await listDueTimes(request)).toEqual([toIso(hoursAfter(request, 12))]);

    await run(request, asInstant(hoursAfter(request, 12) - 1));
    expect((await readEvent(request)).__v).toBe(0);
    await Promise.all([1, 2, 3].map(() => run(request, hoursAfter(request, 12))));
    expect(await listDueTimes(request)).toEqual([request.answer_by]);
    expect(await runEventMails(api, acme, request, "openRequest", hoursAfter(request, 12))).toEqual(
      host.emails,
    );

    await Promise.all([1, 2, 3].map(() => run(request, hoursAfter(request, 24))));
    const ended = await readEvent(request);
    expect(ended).toMatchObject({ cancelled: request.answer_by, confirmed: { flag: false } });
    expect(await listDueTimes(request)).toEqual([]);
    expect(await runEventMails(api, acme, request, "cancelled", hoursAfter(request, 24))).toEqual(
      [email, ...host.emails].sort(),
    );
    const { body: mails } = await acme.get(`/v2/mails?event=${request._id}&limit=200`);
    const { _id } = mails.find(
      (mail: { kind: string; to: string }) => mail.kind === "cancelled" && mail.to === email,
    );
    const { text } = (await acme.get(`/v2/mails/${_id}`)).body;
    expect(text).toContain("didn’t answer your request in time");
    expect(text).toContain("Book again");
    const [, near = ""] = text.split("Nearest available times:\n");
    expect(near.match(/ Book: \S+&step=details&tz=\S+&lang=en$/gm)).toHaveLength(3);
  });

  it("ends before its first time", async () => {
    const soon = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 30 * HOUR);
    const host = await createTestHost(acme, { days: buildEveryDay("00:00", "00:00") });
    const page = await createTestPage(acme, host._id, { custom: { request_hours: 720 } });
    const request: Request = await createTestBooking(acme, {
      page: page.nickname,
      start: soon.toISOString(),
    });
    expect(request.answer_by).toBe(soon.toISOString());
  });

  it.each([
    ["confirms it", (id: string) => acme.post(`/v2/events/${id}/confirm`, {})],
    ["declines it", (id: string) => acme.put(`/v2/events/${id}/cancel`, {})],
  ])("stays as it is once the host %s", async (_, answer) => {
    const { request } = await book({ request_hours: 24 });
    expect((await answer(request._id)).status).toBe(200);
    const before = await readEvent(request);
    expect(await listDueTimes(request)).toEqual([]);
    for (const hours of [12, 24, 48]) await run(request, hoursAfter(request, hours));
    expect(await readEvent(request)).toEqual(before);
  });

  it("waits for the booker once the host has proposed another time", async () => {
    const { request } = await book({ request_hours: 24 });
    const { dates } = await readEvent(request);
    const other = { date: "2031-03-11T09:00:00Z", end_date: "2031-03-11T09:30:00Z" };
    const proposed = await acme.put(`/v2/events/${request._id}`, { dates: [...dates, other] });
    expect([proposed.status, proposed.body.dates.length]).toEqual([200, 2]);
    expect(await listDueTimes(request)).toEqual([]);
    await run(request, hoursAfter(request, 24));
    expect((await readEvent(request)).cancelled).toBeUndefined();
  });
});

describe("a booking", () => {
  it.each([
    ["is confirmed at once", { auto_confirm: true, request_hours: 24 }],
    ["is a request without an end", {}],
    ["is a request of a page whose requests do not expire", { request_hours: 0 }],
  ])("that %s has no time for an answer", async (_, custom) => {
    const { request } = await book(custom);
    expect(request.answer_by).toBeUndefined();
    expect(await listDueTimes(request)).toEqual([]);
  });
});

it.each([-1, 721, 1.5, "24"])("custom.request_hours rejects %j", async (request_hours) => {
  const host = await createTestHost(acme);
  const refused = await acme.post("/v2/bookpages", {
    nickname: makeUniqueName("page"),
    custom: { request_hours },
    belongs_to: host._id,
  });
  expect(refused.status).toBe(400);
  expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContainEqual(
    expect.stringContaining("/custom/request_hours"),
  );
  expect(listErrorCodes(refused).length).toBeGreaterThan(0);
});
