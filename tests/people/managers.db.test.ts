import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "@/lib/domain/contracts/audience";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestUser,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
let manager: { id: string; headers: Record<string, string> };
let viewer: { id: string; headers: Record<string, string> };
/** A user of the manager's team, and one of another, each with a page and a booking. */
let own: Awaited<ReturnType<typeof createBooked>>;
let other: Awaited<ReturnType<typeof createBooked>>;
let team: { _id: string };
let otherTeam: { _id: string };

async function signIn(role: Role) {
  const user = await createTestUser(acme);
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { id: user._id as string, headers: await createTestSession(api.db, user) };
}

async function createBooked() {
  const user = await createTestHost(acme);
  const page = await createTestPage(acme, user._id);
  const booking = await createTestBooking(acme, { page: page.nickname, start: "2031-03-24T10:00:00Z" });
  return { user, page, booking };
}

beforeAll(async () => {
  acme = await api.tenant();
  manager = await signIn("manager");
  viewer = await signIn("viewer");
  own = await createBooked();
  other = await createBooked();
  team = await createTestTeam(acme, { members: [own.user._id], admins: [manager.id] });
  otherTeam = await createTestTeam(acme, { members: [other.user._id] });
});

const get = (path: string, who = manager) => requestApi("GET", path, { headers: who.headers });
const idsAt = async (path: string, who = manager) =>
  (await get(path, who)).body.map(({ _id }: { _id: string }) => _id).sort();

describe("a manager's lists", () => {
  it("contain their teams' users, pages, meetings and calendars, and their own", {
    tags: "main",
  }, async () => {
    expect(await idsAt("/v2/users")).toEqual([manager.id, own.user._id].sort());
    expect(await idsAt("/v2/calendars")).toEqual([manager.id, own.user._id].sort());
    expect(await idsAt("/v2/teams")).toEqual([team._id]);
    expect(await idsAt("/v2/bookpages")).toEqual([own.page._id]);
    expect(await idsAt("/v2/events")).toEqual([own.booking._id]);
    expect(await idsAt("/v2/bookings")).toEqual([own.booking._id]);
  });

  it("cannot be widened by a filter", async () => {
    expect(await idsAt(`/v2/users?ids=${own.user._id},${other.user._id}`)).toEqual([own.user._id]);
    expect(await idsAt(`/v2/users?email=${other.user.emails[0]}`)).toEqual([]);
    expect(await idsAt(`/v2/bookpages?belongs_to=${other.user._id}`)).toEqual([]);
    expect(await idsAt(`/v2/bookings?page=${other.page.nickname}`)).toEqual([]);
    for (const path of [
      `/v2/events?creator_users=${other.user._id}`,
      `/v2/events?creator_users=${own.user._id},${other.user._id}`,
      `/v2/events?creator_emails=${other.user.emails[0]}`,
      `/v2/events?team=${otherTeam._id}`,
      `/v2/bookings?host=${other.user._id}`,
      `/v2/action_items?user=${other.user._id}`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 403]);
  });

  it("count only their teams' data in insights and action items", async () => {
    const { body: numbers } = await get("/v2/insights");
    expect([numbers.booked, numbers.pages.length, numbers.teams.length]).toEqual([1, 1, 1]);
    expect((await get("/v2/insights", viewer)).body.booked).toBe(2);
    for (const { user } of [own, other])
      await acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount(user.emails[0])] });
    await api.db.calendar.updateMany({ data: { accessBroken: true } });
    const { body } = await get("/v2/action_items");
    expect(body.broken_calendars.map((one: { user: string }) => one.user)).toEqual([own.user._id]);
    expect((await get("/v2/action_items", viewer)).body.broken_calendars).toHaveLength(2);
  });
});

