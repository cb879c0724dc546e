import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { enqueueAllOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { offerFreedTime } from "@/lib/domain/bookings/waiting-offers/offer-freed-time";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { listDetailFields } from "@/lib/pages/booking/testing/list-detail-fields";
import { handleWaitingListLeave } from "@/lib/pages/waiting-list/handle-waiting-list-leave";
import { loadWaitingPage } from "@/lib/pages/waiting-list/load-waiting-page";
import { parseEnv } from "@/lib/platform/env/env";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { buildFormRequest, submitBookingForm } from "../support/public-forms";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

/** A day well ahead, and the host's two times on it. */
const DAY_TEXT = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const NEXT_DAY = new Date(Date.now() + 31 * DAY).toISOString().slice(0, 10);
const NINE = `${DAY_TEXT}T09:00:00.000Z`;
const TEN = `${DAY_TEXT}T10:00:00.000Z`;

let acme: Tenant;
let host: { _id: string };
let page: { _id: string; nickname: string };

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("09:00", "11:00") },
  });
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 } };
  page = await createTestPage(acme, host._id, { nickname: makeUniqueName("waited"), custom });
});

const now = (later = 0) => asInstant(Date.now() + later);

const book = (start: string) => createTestBooking(acme, { page: page.nickname, start });

const cancel = ({ _id }: { _id: string }) => acme.post(`/v2/bookings/${_id}/cancel`, {});

const join = (email: string, fields: Record<string, string> = {}) =>
  joinTestWaitingList(acme, page.nickname, { email, day: DAY_TEXT, tz: "UTC", ...fields });

const list = async () => (await acme.get(`/v2/bookpages/${page.nickname}/waiting`)).body;

/** Returns the current offers with their bookers. */
const offers = async (at: Instant = now()) => {
  const rows = await api.db.waitingEntry.findMany({
    where: { bookpageId: page._id },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ email, offeredStart, offeredUntil }) => [
    email.split("-")[0],
    offeredUntil && offeredUntil.getTime() > at ? (offeredStart?.toISOString().slice(11, 16) ?? null) : null,
  ]);
};

const mailsTo = async (email: string) => {
  const mails = await api.db.mail.findMany({ where: { recipient: email }, orderBy: { id: "asc" } });
  return mails.map(({ kind }) => kind);
};

/** Returns the address of the button in the last offer to this booker. */
async function buttonOf(email: string): Promise<URL> {
  const mail = await api.db.mail.findFirst({
    where: { recipient: email, kind: "waiting_offered" },
    orderBy: { id: "desc" },
  });
  const { body } = await acme.get(`/v2/mails/${mail?.id}`);
  const [, href = ""] = /:\n(https:\S+slot=\S+)/.exec(body.text) ?? [];
  return new URL(href);
}

async function open(url: URL, at: Instant = now()) {
  const [, nickname = ""] = url.pathname.split("/");
  const view = await loadBookingPage(api.db, {
    address: { slug: nickname, type: null, minutes: null },
    search: url.searchParams,
    browser: BROWSER,
    now: at,
    zoneOptions: () => "",
    viewer: null,
  });
  if (!view) throw new Error("no such page");
  return view;
}

/** Presses the button of the mail and sends the resulting form. */
async function takeOffer(email: string, change: Record<string, string> = {}): Promise<string> {
  const { step } = await open(await buttonOf(email));
  if (step.name !== "details") throw new Error(`the button led to ${step.name}`);
  const fields: Record<string, string> = {};
  for (const { name, value } of step.details.hidden) fields[name] = value;
  for (const field of listDetailFields(step.details))
    if (field.as === "field") fields[field.name] = field.value;
  return submitBookingForm(page.nickname, { ...fields, ...change });
}

const openEntry = (token: string) =>
  loadWaitingPage(api.db, { token, search: new URLSearchParams(), browser: BROWSER, now: now() });

const sendLeave = async (token: string) =>
  (await handleWaitingListLeave(buildFormRequest(`/waiting/${token}/leave`, {}), token, BROWSER)).headers.get(
    "location",
  );

const people = () =>
  [makeUniqueName("ana"), makeUniqueName("ben"), makeUniqueName("cleo")].map((name) => `${name}@x.example`);

