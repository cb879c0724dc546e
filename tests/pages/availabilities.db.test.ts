import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildEveryDay, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let path: string;
beforeAll(async () => {
  acme = await api.tenant();
});

async function newUser(timezone = "Europe/Paris") {
  const user = await createTestUser(acme, { user: { timezone } });
  path = `/v2/users/${user._id}/availabilities`;
  return user;
}

const monday = (start_time: string, end_time: string, timezone?: string) => ({
  ...(timezone && { timezone }),
  days: { monday: { slots: [{ start_time, end_time }] } },
});
const listMonday = ({
  body,
}: {
  body: { days: { monday: { slots: { start_time: string; end_time: string }[] } } };
}) => body.days.monday.slots.map(({ start_time, end_time }) => `${start_time}/${end_time}`);

describe("a new availability", () => {
  it("has every field, with the defaults", { tags: "main" }, async () => {
    const user = await newUser();
    const { status, body } = await acme.post(path, {});
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      belongs_to: user._id,
      timezone: "Europe/Paris",
      today_as_busy: false,
      past_as_busy: true,
      days_after_as_busy: null,
      buffer_before: 0,
      buffer_after: 0,
      all_day_busy: true,
      days: Object.fromEntries(
        Object.keys(buildEveryDay("", "")).map((day) => [day, { enabled: false, slots: [] }]),
      ),
      trim_scheduler: false,
      dates: [],
      holidays: null,
      minimum_notice: 0,
      start_date: null,
      end_date: null,
      limits: [],
      focus: null,
      journeys: null,
      weeks: null,
      weeks_start: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect((await acme.get(path)).body).toEqual(body);
  });

  it("keeps all sent fields", async () => {
    await newUser();
    const sent = {
      timezone: "America/New_York",
      today_as_busy: true,
      past_as_busy: false,
      days_after_as_busy: 30,
      buffer_before: 15,
      buffer_after: 5,
      all_day_busy: false,
    };
    expect((await acme.post(path, sent)).body).toMatchObject(sent);
  });

  it("enables a day with slots by default; a disabled day may omit them", async () => {
    await newUser();
    const slots = [{ start_time: "09:00", end_time: "10:00" }];
    const { body } = await acme.post(path, {
      days: {
        monday: { slots },
        tuesday: { enabled: false, slots },
        wednesday: { enabled: false },
        thursday: { slots: [] },
      },
    });
    const { monday: one, tuesday, wednesday, thursday } = body.days;
    expect([one.enabled, tuesday.enabled, wednesday, thursday.enabled]).toEqual([
      true,
      false,
      { enabled: false, slots: [] },
      false,
    ]);
  });
});

it("an availability stores identical hours once", async () => {
  await newUser();
  const slots = [
    { start_time: "09:00", end_time: "10:00" },
    { start_time: "09:00", end_time: "11:00" },
    { start_time: "2018-01-01T09:00", end_time: "10:00" },
  ];
  const { days } = (await acme.post(path, { days: { monday: { slots } } })).body;
  expect(days.monday.slots).toHaveLength(2);
});

