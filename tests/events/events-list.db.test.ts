import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createAppWithId } from "../support/locators";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let ana: { _id: string; emails: [string] };
let bob: { _id: string; emails: [string] };

const APP = "65f0c1a2b3c4d5e6f7a8b9c0";
const FUTURE = { date: "2199-03-10T09:00", end_date: "2199-03-10T10:00" };
const PAST = { date: "2020-03-10T09:00", end_date: "2020-03-10T10:00" };

beforeAll(async () => {
  acme = await api.tenant();
  await createAppWithId(api.db, acme.id, APP);
  ana = await createTestUser(acme);
  bob = await createTestUser(acme);
  const make = (title: string, creator: { _id: string } | string, rest: Record<string, unknown>) =>
    createTestEvent(acme, creator, { title, ...rest });
  const confirmed = { confirmed: { flag: true } };
  await make("planned", ana, {
    dates: [PAST, FUTURE],
    invitees: [{ email: bob.emails[0] }, { email: "eve@example.com" }],
  });
  await make("planned long ago", ana, { dates: [PAST] });
  await make("confirmed", bob, { ...confirmed, dates: [FUTURE], invitees: [{ email: "eve@example.com" }] });
  await make("confirmed long ago", bob, { ...confirmed, dates: [PAST, FUTURE] });
  await make("of an app", "eve@example.com", { third_party: { app: APP, group_ids: ["red", "green"] } });
  await make("of its blue group", "eve@example.com", { third_party: { app: APP, group_ids: ["blue"] } });
  const gone = await make("cancelled", ana, { ...confirmed, dates: [FUTURE] });
  await api.db.event.updateMany({ where: { id: gone._id }, data: { cancelledAt: new Date() } });
});

const list = async (query: Record<string, string>) => {
  const { status, body } = await acme.get(`/v2/events?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.map(({ title }: { title: string }) => title).toReversed();
};

describe("GET /v2/events", () => {
  it("returns all without a filter, cancelled ones with their cancellation time", {
    tags: "main",
  }, async () => {
    expect(await list({})).toHaveLength(7);
    const { body } = await acme.get("/v2/events");
    expect(body[0]).toMatchObject({
      title: "cancelled",
      cancelled: expect.stringMatching(/Z$/),
      confirmed: { flag: true },
    });
  });

  it.each([
    [{ filter: "confirmed" }, ["confirmed", "confirmed long ago"]],
    [{ filter: "upcoming" }, ["planned", "confirmed"]],
    [{ filter: "cancelled" }, ["cancelled"]],
    [{ app_id: APP }, ["of an app", "of its blue group"]],
    [{ app_id: "0".repeat(24) }, []],
    [{ app_id: APP, group_ids: "green" }, ["of an app"]],
    [{ app_id: APP, group_ids: "green,blue,other" }, ["of an app", "of its blue group"]],
    [{ creator_emails: "Eve@Example.com" }, ["of an app", "of its blue group"]],
    [{ invitee_emails: "eve@example.com" }, ["planned", "confirmed", "of an app", "of its blue group"]],
    [{ creator_users: "0".repeat(24) }, []],
    [
      { creator_users: "", creator_emails: "", invitee_users: ",", group_ids: "", filter: "cancelled" },
      ["cancelled"],
    ],
    [{ limit: "2" }, ["of its blue group", "cancelled"]],
    [{ q: "LONG ago$" }, ["planned long ago", "confirmed long ago"]],
    [{ q: "^(planned|cancelled)$" }, ["planned", "cancelled"]],
    [{ q: "nothing of this" }, []],
    [{ q: "long", filter: "confirmed" }, ["confirmed long ago"]],
  ])("%j", { tags: "main" }, async (query, titles) => {
    expect(await list(query as Record<string, string>)).toEqual(titles);
  });

  it("accepts any of several creators", async () => {
    expect(await list({ creator_users: bob._id })).toEqual(["confirmed", "confirmed long ago"]);
    expect(await list({ creator_users: `${ana._id}, ${bob._id}` })).toHaveLength(5);
    expect(await list({ creator_users: bob._id, creator_emails: "eve@example.com" })).toHaveLength(4);
    expect(await list({ creator_emails: ana.emails[0] })).toHaveLength(3);
  });

  it("requires all of several invitees, across both filters; creators count as participants", async () => {
    expect(await list({ invitee_users: bob._id })).toEqual(["planned", "confirmed", "confirmed long ago"]);
    expect(await list({ invitee_users: `${ana._id},${bob._id}` })).toEqual(["planned"]);
    expect(await list({ invitee_users: bob._id, invitee_emails: "eve@example.com" })).toEqual([
      "planned",
      "confirmed",
    ]);
    expect(await list({ invitee_emails: `${bob.emails[0]},eve@example.com,${ana.emails[0]}` })).toEqual([
      "planned",
    ]);
    expect(await list({ invitee_users: ana._id, invitee_emails: "unknown@example.com" })).toEqual([]);
  });

  it.each([
    [{ filter: "past" }, "/filter invalid_value"],
    [{ q: "(?=lookahead)" }, "/q invalid_value"],
    [{ q: "(a)\\1" }, "/q invalid_value"],
    [{ q: "(" }, "/q invalid_value"],
    [{ q: "x".repeat(201) }, "/q too_big"],
    [{ creator_users: "x" }, "/creator_users/0 invalid_format"],
    [{ invitee_users: `${"0".repeat(24)},x` }, "/invitee_users/1 invalid_format"],
    [{ creator_emails: "nonsense" }, "/creator_emails/0 invalid_format"],
    [{ invitee_emails: "nonsense" }, "/invitee_emails/0 invalid_format"],
    [{ app_id: "x" }, "/app_id invalid_format"],
    [{ group_ids: "x".repeat(129) }, "/group_ids/0 too_big"],
    [
      { invitee_emails: Array.from({ length: 101 }, (_, n) => `n${n}@b.example`).join() },
      "/invitee_emails too_big",
    ],
  ])("rejects %j", async (query, issue) => {
    const response = await acme.get(`/v2/events?${new URLSearchParams(query as Record<string, string>)}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("ends for a catastrophic pattern", async () => {
    await createTestEvent(acme, ana, { title: "a".repeat(300) });
    expect(await list({ q: "^(a+)+$" })).toHaveLength(1);
    expect(await list({ q: "^(a+)+b$" })).toHaveLength(0);
  });
});