describe("a booker who waits for a day", () => {
  it("is offered freed times in order, and no more after a booking", {
    tags: "main",
  }, async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", null],
      ["ben", null],
    ]);
    await cancel(nine);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", null],
    ]);
    expect(await mailsTo(ana)).toEqual(["code", "waiting_joined", "waiting_offered"]);
    expect(await mailsTo(ben)).toEqual(["code", "waiting_joined"]);
    expect(await takeOffer(ana)).toMatch(/^\/event\/[0-9a-f]{24}\?key=/);
    expect(await offers()).toEqual([["ben", null]]);
    await runOfferJobs(api.db, now());
    await runOfferJobs(api.db, now(2 * 60 * MINUTE));
    expect(await offers()).toEqual([["ben", null]]);
  });

  it("has the offered time held: no one else can book it, and they need no code", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await cancel(nine);
    await runOfferJobs(api.db, now());
    const day = new URL(`https://x.example/${page.nickname}?day=${DAY_TEXT}&tz=UTC`);
    expect((await open(day)).step).toMatchObject({ slots: { groups: [] } });
    const refused = await submitBookingForm(page.nickname, {
      email: ben,
      slot: NINE.replace(".000", ""),
      tz: "UTC",
    });
    expect(refused).toMatch(/draft=/);
    const view = await open(await buttonOf(ana));
    expect(view.banner?.title).toMatch(/^We’re holding this time for you until /);
    expect(await takeOffer(ana, { email: ben, invitees: "dora@x.example" })).toMatch(/^\/event\//);
    const event = await api.db.event.findFirst({
      where: { bookpageId: page._id, cancelledAt: null },
      orderBy: { id: "desc" },
      include: { invitees: true },
    });
    expect(event?.invitees.map(({ email }) => email)).toContain(ana); // The offer was hers.
    expect(event?.invitees.map(({ email }) => email)).not.toContain(ben);
  });

  it("is passed over once the offer expired, and is never offered the same time again", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await cancel(nine);
    await runOfferJobs(api.db, now());
    await runOfferJobs(api.db, now(61 * MINUTE));
    expect(await offers(now(61 * MINUTE))).toEqual([
      ["ana", null],
      ["ben", "09:00"],
    ]);
    await runOfferJobs(api.db, now(122 * MINUTE));
    expect(await offers(now(122 * MINUTE))).toEqual([
      ["ana", null],
      ["ben", null],
    ]);
    expect((await mailsTo(ana)).filter((kind) => kind === "waiting_offered")).toHaveLength(1);
    expect((await list()).map(({ offer_count: count }: { offer_count: number }) => count)).toEqual([1, 1]);
    // Every booker had an offer, so the page shows the time again.
    const day = new URL(`https://x.example/${page.nickname}?day=${DAY_TEXT}&tz=UTC`);
    expect((await open(day, now(122 * MINUTE))).step).toMatchObject({
      slots: { groups: [{ slots: [{ value: NINE.replace(".000", "") }] }] },
    });
  });

  it("gets a different time than the others, if two are free and three wait", async () => {
    const booked = [await book(NINE), await book(TEN)];
    const [ana = "", ben = "", cleo = ""] = people();
    for (const email of [ana, ben, cleo]) await join(email);
    for (const one of booked) await cancel(one);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", "10:00"],
      ["cleo", null],
    ]);
    await takeOffer(ben);
    const later = 61 * MINUTE;
    await runOfferJobs(api.db, now(later));
    expect(await offers(now(later))).toEqual([
      ["ana", null],
      ["cleo", "09:00"],
    ]);
  });

  it("loses a time booked before the offer, and a held time is lost to others", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await cancel(nine);
    const [, location] = await Promise.all([
      runOfferJobs(api.db, now()),
      submitBookingForm(page.nickname, { email: ben, slot: NINE.replace(".000", ""), tz: "UTC" }),
    ]);
    const [[, offered] = []] = await offers();
    expect(offered === null).toBe(location.startsWith("/event/"));
    const holds = await api.db.reservation.findMany({
      where: { hostId: host._id, startsAt: new Date(NINE) },
    });
    expect(holds).toHaveLength(1);
  });

  it("is offered one time, however many workers run simultaneously or repeatedly", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await cancel(nine);
    const job = { organization: acme.id, bookpage: page._id };
    const at = now();
    await Promise.all([1, 2, 3, 4].map(() => offerFreedTime(api.db, job, at)));
    await offerFreedTime(api.db, job, at);
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", null],
    ]);
    expect((await mailsTo(ana)).filter((kind) => kind === "waiting_offered")).toHaveLength(1);
    expect(await mailsTo(ben)).not.toContain("waiting_offered");
  });

  it("has neither hold nor mail if a worker crashes between the two", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = ""] = people();
    await join(ana);
    await cancel(nine);
    await api.pool.query(
      "ALTER TABLE mails ADD CONSTRAINT broken CHECK (kind <> 'waiting_offered') NOT VALID",
    );
    await expect(runOfferJobs(api.db, now())).rejects.toThrow();
    expect(await api.db.reservation.count({ where: { hostId: host._id } })).toBe(1);
    expect(await offers()).toEqual([["ana", null]]);
    await api.pool.query("ALTER TABLE mails DROP CONSTRAINT broken");
    await offerFreedTime(api.db, { organization: acme.id, bookpage: page._id }, now());
    expect(await offers()).toEqual([["ana", "09:00"]]);
    expect(await mailsTo(ana)).toEqual(["code", "waiting_joined", "waiting_offered"]);
  });

  it("is offered any of several days, and times as long as they are in the future", async () => {
    for (const day of [DAY_TEXT, NEXT_DAY])
      for (const hour of ["09", "10"]) await book(`${day}T${hour}:00:00.000Z`);
    const [ana = "", ben = ""] = people();
    await join(ana, { until: NEXT_DAY });
    await join(ben);
    const [, , third] = await api.db.event.findMany({
      where: { bookpageId: page._id },
      orderBy: { id: "asc" },
    });
    await cancel({ _id: third?.id ?? "" });
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", null],
    ]);
    expect((await list())[0]).toMatchObject({
      first_day: DAY_TEXT,
      last_day: NEXT_DAY,
      offer_count: 1,
      offer: { start: `${NEXT_DAY}T09:00:00.000Z` },
    });
    expect((await acme.get(`/v2/bookpages/${page.nickname}/waiting?day=${NEXT_DAY}`)).body).toHaveLength(1);
  });

  it("passes the time on by leaving the list, from the page in the mail", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    const entry = await join(ana);
    await join(ben);
    await cancel(nine);
    await runOfferJobs(api.db, now());
    const token = entry.split(/[/?]/)[2] ?? "";
    expect((await openEntry(token))?.book?.href).toContain("offer=");
    expect(await sendLeave(token)).toMatch(/^\/waiting\//);
    expect((await openEntry(token))?.heading).toBe("You’re not on the waiting list");
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([["ben", "09:00"]]);
    expect(await openEntry(`${token}x`)).toBeNull();
  });

  it("is offered nothing by a closed page or list, or a deleted host", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = ""] = people();
    await join(ana);
    const path = `/v2/bookpages/${page.nickname}`;
    await acme.put(path, { active: false });
    await cancel(nine);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([["ana", null]]);
    await acme.put(path, { active: true, custom: { waiting_list: { active: false } } });
    const look = () => offerFreedTime(api.db, { organization: acme.id, bookpage: page._id }, now());
    await look();
    expect(await offers()).toEqual([["ana", null]]);
    await acme.put(path, { custom: { waiting_list: { active: true } } });
    await acme.delete(`/v2/users/${host._id}`);
    await look();
    expect(await offers()).toEqual([]);
  });

  it("may book another time of that day, and leaves the list with it", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = ""] = people();
    await join(ana);
    await cancel(nine);
    expect(
      await submitBookingForm(page.nickname, { email: ana, slot: NINE.replace(".000", ""), tz: "UTC" }),
    ).toMatch(/^\/event\//);
    expect(await offers()).toEqual([]);
  });

  it("is found by the scheduled scan, regardless of what freed the time", async () => {
    await book(NINE);
    await book(TEN);
    const [ana = ""] = people();
    await join(ana);
    await runOfferJobs(api.db, now());
    const [main] = (await acme.get(`/v2/users/${host._id}/availabilities?all=true`)).body;
    await acme.put(`/v2/users/${host._id}/availabilities/${main._id}`, {
      days: buildEveryDay("09:00", "12:00"),
    });
    expect(await runOfferJobs(api.db, now())).toBe(0);
    await enqueueAllOffers(api.db);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([["ana", "11:00"]]);
  });

  it("has the offer only until the page stops accepting the booking", async () => {
    await acme.put(`/v2/bookpages/${page.nickname}`, { custom: { minimum_notice: 60 } });
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = ""] = people();
    await join(ana);
    await cancel(nine);
    const start = Date.parse(NINE);
    await runOfferJobs(api.db, asInstant(start - 63 * MINUTE));
    expect(await offers()).toEqual([["ana", null]]); // Three minutes are too few.
    await offerFreedTime(
      api.db,
      { organization: acme.id, bookpage: page._id },
      asInstant(start - 80 * MINUTE),
    );
    const [entry] = await api.db.waitingEntry.findMany({ where: { bookpageId: page._id } });
    expect(entry?.offeredUntil?.toISOString()).toBe(new Date(start - 60 * MINUTE).toISOString());
  });

  it("gets times of the chosen type and duration", async () => {
    await acme.put(`/v2/bookpages/${page.nickname}`, { custom: { durations: [60, 120], duration: 60 } });
    const { handle } = (await acme.post(`/v2/bookpages/${page.nickname}/types`, { name: "Talk" })).body;
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana, { minutes: "120" });
    await join(ben, { type: handle });
    await cancel(nine);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", null],
      ["ben", "09:00"],
    ]);
    const url = await buttonOf(ben);
    expect(url.pathname).toBe(`/${page.nickname}/types/${handle}`);
  });

  it("has the time held by a page with manual confirmation, too", async () => {
    const [nine] = [await book(NINE), await book(TEN)];
    const [ana = ""] = people();
    await join(ana);
    await acme.put(`/v2/bookpages/${page.nickname}`, { custom: { auto_confirm: false } });
    await cancel(nine);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([["ana", "09:00"]]);
    const day = new URL(`https://x.example/${page.nickname}?day=${DAY_TEXT}&tz=UTC`);
    expect((await open(day)).step).toMatchObject({ slots: { groups: [] } });
    expect(await takeOffer(ana)).toMatch(/^\/event\//);
    expect(await offers()).toEqual([]);
  });

  it("is removed after five missed offers, and once the day is over", async () => {
    const wide = { days: buildEveryDay("09:00", "17:00") };
    const [main] = (await acme.get(`/v2/users/${host._id}/availabilities?all=true`)).body;
    const hours = ["09", "10", "11", "12", "13", "14", "15", "16"];
    await acme.put(`/v2/users/${host._id}/availabilities/${main._id}`, wide);
    const booked = [];
    for (const hour of hours) booked.push(await book(`${DAY_TEXT}T${hour}:00:00.000Z`));
    const [ana = ""] = people();
    await join(ana);
    for (const one of booked) await cancel(one);
    for (let round = 0; round < 7; round += 1) await runOfferJobs(api.db, now(round * 61 * MINUTE));
    expect((await mailsTo(ana)).filter((kind) => kind === "waiting_offered")).toHaveLength(5);
    expect((await list())[0]).toMatchObject({ offer_count: 5 });
    await api.pool.query(
      "UPDATE waiting_entries SET opens_at = now() - interval '2 days', closes_at = now() - interval '1 day'",
    );
    expect(await list()).toEqual([]);
    await removeOldRecords(api.db, parseEnv({}));
    expect(await api.db.waitingEntry.count()).toBe(0);
  });

  it("is offered the time of a moved or reassigned booking", async () => {
    const [nine, ten] = [await book(NINE), await book(TEN)];
    const [ana = "", ben = ""] = people();
    await join(ana);
    await join(ben);
    await runOfferJobs(api.db, now());
    await acme.post(`/v2/bookings/${nine._id}/reschedule`, { start: `${NEXT_DAY}T09:00:00.000Z` });
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", null],
    ]);
    const other = await createTestUser(acme, {
      user: { timezone: "UTC" },
      availability: { days: buildEveryDay("09:00", "11:00") },
    });
    expect((await acme.post(`/v2/bookings/${ten._id}/reassign`, { user: other._id })).status).toBe(200);
    await runOfferJobs(api.db, now());
    expect(await offers()).toEqual([
      ["ana", "09:00"],
      ["ben", "10:00"],
    ]);
  });
});

describe("webhooks of the waiting list", () => {
  it("contain the waiting booker and the offered time, as the list shows them", async () => {
    await createTestWebhook(acme, { action: "waiting.joined" });
    await createTestWebhook(acme, { action: "waiting.offered" });
    const [nine] = [await book(NINE), await book(TEN)];
    await join("ana-hook@example.com");
    const [joined] = await list();
    await cancel(nine);
    await runOfferJobs(api.db, now());
    const told = await api.db.webhookDelivery.findMany({
      where: { organizationId: acme.id },
      orderBy: { id: "asc" },
    });
    const bodies = told.map(({ body }) => JSON.parse(body)[0]);
    expect(bodies.map(({ action }) => action)).toEqual(["waiting.joined", "waiting.offered"]);
    expect(bodies[0]).toMatchObject({ action: "waiting.joined", organization: acme.id, resource: joined });
    expect(bodies[1].resource).toEqual((await list())[0]);
    expect(bodies[1].resource.offer.start).toBe(NINE);
  });
});
