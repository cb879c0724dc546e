import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { addDays, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTenantClient, createTestApi, createTestKey, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

const ZONE = "Europe/Paris";

let acme: Tenant;
let today: LocalDate;
beforeAll(async () => {
  acme = await api.tenant();
  today = toLocalDate(ZONE, asInstant(Date.now()));
});

const inDays = (days: number) => addDays(today, days);

/** Counts the previewed Mondays without today, which is not bookable here. */
const countMondays = () =>
  Array.from({ length: 27 }, (_, index) => inDays(index + 1)).filter((date) => toWeekday(date) === 0).length;

/** Creates a user with a page and two types, one with its own hours, independent of the time of day. */
async function createPages() {
  const user = await createTestHost(acme, { today_as_busy: true });
  const hours = { days: { monday: { slots: [{ start_time: "18:00", end_time: "20:00" }] } } };
  const own = (await acme.post(`/v2/users/${user._id}/availabilities`, { ...hours, today_as_busy: true }))
    .body;
  const { nickname, _id } = await createTestPage(acme, user._id, { custom: { duration: 60 } });
  await createTestType(acme, nickname, { name: "Call", custom: { duration: 30 } });
  await createTestType(acme, nickname, { name: "Evening", availability: own._id });
  await createTestType(acme, nickname, { name: "Old", active: false });
  return { user, own, nickname, page: _id, path: `/v2/users/${user._id}` };
}

type Pages = Awaited<ReturnType<typeof createPages>>;

async function listStarts({ nickname }: Pages, handle: string | null): Promise<string[]> {
  const of = `page=${nickname}${handle ? `&type=${handle}` : ""}`;
  const found = await acme.get(`/v2/slots?${of}&from=${today}&to=${inDays(27)}&timezone=${ZONE}`);
  expect([found.status, found.body.errors]).toEqual([200, undefined]);
  return found.body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime);
}

function countByDay(before: string[], after: string[]) {
  const days: Record<string, { gained: number; lost: number }> = {};
  const count = (starts: string[], others: string[], name: "gained" | "lost") => {
    for (const start of starts.filter((one) => !others.includes(one))) {
      days[start.slice(0, 10)] ??= { gained: 0, lost: 0 };
      (days[start.slice(0, 10)] as { gained: number; lost: number })[name] += 1;
    }
  };
  count(after, before, "gained");
  count(before, after, "lost");
  return days;
}

const HANDLES = [null, "call", "evening"];

/** Asserts that the preview equals the result of saving. */
async function tryPreview(
  pages: Pages,
  preview: string,
  body: object,
  save: () => Promise<{ status: number }>,
) {
  const before = await Promise.all(HANDLES.map((handle) => listStarts(pages, handle)));
  const rows = () => api.db.auditEntry.count();
  const written = await rows();
  const told = await acme.post(preview, body);
  expect([told.status, told.body.errors]).toEqual([200, undefined]);
  expect(await rows()).toBe(written);

  expect((await save()).status).toBeLessThan(300);
  const after = await Promise.all(HANDLES.map((handle) => listStarts(pages, handle)));
  for (const [place, handle] of HANDLES.entries()) {
    const page = told.body.pages.find((one: { handle: string | null }) => one.handle === handle);
    expect([handle, page.days]).toEqual([
      handle,
      countByDay(before[place] as string[], after[place] as string[]),
    ]);
  }
  const days = told.body.pages.flatMap((page: { days: object }) => Object.values(page.days));
  const sum = (name: string) =>
    days.reduce((all: number, day: Record<string, number>) => all + (day[name] ?? 0), 0);
  expect(told.body).toMatchObject({ from: today, to: inDays(27), timezone: ZONE });
  expect([told.body.gained, told.body.lost]).toEqual([sum("gained"), sum("lost")]);
  return told.body;
}

const saveBy = (path: string, body: object) => () => acme.put(path, body);

