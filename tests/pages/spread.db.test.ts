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

/** A host with hours from nine to five, and a page for meetings of an hour every 20 minutes. */
async function createPage(custom: object) {
  const host = await createTestHost(acme, {});
  const page = await createTestPage(acme, host._id, {
    custom: { auto_confirm: true, duration: 60, step: 20, ...custom },
  });
  return { host, page: page.nickname as string };
}

const MONDAY = "from=2031-03-10&to=2031-03-10";

const listClocks = async (query: string) => {
  const { body } = await acme.get(`/v2/slots?${query}&${MONDAY}`);
  return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime.slice(11, 16));
};

describe("A page's spread", () => {
  it("narrows the slots of the search, and the explanation names the gap", { tags: "main" }, async () => {
    const { page, host } = await createPage({ spread: { rule: "tidy" } });
    await createTestEvent(acme, host, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T10:00:00", end_date: "2031-03-10T16:00:00" }],
    });
    expect(await listClocks(`page=${page}`)).toEqual(["09:00", "16:00"]);
    const second = await createPage({ spread: { rule: "tidy" } });
    const { body } = await acme.get(`/v2/slots/explain?page=${second.page}&start=2031-03-10T09:20`);
    expect(body).toMatchObject({
      free: false,
      reasons: [
        {
          rule: "tidy",
          user: second.host._id,
          period: {
            start: { dateTime: "2031-03-10T09:00:00+01:00" },
            end: { dateTime: "2031-03-10T09:20:00+01:00" },
          },
        },
      ],
      fixes: [{ rule: "tidy", field: { resource: "bookpage", pointer: "/custom/spread" }, value: null }],
    });
  });

  it("is that of the type where the type has one", async () => {
    const { page } = await createPage({ spread: { rule: "first_of_day", count: 2 } });
    const { body } = await acme.post(`/v2/bookpages/${page}/types`, {
      name: "Call",
      custom: { spread: { rule: "any" } },
    });
    expect(await listClocks(`page=${page}`)).toEqual(["09:00", "09:20"]);
    expect(await listClocks(`page=${page}&type=${body.handle}`)).toHaveLength(22);
  });

  it("is kept by bookings over the API, which say what else is offered", async () => {
    const { page } = await createPage({ spread: { rule: "adjacent" } });
    const book = (start: string) =>
      acme.post("/v2/bookings", {
        page,
        start,
        attendee: { name: "Ana", email: `${makeUniqueName("ana")}@example.org` },
      });
    const refused = await book("2031-03-10T11:00:00+01:00");
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    expect((await book("2031-03-10T16:00:00+01:00")).status).toBe(201);
    expect(await listClocks(`page=${page}`)).toEqual(["15:00"]);
  });

  it("counts what a change costs in offered times", async () => {
    const { page } = await createPage({});
    const { status, body } = await acme.post(`/v2/bookpages/${page}/preview`, {
      custom: { spread: { rule: "first_of_day", count: 2 } },
    });
    expect([status, JSON.stringify(body).includes('"lost":20')]).toEqual([200, true]);
  });

  it("gives a team's meeting to the member whose day it suits", async () => {
    const [ana, ben] = await Promise.all([createTestHost(acme, {}), createTestHost(acme, {})]);
    const handle = makeUniqueName("sales");
    await createTestTeam(acme, { members: [ana._id, ben._id], handle });
    const custom = { auto_confirm: true, duration: 60, step: 20, spread: { rule: "adjacent" } };
    await acme.put(`/v2/bookpages/${handle}`, { custom });
    await createTestEvent(acme, ben, {
      bookpage: true,
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T11:00:00", end_date: "2031-03-10T12:00:00" }],
    });
    expect(await listClocks(`page=${handle}`)).toEqual(["10:00", "12:00"]);
    const { status, body } = await acme.post("/v2/bookings", {
      page: handle,
      start: "2031-03-10T12:00:00+01:00",
      attendee: { name: "Eva", email: `${makeUniqueName("eva")}@example.org` },
    });
    expect(status).toBe(201);
    expect(JSON.stringify(body)).toContain(ben._id);
  });

  it("rejects rules that contradict each other, by field", async () => {
    const { page } = await createPage({});
    const send = async (spread: object) =>
      listErrorCodes(await acme.put(`/v2/bookpages/${page}`, { custom: { spread } }));
    expect(await send({ rule: "first_of_day" })).toEqual(["/custom/spread/count required"]);
    expect(await send({ rule: "tidy", count: 2 })).toEqual(["/custom/spread/count mismatch"]);
    expect(await send({ rule: "adjacent", shortest: 30 })).toEqual(["/custom/spread/shortest mismatch"]);
    expect(await send({ rule: "any", days: 3 })).toEqual(["/custom/spread/days mismatch"]);
    expect(await send({ rule: "tidy", shortest: 0 })).toEqual(["/custom/spread/shortest too_small"]);
    expect((await send({ rule: "neat" }))[0]).toContain("/custom/spread/rule");
  });
});
