import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const MONDAY = "2031-03-10";

interface Host {
  _id: string;
  emails: string[];
}

/** Returns the times of a day in Paris, as `09:00`. */
async function times(query: string, from = MONDAY, to = from) {
  const { status, body } = await acme.get(`/v2/slots?${query}&from=${from}&to=${to}&timezone=Europe/Paris`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(0, 16));
}

const ofHour = async (host: Host, from = MONDAY, to = from): Promise<string[]> =>
  times(`users=${host._id}&duration=60`, from, to);

async function explain(start: string, query: string) {
  const { status, body } = await acme.get(`/v2/slots/explain?${query}&start=${start}&timezone=Europe/Paris`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const explainHour = (host: Host, start: string) => explain(start, `users=${host._id}&duration=60&lang=en`);

const hoursOf = async (host: Host) => (await acme.get(`/v2/users/${host._id}/availabilities`)).body;

const createMeeting = (host: Host, start: string, end: string) =>
  createTestEvent(acme, host, {
    bookpage: true,
    confirmed: { flag: true },
    dates: [{ date: start, end_date: end }],
  });

const slots = (start_time: string, end_time: string) => [{ start_time, end_time }];

describe("the rules of hours", () => {
  it("apply date overrides before the week and holidays, the later entry first", {
    tags: "main",
  }, async () => {
    const host = await createTestHost(acme, {
      holidays: { country: "DE" },
      dates: [
        { start_date: "2031-03-10", end_date: "2031-03-14", enabled: false, label: "Fair" },
        { start_date: "2031-03-12", end_date: "2031-03-12", slots: slots("20:00", "22:00") },
        { start_date: "2031-10-03", end_date: "2031-10-03", slots: slots("10:00", "11:00") },
      ],
    });
    expect(await ofHour(host, "2031-03-10", "2031-03-14")).toEqual(["2031-03-12T20:00", "2031-03-12T21:00"]);
    expect(await ofHour(host, "2031-10-03")).toEqual(["2031-10-03T10:00"]); // Germany's national holiday
    const closed = await explainHour(host, "2031-03-11T09:00");
    const { _id } = await hoursOf(host);
    expect(closed.reasons).toMatchObject([
      { rule: "closed_date", label: "Fair", user: host._id, limit: null },
    ]);
    expect(closed.fixes).toEqual([
      {
        rule: "closed_date",
        user: host._id,
        field: { resource: "availability", id: _id, pointer: "/dates/0" },
        value: null,
        also: [],
      },
    ]);
    expect((await explainHour(host, "2031-03-12T09:00")).reasons).toMatchObject([{ rule: "outside_hours" }]);
  });

  it("close public holidays with exceptions", async () => {
    const host = await createTestHost(acme, {
      holidays: { country: "DE", region: "BY", except: ["2031-01-06"] },
    });
    expect(await ofHour(host, "2031-05-01")).toEqual([]);
    expect(await ofHour(host, "2031-01-06")).toHaveLength(8);
    const { reasons, fixes } = await explainHour(host, "2031-05-01T09:00");
    expect(reasons).toMatchObject([{ rule: "holiday", label: "Labour Day" }]);
    expect(fixes).toMatchObject([
      { field: { pointer: "/holidays/except" }, value: ["2031-01-06", "2031-05-01"] },
    ]);
  });

  it("close absences over any other rule, and move hours to the zone of travel", async () => {
    const host = await createTestHost(acme, {
      dates: [{ start_date: MONDAY, end_date: MONDAY, slots: slots("10:00", "11:00") }],
    });
    const absence = { start_date: "2031-03-09", end_date: "2031-03-11", label: "Away" };
    const { body: away } = await acme.post(`/v2/users/${host._id}/absences`, absence);
    expect(await ofHour(host, "2031-03-08", "2031-03-12")).toHaveLength(16);
    const { reasons, fixes } = await explainHour(host, "2031-03-10T10:00");
    expect(reasons).toMatchObject([{ rule: "absence", label: "Away" }]);
    expect(fixes).toMatchObject([
      { rule: "absence", field: { resource: "absence", id: away._id, pointer: "" }, value: null },
    ]);

    const travel = [{ start_date: "2031-03-20", end_date: "2031-03-20", timezone: "America/New_York" }];
    await acme.put(`/v2/users/${host._id}`, { user: { travel } });
    expect((await ofHour(host, "2031-03-20"))[0]).toBe("2031-03-20T14:00"); // New York has summer time.
    expect((await ofHour(host, "2031-03-21"))[0]).toBe("2031-03-21T09:00");
  });

  it("apply notice, and the first and last date", { tags: "main" }, async () => {
    const host = await createTestHost(acme, { start_date: "2031-03-10", end_date: "2031-03-11" });
    expect(await ofHour(host, "2031-03-08", "2031-03-14")).toHaveLength(16);
    const late = await explainHour(host, "2031-03-12T09:00");
    expect(late.reasons).toMatchObject([{ rule: "end_date" }]);
    expect(late.fixes).toMatchObject([{ field: { pointer: "/end_date" }, value: "2031-03-12" }]);
    expect((await explainHour(host, "2031-03-09T09:00")).reasons).toMatchObject([{ rule: "start_date" }]);

    const soon = await createTestHost(acme, {
      days: buildEveryDay("00:00", "00:00"),
      minimum_notice: 24 * 60,
    });
    const [first] = (await acme.get(`/v2/slots/next?users=${soon._id}&duration=15`)).body.slots;
    expect(Date.parse(first.start.dateTime) - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000);
    const tomorrow = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString();
    const { reasons, fixes } = await explain(tomorrow, `users=${soon._id}&duration=60`);
    expect(reasons).toMatchObject([{ rule: "minimum_notice" }]);
    expect(fixes).toMatchObject([{ rule: "minimum_notice", field: { pointer: "/minimum_notice" } }]);
    expect(fixes[0].value).toBeLessThanOrEqual(60);
  });

  it("count all meetings of the host for limits, over the full weeks and months around the range", {
    tags: "main",
  }, async () => {
    const host = await createTestHost(acme, {
      limits: [
        { per: "day", count: 2 },
        { per: "week", minutes: 300 },
      ],
    });
    await createMeeting(host, "2031-03-10T09:00:00", "2031-03-10T10:00:00");
    expect(await ofHour(host)).toHaveLength(7);
    await createMeeting(host, "2031-03-10T15:00:00", "2031-03-10T16:00:00");
    expect(await ofHour(host)).toEqual([]);
    const { reasons, fixes } = await explainHour(host, "2031-03-10T11:00");
    expect(reasons).toMatchObject([{ rule: "limit", limit: { per: "day", count: 2 } }]);
    expect(fixes).toMatchObject([
      { rule: "limit", field: { pointer: "/limits/0" }, value: { per: "day", count: 3 } },
    ]);
    expect(await ofHour(host, "2031-03-16")).toHaveLength(8);
    await createMeeting(host, "2031-03-12T09:00:00", "2031-03-12T11:30:00"); // The week has 270 minutes.
    expect(await ofHour(host, "2031-03-16")).toEqual([]);
    expect(await times(`users=${host._id}&duration=30`, "2031-03-16")).toHaveLength(16);
    expect(await ofHour(host, "2031-03-17")).toHaveLength(8);
    await acme.put("/v2/organization", { week_start: "sunday" });
    expect(await ofHour(host, "2031-03-16")).toHaveLength(8);
    await acme.put("/v2/organization", { week_start: "monday" });

    const monthly = await createTestHost(acme, { limits: [{ per: "month", count: 1 }] });
    await createMeeting(monthly, "2031-03-31T09:00:00", "2031-03-31T10:00:00");
    expect(await ofHour(monthly, "2031-03-01")).toEqual([]);
    expect(await ofHour(monthly, "2031-04-01")).toHaveLength(8);
  });

  it("rotate weeks", async () => {
    const host = await createTestHost(acme, {
      weeks: [
        { days: { monday: { slots: slots("09:00", "10:00") } } },
        { days: { tuesday: { slots: slots("09:00", "10:00") } } },
      ],
      weeks_start: "2031-03-12",
    });
    expect(await ofHour(host, "2031-03-03", "2031-03-23")).toEqual([
      "2031-03-04T09:00",
      "2031-03-10T09:00",
      "2031-03-18T09:00",
    ]);
  });
});

describe("the rules of a page", () => {
  const query = (page: { nickname: string }, type?: string) =>
    `page=${page.nickname}${type ? `&type=${type}` : ""}`;

  it("override those of the hours, and a type's override the page's", async () => {
    const host = await createTestHost(acme, { buffer_before: 30, buffer_after: 30, end_date: "2031-12-31" });
    await createMeeting(host, "2031-03-10T12:00:00", "2031-03-10T13:00:00");
    const page = await createTestPage(acme, host._id, {
      custom: {
        duration: 45,
        step: 30,
        align: 30,
        buffer_before: 0,
        buffer_after: 0,
        end_date: "2031-03-10",
      },
    });
    const type = await createTestType(acme, page.nickname, {
      name: "Long",
      custom: { duration: 120, step: 60, end_date: "2031-03-11" },
    });
    expect(await times(query(page), MONDAY, "2031-03-12")).toEqual(
      [
        "09:00",
        "09:30",
        "10:00",
        "10:30",
        "11:00",
        "13:00",
        "13:30",
        "14:00",
        "14:30",
        "15:00",
        "15:30",
        "16:00",
      ].map((time) => `${MONDAY}T${time}`),
    );
    expect(await times(query(page, type.handle), MONDAY)).toEqual(
      ["09:00", "10:00", "13:00", "14:00", "15:00"].map((time) => `${MONDAY}T${time}`),
    );
    expect(await times(query(page, type.handle), "2031-03-11")).toHaveLength(7);
    const late = await explain("2031-03-12T09:00", query(page, type.handle));
    expect(late.fixes).toEqual([
      {
        rule: "end_date",
        user: host._id,
        field: { resource: "type", id: type._id, pointer: "/custom/end_date" },
        value: "2031-03-12",
        also: [],
      },
    ]);
    expect((await explain("2031-03-10T09:15", query(page))).reasons).toMatchObject([
      { rule: "align" },
      { rule: "off_grid" },
    ]);
    const between = await explain("2031-03-10T09:30", query(page, type.handle));
    expect(between.reasons).toMatchObject([{ rule: "off_grid" }]);
    expect(between.fixes).toMatchObject([
      { field: { resource: "type", pointer: "/custom/step" }, value: 30 },
    ]);
  });

  it("count the bookings of the page with its types, and those of a type", async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, {
      custom: { duration: 60, limits: [{ per: "day", count: 2 }] },
    });
    const type = await createTestType(acme, page.nickname, {
      name: "Call",
      custom: { limits: [{ per: "day", count: 1 }] },
    });
    const other = await createTestPage(acme, host._id, { secondary: true, custom: { duration: 60 } });
    const book = async (start: string, onType: boolean) => {
      const { _id } = await createMeeting(
        host,
        start,
        `${start.slice(0, 11)}${Number(start.slice(11, 13)) + 1}:00:00`,
      );
      const bookpageId = page._id;
      await api.db.event.updateMany({
        where: { id: _id },
        data: { bookpageId, appointmentTypeId: onType ? type._id : null },
      });
    };
    await createMeeting(host, "2031-03-10T16:00:00", "2031-03-10T17:00:00"); // The meeting has no page.
    await book("2031-03-10T09:00:00", true);
    expect(await times(query(page, type.handle))).toEqual([]);
    expect(await times(query(page))).toHaveLength(6);
    const full = await explain("2031-03-10T11:00", query(page, type.handle));
    expect(full.reasons).toMatchObject([{ rule: "type_limit", limit: { per: "day", count: 1 } }]);
    expect(full.fixes).toMatchObject([
      {
        field: { resource: "type", id: type._id, pointer: "/custom/limits/0" },
        value: { per: "day", count: 2 },
      },
    ]);
    await book("2031-03-10T10:00:00", false);
    expect(await times(query(page))).toEqual([]);
    expect(await times(query(other))).toHaveLength(5);
    const { reasons, fixes } = await explain("2031-03-10T11:00", query(page));
    expect(reasons).toMatchObject([{ rule: "page_limit" }]);
    expect(fixes).toMatchObject([
      { field: { resource: "bookpage", id: page._id, pointer: "/custom/limits/0" } },
    ]);
  });

  it("apply in searches by active pages and types of this organisation", async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id);
    const outsider = await api.tenant();
    const at = `/v2/slots?from=${MONDAY}&to=${MONDAY}`;
    const sendRequest = (asked: string, tenant = acme) => tenant.get(`${at}&${asked}`);
    expect((await sendRequest(query(page))).body.slots).toHaveLength(16);
    expect(listErrorCodes(await sendRequest(query(page), outsider))).toEqual(["/page unknown"]);
    expect(listErrorCodes(await sendRequest(query(page, "nothing")))).toEqual(["/type unknown"]);
    expect(listErrorCodes(await sendRequest(`type=call&users=${host._id}&duration=30`))).toEqual([
      "/type mismatch",
    ]);
    expect(listErrorCodes(await sendRequest(`users=${host._id}`))).toEqual(["/duration required"]);
    expect(listErrorCodes(await sendRequest(`${query(page)}&users=${host._id}`))).toEqual([
      "/users exactly_one",
    ]);
    await acme.put(`/v2/bookpages/${page.nickname}`, { active: false });
    expect(listErrorCodes(await sendRequest(query(page)))).toEqual(["/page unknown"]);
  });

  it("are explained to members for their own pages only", async () => {
    const member = await createTestHost(acme);
    const ownPage = await createTestPage(acme, member._id);
    const other = await createTestPage(acme, (await createTestHost(acme))._id);
    const session = await createTestSession(api.db, member);
    const sendRequest = async (page: string) =>
      (
        await acme.get(`/v2/slots/explain?page=${page}&start=${MONDAY}T09:00`, {
          ...session,
          authorization: "",
        })
      ).status;
    expect(await sendRequest(ownPage.nickname)).toBe(200);
    expect(await sendRequest(other.nickname)).toBe(403);
    expect(await sendRequest("unknown-name")).toBe(403);
  });
});

