import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const TWO_BLOCKS = { per: "week", count: 2, minutes: 180 };
const LUNCH = { per: "day", count: 1, minutes: 30, start_time: "11:30", end_time: "14:00" };

const buildDays = (hours: Record<string, [string, string]>) =>
  Object.fromEntries(
    Object.entries(hours).map(([day, [start_time, end_time]]) => [
      day,
      { slots: [{ start_time, end_time }] },
    ]),
  );

const MORNINGS = buildDays({
  monday: ["09:00", "12:00"],
  tuesday: ["09:00", "12:00"],
  wednesday: ["09:00", "12:00"],
});

/** A host with these hours, and a page for meetings of an hour. */
async function createPage(availability: object, custom: object = {}) {
  const host = await createTestHost(acme, {});
  await acme.put(`/v2/users/${host._id}/availabilities`, availability);
  const page = await createTestPage(acme, host._id, {
    custom: { auto_confirm: true, duration: 60, ...custom },
  });
  return { host, page: page.nickname as string };
}

const CLOSED = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
    day,
    { enabled: false, slots: [] },
  ]),
);

const listStarts = async (query: string) => {
  const { body } = await acme.get(`/v2/slots?${query}&from=2031-03-10&to=2031-03-16`);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(8, 16));
};

const book = (page: string, start: string) =>
  acme.post("/v2/bookings", {
    page,
    start,
    attendee: { name: "Ana", email: `${makeUniqueName("ana")}@example.org` },
  });

describe("Blocks that a host keeps free each week", () => {
  it("close the other days once one has a meeting, in search, explanation and booking", {
    tags: "main",
  }, async () => {
    const { page, host } = await createPage({
      days: { ...CLOSED, ...MORNINGS },
      focus: { blocks: [TWO_BLOCKS] },
    });
    expect(await listStarts(`page=${page}`)).toHaveLength(9);
    expect((await book(page, "2031-03-11T10:00:00+01:00")).status).toBe(201);
    expect(await listStarts(`page=${page}`)).toEqual(["11T09:00", "11T11:00"]);
    const refused = await book(page, "2031-03-12T09:00:00+01:00");
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    const { body } = await acme.get(`/v2/slots/explain?page=${page}&start=2031-03-12T09:00`);
    expect(body).toMatchObject({
      free: false,
      reasons: [{ rule: "focus", user: host._id, focus: TWO_BLOCKS }],
      fixes: [
        {
          rule: "focus",
          field: { resource: "availability", pointer: "/focus/blocks/0" },
          value: { ...TWO_BLOCKS, count: 1 },
        },
      ],
    });
  });

  it("count meetings of the whole week, however short the searched range is", async () => {
    const { page, host } = await createPage({
      days: { ...CLOSED, ...MORNINGS },
      focus: { blocks: [TWO_BLOCKS] },
    });
    await createTestEvent(acme, host, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T09:00:00", end_date: "2031-03-10T10:00:00" }],
    });
    const { body } = await acme.get(`/v2/slots?page=${page}&from=2031-03-12&to=2031-03-12`);
    expect(body.slots).toEqual([]);
    expect(body.nextAvailability.start.dateTime).toBe("2031-03-17T09:00:00+01:00");
  });

  it("are kept by each member of a team", async () => {
    const { host: ana } = await createPage({
      days: { ...CLOSED, ...MORNINGS },
      focus: { blocks: [TWO_BLOCKS] },
    });
    const { host: ben } = await createPage({ days: { ...CLOSED, ...MORNINGS } });
    const handle = makeUniqueName("sales");
    await createTestTeam(acme, { members: [ana._id, ben._id], handle });
    await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, duration: 180 } });
    const hosts = [];
    for (const day of ["10", "11", "12"]) {
      const { status, body } = await book(handle, `2031-03-${day}T09:00:00+01:00`);
      expect(status).toBe(201);
      hosts.push(JSON.stringify(body).includes(ana._id) ? "ana" : "ben");
    }
    // Ana can lose one of her three mornings; on that morning, Ben is still free.
    expect(hosts.toSorted()).toEqual(["ana", "ben", "ben"]);
    expect(await listStarts(`page=${handle}`)).toEqual([`1${hosts.indexOf("ana")}T09:00`]);
  });
});

