import { beforeAll, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let host: { _id: string; emails: string[] };
let team: string;
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  team = generateId();
  await api.db.team.create({ data: { id: team, organizationId: acme.id, externalId: "t", name: "Team" } });
  await api.db.teamMember.create({ data: { organizationId: acme.id, teamId: team, userId: host._id } });
});

type Query = Record<string, string | undefined>;

const RANGE = { from: "2031-03-10", to: "2031-03-11" };

function search(path: string, query: Query) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return acme.get(`${path}?${new URLSearchParams(given)}`);
}

const paths = [
  ["/v2/slots", RANGE],
  ["/v2/slots/days", RANGE],
  ["/v2/slots/next", {}],
] as const;

describe.each(paths)("GET %s", (path, range) => {
  const sendRequest = (wrong: Query) => search(path, { users: host._id, duration: "60", ...range, ...wrong });

  it("accepts valid parameters", { tags: "main" }, async () => {
    for (const right of [
      {},
      { step: "15" },
      { timezone: "Asia/Tokyo" },
      { duration: "1440" },
      { duration: "1" },
    ]) {
      expect((await sendRequest(right)).status).toBe(200);
    }
  });

  it.each([
    "0",
    "1.5",
    "2000",
    "1441",
    "-5",
    "x",
    "",
    "1e2",
    " 60",
    "0x10",
    "Infinity",
    "99999999999999999999",
  ])("rejects the duration %j", async (duration) => {
    const response = await sendRequest({ duration });
    expect(response.status).toBe(400);
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/duration"]);
  });

  it.each([
    [{ duration: undefined }, "/duration required"],
    [{ step: "0" }, "/step invalid_value"],
    [{ step: "x" }, "/step invalid_format"],
    [{ timezone: "Mars/Olympus" }, "/timezone invalid_value"],
    [{ timezone: "" }, "/timezone invalid_value"],
    [{ timezone: "+02:00" }, "/timezone invalid_value"],
    [{ users: undefined }, "/users exactly_one"],
    [{ emails: "jane@example.com" }, "/users exactly_one"],
    [{ users: "" }, "/users too_small"],
    [{ users: "x" }, "/users/0 invalid_format"],
    [{ users: Array.from({ length: 101 }, generateId).join() }, "/users too_big"],
    [{ users: undefined, emails: "nonsense" }, "/emails/0 invalid_format"],
    [{ users: "0".repeat(24) }, "/users unknown"],
    [{ users: undefined, emails: "unknown@example.com" }, "/emails unknown"],
    [{ availability: "0".repeat(24) }, "/availability unknown"],
    [{ availability: "x" }, "/availability invalid_format"],
    [{ users: `${generateId()},${generateId()}`, availability: generateId() }, "/availability not_one_user"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await sendRequest(wrong);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("rejects a list with an unknown entry, and names that one", async () => {
    const unknown = "0".repeat(24);
    const response = await sendRequest({ users: `${host._id},${unknown}` });
    expect(response.status).toBe(400);
    expect(response.body.detail).toContain(unknown);
    expect(response.body.detail).not.toContain(host._id);
  });
});

describe.each(paths.slice(0, 2))("GET %s", (path) => {
  it.each([
    [{ from: undefined }, "/from required"],
    [{ to: undefined }, "/to required"],
    [{ from: "2031-03-12" }, "/to reversed"],
    [{ from: "2031-02-30" }, "/from invalid_date"],
    [{ from: "20310310" }, "/from invalid_date"],
    [{ from: "2031-03-10T00:00:00Z" }, "/from invalid_date"],
    [{ to: "x" }, "/to invalid_date"],
    [{ to: "" }, "/to invalid_date"],
    [{ from: "1969-12-31" }, "/from invalid_date"],
    [{ to: "2200-01-01" }, "/to invalid_date"],
    [{ to: "2031-06-10" }, "/to range_too_long"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await search(path, { users: host._id, duration: "60", ...RANGE, ...wrong });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("accepts 92 days, both counted", async () => {
    const sendRequest = (to: string) =>
      search(path, { users: host._id, duration: "60", from: "2031-03-10", to });
    expect((await sendRequest("2031-06-09")).status).toBe(200);
    expect((await sendRequest("2031-06-10")).status).toBe(400);
  });
});

describe("GET /v2/slots of a team", () => {
  it("accepts a team at the specified parameters", async () => {
    expect((await search("/v2/slots", { team, duration: "60", ...RANGE })).body.slots).toHaveLength(16);
    expect((await search("/v2/slots/next", { team, duration: "60" })).body.slots.length).toBeGreaterThan(0);
    expect(listErrorCodes(await search("/v2/slots/days", { team, duration: "60", ...RANGE }))).toEqual([
      "/team unknown_key",
      "/users exactly_one",
    ]);
  });

  it.each([
    [{ team: "0".repeat(24) }, "/team unknown"],
    [{ team: "x" }, "/team invalid_format"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await search("/v2/slots", { duration: "60", ...RANGE, ...wrong });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("rejects a team and users together", async () => {
    expect(
      listErrorCodes(await search("/v2/slots", { team, users: host._id, duration: "60", ...RANGE })),
    ).toEqual(["/users exactly_one"]);
  });
});

it("GET /v2/slots accepts a repeated parameter as one list", async () => {
  const other = await createTestHost(acme);
  const { body } = await acme.get(
    `/v2/slots?users=${host._id}&users=${other._id}&duration=60&from=2031-03-10&to=2031-03-10`,
  );
  expect(body.slots).toHaveLength(8);
});
