import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { createTestApi, type Tenant } from "../support/api";
import { createTestPage, createTestType, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let path: string;
beforeAll(async () => {
  acme = await api.tenant();
  const user = await createTestUser(acme, { user: { timezone: "Europe/Paris" } });
  path = `/v2/users/${user._id}/availabilities`;
  await acme.post(path, {});
});

const put = (body: object) => acme.put(path, body);
const slot = (start_time: string, end_time: string) => ({ start_time, end_time });
const DAY = { start_date: "2031-03-10", end_date: "2031-03-10" };

describe("the rules of an availability", () => {
  it("are stored and returned, and sent back unchanged create no new version", { tags: "main" }, async () => {
    const { status, body } = await put({
      dates: [
        { ...DAY, slots: [slot("10:00", "12:00"), slot("22:00", "00:00")], label: "Open day" },
        { start_date: "2031-08-01", end_date: "2031-08-21", enabled: false, label: "Summer" },
      ],
      holidays: { country: "DE", region: "BY", except: ["2031-11-01"] },
      minimum_notice: 120,
      start_date: "2031-01-01",
      end_date: "2031-12-31",
      limits: [
        { per: "day", count: 3 },
        { per: "day", minutes: 240 },
        { per: "month", count: 30 },
      ],
      weeks: [
        { days: { monday: { slots: [slot("09:00", "10:00")] } } },
        { days: { tuesday: { slots: [slot("09:00", "11:00")] } } },
      ],
      weeks_start: "2031-03-10",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dates: [
        {
          ...DAY,
          enabled: true,
          slots: [
            { start_time: "2018-01-01T09:00:00.000Z", end_time: "2018-01-01T11:00:00.000Z" },
            { start_time: "2018-01-01T21:00:00.000Z", end_time: "2018-01-01T23:00:00.000Z" },
          ],
          label: "Open day",
        },
        { enabled: false, slots: [], label: "Summer" },
      ],
      holidays: { country: "DE", region: "BY", except: ["2031-11-01"] },
      minimum_notice: 120,
      start_date: "2031-01-01",
      end_date: "2031-12-31",
      limits: [
        { per: "day", count: 3 },
        { per: "day", minutes: 240 },
        { per: "month", count: 30 },
      ],
      weeks: [
        { days: { monday: { enabled: true }, tuesday: { enabled: false, slots: [] } } },
        { days: { tuesday: { enabled: true } } },
      ],
      weeks_start: "2031-03-10",
    });
    expect((await put(body)).body).toEqual(body);
  });

  it("keep the id of a date override with the same id or dates, and give others a new one", async () => {
    const { body } = await put({ dates: [{ ...DAY }, { start_date: "2031-04-01", end_date: "2031-04-02" }] });
    const [first, second] = body.dates;
    const moved = { start_date: "2031-05-01", end_date: "2031-05-01" };
    const after = (await put({ dates: [{ ...second, ...moved }, DAY, { ...first, ...moved }] })).body.dates;
    expect(after[0]._id).toBe(second._id);
    expect(after[1]._id).not.toBe(first._id);
    expect(after[2]._id).toBe(first._id);
    const again = (await put({ dates: [moved, DAY] })).body.dates;
    expect(again[1]._id).toBe(after[1]._id);
  });

  it("show the current rotating week as days, change that one, and keep it when rotation ends", async () => {
    const today = toLocalDate("Europe/Paris", asInstant(Date.now()));
    const weeks = ["08:00", "09:00", "10:00"].map((end) => ({
      days: Object.fromEntries(["monday", "sunday"].map((day) => [day, { slots: [slot("07:00", end)] }])),
    }));
    const lasts = (response: { body: { days: Record<string, { slots: { end_time: string }[] }> } }) =>
      response.body.days.monday?.slots[0]?.end_time.slice(11, 13);
    expect(lasts(await put({ weeks, weeks_start: today }))).toBe("07"); // 08:00 in Paris
    const changed = await put({ days: { monday: { slots: [slot("07:00", "11:00")] } } });
    expect(lasts(changed)).toBe("10");
    expect(changed.body.weeks[0].days.monday).toEqual(changed.body.days.monday);
    const { body } = await put({ weeks: null });
    expect(body).toMatchObject({ weeks: null, weeks_start: null, days: changed.body.days });
  });

  it("rotate weeks from the organisation's first day of the week", async () => {
    const weekday = new Date().getUTCDay();
    const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
    const dayAgo = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const weeks = [{ days: {} }, { days: { monday: { slots: [slot("07:00", "08:00")] } } }];
    const begin = async (week_start: string | undefined) => {
      await acme.put("/v2/organization", { week_start });
      return (await put({ weeks, weeks_start: dayAgo })).body.days.monday.enabled;
    };
    await acme.put(path, { timezone: "UTC" });
    expect(await begin(days[weekday])).toBe(true); // A week has begun since yesterday.
    expect(await begin(days[(weekday + 6) % 7])).toBe(false);
    expect((await acme.get("/v2/organization")).body.week_start).toBe(days[(weekday + 6) % 7]);
    await acme.put("/v2/organization", { week_start: "monday" });
    await acme.put(path, { timezone: "Europe/Paris", weeks: null });
  });

  const REFUSED: [string, object, string][] = [
    [
      "dates that end before they start",
      { dates: [{ start_date: "2031-03-10", end_date: "2031-03-09" }] },
      "/dates/0/end_date reversed",
    ],
    [
      "a date that there is not",
      { dates: [{ start_date: "2031-02-29", end_date: "2031-03-09" }] },
      "/dates/0/start_date invalid_date",
    ],
    [
      "slots of a date that overlap",
      { dates: [{ ...DAY, slots: [slot("09:00", "12:00"), slot("11:00", "13:00")] }] },
      "/dates/0/slots/1 overlap",
    ],
    [
      "slots of a date that end before they start",
      { dates: [{ ...DAY, slots: [slot("12:00", "09:00")] }] },
      "/dates/0/slots/0/end_time reversed",
    ],
    ["more than 1,000 dates", { dates: Array(1001).fill(DAY) }, "/dates too_big"],
    ["a country that is none", { holidays: { country: "QQ" } }, "/holidays/country unknown"],
    ["a country that is no code", { holidays: { country: "Germany" } }, "/holidays/country invalid_format"],
    [
      "a region of another country",
      { holidays: { country: "DE", region: "CA" } },
      "/holidays/region unknown",
    ],
    [
      "an exception that is no date",
      { holidays: { country: "DE", except: ["Christmas"] } },
      "/holidays/except/0 invalid_date",
    ],
    ["notice of more than a year", { minimum_notice: 525_601 }, "/minimum_notice too_big"],
    ["notice of less than nothing", { minimum_notice: -1 }, "/minimum_notice too_small"],
    ["an end before the start", { start_date: "2031-03-10", end_date: "2031-03-09" }, "/end_date reversed"],
    [
      "two limits of one kind",
      {
        limits: [
          { per: "day", count: 1 },
          { per: "week", count: 3 },
          { per: "day", count: 2 },
        ],
      },
      "/limits/2 duplicate",
    ],
    ["a limit of both kinds", { limits: [{ per: "day", count: 1, minutes: 3 }] }, "/limits/0 exactly_one"],
    ["a limit of nothing", { limits: [{ per: "day", count: 0 }] }, "/limits/0/count too_small"],
    ["a limit of a year", { limits: [{ per: "year", count: 2 }] }, "/limits/0/per invalid_value"],
    ["one week", { weeks: [{ days: {} }], weeks_start: "2031-03-10" }, "/weeks too_small"],
    ["nine weeks", { weeks: Array(9).fill({ days: {} }), weeks_start: "2031-03-10" }, "/weeks too_big"],
    ["weeks without a start", { weeks: Array(2).fill({ days: {} }) }, "/weeks_start required"],
    ["the start of no weeks", { weeks_start: "2031-03-10" }, "/weeks_start mismatch"],
    [
      "slots of a week that overlap",
      {
        weeks: [
          { days: {} },
          { days: { friday: { slots: [slot("09:00", "12:00"), slot("11:00", "13:00")] } } },
        ],
        weeks_start: "2031-03-10",
      },
      "/weeks/1/days/friday/slots/1 overlap",
    ],
  ];
  it.each(REFUSED)("reject %s", async (_, body, issue) => {
    const before = (await acme.get(path)).body;
    const response = await put(body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect((await acme.get(path)).body).toEqual(before);
  });

  it("reject a start after the existing end, and point into a user's body", async () => {
    await put({ end_date: "2031-06-01" });
    expect(listErrorCodes(await put({ start_date: "2031-06-02" }))).toEqual(["/start_date reversed"]);
    const user = await createTestUser(acme);
    const { _id } = user;
    const refused = await acme.put(`/v2/users/${_id}`, { availability: { holidays: { country: "QQ" } } });
    expect(listErrorCodes(refused)).toEqual(["/availability/holidays/country unknown"]);
  });
});

describe("the rules of a page and its types", () => {
  const custom = {
    step: 15,
    align: 30,
    minimum_notice: 60,
    days_after: 14,
    start_date: "2031-01-01",
    end_date: "2031-06-30",
    limits: [{ per: "week", minutes: 600 }],
    buffer_before: 5,
    buffer_after: 10,
  };

  it("are stored, returned and cleared with null", async () => {
    const user = await createTestUser(acme);
    const page = await createTestPage(acme, user._id, { custom });
    expect(page.custom).toMatchObject(custom);
    const type = await createTestType(acme, page.nickname, { name: "Call", custom });
    expect(type.custom).toEqual(custom);
    const at = `/v2/bookpages/${page.nickname}`;
    const none = Object.fromEntries(Object.keys(custom).map((key) => [key, null]));
    const { body } = await acme.put(at, { custom: none });
    expect(Object.keys(body.custom).filter((key) => key in custom)).toEqual([]);
    expect(listErrorCodes(await acme.put(at, { custom: { limits: [{ per: "day" }] } }))).toEqual([
      "/custom/limits/0 exactly_one",
    ]);
    expect(
      listErrorCodes(await acme.put(`${at}/types/${type.handle}`, { custom: { end_date: "2030-12-31" } })),
    ).toEqual(["/custom/end_date reversed"]);
    expect(listErrorCodes(await acme.put(at, { custom: { align: 0, step: 1441, days_after: -1 } }))).toEqual([
      "/custom/step too_big",
      "/custom/align too_small",
      "/custom/days_after too_small",
    ]);
  });
});

describe("public holidays", () => {
  it("have names in the requested language and in the country's own", { tags: "main" }, async () => {
    const { body } = await acme.get("/v2/holidays?country=DE&region=BY&year=2031&lang=en");
    expect(body).toContainEqual({ date: "2031-01-06", name: "Epiphany", local_name: "Heilige Drei Könige" });
    expect(body).toHaveLength(12);
    const dates = body.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted());
    const own = await acme.get("/v2/holidays?country=DE&year=2031");
    expect(own.body).toContainEqual({
      date: "2031-10-03",
      name: "Tag der Deutschen Einheit",
      local_name: "Tag der Deutschen Einheit",
    });
    expect(own.body).not.toContainEqual(expect.objectContaining({ date: "2031-01-06" }));
  });

  it("of several days have an entry for each", async () => {
    const { body } = await acme.get("/v2/holidays?country=SA&year=2030&lang=en");
    const dates = body.filter(({ name }: { name: string }) => name.includes("Fitr"));
    expect(dates.length).toBeGreaterThanOrEqual(4);
  });

  it("exist for countries and regions, which have names in a language", async () => {
    const { body } = await acme.get("/v2/holidays/countries?lang=de");
    const germany = body.find(({ country }: { country: string }) => country === "DE");
    expect(germany.name).toBe("Deutschland");
    expect(germany.regions).toContainEqual({ region: "BY", name: "Bayern" });
    expect(germany.regions).toContainEqual({ region: "BY-A", name: "Bayern, Stadt Augsburg" });
    expect(body.length).toBeGreaterThan(150);
  });

  it.each([
    ["country=QQ&year=2031", "/country unknown"],
    ["country=DE&region=QQ&year=2031", "/region unknown"],
    ["country=DE&year=2019", "/year out_of_range"],
    ["country=DE&year=2041", "/year out_of_range"],
    ["country=DE&year=soon", "/year invalid_format"],
    ["country=DE", "/year required"],
  ])("are rejected for %s", async (query, issue) => {
    const response = await acme.get(`/v2/holidays?${query}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});