describe("a preview lists the effects of saving", () => {
  it.each([
    {
      days: { tuesday: { enabled: false }, monday: { slots: [{ start_time: "07:00", end_time: "10:00" }] } },
    },
    { minimum_notice: 3000, days_after_as_busy: 12, buffer_before: 30 },
    { limits: [{ per: "week", minutes: 30 }], all_day_busy: false },
    { holidays: { country: "FR", region: null, except: [] } },
    { weeks: [{ days: buildEveryDay("08:00", "12:00") }, { days: {} }], weeks_start: "2031-03-03" },
  ])("hours: %j", async (body) => {
    const pages = await createPages();
    const path = `${pages.path}/availabilities`;
    const { lost } = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    if (!("holidays" in body)) expect(lost).toBeGreaterThan(0);
  });

  it("hours by dates", { tags: "main" }, async () => {
    const pages = await createPages();
    const path = `${pages.path}/availabilities`;
    const slots = [{ start_time: "05:00", end_time: "07:00" }];
    const body = {
      dates: [
        { start_date: inDays(3), end_date: inDays(9), enabled: false },
        { start_date: inDays(5), end_date: inDays(5), slots },
      ],
    };
    const { gained, pages: told } = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    expect([gained, told[0].days[inDays(5)]]).toEqual([6, { gained: 2, lost: 8 }]);
  });

  it("hours with the times that they would offer", async () => {
    const { path } = await createPages();
    const hours = `${path}/availabilities`;
    const body = { days: { tuesday: { enabled: false } }, buffer_before: 30, minimum_notice: 600 };
    const told = await acme.post(`${hours}/preview?duration=45`, body);
    await acme.put(hours, body);
    const id = path.split("/").at(-1);
    const saved = await acme.get(
      `/v2/slots/days?users=${id}&duration=45&from=${today}&to=${inDays(27)}&timezone=${ZONE}`,
    );
    expect([told.status, saved.status]).toEqual([200, 200]);
    expect(told.body.slot_days).toEqual(saved.body.days);
    expect(listErrorCodes(await acme.post(`${hours}/preview?duration=0`, body))).not.toEqual([]);
    expect((await acme.post(`${hours}/preview`, body)).body).not.toHaveProperty("slot_days");
  });

  it("hours of a type", async () => {
    const pages = await createPages();
    const path = `${pages.path}/availabilities/${pages.own._id}`;
    const body = { days: { monday: { enabled: false } } };
    const { lost } = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    expect(lost).toBe(2 * countMondays());
  });

  it("journeys to a meeting, for hours that had none", async () => {
    const pages = await createPages();
    const settle = (path: string, address: string) =>
      acme.put(path, { custom: { fixed_places: [{ name: "Shop", address }], forbid_add_places: true } });
    await settle(`/v2/bookpages/${pages.nickname}`, "Reeperbahn 1");
    await settle(`/v2/bookpages/${pages.nickname}/types/call`, "Elbchaussee 5");
    const start = `${inDays(3)}T12:00:00`;
    await createTestEvent(acme, pages.user, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: start, end_date: start.replace("12:", "13:") }],
      timezone: ZONE,
      places: [{ name: "Elbchaussee 5" }],
    });
    const path = `${pages.path}/availabilities`;
    const body = { journeys: { minutes: 40 } };
    const { pages: told } = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    const [page, call] = [null, "call"].map((handle) =>
      told.find((one: { handle: string | null }) => one.handle === handle),
    );
    expect([page.days, call.days]).toEqual([{ [inDays(3)]: { gained: 0, lost: 2 } }, {}]);
  });

  it("an absence, and a change of it", async () => {
    const pages = await createPages();
    const path = `${pages.path}/absences`;
    const away = { start_date: inDays(2), end_date: inDays(4) };
    const body = await tryPreview(pages, `${path}/preview`, away, () => acme.post(path, away));
    expect(body.pages[0].days).toEqual(
      Object.fromEntries([2, 3, 4].map((days) => [inDays(days), { gained: 0, lost: 8 }])),
    );
    const [{ _id }] = (await acme.get(path)).body;
    const moved = { start_date: inDays(4), end_date: inDays(5) };
    const told = await tryPreview(
      pages,
      `${path}/preview`,
      { ...moved, _id },
      saveBy(`${path}/${_id}`, moved),
    );
    expect(Object.keys(told.pages[0].days)).toEqual([inDays(2), inDays(3), inDays(5)]);
  });

  it("travel to another zone, and its end", async () => {
    const pages = await createPages();
    const preview = `${pages.path}/travel/preview`;
    const stay = { start_date: inDays(4), end_date: inDays(6), timezone: "Asia/Tokyo" };
    const save = (travel: object[]) => saveBy(pages.path, { user: { travel } });
    const told = await tryPreview(pages, preview, { travel: [stay] }, save([stay]));
    expect(told.gained).toBeGreaterThan(0);
    expect(told.lost).toBeGreaterThan(0);
    const back = await tryPreview(pages, preview, { travel: [] }, save([]));
    expect([back.gained, back.lost]).toEqual([told.lost, told.gained]);
  });

  it.each([
    { custom: { step: 15, align: 15, minimum_notice: 10_000 } },
    { custom: { limits: [{ per: "day", count: 1 }], days_after: 9, buffer_after: 60 } },
    { custom: { start_date: "2035-01-01" }, message: "Not yet" },
    { custom: { duration: 120 } },
  ])("a page: %j", async (body) => {
    const pages = await createPages();
    const start = `${inDays(3)}T09:00:00`;
    const dates = [{ date: start, end_date: start.replace("09:", "10:") }];
    await createTestEvent(acme, pages.user, { bookpage: true, confirmed: { flag: true }, dates });
    const path = `/v2/bookpages/${pages.nickname}`;
    const told = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    expect(told.gained + told.lost).toBeGreaterThan(0);
  });

  it("a type", async () => {
    const pages = await createPages();
    const path = `/v2/bookpages/${pages.nickname}/types/call`;
    const body = { availability: pages.own._id, custom: { duration: null, end_date: inDays(20) } };
    const told = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    expect(told.lost).toBeGreaterThan(0);
    expect(told.pages[0].days).toEqual({});
  });

  it.each([
    { custom: { minimum_notice: 10_000, step: 60 } },
    { custom: { limits: [{ per: "day", count: 1 }] } },
    { custom: { hosts: { kind: "all" } } },
    { custom: { hosts: { kind: "some", count: 2, limits: [{ per: "day", count: 1 }] } } },
    { custom: { rooms: {} } },
  ])("a team's page: %j", async (body) => {
    const days = (from: string, to: string) => ({ days: buildEveryDay(from, to), today_as_busy: true });
    const hosts = [
      await createTestHost(acme, days("09:00", "13:00")),
      await createTestHost(acme, days("10:00", "16:00")),
    ];
    const handle = makeUniqueName("crew");
    const team = await createTestTeam(acme, { members: hosts.map(({ _id }) => _id), handle });
    const custom = { auto_confirm: true, duration: 60 };
    expect((await acme.put(`/v2/bookpages/${handle}`, { custom })).status).toBe(200);
    await createTestType(acme, handle, { name: "Call", custom: { duration: 30 } });
    await createTestType(acme, handle, { name: "Evening", custom: { seats: 2 } });
    const attendee = { name: "Ana", email: "ana@example.com" };
    for (const more of [{ page: handle }, { page: handle, type: "evening" }]) {
      const made = await acme.post("/v2/bookings", { ...more, start: `${inDays(3)}T11:00:00`, attendee });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    }
    const pages = { user: hosts[0], own: null, nickname: handle, page: team._id, path: "" };
    const path = `/v2/bookpages/${handle}`;
    const told = await tryPreview(pages as Pages, `${path}/preview`, body, saveBy(path, body));
    expect(told.lost).toBeGreaterThan(0);
  });

  it("a type of a team's page, with the meetings outside of it", async () => {
    const host = await createTestHost(acme, { today_as_busy: true });
    const handle = makeUniqueName("crew");
    await createTestTeam(acme, { members: [host._id], handle });
    await createTestType(acme, handle, { name: "Call", custom: { duration: 30, auto_confirm: true } });
    await createTestType(acme, handle, { name: "Evening" });
    const attendee = { name: "Ana", email: "ana@example.com" };
    const booking = { page: handle, type: "call", start: `${inDays(9)}T11:00:00`, attendee };
    const made = await acme.post("/v2/bookings", booking);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const pages = { user: host, own: null, nickname: handle, page: "", path: "" };
    const path = `/v2/bookpages/${handle}/types/call`;
    const body = { custom: { end_date: inDays(5) } };
    const told = await tryPreview(pages as Pages, `${path}/preview`, body, saveBy(path, body));
    expect(told.outside).toMatchObject([{ _id: made.body._id, rule: "end_date" }]);
  });

  it("a page or type that opens or closes", async () => {
    const pages = await createPages();
    const page = `/v2/bookpages/${pages.nickname}`;
    const closed = (await acme.post(`${page}/preview`, { active: false })).body;
    expect([closed.gained, closed.pages.every(({ days }: { days: object }) => days !== null)]).toEqual([
      0,
      true,
    ]);
    expect(closed.lost).toBe(27 * (8 + 16) + 2 * countMondays());
    const opened = (await acme.post(`${page}/types/old/preview`, { active: true })).body;
    expect([opened.gained, opened.lost]).toEqual([27 * 8, 0]);
  });

  it("meetings with seats, which are offered while a seat is free", async () => {
    const user = await createTestHost(acme, { today_as_busy: true });
    const custom = { duration: 60, auto_confirm: true, seats: 2 };
    const { nickname, _id } = await createTestPage(acme, user._id, { custom });
    for (const handle of ["call", "evening"]) await createTestType(acme, nickname, { name: handle });
    const pages = { user, own: null, nickname, page: _id, path: `/v2/users/${user._id}` };
    const book = (name: string, days: number) =>
      acme.post("/v2/bookings", {
        page: nickname,
        start: `${inDays(days)}T10:00:00`,
        attendee: { name, email: `${name}@example.com` },
      });
    for (const [name, days] of [
      ["ana", 3],
      ["bo", 3],
      ["cy", 4],
    ] as const)
      expect((await book(name, days)).status).toBe(201);
    await acme.post("/v2/holds", { page: nickname, start: `${inDays(6)}T10:00:00` });
    const path = `${pages.path}/availabilities`;
    const body = { days: buildEveryDay("10:00", "11:00") };
    const { pages: told } = await tryPreview(pages, `${path}/preview`, body, saveBy(path, body));
    expect(told[0].days[inDays(4)]).toEqual({ gained: 0, lost: 7 }); // Ten o'clock has one of eight seats left.
    const closed = { days: buildEveryDay("12:00", "13:00") };
    const after = (await acme.post(`${path}/preview`, closed)).body.pages[0].days;
    expect([after[inDays(3)], after[inDays(4)]]).toEqual([
      { gained: 1, lost: 0 }, // The meeting was full.
      { gained: 1, lost: 1 },
    ]);
  });

  it("nothing, without a change", async () => {
    const pages = await createPages();
    const hours = (await acme.get(`${pages.path}/availabilities`)).body;
    const told = (await acme.post(`${pages.path}/availabilities/preview`, hours)).body;
    expect(told).toMatchObject({ gained: 0, lost: 0, outside: [] });
    const lonely = await createTestHost(acme);
    const alone = (await acme.post(`/v2/users/${lonely._id}/availabilities/preview`, { buffer_before: 5 }))
      .body;
    expect(alone).toMatchObject({ gained: 0, lost: 0, pages: [], outside: [] });
  });
});

