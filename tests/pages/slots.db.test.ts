import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { buildEveryDay, createTestHost, createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: string[] };
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
});

type Slot = { start: { dateTime: string }; end: { dateTime: string } };

const starts = (slots: Slot[]) => slots.map(({ start }) => start.dateTime.slice(11, 16));
const MONDAY = "from=2031-03-10&to=2031-03-10";
const search = async (query: string) => (await acme.get(`/v2/slots?${query}`)).body;

/** Books the host's time from `start` to `end` on Monday, 10 March 2031. */
const book = (start: string, end: string, creator = host) =>
  createTestEvent(acme, creator, {
    bookpage: true,
    confirmed: { flag: true },
    dates: [{ date: `2031-03-10T${start}`, end_date: `2031-03-10T${end}` }],
  });

describe("GET /v2/slots", () => {
  it("returns the free slots in the user's zone, with its offset", { tags: "main" }, async () => {
    const body = await search(`users=${host._id}&duration=240&${MONDAY}`);
    expect(body).toEqual({
      timezone: "Europe/Paris",
      from: "2031-03-10",
      to: "2031-03-10",
      slots: [
        { start: { dateTime: "2031-03-10T09:00:00+01:00" }, end: { dateTime: "2031-03-10T13:00:00+01:00" } },
        { start: { dateTime: "2031-03-10T13:00:00+01:00" }, end: { dateTime: "2031-03-10T17:00:00+01:00" } },
      ],
    });
  });

  it("returns slots and interprets the range in the requested zone", async () => {
    const body = await search(`emails=${host.emails[0]}&duration=240&${MONDAY}&timezone=Asia/Tokyo`);
    expect(body.timezone).toBe("Asia/Tokyo");
    expect(body.slots.map(({ start }: Slot) => start.dateTime)).toEqual([
      "2031-03-10T17:00:00+09:00",
      "2031-03-10T21:00:00+09:00",
    ]);
    expect(
      (await search(`users=${host._id}&duration=240&${MONDAY}&timezone=UTC`)).slots[0].start.dateTime,
    ).toBe("2031-03-10T08:00:00+00:00");
  });

  it("steps by the duration, or by the step", async () => {
    expect(starts((await search(`users=${host._id}&duration=120&${MONDAY}`)).slots)).toEqual([
      "09:00",
      "11:00",
      "13:00",
      "15:00",
    ]);
    expect(starts((await search(`users=${host._id}&duration=420&step=30&${MONDAY}`)).slots)).toEqual([
      "09:00",
      "09:30",
      "10:00",
    ]);
  });

  it("excludes confirmed meetings only", async () => {
    await book("10:00", "11:00");
    await createTestEvent(acme, host, {
      dates: [{ date: "2031-03-10T12:00", end_date: "2031-03-10T13:00" }],
    });
    expect(starts((await search(`users=${host._id}&duration=60&${MONDAY}`)).slots)).toEqual([
      "09:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
    ]);
  });

  it("keeps the buffers around meetings free", async () => {
    host = await createTestHost(acme, { buffer_before: 60, buffer_after: 30 });
    await book("12:00", "13:00");
    expect(starts((await search(`users=${host._id}&duration=60&${MONDAY}`)).slots)).toEqual([
      "09:00",
      "10:00",
      "14:00",
      "15:00",
      "16:00",
    ]);
  });

  it("of several users returns their common slots, in the first one's zone", { tags: "main" }, async () => {
    const other = await createTestUser(acme, {
      user: { timezone: "Europe/London" },
      availability: { days: buildEveryDay("12:00", "20:00") },
    });
    await book("14:00", "15:00");
    const body = await search(`users=${other._id},${host._id}&duration=60&${MONDAY}`);
    expect(body.timezone).toBe("Europe/London");
    expect(starts(body.slots)).toEqual(["12:00", "14:00", "15:00"]);
  });

  it("of a team returns each time at which a member is free once", { tags: "main" }, async () => {
    const other = await createTestUser(acme, {
      availability: { timezone: "Europe/Paris", days: buildEveryDay("15:00", "19:00") },
    });
    const team = generateId();
    await api.db.team.create({ data: { id: team, organizationId: acme.id, externalId: team, name: "Team" } });
    await api.db.teamMember.createMany({
      data: [host, other].map(({ _id }) => ({ organizationId: acme.id, teamId: team, userId: _id })),
    });
    await book("09:00", "15:00");
    expect(starts((await search(`team=${team}&duration=60&${MONDAY}&timezone=Europe/Paris`)).slots)).toEqual([
      "15:00",
      "16:00",
      "17:00",
      "18:00",
    ]);
  });

  it("returns the next availability for an empty range", async () => {
    const user = await createTestUser(acme, {
      availability: { days: { monday: { slots: [{ start_time: "09:00", end_time: "10:00" }] } } },
    });
    const body = await search(`users=${user._id}&duration=60&from=2031-03-11&to=2031-03-12`);
    expect(body).toEqual({
      timezone: "Europe/Paris",
      from: "2031-03-11",
      to: "2031-03-12",
      slots: [],
      nextAvailability: {
        start: { dateTime: "2031-03-17T09:00:00+01:00" },
        end: { dateTime: "2031-03-17T10:00:00+01:00" },
      },
    });
  });

  it("returns null without a next availability", async () => {
    const user = await createTestUser(acme);
    expect(await search(`users=${user._id}&duration=60&${MONDAY}`)).toMatchObject({
      slots: [],
      nextAvailability: null,
    });
  });

  it("of a past range is empty, unless past_as_busy is off", async () => {
    const past = "from=2020-03-09&to=2020-03-09&duration=480";
    expect((await search(`users=${host._id}&${past}`)).slots).toEqual([]);
    await acme.put(`/v2/users/${host._id}/availabilities`, { past_as_busy: false });
    expect((await search(`users=${host._id}&${past}`)).slots).toHaveLength(1);
  });

  it("uses another availability of the user on request", async () => {
    const path = `/v2/users/${host._id}/availabilities`;
    const { _id } = (await acme.post(path, { days: buildEveryDay("20:00", "21:00") })).body;
    expect(
      starts((await search(`users=${host._id}&duration=60&${MONDAY}&availability=${_id}`)).slots),
    ).toEqual(["20:00"]);
  });

  it("shifts times in a daylight saving gap", async () => {
    const user = await createTestUser(acme, { availability: { days: buildEveryDay("01:00", "04:00") } });
    const { slots } = await search(`users=${user._id}&duration=60&from=2031-03-30&to=2031-03-30`);
    expect(slots.map(({ start }: Slot) => start.dateTime)).toEqual([
      "2031-03-30T01:00:00+01:00",
      "2031-03-30T03:00:00+02:00",
    ]);
  });
});