describe("a manager", () => {
  const send = (method: string, path: string, body?: unknown) =>
    requestApi(method, path, { headers: manager.headers, body });

  it("sees a guest of a team meeting as its host does", async () => {
    const { invitees } = (await get(`/v2/events/${own.booking._id}`)).body;
    expect(invitees.map(({ email }: { email: string }) => email)).not.toContain(null);
    expect((await get(`/v2/events/${other.booking._id}`)).status).toBe(403);
  });

  it("books for the team's users, on their pages only", { tags: "main" }, async () => {
    const book = (page: string) =>
      send("POST", "/v2/bookings", buildTestBookingBody({ page, start: "2031-03-25T10:00:00Z" }));
    expect((await book(own.page.nickname)).status).toBe(201);
    expect((await book(other.page.nickname)).status).toBe(403);
  });

  it("creates and moves pages within the team only", async () => {
    const body = { nickname: "of-the-team", secondary: true, belongs_to: own.user._id };
    const made = await send("POST", "/v2/bookpages", body);
    expect(made.status).toBe(201);
    const away = { belongs_to: other.user._id };
    expect((await send("PUT", "/v2/bookpages/of-the-team", away)).status).toBe(403);
    expect((await send("PUT", "/v2/bookpages/of-the-team", { team: otherTeam._id })).status).toBe(403);
    expect((await send("PUT", "/v2/bookpages/of-the-team", { belongs_to: manager.id })).status).toBe(200);
  });

  it("changes the names of the team's users, not their credentials or roles", async () => {
    const put = (body: unknown) => send("PUT", `/v2/users/${own.user._id}`, body);
    expect((await put({ user: { first_name: "Robin" } })).status).toBe(200);
    expect((await put({ user: { email: "else@example.com" } })).status).toBe(403);
    expect((await put({ user: { role: "admin" } })).status).toBe(403);
    expect((await put({ finish_signup_with: "email" })).status).toBe(403);
  });

  it("assigns hours and pages to the team's users in bulk, and nothing else", async () => {
    const change = (body: object, users = [own.user._id, manager.id]) =>
      send("PUT", "/v2/people/batch", { users, ...body });
    const availability = { days: buildEveryDay("10:00", "16:00") };
    const { status, body } = await change({ availability, page: true });
    expect([status, body.results]).toEqual([200, [{ status: 200 }, { status: 200 }]]);
    const { body: hours } = await get(`/v2/users/${own.user._id}/availabilities`);
    expect(hours.days.monday.slots[0].start_time).toContain("T09:00"); // Ten o’clock in their zone.
    expect((await change({ availability }, [own.user._id, other.user._id])).status).toBe(403);
    for (const more of [
      { role: "admin" },
      { suspended: true },
      { team: team._id },
      { leave_team: team._id },
      { invite: true },
    ])
      expect([more, (await change({ availability, ...more })).status]).toEqual([more, 403]);
  });

  it("cannot change the members of a team, and so not its managed users", async () => {
    const wider = { members: [own.user._id, other.user._id] };
    expect((await send("PUT", `/v2/teams/${team._id}`, wider)).status).toBe(403);
  });

  it("loses a team at once when it gets another admin", async () => {
    const late = await signIn("manager");
    const { _id } = await createTestTeam(acme, { members: [other.user._id], admins: [late.id] });
    expect((await get(`/v2/users/${other.user._id}`, late)).status).toBe(200);
    await acme.put(`/v2/teams/${_id}`, { admins: [] });
    expect((await get(`/v2/users/${other.user._id}`, late)).status).toBe(403);
    expect(await idsAt("/v2/users", late)).toEqual([late.id]);
  });
});

describe("a viewer", () => {
  it("reads users, pages, meetings and teams as an admin does", async () => {
    expect(await idsAt("/v2/users", viewer)).toEqual(
      (await acme.get("/v2/users")).body.map(({ _id }: { _id: string }) => _id).sort(),
    );
    for (const path of [
      `/v2/events/${other.booking._id}`,
      `/v2/bookpages/${own.page.nickname}`,
      `/v2/teams/${team._id}`,
    ])
      expect([path, (await get(path, viewer)).body]).toEqual([path, (await acme.get(path)).body]);
  });

  it("sees no webhook addresses in action items", async () => {
    expect((await get("/v2/action_items", viewer)).body.failing_webhooks).toEqual([]);
  });
});
