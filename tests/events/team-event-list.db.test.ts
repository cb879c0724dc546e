import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

type User = { _id: string; emails: [string] };

let acme: Tenant;
let ana: User;
let bob: User;
let team: { _id: string };

const FUTURE = { date: "2199-03-10T09:00", end_date: "2199-03-10T10:00" };
const PAST = { date: "2020-03-10T09:00", end_date: "2020-03-10T10:00" };

beforeAll(async () => {
  acme = await api.tenant();
  ana = await createTestUser(acme);
  bob = await createTestUser(acme);
  const admin = await createTestUser(acme);
  team = await createTestTeam(acme, { members: [ana._id, bob._id], admins: [admin._id] });
  const confirmed = { confirmed: { flag: true } };
  const invitees = (...people: User[]) => ({ invitees: people.map(({ emails: [email] }) => ({ email })) });
  await createTestEvent(acme, ana, { title: "of ana", dates: [PAST] });
  await createTestEvent(acme, admin, { title: "of the admin alone", dates: [FUTURE] });
  await createTestEvent(acme, admin, { title: "with bob", ...confirmed, dates: [FUTURE], ...invitees(bob) });
  await createTestEvent(acme, bob, { title: "of bob with ana", dates: [FUTURE], ...invitees(ana) });
  await createTestEvent(acme, "eve@example.com", { title: "of strangers" });
  await createTestEvent(acme, "eve@example.com", {
    title: "with both",
    ...confirmed,
    dates: [PAST],
    ...invitees(ana, bob),
  });
  const gone = await createTestEvent(acme, ana, { title: "cancelled", dates: [FUTURE] });
  await api.db.event.updateMany({ where: { id: gone._id }, data: { cancelledAt: new Date() } });
});

const titles = async (query: Record<string, string> = {}, of = team) => {
  const { status, body } = await acme.get(`/v2/teams/${of._id}/events?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.map(({ title }: { title: string }) => title);
};

describe("GET /v2/teams/:team_id/events", () => {
  it("returns each event that a member created or is invited to once, newest first", {
    tags: "main",
  }, async () => {
    expect(await titles()).toEqual(["cancelled", "with both", "of bob with ana", "with bob", "of ana"]);
  });

  it.each([
    [{ filter: "confirmed" }, ["with both", "with bob"]],
    [{ filter: "upcoming" }, ["of bob with ana", "with bob"]],
    [{ filter: "cancelled" }, ["cancelled"]],
    [{ q: "BOB" }, ["of bob with ana", "with bob"]],
    [{ q: "^with", filter: "upcoming" }, ["with bob"]],
    [{ limit: "2" }, ["cancelled", "with both"]],
  ])("%j", async (query, expected) => {
    expect(await titles(query as Record<string, string>)).toEqual(expected);
  });

  it("leads from page to page", async () => {
    const seen: string[] = [];
    for (let path: string | undefined = `/v2/teams/${team._id}/events?limit=2`; path; ) {
      const { body, headers } = await acme.get(path);
      seen.push(...body.map(({ title }: { title: string }) => title));
      path = /<https:\/\/meet\.example\.com([^>]*)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(await titles());
  });

  it("follows the current members", async () => {
    const other = await createTestTeam(acme, { admins: [ana._id] });
    expect(await titles({}, other)).toEqual([]);
    await acme.put(`/v2/teams/${other._id}`, { members: [bob._id] });
    expect(await titles({}, other)).toEqual(["with both", "of bob with ana", "with bob"]);
  });

  it("is limited to its organisation", async () => {
    const other = await api.tenant();
    expect((await other.get(`/v2/teams/${team._id}/events`)).status).toBe(404);
    await createTestEvent(other, "eve@example.com", {
      title: "elsewhere",
      invitees: [{ email: ana.emails[0] }],
    });
    expect(await titles()).toHaveLength(5);
  });

  it("rejects what the other event lists reject", async () => {
    const answer = await acme.get(`/v2/teams/${team._id}/events?filter=past&q=(&limit=0`);
    expect(listErrorCodes(answer)).toEqual(["/limit too_small", "/q invalid_value", "/filter invalid_value"]);
  });
});