describe("the rules of hours and pages together", () => {
  it("refuse a hold and the confirmation of a booking during an absence or over a limit", async () => {
    const host = await createTestHost(acme, { limits: [{ per: "day", count: 1 }] });
    await acme.post(`/v2/users/${host._id}/absences`, { start_date: "2031-03-12", end_date: "2031-03-12" });
    const hold = (start: string) =>
      acme.post("/v2/holds", { user: host._id, start, end: start.replace(":00:00", ":30:00") });
    const away = await hold("2031-03-12T10:00:00");
    expect([away.status, away.body.code]).toEqual([409, "slot_taken"]);
    const asked = await createTestEvent(acme, host, {
      bookpage: true,
      dates: [{ date: "2031-03-10T12:00:00", end_date: "2031-03-10T12:30:00" }],
    });
    expect((await hold("2031-03-10T10:00:00")).status).toBe(201);
    const second = await hold("2031-03-10T15:00:00");
    expect(second.body.code).toBe("slot_taken");
    for (const { start } of second.body.nearest_slots) expect(start.dateTime).not.toContain(MONDAY);
    const confirmed = await acme.post(`/v2/events/${asked._id}/confirm`, {});
    expect([confirmed.status, confirmed.body.code]).toEqual([409, "slot_taken"]);
    // The rules do not apply to events created by the API.
    await createMeeting(host, "2031-03-10T14:00:00", "2031-03-10T15:00:00");
  });

  it("assign a team's event to present members below their limits", async () => {
    const away = await createTestHost(acme);
    await acme.post(`/v2/users/${away._id}/absences`, { start_date: MONDAY, end_date: MONDAY });
    const full = await createTestHost(acme, { limits: [{ per: "day", count: 1 }] });
    await createMeeting(full, "2031-03-10T09:00:00", "2031-03-10T10:00:00");
    const there = await createTestHost(acme);
    const team = await createTestTeam(acme, { members: [away._id, full._id, there._id] });
    const body = {
      title: "Visit",
      bookpage: true,
      created_by: { email: "visitor@example.com" },
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T12:00:00", end_date: "2031-03-10T13:00:00" }],
      timezone: "Europe/Paris",
    };
    const { status, body: event } = await acme.post(`/v2/teams/${team._id}/events`, body);
    expect([status, event.created_by?.user]).toEqual([201, there._id]);
    const none = await acme.post(`/v2/teams/${team._id}/events`, { ...body });
    expect(none.body.code).toBe("slot_taken");
  });

  it("do not apply without rules: a user without hours can be booked at any time", async () => {
    const idle = await createTestUser(acme);
    const held = { user: idle._id, start: "2031-03-10T03:00:00Z", end: "2031-03-10T03:30:00Z" };
    expect((await acme.post("/v2/holds", held)).status).toBe(201);
  });
});
