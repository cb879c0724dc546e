import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { buildEntries } from "@/lib/domain/events/calendar-entries/build-entries";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { formatStepLines } from "@/lib/domain/events/steps/format-steps";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findHostConflict } from "@/lib/domain/events/visitor/find-host-conflict";
import { loadEventPage, loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { createTestApi, type Tenant } from "../support/api";
import { runMailJobs } from "../support/mail-jobs";
import { submitBookingForm, submitEventPageForm } from "../support/public-forms";
import { loadEventPageAt } from "../support/seats";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
let ids: [anna: string, ben: string, cleo: string];

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  const availability = { days: buildEveryDay("09:00", "17:00") };
  const people = await Promise.all(
    ["Anna", "Ben", "Cleo"].map((first_name) => createTestUser(acme, { user: { first_name }, availability })),
  );
  ids = people.map(({ _id }) => _id) as typeof ids;
});

type Body = Record<string, unknown>;

/** Creates a team of three in Paris, open from nine to five, and its page of steps. */
async function createStepPage(steps: Body, custom: Body = {}) {
  const slug = makeUniqueName("loop");
  await createTestTeam(acme, { members: ids, handle: slug });
  const set = await acme.put(`/v2/bookpages/${slug}`, { custom: { auto_confirm: true, steps, ...custom } });
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  return slug;
}

const makeStep = (title: string, minutes: number, hosts: Body, gap?: Body) => ({
  title,
  minutes,
  hosts,
  ...(gap && { gap }),
});

const ofAll = (...users: string[]) => ({ kind: "all", users });
const ofAny = (...users: string[]) => ({ kind: "any", ...(users.length > 0 && { users }) });

const attendee = () => ({ name: "Zoe", email: `${makeUniqueName("zoe")}@example.com` });

const book = (page: string, start: string, body: Body = {}) =>
  acme.post("/v2/bookings", { page, attendee: attendee(), start, ...body });

const listStarts = async (query: string) => {
  const { status, body } = await acme.get(`/v2/slots?${query}&from=2031-03-10&to=2031-03-10`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(11, 16));
};

const AT_TEN = "2031-03-10T10:00:00+01:00";

const toIso = (time: number) => new Date(time).toISOString();

