import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitBookingForm, submitCodeForm } from "../support/public-forms";
import {
  buildEveryDay,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";
import { joinTestWaitingList, submitWaitingForm } from "../support/waiting-list";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const FULL = dayIn(30);
const OPEN = dayIn(29);

let acme: Tenant;
let host: { _id: string };
let page: { _id: string; nickname: string };
let ana: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("09:00", "10:00") },
  });
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true } };
  page = await createTestPage(acme, host._id, { nickname: makeUniqueName("full"), custom });
  await createTestBooking(acme, { page: page.nickname, start: `${FULL}T09:00:00Z` });
  ana = `${makeUniqueName("ana")}@x.example`;
});

const set = (custom: Record<string, unknown>) => acme.put(`/v2/bookpages/${page.nickname}`, { custom });

const list = async (query = "") => (await acme.get(`/v2/bookpages/${page.nickname}/waiting${query}`)).body;

it("the waiting lists of all pages are one list, limited by owner, day and search", async () => {
  await joinTestWaitingList(acme, page.nickname, { email: ana, day: FULL });
  const [entry] = await list();
  const listAll = async (query: string) =>
    (await acme.get(`/v2/waiting${query}`)).body.map(({ _id }: { _id: string }) => _id);
  expect(await listAll("?sort=newest")).toContain(entry._id);
  expect(await listAll(`?belongs_to=${host._id}&day=${FULL}&search=${ana}`)).toEqual([entry._id]);
  expect(await listAll(`?belongs_to=${host._id}&day=${OPEN}`)).toEqual([]);
  expect(await listAll(`?belongs_to=${(await createTestUser(acme))._id}`)).toEqual([]);
});

/** Loads a day of the page, by its address. */
async function open(search: string) {
  const view = await loadBookingPage(api.db, {
    address: { slug: page.nickname, type: null, minutes: null },
    search: new URLSearchParams(search),
    browser: BROWSER,
    now: asInstant(Date.now()),
    zoneOptions: () => "",
    viewer: null,
  });
  if (view?.step.name !== "times") throw new Error("no times");
  return view.step;
}

const openDay = (day: string, more = "") => open(`day=${day}&tz=UTC${more}`);

const send = (fields: Record<string, string> = {}) =>
  submitWaitingForm(page.nickname, { email: ana, day: FULL, tz: "UTC", ...fields });

/** Returns the errors of a rejected form. */
async function refusals(fields: Record<string, string>) {
  const { search } = new URL(await send(fields), "https://x.example");
  const { waiting } = await open(search.slice(1));
  return waiting?.errors?.items.map(({ href, label }) => `${href} ${label}`);
}

