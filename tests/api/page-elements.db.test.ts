import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, listErrorCodes } from "../support/users";

/** Data that elements on another website need beside times: members, series, waiting list, colours. */

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;

beforeAll(async () => {
  acme = await api.tenant();
});

const createPage = async (custom: Record<string, unknown> = {}) => {
  const owner = await createTestHost(acme);
  return createTestPage(acme, owner._id, { custom: { auto_confirm: true, ...custom } });
};

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  requestApi("POST", path, { body, headers });

const book = (nickname: string, rest: Record<string, unknown> = {}) =>
  post(`/${nickname}/bookings.json`, buildTestBookingBody(rest));

describe("a team's page", () => {
  const createTeamPage = async () => {
    const members = [await createTestHost(acme), await createTestHost(acme)];
    const team = await createTestTeam(acme, { members: members.map(({ _id }) => _id) });
    const { nickname } = await createTestPage(acme, "", {
      belongs_to: null,
      team: team._id,
      custom: { auto_confirm: true, hosts: { kind: "any", choose: true } },
    });
    return { nickname: nickname as string, members: members.map(({ _id }) => _id as string) };
  };

  it("offers the times of the chosen member", { tags: "main" }, async () => {
    const { nickname, members } = await createTeamPage();
    const [one, other] = members;
    expect((await book(nickname, { host: one })).status).toBe(201);
    const range = "from=2031-03-10&to=2031-03-10&timezone=Europe/Paris";
    const listStarts = async (host?: string) => {
      const { body } = await requestApi(
        "GET",
        `/${nickname}/slots.json?${range}${host ? `&host=${host}` : ""}`,
      );
      return body.slots.map(({ start }: { start: { dateTime: string } }) => start.dateTime);
    };
    expect(await listStarts(one)).not.toContain("2031-03-10T09:00:00+01:00");
    expect(await listStarts(other)).toContain("2031-03-10T09:00:00+01:00");
    expect(await listStarts()).toContain("2031-03-10T09:00:00+01:00");
  });

  it("rejects hosts outside of the team", async () => {
    const { nickname } = await createTeamPage();
    const outsider = await createTestHost(acme);
    const alone = await createPage();
    for (const path of ["slots", "waiting"])
      for (const page of [nickname, alone.nickname]) {
        const refused = await requestApi("GET", `/${page}/${path}.json?host=${outsider._id}`);
        expect([refused.status, ...listErrorCodes(refused)], path).toEqual([400, "/host unknown"]);
      }
  });
});

it("GET /<page>/page.json returns the page's branding, in readable shades", async () => {
  const { nickname } = await createPage({ accent: "#ffe08a" });
  const { body } = await requestApi("GET", `/${nickname}/page.json`);
  expect(body.branding).toMatchObject({ name: expect.any(String), hour_cycle: null, test: false });
  expect(body.branding.accent.dark.fill).toBe("#ffe08a");
  expect(body.branding.accent.light.fill).not.toBe("#ffe08a");
});

describe("a series", () => {
  const weekly = { series: { every: ["week", "day"], times: [1, 4] } };
  const asked = "start=2031-03-10T08:00:00Z&timezone=Europe/Paris";

  it("can be previewed before booking, keeps its local hour, and suggests alternatives", {
    tags: "main",
  }, async () => {
    const { nickname } = await createPage(weekly);
    expect((await requestApi("GET", `/${nickname}/page.json`)).body.series).toEqual({
      every: ["week", "day"],
      times: { least: 1, most: 4 },
    });
    await book(nickname, { start: "2031-03-17T09:00:00+01:00" });
    const { body } = await requestApi("GET", `/${nickname}/series.json?${asked}&times=4`);
    expect(body.clock).toBe("Europe/Paris");
    expect(
      body.times.map(
        ({ index, free, start }: { index: number; free: boolean; start: { dateTime: string } }) =>
          [index, free, start.dateTime].join(" "),
      ),
    ).toEqual([
      "1 true 2031-03-10T09:00:00+01:00",
      "2 false 2031-03-17T09:00:00+01:00",
      "3 true 2031-03-24T09:00:00+01:00",
      "4 true 2031-03-31T09:00:00+02:00",
    ]);
    expect(body.times[1].nearest_slots[0].start.dateTime).toBe("2031-03-17T09:30:00+01:00");
  });

  it("is booked as a whole or not at all", async () => {
    const { nickname } = await createPage(weekly);
    await book(nickname, { start: "2031-03-11T09:00:00+01:00" });
    const series = { every: "day", times: 3 };
    const lost = await book(nickname, { series });
    expect([lost.status, ...listErrorCodes(lost)]).toEqual([409, "/series slot_taken"]);
    expect(lost.body.occurrences.map(({ index }: { index: number }) => index)).toEqual([2]);
    const made = await book(nickname, { series: { ...series, instead: [{ index: 2, start: null }] } });
    expect(made.status).toBe(201);
    expect(made.body.meetings.map(({ start }: { start: string }) => start)).toEqual([
      "2031-03-10T08:00:00.000Z",
      "2031-03-12T08:00:00.000Z",
    ]);
  });

  it("waits for the code with its chosen dates", async () => {
    const { nickname } = await createPage({ ...weekly, confirm_address: true });
    const series = { every: "day", times: 3, instead: [{ index: 2, start: "2031-03-11T15:00:00+01:00" }] };
    const { status, body } = await book(nickname, { series });
    expect(status).toBe(202);
    const token = new URL(body.confirm_url).pathname.split("/").at(-1) ?? "";
    expect(token).not.toBe("");
    expect(body.meetings).toHaveLength(3);
  });

  it("names the error in its fields", async () => {
    const { nickname } = await createPage(weekly);
    for (const [query, issue] of [
      [`${asked}&times=5`, "/times too_big"],
      [`${asked}&times=2&every=month`, "/every mismatch"],
      [`${asked}`, "/times required"],
      ["start=9999-01-01T08:00:00Z&times=2", "/start invalid_date"],
    ] as const) {
      const refused = await requestApi("GET", `/${nickname}/series.json?${query}`);
      expect([refused.status, ...listErrorCodes(refused)], query).toEqual([400, issue]);
    }
    const once = await createPage();
    const single = await requestApi("GET", `/${once.nickname}/series.json?${asked}&times=2`);
    expect([single.status, ...listErrorCodes(single)]).toEqual([400, "/times refused"]);
    expect(listErrorCodes(await book(once.nickname, { series: { times: 2 } }))).toEqual(["/series refused"]);
  });
});

