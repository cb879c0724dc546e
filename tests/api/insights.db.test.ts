import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

const DAY = 86_400_000;

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** Creates a confirmed meeting that begins a number of days from now. */
async function book(host: { _id: string }, days: number) {
  const start = Date.now() + days * DAY;
  const date = { date: new Date(start).toISOString(), end_date: new Date(start + DAY / 24).toISOString() };
  return createTestEvent(acme, host, { dates: [date], confirmed: { flag: true } });
}

/** Moves its creation back by a number of weeks, in its id and its time. */
async function makeEarlier(event: { _id: string }, weeks: number) {
  const at = new Date(Date.now() - weeks * 7 * DAY);
  const seconds = Math.floor(at.getTime() / 1000).toString(16);
  const client = await api.pool.connect();
  await client.query("BEGIN; SET LOCAL session_replication_role = replica");
  await client.query(`UPDATE events SET id = '${seconds}' || right(id, 16), created_at = $2 WHERE id = $1`, [
    event._id,
    at,
  ]);
  await client.query("COMMIT");
  client.release();
}

describe("GET /v2/insights", () => {
  it("is empty at first, with an entry for every week", async () => {
    const { body } = await (await api.tenant()).get("/v2/insights");
    expect(body).toMatchObject({ booked: 0, cancelled: 0, median_lead_days: null, pages: [], teams: [] });
    expect(body.weeks).toHaveLength(12);
    expect(body.lead_times.every(({ booked }: { booked: number }) => booked === 0)).toBe(true);
  });

  it("counts meetings held, and no-shows, by page and host", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    const host = await createTestHost(tenant);
    const page = await createTestPage(tenant, host._id);
    const hold = async (days: number) => {
      const start = Date.now() + days * DAY;
      const dates = [
        { date: new Date(start).toISOString(), end_date: new Date(start + 3_600_000).toISOString() },
      ];
      const invitees = [{ email: "ana@example.com" }, { email: "bo@example.com" }];
      return createTestEvent(tenant, host, { dates, invitees, confirmed: { flag: true } });
    };
    const [missed, came] = [await hold(-1), await hold(-2)];
    await hold(3);
    const cancelled = await hold(-3);
    for (const event of [missed, cancelled])
      expect((await tenant.post(`/v2/events/${event._id}/no_show`, { no_show: true })).status).toBe(200);
    await tenant.post(`/v2/events/${cancelled._id}/cancel`, {});
    await api.pool.query("UPDATE events SET bookpage_id = $2 WHERE id = ANY ($1)", [
      [missed._id, came._id],
      page._id,
    ]);
    const { body } = await tenant.get("/v2/insights");
    expect(body).toMatchObject({ booked: 4, held: 2, no_shows: 1 });
    expect(body.pages).toMatchObject([
      { bookpage: page._id, held: 2, no_shows: 1 },
      { bookpage: null, held: 0, no_shows: 0 },
    ]);
    expect(body.hosts).toMatchObject([{ user: host._id, held: 2, no_shows: 1 }]);
    const listed = await tenant.get("/v2/events?filter=no_show");
    expect(listed.body.map(({ _id }: { _id: string }) => _id)).toEqual([missed._id]);
  });

  it("counts bookings by week, lead time, page and team, and their cancellations", async () => {
    const [host, other] = [await createTestHost(acme), await createTestUser(acme)];
    const page = await createTestPage(acme, host._id);
    const team = await createTestTeam(acme, { name: "Sales", members: [host._id] });
    await createTestTeam(acme, { name: "Idle", members: [] });
    await book(host, 0.5);
    const later = await book(host, 5.5);
    const cancelled = await book(other, 90.5);
    await acme.post(`/v2/events/${cancelled._id}/cancel`, {});
    await api.pool.query("UPDATE events SET bookpage_id = $2 WHERE id = $1", [later._id, page._id]);
    await makeEarlier(await book(host, 1.5), 1);
    await makeEarlier(await book(host, 1.5), 5);

    const { body } = await acme.get("/v2/insights?weeks=4");
    expect(body).toMatchObject({ booked: 4, cancelled: 1 });
    expect(body.weeks.map(({ booked, cancelled: off }: Record<string, number>) => [booked, off])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [3, 1],
    ]);
    const leads = body.lead_times.filter(({ booked }: { booked: number }) => booked > 0);
    expect(leads).toEqual([
      { from_days: 0, to_days: 0, booked: 1 },
      { from_days: 4, to_days: 7, booked: 1 },
      { from_days: 8, to_days: 14, booked: 1 }, // The meeting moved a week further from its creation.
      { from_days: 61, to_days: null, booked: 1 },
    ]);
    expect(body.median_lead_days).toBeCloseTo(7, 0);
    expect(body.pages).toEqual([
      { bookpage: null, nickname: null, booked: 3, cancelled: 1, held: 0, no_shows: 0 },
      { bookpage: page._id, nickname: page.nickname, booked: 1, cancelled: 0, held: 0, no_shows: 0 },
    ]);
    expect(body.teams).toEqual([{ team: team._id, name: "Sales", booked: 3, cancelled: 0 }]);
  });

  it("names the error in the query", async () => {
    for (const query of ["weeks=0", "weeks=53", "weeks=x", "weeks=1.5"])
      expect(listErrorCodes(await acme.get(`/v2/insights?${query}`))).toEqual([
        expect.stringMatching(/^\/weeks /),
      ]);
    expect(listErrorCodes(await acme.get("/v2/insights?timezone=Mars/Base"))).toEqual([
      "/timezone invalid_value",
    ]);
  });

  it("counts the lead time of confirmed meetings only, by their current date", async () => {
    const organization = await api.tenant("Leads");
    const host = await createTestHost(organization);
    const at = (days: number) => {
      const start = Date.now() + days * DAY;
      return { date: new Date(start).toISOString(), end_date: new Date(start + DAY / 24).toISOString() };
    };
    const median = async () => (await organization.get("/v2/insights")).body.median_lead_days;
    const create = (confirmed: boolean, ...days: number[]) =>
      createTestEvent(organization, host, { dates: days.map(at), confirmed: { flag: confirmed } });
    const poll = await create(false, 40, 50);
    expect(await median()).toBeNull();
    await create(true, 3);
    expect(await median()).toBe(3);
    await organization.post(`/v2/events/${poll._id}/confirm`, { date_id: poll.dates[1]._id });
    expect(await median()).toBe(26.5);
    await organization.put(`/v2/events/${poll._id}`, { dates: [at(7)] });
    expect(await median()).toBe(5);
    await create(true, -2);
    expect(await median()).toBe(3);
  });
});