describe("a fully booked day", () => {
  it("shows that, and accepts addresses; other days do not", async () => {
    const full = await openDay(FULL);
    expect(full.slots.empty).toBe("All times on this day are taken.");
    expect(full.waiting).toMatchObject({ action: `/${page.nickname}/wait`, submit: "Join the waiting list" });
    const cells = full.month.weeks.flat().filter((day) => day?.state === "full");
    expect(cells.map((day) => [day?.date, day?.href !== null])).toEqual([[FULL, true]]);
    expect((await openDay(OPEN)).waiting).toBeUndefined();
  });

  it("excludes days with an absent host, without hours, or beyond the horizon", async () => {
    await acme.post(`/v2/users/${host._id}/absences`, { start_date: FULL, end_date: FULL });
    expect((await openDay(FULL)).waiting).toBeUndefined();
    await createTestBooking(acme, { page: page.nickname, start: `${OPEN}T09:00:00Z` });
    expect((await openDay(OPEN)).waiting).toBeDefined();
    await set({ days_after: 20 });
    expect((await openDay(OPEN)).waiting).toBeUndefined();
    await set({ days_after: null, minimum_notice: 50 * 1440 });
    expect((await openDay(OPEN)).waiting).toBeUndefined();
  });

  it("includes days that reached a limit of the page, too", async () => {
    await set({ limits: [{ per: "day", count: 1 }], duration: 30 });
    expect((await openDay(FULL)).slots.groups).toEqual([]);
    await createTestBooking(acme, { page: page.nickname, start: `${OPEN}T09:00:00Z` });
    expect((await openDay(OPEN)).waiting).toBeDefined();
  });

  it("offers no list if the page has none, or with a link", async () => {
    const { link } = (await acme.post("/v2/links", { page: page.nickname })).body;
    const [, token = ""] = /link=([\w-]+)/.exec(link?.url ?? JSON.stringify(link)) ?? [];
    if (token) expect((await openDay(FULL, `&link=${token}`)).waiting).toBeUndefined();
    await set({ waiting_list: null });
    const step = await openDay(FULL);
    expect([step.waiting, step.month.key.full]).toEqual([undefined, undefined]);
    expect(await send()).not.toMatch(/waiting|book\//);
    expect(await list()).toEqual([]);
  });
});

describe("a booker who joins a waiting list", () => {
  it("types a code first, and reads how to leave", { tags: "main" }, async () => {
    const asked = await send({ until: dayIn(32) });
    expect(asked).toMatch(/^\/book\//);
    expect(await list()).toEqual([]);
    expect(await submitCodeForm(asked, { code: "000000" })).toMatch(/why=wrong/);
    const entry = await submitCodeForm(asked, { code: await findMailedCodeOf(acme, ana) });
    expect(entry).toMatch(/^\/waiting\/[\w-]+\?lang=en/);
    const [waits] = await list();
    expect(waits).toEqual({
      _id: expect.any(String),
      page: page.nickname,
      type: null,
      host: null,
      duration: null,
      email: ana,
      name: "Ana",
      lang: "en",
      timezone: "UTC",
      first_day: FULL,
      last_day: dayIn(32),
      offer_count: 0,
      offer: null,
      createdAt: expect.any(String),
    });
    const [mail] = (await acme.get(`/v2/mails?search=${encodeURIComponent(ana)}`)).body;
    expect(mail).toMatchObject({ kind: "waiting_joined", subject: "You’re on the waiting list" });
    const { text } = (await acme.get(`/v2/mails/${mail._id}`)).body;
    expect(text).toMatch(/Leave the waiting list: https:\/\/meet\.example\.com\/waiting\//);
  });

  it("joins at once if the organisation verifies no addresses, unless the page does", async () => {
    await acme.put("/v2/organization", { confirm_bookers: false });
    // An unverified booker gets no token, which would be another's.
    expect(await send()).toBe("/waiting/listed?lang=en");
    expect(await send()).toBe("/waiting/listed?lang=en");
    await set({ confirm_address: true });
    expect(await send({ email: `${makeUniqueName("ben")}@x.example` })).toMatch(/^\/book\//);
    await acme.put("/v2/organization", { confirm_bookers: true });
    expect(await list()).toHaveLength(1);
  });

  it("keeps their position when they join once more", async () => {
    const once = () => joinTestWaitingList(acme, page.nickname, { email: ana, day: FULL, tz: "UTC" });
    await once();
    await once();
    await Promise.all([once(), once()]);
    expect(await list()).toHaveLength(1);
  });

  it("waits on at most ten lists", async () => {
    await acme.put("/v2/organization", { confirm_bookers: false });
    for (let days = 0; days < 10; days += 1)
      expect(await send({ until: dayIn(30 + days) })).toMatch(/^\/waiting/);
    const said = await refusals({ until: dayIn(40) });
    expect(said?.[0]).toMatch(/^#wait-email You’re already on several/);
    await acme.put("/v2/organization", { confirm_bookers: true });
    expect(await list()).toHaveLength(10);
  });

  it("reads the error of each field, and finds their input", async () => {
    const bad = { name: " ", email: "ana@", until: "2020-01-01" };
    expect(await refusals(bad)).toEqual([
      "#wait-name Enter your name",
      "#wait-email Enter an email address like ana@example.org",
      expect.stringMatching(/^#wait-until Choose a day from /),
    ]);
    const { search } = new URL(await send(bad), "https://x.example");
    const { waiting } = await open(search.slice(1));
    expect(waiting?.fields.map((field) => field.as === "field" && field.value)).toEqual([
      " ",
      "ana@",
      "2020-01-01",
    ]);
    for (const until of [dayIn(61), "tomorrow", "2031-02-30", `${FULL}\0`])
      expect(await refusals({ until })).toEqual([expect.stringMatching(/^#wait-until/)]);
    expect(await refusals({ name: "x".repeat(201) })).toEqual([expect.stringMatching(/^#wait-name/)]);
    expect(await refusals({ name: "a\0b" })).toEqual([expect.stringMatching(/^#wait-name/)]);
    expect(await refusals({ email: "" })).toEqual(["#wait-email Enter your email address"]);
    expect(await send({ type: "a\0b" })).not.toMatch(/waiting|book\//);
    expect(
      await submitBookingForm(page.nickname, { email: ana, slot: `${OPEN}T09:00:00Z`, type: "a\0b" }),
    ).not.toMatch(/event/);
    for (const day of ["", "tomorrow", "2020-01-01", "9999-12-31", OPEN])
      expect(await send({ day })).toMatch(new RegExp(`^/${page.nickname}(\\?|$)`));
    expect(await list()).toEqual([]);
  });

  it("must not be blocked", async () => {
    await set({ allowed_domains: ["welcome.example"] });
    expect(await refusals({})).toEqual([expect.stringMatching(/^#wait-email This address can’t/)]);
    await set({ allowed_domains: null });
    await acme.put("/v2/organization", { blocked_guests: ["x.example"] });
    expect(await refusals({})).toEqual([expect.stringMatching(/^#wait-email This address can’t/)]);
    await acme.put("/v2/organization", { blocked_guests: [] });
  });

  it("gets five codes an hour", async () => {
    for (let round = 0; round < 5; round += 1) expect(await send()).toMatch(/^\/book\//);
    expect(await refusals({})).toEqual([expect.stringMatching(/^#wait-email We’ve sent several codes/)]);
  });
});

describe("the waiting list of a page", () => {
  it("shows bookers, by day and type, and lets the host remove one", async () => {
    const { handle } = (await acme.post(`/v2/bookpages/${page.nickname}/types`, { name: "Talk" })).body;
    const ben = `${makeUniqueName("ben")}@x.example`;
    await joinTestWaitingList(acme, page.nickname, { email: ana, day: FULL, tz: "UTC" });
    await joinTestWaitingList(acme, page.nickname, {
      email: ben,
      day: FULL,
      until: dayIn(31),
      type: handle,
      tz: "UTC",
    });
    const emails = async (query: string) => (await list(query)).map(({ email }: { email: string }) => email);
    expect(await emails("")).toEqual([ana, ben]);
    expect(await emails(`?day=${dayIn(31)}`)).toEqual([ben]);
    expect(await emails(`?type=${handle}`)).toEqual([ben]);
    expect(await emails("?limit=1")).toEqual([ana]);
    const [first] = await list();
    const path = `/v2/bookpages/${page.nickname}/waiting/${first._id}`;
    expect((await acme.delete(path)).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.delete(path)).status).toBe(404);
    expect(await emails("")).toEqual([ben]);
    const [entry] = (await acme.get(`/v2/audit?resource_id=${first._id}`)).body;
    expect(entry).toMatchObject({
      action: "delete",
      resource: "waiting_entry",
      actor: { kind: "key" },
      changes: { email: { before: ana, after: null } },
    });
  });

  it("rejects invalid days, and others' pages and entries", async () => {
    const path = `/v2/bookpages/${page.nickname}/waiting`;
    for (const query of ["?day=tomorrow", "?limit=0", "?cursor=x", "?colour=red"])
      expect((await acme.get(path + query)).status, query).toBe(400);
    expect((await acme.get("/v2/bookpages/unknown-name/waiting")).status).toBe(404);
    expect((await acme.delete(`${path}/x`)).status).toBe(400);
    const other = await createTestPage(acme, host._id, { secondary: true });
    await joinTestWaitingList(acme, page.nickname, { email: ana, day: FULL, tz: "UTC" });
    const [entry] = await list();
    expect((await acme.delete(`/v2/bookpages/${other.nickname}/waiting/${entry._id}`)).status).toBe(404);
  });

  it("accepts minutes from a quarter of an hour to a day", async () => {
    for (const minutes of [14, 1441, 30.5, "60", null])
      expect(
        listErrorCodes(await set({ waiting_list: { active: true, offer_minutes: minutes } }))[0],
      ).toMatch(/^\/custom\/waiting_list\/offer_minutes /);
    expect(listErrorCodes(await set({ waiting_list: { offer_minutes: 60 } }))[0]).toMatch(
      /^\/custom\/waiting_list\/active /,
    );
    expect(listErrorCodes(await set({ waiting_list: true }))[0]).toMatch(/^\/custom\/waiting_list /);
    expect((await set({ waiting_list: { active: true } })).body.custom.waiting_list).toEqual({
      active: true,
      offer_minutes: 120,
    });
  });

  it("is exported for and erased with a person", async () => {
    await joinTestWaitingList(acme, page.nickname, { email: ana, day: FULL, tz: "UTC" });
    const { body } = await acme.get(`/v2/personal_data?email=${encodeURIComponent(ana)}`);
    expect(body.waiting).toMatchObject([{ page: page.nickname, name: "Ana", first_day: FULL }]);
    await acme.post("/v2/personal_data/erasures", { email: ana });
    expect(await list()).toEqual([]);
    const { rows } = await api.pool.query("SELECT count(*)::int AS n FROM mails WHERE recipient = $1", [ana]);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