describe("Other focus rules", () => {
  it("keep a break each day, and count what that costs in offered times", async () => {
    const days = { ...CLOSED, ...buildDays({ monday: ["11:30", "14:00"] }) };
    const { page, host } = await createPage({ days }, { duration: 30 });
    expect(await listStarts(`page=${page}`)).toHaveLength(5);
    const lunch = { ...LUNCH, minutes: 90 };
    const preview = await acme.post(
      `/v2/users/${host._id}/availabilities/${(await acme.get(`/v2/users/${host._id}/availabilities`)).body._id}/preview`,
      { focus: { blocks: [lunch] } },
    );
    expect(preview.status).toBe(200);
    await acme.put(`/v2/users/${host._id}/availabilities`, { focus: { blocks: [lunch] } });
    expect(await listStarts(`page=${page}`)).toEqual(["10T11:30", "10T12:00", "10T13:00", "10T13:30"]);
  });

  it("limit the evenings of a week", async () => {
    const days = {
      ...CLOSED,
      ...buildDays({ monday: ["17:00", "19:00"], tuesday: ["17:00", "19:00"] }),
    };
    const { page, host } = await createPage({ days, focus: { evenings: { most: 1, from: "18:00" } } });
    expect((await book(page, "2031-03-10T18:00:00+01:00")).status).toBe(201);
    expect(await listStarts(`page=${page}`)).toEqual(["10T17:00", "11T17:00"]);
    const { body } = await acme.get(`/v2/slots/explain?page=${page}&start=2031-03-11T18:00`);
    expect(body).toMatchObject({
      reasons: [{ rule: "evenings", user: host._id, evenings: { most: 1, from: "18:00" } }],
      fixes: [
        {
          rule: "evenings",
          field: { resource: "availability", pointer: "/focus/evenings" },
          value: { most: 2, from: "18:00" },
        },
      ],
    });
  });

  it("are read as they were written, and removed by null", async () => {
    const focus = { blocks: [LUNCH], evenings: { most: 0, from: "17:30" } };
    const { host } = await createPage({ focus });
    const path = `/v2/users/${host._id}/availabilities`;
    const read = await acme.get(path);
    expect(read.body.focus).toEqual(focus);
    expect((await acme.put(path, read.body)).body.focus).toEqual(focus);
    expect((await acme.put(path, { focus: { blocks: [], evenings: null } })).body.focus).toBeNull();
    expect((await acme.put(path, { focus })).body.focus).toEqual(focus);
    expect((await acme.put(path, { focus: null })).body.focus).toBeNull();
  });

  it("that contradict each other or the hours are rejected, by field", async () => {
    const { host } = await createPage({ days: { ...CLOSED, ...MORNINGS } });
    const send = async (focus: object) =>
      listErrorCodes(await acme.put(`/v2/users/${host._id}/availabilities`, { focus }));
    const sendBlocks = (blocks: object) => send({ blocks: [blocks] });
    expect(await sendBlocks({ ...LUNCH, end_time: null })).toEqual(["/focus/blocks/0/end_time required"]);
    expect(await sendBlocks({ ...LUNCH, start_time: null })).toEqual(["/focus/blocks/0/start_time required"]);
    expect(await sendBlocks({ ...LUNCH, end_time: "11:00" })).toEqual(["/focus/blocks/0/end_time reversed"]);
    expect(await sendBlocks({ ...LUNCH, minutes: 151 })).toEqual(["/focus/blocks/0/minutes too_big"]);
    expect(await sendBlocks({ ...LUNCH, count: 6 })).toEqual(["/focus/blocks/0/count out_of_range"]);
    expect(await sendBlocks({ ...TWO_BLOCKS, minutes: 240 })).toEqual(["/focus/blocks/0/minutes too_big"]);
    expect(await sendBlocks({ ...TWO_BLOCKS, count: 4 })).toEqual(["/focus/blocks/0/count out_of_range"]);
    expect(await sendBlocks({ ...TWO_BLOCKS, per: "month" })).toHaveLength(1);
    expect(await send({ evenings: { most: 8, from: "18:00" } })).toEqual(["/focus/evenings/most too_big"]);
    expect((await send({ evenings: { most: 1, from: "6 pm" } }))[0]).toContain("/focus/evenings/from");
    expect((await send({ blocks: "two" }))[0]).toContain("/focus/blocks");
  });
});