describe("the slot times of an availability", () => {
  it.each([
    ["09:00", "17:00", "Europe/Paris", "2018-01-01T08:00:00.000Z/2018-01-01T16:00:00.000Z"],
    [
      "2020-07-01T09:00:00",
      "2020-07-01T17:00",
      "Europe/Paris",
      "2018-01-01T08:00:00.000Z/2018-01-01T16:00:00.000Z",
    ],
    // An offset means the wall-clock time of the zone at that instant, in winter and summer.
    [
      "2018-01-01T08:00:00Z",
      "2018-01-01T16:00:00Z",
      "Europe/Paris",
      "2018-01-01T08:00:00.000Z/2018-01-01T16:00:00.000Z",
    ],
    [
      "2018-07-02T07:00:00.000Z",
      "2018-07-02T15:00:00Z",
      "Europe/Paris",
      "2018-01-01T08:00:00.000Z/2018-01-01T16:00:00.000Z",
    ],
    [
      "2018-01-01T09:00:00+0100",
      "2018-01-01T17:00:00+01:00",
      "Europe/Paris",
      "2018-01-01T08:00:00.000Z/2018-01-01T16:00:00.000Z",
    ],
    [
      "2018-01-01T14:00:00Z",
      "2018-01-01T22:00:00Z",
      "America/New_York",
      "2018-01-01T14:00:00.000Z/2018-01-01T22:00:00.000Z",
    ],
    ["09:00", "10:00", "Asia/Kathmandu", "2018-01-01T03:15:00.000Z/2018-01-01T04:15:00.000Z"],
    ["22:00", "00:00", "UTC", "2018-01-01T22:00:00.000Z/2018-01-02T00:00:00.000Z"],
    ["00:00", "00:00", "UTC", "2018-01-01T00:00:00.000Z/2018-01-02T00:00:00.000Z"],
    // Other spellings of midnight at the end of a day.
    ["00:00", "24:00", "UTC", "2018-01-01T00:00:00.000Z/2018-01-02T00:00:00.000Z"],
    ["22:00", "24:00:00", "Europe/Paris", "2018-01-01T21:00:00.000Z/2018-01-01T23:00:00.000Z"],
    [
      "22:00",
      "2018-01-01T24:00:00+01:00",
      "Europe/Paris",
      "2018-01-01T21:00:00.000Z/2018-01-01T23:00:00.000Z",
    ],
    ["00:00", "23:59", "UTC", "2018-01-01T00:00:00.000Z/2018-01-02T00:00:00.000Z"],
    ["00:00", "23:59:59", "UTC", "2018-01-01T00:00:00.000Z/2018-01-02T00:00:00.000Z"],
    [
      "2018-01-01T20:00:00",
      "2018-01-01T23:59:59.999",
      "UTC",
      "2018-01-01T20:00:00.000Z/2018-01-02T00:00:00.000Z",
    ],
    [
      "2018-01-01T08:00:00Z",
      "2018-01-01T22:59:00Z",
      "Europe/Paris",
      "2018-01-01T08:00:00.000Z/2018-01-01T23:00:00.000Z",
    ],
  ])("%s to %s in %s are returned as %s", async (start, end, zone, answered) => {
    await newUser();
    const made = await acme.post(path, monday(start, end, zone));
    expect(listMonday(made)).toEqual([answered]);
    // The response can be sent back with the same meaning, and the slot keeps its id.
    const back = await acme.put(path, made.body);
    expect(back.body.days).toEqual(made.body.days);
  });

  it.each([
    ["9:00", "10:00", "/days/monday/slots/0/start_time invalid_format"],
    ["09:00:30", "10:00", "/days/monday/slots/0/start_time invalid_format"],
    ["24:00", "10:00", "/days/monday/slots/0/start_time invalid_format"],
    ["09:00", "24:01", "/days/monday/slots/0/end_time invalid_format"],
    ["09:00", "24:00:30", "/days/monday/slots/0/end_time invalid_format"],
    ["23:59:59", "00:00", "/days/monday/slots/0/start_time invalid_format"],
    ["09:00Z", "10:00", "/days/monday/slots/0/start_time invalid_value"],
    ["09:00", "noon", "/days/monday/slots/0/end_time invalid_format"],
    ["10:00", "09:00", "/days/monday/slots/0/end_time reversed"],
    ["10:00", "10:00", "/days/monday/slots/0/end_time reversed"],
  ])("%s to %s are rejected", async (start, end, issue) => {
    await newUser();
    const response = await acme.post(path, monday(start, end));
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect((await acme.get(path)).status).toBe(404);
  });

  it("with an offset must have a valid date", async () => {
    await newUser();
    const response = await acme.post(path, monday("2018-13-45T08:00:00Z", "2018-01-01T16:00:00Z"));
    expect([response.status, response.body.errors[0]?.pointer]).toEqual([
      400,
      "/days/monday/slots/0/start_time",
    ]);
  });
});

it.each([
  [{ timezone: "Mars/Olympus" }, "/timezone invalid_value"],
  [{ buffer_before: -1 }, "/buffer_before too_small"],
  [{ buffer_after: 1441 }, "/buffer_after too_big"],
  [{ buffer_after: 1.5 }, "/buffer_after invalid_type"],
  [{ days_after_as_busy: -1 }, "/days_after_as_busy too_small"],
  [{ today_as_busy: "yes" }, "/today_as_busy invalid_type"],
  [{ days: { monday: true } }, "/days/monday invalid_type"],
  [{ days: { monday: { slots: [{ start_time: "09:00" }] } } }, "/days/monday/slots/0/end_time required"],
  [
    { days: { monday: { slots: Array(49).fill({ start_time: "09:00", end_time: "10:00" }) } } },
    "/days/monday/slots too_big",
  ],
])("an availability rejects %j", async (body, issue) => {
  await newUser();
  for (const response of [
    await acme.post(path, body),
    await acme.post(path, {}).then(() => acme.put(path, body)),
  ]) {
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  }
});