describe("GET /v2/events with thousands of events at one time", () => {
  const COUNT = 2_100;
  /** Ids in order of creation, with unordered suffixes. */
  const ids = Array.from({ length: COUNT }, (_, n) => `65f0c1a2${String(n).padStart(16, "0")}`);
  const pickHour = (n: number) => (n * 793) % COUNT;
  const at = (hour: number) => new Date(Date.UTC(2199, 0, 1, hour)).toISOString();
  let own: Tenant;
  let host: { _id: string };
  beforeAll(async () => {
    own = await api.tenant("Busy");
    host = await createTestUser(own);
    await api.db.event.createMany({
      data: ids.map((id, n) => ({
        id,
        organizationId: own.id,
        title: `${n}`,
        timezone: "UTC",
        thirdPartyGroupIds: [],
        keyStoreId: id,
        email: `${id}@example.com`,
        endsAt: new Date(at(pickHour(n))),
        createdByUserId: n % 7 === 0 ? host._id : null,
      })),
    });
  });

  it.each([
    ["newest", {}],
    ["oldest", { sort: "oldest" }],
    ["upcoming", { filter: "upcoming" }],
    ["those of a host", { host: true }],
  ])("returns pages: %s", async (_, { host: hosts, ...query }: Record<string, unknown>) => {
    const asked = { limit: "150", since: at(20), until: at(2080), ...query } as Record<string, string>;
    if (hosts) asked.creator_users = host._id;
    const fits = (n: number) => pickHour(n) >= 20 && pickHour(n) < 2080 && (!hosts || n % 7 === 0);
    const expected = ids.filter((_id, n) => fits(n));
    if (asked.sort !== "oldest") expected.reverse();
    let path = `/v2/events?${new URLSearchParams(asked)}`;
    for (let page = 0; page < 2; page++) {
      const response = await own.get(path);
      expect(response.body.map(({ _id }: { _id: string }) => _id)).toEqual(
        expected.slice(page * 150, (page + 1) * 150),
      );
      path = /\/v2\/[^>]+/.exec(response.headers.get("link") ?? "")?.[0] ?? path;
    }
  });
});