// 2031-03-10 is a Monday; Paris is an hour ahead of UTC.
describe("A page of steps", () => {
  const interview = () => ({
    list: [
      makeStep("Screening", 30, ofAll(ids[0]), { least: 15 }),
      makeStep("Pairing", 60, ofAll(ids[1])),
      makeStep("Talk", 30, ofAny(ids[0], ids[2])),
    ],
  });

  it("books each host for exactly their part", { tags: "main" }, async () => {
    const page = await createStepPage(interview());
    const { body: found } = await acme.get(`/v2/slots?page=${page}&from=2031-03-10&to=2031-03-10`);
    expect(found.slots[0]).toEqual({
      start: { dateTime: "2031-03-10T09:00:00+01:00" },
      end: { dateTime: "2031-03-10T11:15:00+01:00" },
    });
    expect(found.slots.at(-1).start.dateTime).toBe("2031-03-10T14:45:00+01:00");
    const { status, body } = await book(page, AT_TEN);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      dates: [{ date: "2031-03-10T09:00:00.000Z", end_date: "2031-03-10T11:15:00.000Z" }],
      booking: { status: "confirmed", host: ids[0] },
      steps: [
        {
          title: "Screening",
          start: "2031-03-10T09:00:00.000Z",
          end: "2031-03-10T09:30:00.000Z",
          hosts: [{ user: ids[0], full_name: "Anna" }],
        },
        { title: "Pairing", start: "2031-03-10T09:45:00.000Z", hosts: [{ user: ids[1] }] },
        { title: "Talk", start: "2031-03-10T10:45:00.000Z", end: "2031-03-10T11:15:00.000Z" },
      ],
    });
    const free = (user: string) => listStarts(`users=${user}&duration=15&step=15`);
    expect(await free(ids[1])).not.toContain("11:30");
    expect(await free(ids[1])).toContain("11:45");
    expect(await free(ids[0])).toContain("10:30");
    expect(await free(ids[0])).not.toContain("10:15");
  });

  it("gives a host of two steps back the time in between", async () => {
    const page = await createStepPage({
      list: [makeStep("Colour", 45, ofAll(ids[0]), { least: 30 }), makeStep("Cut", 45, ofAll(ids[0]))],
    });
    expect((await book(page, AT_TEN)).status).toBe(201);
    const free = await listStarts(`users=${ids[0]}&duration=30&step=15`);
    expect(free).toContain("10:45");
    expect(free).not.toContain("10:30");
    expect(free).not.toContain("11:00");
    expect(free).toContain("12:00");
  });

  it("lets a gap grow until the next host is free", async () => {
    const hours = await createTestPage(acme, ids[1], { custom: { auto_confirm: true, duration: 60 } });
    await book(hours.nickname, AT_TEN);
    const page = await createStepPage({
      list: [makeStep("First", 30, ofAll(ids[0]), { most: 45 }), makeStep("Second", 30, ofAll(ids[1]))],
    });
    const { body } = await book(page, "2031-03-10T09:45:00+01:00");
    expect(body.steps).toMatchObject([
      { start: "2031-03-10T08:45:00.000Z" },
      { start: "2031-03-10T10:00:00.000Z", end: "2031-03-10T10:30:00.000Z" },
    ]);
  });

  it("finds an order that fits if the order is free", async () => {
    const hours = await createTestPage(acme, ids[0], { custom: { auto_confirm: true, duration: 60 } });
    await book(hours.nickname, AT_TEN);
    const page = await createStepPage({
      order: "free",
      list: [makeStep("Anna", 60, ofAll(ids[0])), makeStep("Ben", 60, ofAll(ids[1]))],
    });
    const { body } = await book(page, AT_TEN);
    expect(body.steps.map(({ title }: { title: string }) => title)).toEqual(["Ben", "Anna"]);
  });

  it("names the step that does not fit, and its hosts", async () => {
    const hours = await createTestPage(acme, ids[1], { custom: { auto_confirm: true, duration: 60 } });
    const meeting = await book(hours.nickname, AT_TEN);
    const page = await createStepPage(interview());
    const { body } = await acme.get(`/v2/slots/explain?page=${page}&start=${encodeURIComponent(AT_TEN)}`);
    expect(body.reasons).toMatchObject([
      {
        rule: "step",
        step: {
          number: 2,
          title: "Pairing",
          users: [ids[1]],
          message: "Step 2: Ben is not free at 10:45",
        },
      },
      { rule: "meeting", user: ids[1], event: { _id: meeting.body._id } },
    ]);
    const refused = await book(page, AT_TEN);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "slot_taken",
      reasons: [{ rule: "step" }, { rule: "meeting" }],
      nearest_slots: [{ start: { dateTime: "2031-03-10T10:15:00+01:00" } }, {}, {}],
    });
  });

  it("is moved and cancelled as a whole", async () => {
    const page = await createStepPage(interview());
    const { body } = await book(page, AT_TEN);
    const moved = await acme.post(`/v2/bookings/${body._id}/reschedule`, {
      start: "2031-03-10T10:30:00+01:00",
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(moved.body.steps).toMatchObject([
      { start: "2031-03-10T09:30:00.000Z" },
      { start: "2031-03-10T10:15:00.000Z" },
      { start: "2031-03-10T11:15:00.000Z", hosts: body.steps[2].hosts },
    ]);
    const hours = await createTestPage(acme, ids[1], { custom: { auto_confirm: true, duration: 60 } });
    expect((await book(hours.nickname, "2031-03-10T14:00:00+01:00")).status).toBe(201);
    const lost = await acme.post(`/v2/bookings/${body._id}/reschedule`, {
      start: "2031-03-10T13:30:00+01:00",
    });
    expect(lost.status).toBe(409);
    expect(lost.body.reasons[0]).toMatchObject({ rule: "step", step: { number: 2 } });
    await acme.post(`/v2/bookings/${body._id}/cancel`, {});
    expect(await listStarts(`users=${ids[1]}&duration=60&step=15`)).toContain("11:15");
  });

  it("gives one step to another host", async () => {
    const page = await createStepPage(interview());
    const { body } = await book(page, AT_TEN);
    const reassign = (to: Body) => acme.post(`/v2/bookings/${body._id}/reassign`, to);
    expect(listErrorCodes(await reassign({ user: ids[2] }))).toEqual(["/step required"]);
    expect(listErrorCodes(await reassign({ user: ids[2], step: 4 }))).toEqual(["/step too_big"]);
    const exchanged = await reassign({ user: ids[2], step: 2 });
    expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
    expect(exchanged.body.steps[1].hosts).toEqual([{ user: ids[2], full_name: "Cleo" }]);
    expect(await listStarts(`users=${ids[1]}&duration=60&step=15`)).toContain("10:45");
    expect(await listStarts(`users=${ids[2]}&duration=60&step=15`)).not.toContain("10:45");
    const organiser = await reassign({ user: ids[1], step: 1 });
    expect(organiser.status, JSON.stringify(organiser.body)).toBe(200);
    expect(organiser.body.steps[0].hosts).toMatchObject([{ user: ids[1] }]);
    const hours = await createTestPage(acme, ids[0], {
      custom: { auto_confirm: true, duration: 60, step: 30 },
    });
    expect((await book(hours.nickname, "2031-03-10T10:30:00+01:00")).status).toBe(201);
    const busy = await reassign({ user: ids[0], step: 2 });
    expect(busy.status).toBe(409);
  });

  it("gives sixty bookers at once exactly as many meetings as fit", async () => {
    const page = await createStepPage({
      list: [makeStep("One", 60, ofAny(ids[0], ids[1])), makeStep("Two", 60, ofAll(ids[2]))],
    });
    const starts = ["10:00", "10:30", "11:00"].map((clock) => `2031-03-10T${clock}:00+01:00`);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => book(page, starts[index % 3] ?? AT_TEN)),
    );
    const booked = answers.filter(({ status }) => status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const taken = booked.map(({ body }) => body.dates[0].date.slice(11, 16)).sort();
    expect([["09:00", "10:00"], ["09:30"]]).toContainEqual(taken);
    expect(await listStarts(`page=${page}`)).not.toContain("10:30");
  });

  it("holds all parts, which the booking then takes", async () => {
    const page = await createStepPage(interview());
    const { status, body: hold } = await acme.post("/v2/holds", { page, start: AT_TEN, minutes: 10 });
    expect(status, JSON.stringify(hold)).toBe(201);
    expect(hold).toMatchObject({ start: "2031-03-10T09:00:00.000Z", end: "2031-03-10T11:15:00.000Z" });
    expect((await acme.get(`/v2/holds/${hold._id}`)).body).toMatchObject({ end: hold.end });
    expect((await book(page, AT_TEN)).status).toBe(409);
    const booked = await book(page, AT_TEN, { hold: hold._id });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect((await acme.get(`/v2/holds/${hold._id}`)).status).toBe(404);
  });

  it("asks each host for their part when a request is confirmed", async () => {
    const page = await createStepPage(interview(), { auto_confirm: false });
    const { body: request } = await book(page, AT_TEN);
    expect(request.booking.status).toBe("requested");
    const hours = await createTestPage(acme, ids[1], {
      custom: { auto_confirm: true, duration: 60, step: 15 },
    });
    expect((await book(hours.nickname, "2031-03-10T09:45:00+01:00")).status).toBe(201);
    expect((await book(hours.nickname, "2031-03-10T11:45:00+01:00")).status).toBe(201);
    const between = await createTestPage(acme, ids[0], {
      custom: { auto_confirm: true, duration: 60, step: 15 },
    });
    expect((await book(between.nickname, "2031-03-10T10:30:00+01:00")).status).toBe(201);
    const [visitor] = await loadVisitors(api.db, asOrganizationId(acme.id), request._id);
    const [span] = visitor ? pickSpans(visitor.event) : [];
    const now = asInstant(Date.now());
    expect(visitor && span && (await findHostConflict(api.db, visitor.event, span, now))).toBeNull();
    const confirmed = await acme.post(`/v2/events/${request._id}/confirm`, {});
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(confirmed.body.steps[1].hosts).toMatchObject([{ user: ids[1] }]);
    expect(await listStarts(`users=${ids[1]}&duration=60&step=15`)).not.toContain("10:45");
  });

  it("writes each host their part, and the guest the whole with its parts", async () => {
    const page = await createStepPage(interview());
    const guest = attendee();
    const { body } = await book(page, AT_TEN, { attendee: guest });
    const [event] = await listEventRows(api.db, asOrganizationId(acme.id), [body._id]);
    const owner = {
      language: "en",
      timezone: "Europe/Paris",
      emailConfirmedAt: new Date(),
      suggestions: false,
      private: false,
    };
    const list = (id: string) => (event ? buildEntries(event, { id, ...owner }) : []);
    const toTime = ({ title, start, end }: CalendarEntry) => [title, toIso(start), toIso(end)];
    expect(list(ids[1]).map(toTime)).toEqual([
      [`Pairing: ${body.title}`, "2031-03-10T09:45:00.000Z", "2031-03-10T10:45:00.000Z"],
    ]);
    const screener = list(ids[0]);
    expect(screener[0]?.start).toBe(Date.parse("2031-03-10T09:00:00Z"));
    expect(new Set(screener.map(({ uid }) => uid)).size).toBe(screener.length);
    expect(screener[0]?.description).toContain("10:45 – 11:45 · Pairing · Ben");
    await runMailJobs(api.db, asInstant(Date.now()));
    const mail = await api.db.mail.findFirstOrThrow({
      where: { organizationId: acme.id, recipient: guest.email },
    });
    const { body: written } = await acme.get(`/v2/mails/${mail.id}`);
    expect(written.text).toContain("Schedule");
    expect(written.text).toMatch(/10:00 – 10:30 · Screening · Anna/);
    const file = written.calendar.content.replaceAll("\r\n ", "");
    expect(file).toContain("DTSTART:20310310T090000Z");
    expect(file).toContain("DTEND:20310310T111500Z");
    expect(file).toContain("Pairing · Ben");
    const key = new URL(body.booking.page_url).searchParams.get("key");
    const visitor = await loadEventPage(api.db, body._id, key);
    expect(
      visitor && formatStepLines(visitor.event, buildDateTimeStyle({ lang: "de", zone: "UTC" })),
    ).toEqual([
      "09:00 – 09:30 · Screening · Anna",
      "09:45 – 10:45 · Pairing · Ben",
      expect.stringMatching(/^10:45 – 11:15 · Talk · (Anna|Cleo)$/),
    ]);
  });

  it("is booked and moved on its page, which shows the whole length", async () => {
    const page = await createStepPage(interview());
    const view = await loadBookingPage(api.db, {
      address: { slug: page, type: null, minutes: null },
      search: new URLSearchParams({ day: "2031-03-10", tz: "Europe/Paris" }),
      browser: { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } },
      now: asInstant(Date.parse("2031-03-01T00:00:00Z")),
      zoneOptions: () => "",
      viewer: null,
    });
    expect(JSON.stringify(view)).toContain("2 hours 15 minutes");
    const { email } = attendee();
    const booked = await submitBookingForm(page, { email, slot: "2031-03-10T09:00:00Z" });
    const [, id] = booked.match(/^\/event\/([0-9a-f]{24})/) ?? [];
    expect(id, booked).toBeDefined();
    const moved = await submitEventPageForm(booked, "move", { slot: "2031-03-10T09:30:00Z" });
    expect(moved).toContain("moved");
    const { body } = await acme.get(`/v2/events/${id}`);
    expect(body.steps.map(({ start }: { start: string }) => start)).toEqual([
      "2031-03-10T09:30:00.000Z",
      "2031-03-10T10:15:00.000Z",
      "2031-03-10T11:15:00.000Z",
    ]);
    const shown = await loadEventPageAt(api.db, booked);
    expect(shown?.schedule?.lines).toHaveLength(3);
  });

  it("rejects rules that cannot be kept", async () => {
    const page = await createStepPage(interview());
    const put = async (steps: Body, custom: Body = {}) =>
      listErrorCodes(await acme.put(`/v2/bookpages/${page}`, { custom: { steps, ...custom } }));
    const step = makeStep("One", 30, ofAny());
    const at = "/custom/steps/list";
    expect(await put({ list: [{ title: "One", minutes: 30 }] })).toEqual([`${at}/0/hosts required`]);
    expect(await put({ list: [makeStep("One", 30, { kind: "all" })] })).toEqual([
      `${at}/0/hosts/users required`,
    ]);
    expect(await put({ list: [makeStep("One", 30, ofAll())] })).toEqual([`${at}/0/hosts/users too_small`]);
    expect(await put({ list: [makeStep("One", 0, ofAny())] })).toEqual([`${at}/0/minutes too_small`]);
    expect(await put({ list: Array(11).fill(step) })).toEqual([`${at} too_big`]);
    expect(await put({ order: "free", list: Array(7).fill(step) })).toEqual([`${at} too_big`]);
    expect(await put({ list: Array(10).fill(makeStep("Long", 200, ofAny())) })).toEqual([`${at} too_big`]);
    expect(await put({ list: [{ ...step, gap: { least: 20, most: 10 } }] })).toEqual([
      `${at}/0/gap/most too_small`,
    ]);
    const stranger = await createTestHost(acme);
    expect(await put({ list: [makeStep("One", 30, ofAll(stranger._id))] })).toEqual([
      `${at}/0/hosts/users/0 unknown`,
    ]);
    const kept = { list: [step] };
    expect(await put(kept, { stay: { unit: "night" } })).toEqual(["/custom/steps refused"]);
    expect(await put(kept, { seats: 5 })).toEqual(["/custom/steps refused"]);
    expect(await put(kept, { waiting_list: { active: true } })).toEqual(["/custom/steps refused"]);
    const later = await acme.put(`/v2/bookpages/${page}`, { custom: { seats: 5 } });
    expect(listErrorCodes(later)).toEqual(["/custom/seats refused"]);
    const alone = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("alone"),
      belongs_to: ids[0],
      custom: { steps: kept },
    });
    expect(listErrorCodes(alone)).toEqual(["/custom/steps mismatch"]);
  });
});
