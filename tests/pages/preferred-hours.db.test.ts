import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** A page of a host with hours from nine to five, for meetings of an hour. */
async function createPage(custom: object) {
  const host = await createTestHost(acme, {});
  const page = await createTestPage(acme, host._id, { custom: { duration: 60, step: 30, ...custom } });
  return page.nickname as string;
}

type Slot = { start: { dateTime: string }; suits?: boolean };

const listSuiting = (slots: Slot[]) =>
  slots.filter(({ suits }) => suits).map(({ start }) => start.dateTime.slice(11, 16));

const MORNING = { days: ["monday"], start_time: "09:00", end_time: "10:30" };

describe("A page's preferred hours", () => {
  it("mark slots that lie within them; the others stay free", { tags: "main" }, async () => {
    const page = await createPage({ preferred_hours: [MORNING] });
    const { body } = await acme.get(`/v2/slots?page=${page}&from=2031-03-10&to=2031-03-11`);
    expect(listSuiting(body.slots)).toEqual(["09:00", "09:30"]);
    expect(body.slots.filter(({ suits }: Slot) => suits === false)).toHaveLength(28);
    const { body: next } = await acme.get(`/v2/slots/next?page=${page}`);
    expect(next.slots.every(({ suits }: Slot) => typeof suits === "boolean")).toBe(true);
    const { body: days } = await acme.get(`/v2/slots/days?page=${page}&from=2031-03-10&to=2031-03-11`);
    expect(listSuiting(days.days["2031-03-10"].slots)).toEqual(["09:00", "09:30"]);
    const { body: explained } = await acme.get(`/v2/slots/explain?page=${page}&start=2031-03-10T14:00`);
    expect(explained).toMatchObject({ free: true, reasons: [] });
  });

  it("are on the host's clocks, whichever the reader's are", async () => {
    const page = await createPage({ preferred_hours: [MORNING] });
    const { body } = await acme.get(
      `/v2/slots?page=${page}&from=2031-03-10&to=2031-03-10&timezone=America/New_York`,
    );
    expect(listSuiting(body.slots)).toEqual(["04:00", "04:30"]);
  });

  it("are those of the type where the type has some, and none with an empty list", async () => {
    const page = await createPage({ preferred_hours: [MORNING] });
    const createType = async (custom: object) =>
      (await acme.post(`/v2/bookpages/${page}/types`, { name: "Call", custom })).body.handle;
    const own = await createType({ preferred_hours: [{ start_time: "16:00", end_time: "17:00" }] });
    const none = await createType({ preferred_hours: [] });
    const inherited = await createType({});
    const list = async (type: string) =>
      (await acme.get(`/v2/slots?page=${page}&type=${type}&from=2031-03-10&to=2031-03-10`)).body.slots;
    expect(listSuiting(await list(own))).toEqual(["16:00"]);
    expect((await list(none))[0]).not.toHaveProperty("suits");
    expect(listSuiting(await list(inherited))).toEqual(["09:00", "09:30"]);
  });

  it("say nothing about slots of a page without any", async () => {
    const page = await createPage({});
    const { body } = await acme.get(`/v2/slots?page=${page}&from=2031-03-10&to=2031-03-10`);
    expect(body.slots[0]).not.toHaveProperty("suits");
  });

  it.each([
    [{ start_time: "12:00", end_time: "09:00" }, "/custom/preferred_hours/0/end_time", "reversed"],
    [{ start_time: "9", end_time: "12:00" }, "/custom/preferred_hours/0/start_time", "invalid_format"],
    [{ ...MORNING, days: [] }, "/custom/preferred_hours/0/days", "too_small"],
    [{ ...MORNING, days: ["monday", "monday"] }, "/custom/preferred_hours/0/days", null],
    [{ ...MORNING, days: ["Montag"] }, "/custom/preferred_hours/0/days/0", null],
  ])("that make no sense are refused by field: %j", async (range, pointer, code) => {
    const host = await createTestHost(acme, {});
    const { status, body } = await acme.post("/v2/bookpages", {
      user: host._id,
      nickname: `p-${host._id}`,
      custom: { preferred_hours: [range] },
    });
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    if (code) expect(body.errors[0].code).toBe(code);
  });
});