describe("meetings outside of the new rules", () => {
  const meetAt = (user: { _id: string }, days: number, hour: string, more: object = {}) => {
    const at = (minutes: string) => `${inDays(days)}T${hour}:${minutes}:00`;
    return createTestEvent(acme, user, {
      confirmed: { flag: true },
      dates: [{ date: at("00"), end_date: at("30") }],
      timezone: ZONE,
      ...more,
    });
  };

  it("are listed with the rule, however late they are, and only those inside now", async () => {
    const { user, path } = await createPages();
    const [near, far, night] = [
      await meetAt(user, 5, "10"),
      await meetAt(user, 120, "16"),
      await meetAt(user, 5, "22"),
    ];
    await meetAt(user, 5, "11", { confirmed: { flag: false } });
    await meetAt(await createTestHost(acme), 5, "10", { invitees: [{ email: user.emails[0] }] });
    const sendRequest = async (body: object) =>
      (await acme.post(`${path}/availabilities/preview`, body)).body.outside.map(
        ({ _id, rule }: { _id: string; rule: string }) => [_id, rule],
      );
    expect(await sendRequest({ days: buildEveryDay("09:00", "12:00") })).toEqual([
      [far._id, "outside_hours"],
    ]);
    expect(await sendRequest({ end_date: inDays(100) })).toEqual([[far._id, "end_date"]]);
    const closed = { start_date: inDays(5), end_date: inDays(5), enabled: false };
    expect(await sendRequest({ dates: [closed] })).toEqual([[near._id, "closed_date"]]);
    expect(
      await sendRequest({
        minimum_notice: 500_000,
        days_after_as_busy: 1,
        limits: [{ per: "day", count: 1 }],
      }),
    ).toEqual([]);
    const away = { start_date: inDays(5), end_date: inDays(200) };
    const { outside } = (await acme.post(`${path}/absences/preview`, away)).body;
    expect(outside).toEqual(
      [near, far].map((event) => ({
        _id: event._id,
        title: event.title,
        start: event.dates[0].date,
        end: event.dates[0].end_date,
        rule: "absence",
        seats: null,
        series: null,
      })),
    );
    expect(outside.some(({ _id }: { _id: string }) => _id === night._id)).toBe(false);
    const travel = [{ start_date: inDays(1), end_date: inDays(8), timezone: "Asia/Tokyo" }];
    const abroad = (await acme.post(`${path}/travel/preview`, { travel })).body.outside;
    expect(abroad).toMatchObject([{ _id: near._id, rule: "outside_hours" }]);
  });

  it("have the number of their bookers, and their number in a series", async () => {
    const { user, path } = await createPages();
    const make = async (custom: object) =>
      (
        await createTestPage(acme, user._id, {
          secondary: true,
          custom: { auto_confirm: true, duration: 60, ...custom },
        })
      ).nickname;
    const [course, lessons] = [
      await make({ seats: 5 }),
      await make({ series: { every: "week", times: [2, 2] } }),
    ];
    const book = async (page: string, name: string, hour: string, more: object = {}) => {
      const attendee = { name, email: `${name}@example.com` };
      const made = await acme.post("/v2/bookings", {
        page,
        start: `${inDays(5)}T${hour}:00:00`,
        attendee,
        ...more,
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    };
    for (const name of ["ana", "bo"]) await book(course, name, "10");
    await book(lessons, "cy", "14", { series: { times: 2 } });
    const away = { start_date: inDays(5), end_date: inDays(5) };
    const { outside } = (await acme.post(`${path}/absences/preview`, away)).body;
    expect(outside).toMatchObject([
      { seats: { all: 5, taken: 2 }, series: null },
      { seats: null, series: { index: 1, count: 2 } },
    ]);
  });

  it("have no title for callers without access to events", async () => {
    const { user, path } = await createPages();
    await meetAt(user, 5, "10");
    const limited = createTenantClient(
      acme.id,
      await createTestKey(api.db, acme.id, ["availabilities:read"]),
    );
    const away = { start_date: inDays(5), end_date: inDays(5) };
    const { outside } = (await limited.post(`${path}/absences/preview`, away)).body;
    expect(outside).toMatchObject([{ title: null, rule: "absence" }]);
  });
});

describe("a preview rejects what saving would reject", () => {
  it("at the same field", async () => {
    const { nickname, path, user } = await createPages();
    const outsider = await createTestUser(acme);
    const page = `/v2/bookpages/${nickname}`;
    const handle = makeUniqueName("crew");
    await createTestTeam(acme, { members: [outsider._id], handle });
    await createTestType(acme, handle, { name: "Call" });
    const crew = `/v2/bookpages/${handle}`;
    const overlapping = [
      { start_time: "09:00", end_time: "11:00" },
      { start_time: "10:00", end_time: "12:00" },
    ];
    const entry = { start_date: inDays(1), end_date: inDays(1) };
    const wrong: [string, object, string][] = [
      [`${path}/availabilities`, { minimum_notice: -1 }, "/minimum_notice too_small"],
      [`${path}/availabilities`, { dates: [{ ...entry, slots: overlapping }] }, "/dates/0/slots/1 overlap"],
      [`${path}/availabilities`, { holidays: { country: "XX" } }, "/holidays/country unknown"],
      [`${path}/availabilities`, { weeks: [{ days: {} }, { days: {} }] }, "/weeks_start required"],
      [page, { custom: { align: 0 } }, "/custom/align too_small"],
      [page, { custom: { start_date: inDays(2), end_date: inDays(1) } }, "/custom/end_date reversed"],
      [page, { custom: { target_calendar: generateId() } }, "/custom/target_calendar unknown"],
      [page, { custom: { blocking_calendars: [generateId()] } }, "/custom/blocking_calendars/0 unknown"],
      [page, { custom: { rooms: { any_of: [generateId()] } } }, "/custom/rooms/any_of/0 unknown"],
      [page, { custom: { hosts: { kind: "all" } } }, "/custom/hosts mismatch"],
      [
        `${page}/types/call`,
        { custom: { blocking_calendars: [generateId()] } },
        "/custom/blocking_calendars/0 unknown",
      ],
      [
        `${page}/types/call`,
        { custom: { target_calendar: generateId() } },
        "/custom/target_calendar unknown",
      ],
      [`${page}/types/call`, { availability: generateId() }, "/availability unknown"],
      [page, { custom: { hosts: { kind: "all" } } }, "/custom/hosts mismatch"],
      [page, { custom: { rooms: { any_of: [generateId()] } } }, "/custom/rooms/any_of/0 unknown"],
      [page, { custom: { blocking_calendars: [generateId()] } }, "/custom/blocking_calendars/0 unknown"],
      [crew, { custom: { hosts: { kind: "some", fixed: [user._id] } } }, "/custom/hosts/fixed/0 unknown"],
      [crew, { custom: { blocking_calendars: [generateId()] } }, "/custom/blocking_calendars mismatch"],
      [`${crew}/types/call`, { availability: generateId() }, "/availability unknown"],
    ];
    for (const [at, body, issue] of wrong) {
      expect(listErrorCodes(await acme.post(`${at}/preview`, body))).toEqual([issue]);
      expect(listErrorCodes(await acme.put(at, body))).toEqual([issue]);
    }
    const absences = `${path}/absences/preview`;
    const away = { start_date: inDays(2), end_date: inDays(1) };
    expect(listErrorCodes(await acme.post(absences, away))).toEqual(["/end_date reversed"]);
    const alone = { ...entry, instead: user._id };
    expect(listErrorCodes(await acme.post(absences, alone))).toEqual(["/instead invalid_value"]);
    expect((await acme.post(absences, { ...entry, _id: generateId() })).status).toBe(404);
    expect((await acme.post(`/v2/users/${outsider._id}/availabilities/preview`, {})).status).toBe(404);
    expect((await acme.post(`/v2/users/${generateId()}/absences/preview`, entry)).status).toBe(404);
    const travel = [
      { ...entry, timezone: "UTC" },
      { ...away, timezone: "UTC" },
    ];
    expect(listErrorCodes(await acme.post(`${path}/travel/preview`, { travel }))).toEqual([
      "/travel/1/end_date reversed",
    ]);
    expect((await acme.post(`/v2/users/${generateId()}/travel/preview`, { travel: [] })).status).toBe(404);
    expect((await acme.post("/v2/bookpages/unknown-name/preview", {})).status).toBe(404);
    expect((await acme.post(`${page}/types/none/preview`, {})).status).toBe(404);
  });
});