describe("several availabilities of a user:", () => {
  it("the oldest is the main one, and has the user's path", { tags: "main" }, async () => {
    await newUser();
    expect((await acme.get(path)).status).toBe(404);
    expect((await acme.get(`${path}?all=true`)).body).toEqual([]);
    const first = (await acme.post(path, { buffer_before: 1 })).body;
    const second = (await acme.post(path, { buffer_before: 2 })).body;
    expect((await acme.get(path)).body._id).toBe(first._id);
    expect((await acme.get(`${path}?all=true`)).body).toEqual([first, second]);
    expect((await acme.put(path, { buffer_after: 3 })).body).toMatchObject({
      _id: first._id,
      buffer_before: 1,
      buffer_after: 3,
    });
    expect((await acme.delete(path)).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.get(path)).body._id).toBe(second._id);
  });

  it("each can be read, changed and deleted by its id", async () => {
    await newUser();
    await acme.post(path, {});
    const { _id } = (await acme.post(path, {})).body;
    expect((await acme.put(`${path}/${_id}`, monday("08:00", "09:00"))).body.days.monday.enabled).toBe(true);
    expect((await acme.get(`${path}/${_id}`)).body).toMatchObject({ _id, __v: 1 });
    expect((await acme.delete(`${path}/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    for (const response of [
      await acme.get(`${path}/${_id}`),
      await acme.put(`${path}/${_id}`, {}),
      await acme.delete(`${path}/${_id}`),
    ]) {
      expect(response.status).toBe(404);
    }
    expect((await acme.get(`${path}?all=true`)).body).toHaveLength(1);
  });

  it("the next oldest becomes the main one after a deletion, of which one of two simultaneous ones succeeds", async () => {
    await newUser();
    const first = (await acme.post(path, {})).body;
    const second = (await acme.post(path, {})).body;
    const deletions = [acme.delete(`${path}/${first._id}`), acme.delete(`${path}/${first._id}`)];
    expect((await Promise.all(deletions)).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await acme.get(path)).body).toEqual(second);
    expect((await acme.delete(path)).status).toBe(200);
    for (const { status } of [await acme.get(path), await acme.put(path, {}), await acme.delete(path)]) {
      expect(status).toBe(404);
    }
  });

  it("all are listed only with `all=true`", async () => {
    await newUser();
    const main = (await acme.post(path, {})).body;
    expect((await acme.get(`${path}?all=true`)).body).toEqual([main]);
    expect((await acme.get(`${path}?all=false`)).body).toEqual(main);
    const response = await acme.get(`${path}?all=yes`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/all invalid_value"]]);
  });

  it("none belongs to another user's path", async () => {
    await newUser();
    const { _id } = (await acme.post(path, {})).body;
    await newUser();
    expect((await acme.get(`${path}/${_id}`)).status).toBe(404);
    expect((await acme.put(`${path}/${_id}`, {})).status).toBe(404);
    expect((await acme.delete(`${path}/${_id}`)).status).toBe(404);
  });
});

it("PUT of the response of GET changes nothing", async () => {
  await newUser("America/St_Johns");
  await acme.post(path, { days: buildEveryDay("22:15", "00:00"), days_after_as_busy: 3 });
  const before = (await acme.get(path)).body;
  const { body } = await acme.put(path, before);
  expect(body).toEqual(before);
});

it("an outdated version is neither changed nor deleted", async () => {
  await newUser();
  await acme.post(path, {});
  const etag = (await acme.get(path)).headers.get("etag") as string;
  expect((await acme.put(path, { buffer_before: 5 }, { "if-match": etag })).status).toBe(200);
  expect((await acme.put(path, { buffer_before: 6 }, { "if-match": etag })).status).toBe(412);
  expect((await acme.delete(path, { "if-match": etag })).status).toBe(412);
  expect((await acme.get(path)).body.buffer_before).toBe(5);
});

it("null removes the limit days_after_as_busy", async () => {
  await newUser();
  await acme.post(path, { days_after_as_busy: 3 });
  expect((await acme.put(path, { days_after_as_busy: null })).body.days_after_as_busy).toBeNull();
});

it("days that are not sent stay, and their slots keep their ids", async () => {
  await newUser();
  const before = (await acme.post(path, { days: buildEveryDay("09:00", "17:00") })).body.days;
  const { days } = (await acme.put(path, { days: { monday: { enabled: false }, tuesday: { slots: [] } } }))
    .body;
  expect(days.monday).toEqual({ enabled: false, slots: before.monday.slots });
  expect(days.tuesday).toEqual({ enabled: false, slots: [] });
  expect(days.wednesday).toEqual(before.wednesday);
});

it("another zone leaves the wall-clock times", async () => {
  await newUser();
  await acme.post(path, monday("09:00", "17:00"));
  expect(listMonday(await acme.put(path, { timezone: "Asia/Tokyo" }))).toEqual([
    "2018-01-01T00:00:00.000Z/2018-01-01T08:00:00.000Z",
  ]);
});

it("an availability keeps all of many simultaneous changes, by its own path or with its user", async () => {
  const user = await newUser();
  await acme.post(path, {});
  const days = Object.entries(buildEveryDay("09:00", "17:00"));
  await Promise.all(
    days.map(([day, hours], index) =>
      index % 2
        ? acme.put(path, { days: { [day]: hours } })
        : acme.put(`/v2/users/${user._id}`, { availability: { days: { [day]: hours } } }),
    ),
  );
  const { body } = await acme.get(path);
  expect(days.map(([day]) => body.days[day].enabled)).toEqual(days.map(() => true));
  expect(body.__v).toBe(days.length);
});