describe("GET /v2/slots/days", () => {
  it("returns the same slots by day", async () => {
    const query = `users=${host._id}&duration=60&from=2031-03-10&to=2031-03-12&timezone=America/Los_Angeles`;
    const { days, ...rest } = (await acme.get(`/v2/slots/days?${query}`)).body;
    const { slots, ...head } = await search(query);
    expect(rest).toEqual(head);
    expect(Object.values<{ slots: Slot[] }>(days).flatMap((day) => day.slots)).toEqual(slots);
    for (const [date, day] of Object.entries<{ slots: Slot[] }>(days)) {
      for (const { start } of day.slots) expect(start.dateTime.startsWith(date)).toBe(true);
    }
  });

  it("returns the next availability without a day", async () => {
    await book("09:00", "17:00");
    const { body } = await acme.get(`/v2/slots/days?users=${host._id}&duration=60&${MONDAY}`);
    expect(body).toMatchObject({
      days: {},
      nextAvailability: { start: { dateTime: "2031-03-11T09:00:00+01:00" } },
    });
  });
});

describe("GET /v2/slots/next", () => {
  it("returns the slots of the first day that has any", { tags: "main" }, async () => {
    const { body } = await acme.get(`/v2/slots/next?emails=${host.emails[0]}&duration=60`);
    expect(Object.keys(body)).toEqual(["timezone", "slots"]);
    expect(new Set(body.slots.map(({ start }: Slot) => start.dateTime.slice(0, 10))).size).toBe(1);
    expect(Date.parse(body.slots[0].start.dateTime)).toBeGreaterThanOrEqual(Date.now() - 1000);
  });

  it("returns nothing for a user without an availability", async () => {
    const user = await createTestUser(acme);
    const { body } = await acme.get(`/v2/slots/next?users=${user._id}&duration=60`);
    expect(body).toEqual({ timezone: "Europe/Paris", slots: [] });
  });
});