describe("a waiting list", () => {
  /** Creates a page with one time a day; that of 10 March is booked. */
  const createFull = async (custom: Record<string, unknown> = {}) => {
    const owner = await createTestHost(acme, {
      days: Object.fromEntries(
        ["monday", "tuesday"].map((day) => [day, { slots: [{ start_time: "09:00", end_time: "09:30" }] }]),
      ),
    });
    const { nickname } = await createTestPage(acme, owner._id, {
      custom: { auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 }, ...custom },
    });
    expect((await book(nickname)).status).toBeLessThan(203);
    return nickname as string;
  };
  const wish = (rest: Record<string, unknown> = {}) => ({
    day: "2031-03-10",
    attendee: { name: "Bo Berg", email: "bo@example.com", timezone: "Europe/Paris", language: "sv" },
    ...rest,
  });
  const countWaiting = () => api.db.waitingEntry.count({ where: { organizationId: acme.id } });

  it("lists the full days", async () => {
    const nickname = await createFull();
    const { body } = await requestApi("GET", `/${nickname}/waiting.json?from=2031-03-10&to=2031-03-16`);
    expect(body).toEqual({
      timezone: "Europe/Paris",
      from: "2031-03-10",
      to: "2031-03-16",
      days: ["2031-03-10"],
    });
    expect((await requestApi("GET", `/${nickname}/page.json`)).body.waiting_list).toEqual({
      offer_minutes: 60,
    });
    const none = await createPage();
    expect((await requestApi("GET", `/${none.nickname}/waiting.json`)).body.days).toEqual([]);
  });

  it("adds a booker once for repeated requests", async () => {
    const nickname = await createFull();
    const before = await countWaiting();
    await acme.put("/v2/organization", { confirm_bookers: false });
    for (const _ of [1, 2]) {
      const made = await post(`/${nickname}/waiting.json`, wish(), { "idempotency-key": "wait-1" });
      expect([made.status, made.body]).toEqual([201, { status: "waiting", confirm_url: null }]);
    }
    await acme.put("/v2/organization", { confirm_bookers: true });
    expect(await countWaiting()).toBe(before + 1);
  });

  it("requires a code if the page verifies addresses", async () => {
    const nickname = await createFull({ confirm_address: true });
    await acme.post("/v2/bookings", buildTestBookingBody({ page: nickname }));
    const before = await countWaiting();
    const asked = await post(`/${nickname}/waiting.json`, wish());
    expect([asked.status, asked.body.status]).toEqual([202, "unconfirmed"]);
    expect(asked.body.confirm_url).toMatch(/\/book\//);
    expect(await countWaiting()).toBe(before);
  });

  it("rejects days that cannot be waited for", async () => {
    const nickname = await createFull();
    const before = await countWaiting();
    const none = await createPage();
    for (const [page, body, status, issue] of [
      [nickname, wish({ day: "2031-03-11" }), 409, "/day mismatch"],
      [nickname, wish({ last_day: "2031-05-01" }), 400, "/last_day out_of_range"],
      [nickname, wish({ host: "65f0c1a2b3c4d5e6f7a8b9c0" }), 400, "/host mismatch"],
      [nickname, wish({ attendee: { name: "", email: "bo" } }), 400, "/attendee/name too_small"],
      [none.nickname, wish(), 409, undefined],
    ] as const) {
      const refused = await post(`/${page}/waiting.json`, body);
      expect(refused.status, JSON.stringify(refused.body)).toBe(status);
      if (issue) expect(listErrorCodes(refused)).toContain(issue);
    }
    expect(await countWaiting()).toBe(before);
  });
});
