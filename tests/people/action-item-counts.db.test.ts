import { beforeAll, describe, expect, it } from "vitest";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestLocation, createTestLocator } from "../support/locators";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
} from "../support/users";

const api = createTestApi();

const PATH = "/v2/action_items";

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const idsAt = async (tenant: Tenant, path: string): Promise<string[]> =>
  (await tenant.get(path)).body.map(({ _id }: { _id: string }) => _id).sort();

const countsOf = async (tenant: Tenant, query = "") => (await tenant.get(`${PATH}${query}`)).body.counts;

const suspend = (tenant: Tenant, { _id }: { _id: string }) =>
  tenant.put(`/v2/users/${_id}`, { user: { suspended: true } });

describe("the counts of action items", () => {
  it("equal the lists, for 300 users with and without them", async () => {
    const big = await api.tenant();
    const team = await createTestTeam(big, { name: "Desk", members: [] });
    const hours = { days: buildEveryDay("09:00", "17:00") };
    const people = Array.from({ length: 300 }, (_, index) => ({
      user: { emails: [`person-${index}@example.com`] },
      ...(index % 3 === 0 && { availability: hours }),
      ...(index % 4 === 0 && { bookpage: { nickname: `person-page-${index}` } }),
      ...(index % 5 === 0 && { calendars: [buildExchangeAccount(`person-${index}@example.com`)] }),
    }));
    for (let at = 0; at < people.length; at += 25)
      await Promise.all(people.slice(at, at + 25).map((person) => createTestUser(big, person)));
    await api.pool.query(
      `UPDATE users SET suspended_at = now() WHERE organization_id = $1 AND email LIKE 'person-%7@example.com'`,
      [big.id],
    );
    await api.pool.query(
      `UPDATE bookpages SET active = false
        WHERE organization_id = $1 AND substring(nickname::text FROM '\\d+$')::int % 8 <> 0`,
      [big.id],
    );
    await api.pool.query(
      `INSERT INTO team_members (organization_id, team_id, user_id, member)
       SELECT organization_id, $2, id, true FROM users WHERE organization_id = $1 AND email LIKE 'person-%1@example.com'`,
      [big.id, team._id],
    );
    await api.pool.query(
      `INSERT INTO bookpages (organization_id, id, team_id, nickname, updated_at)
       VALUES ($1, 'aaaaaaaaaaaaaaaaaaaaaaaa', $2, 'the-desk', now())`,
      [big.id, team._id],
    );
    const bookable = people.map((_, index) => index).filter((index) => index % 10 !== 7);
    const counts = await countsOf(big);
    expect(counts).toMatchObject({
      people_without_hours: bookable.filter((index) => index % 3 !== 0).length,
      people_without_calendar: bookable.filter((index) => index % 5 !== 0).length,
      people_without_page: bookable.filter((index) => index % 8 !== 0 && index % 10 !== 1).length,
    });
    for (const lacking of ["hours", "calendar", "page"]) {
      const listed = await idsAt(big, `/v2/users?filter=without_${lacking}&limit=1000`);
      expect(listed, lacking).toHaveLength(counts[`people_without_${lacking}`]);
    }
  }, 120_000); // 300 users are created one by one.

  it("exclude rooms, viewers and suspended users, and include hours by date or alternating weeks", async () => {
    const organization = await api.tenant();
    const bare = await createTestUser(organization);
    await createTestUser(organization, { user: { resource: true, emails: [] } });
    await suspend(organization, await createTestUser(organization));
    const viewer = await createTestUser(organization);
    await api.db.user.updateMany({ where: { id: viewer._id }, data: toRoleColumns("viewer") });
    const day = { enabled: true, slots: [{ start_time: "09:00", end_time: "10:00" }] };
    await createTestUser(organization, {
      availability: { days: {}, dates: [{ start_date: "2031-03-10", end_date: "2031-03-10", ...day }] },
    });
    await createTestUser(organization, {
      availability: { days: {}, weeks: [{ days: {} }, { days: { friday: day } }], weeks_start: "2031-03-10" },
    });
    const closed = await createTestUser(organization, {
      availability: { days: { monday: { ...day, enabled: false } } },
    });
    expect(await idsAt(organization, "/v2/users?filter=without_hours")).toEqual(
      [bare._id, closed._id].sort(),
    );
    expect((await countsOf(organization)).people_without_hours).toBe(2);
  });

  it("cover a manager's users for the manager, and the caller for others", async () => {
    const organization = await api.tenant();
    const [manager, member, other] = [
      await createTestUser(organization),
      await createTestHost(organization),
      await createTestUser(organization),
    ];
    await api.db.user.updateMany({ where: { id: manager._id }, data: toRoleColumns("manager") });
    await createTestTeam(organization, { members: [member._id], admins: [manager._id] });
    const headers = await createTestSession(api.db, manager);
    const { body } = await requestApi("GET", PATH, { headers });
    expect(body).toMatchObject({ counts: { people_without_hours: 1, people_without_page: 2 } });
    expect(body.no_mail_server).toBe(false);
    const session = { headers: await createTestSession(api.db, member) };
    const { body: mine } = await requestApi("GET", `${PATH}?user=${member._id}`, session);
    expect(mine.counts).toMatchObject({ people_without_hours: 0, people_without_page: 1 });
    expect((await requestApi("GET", `${PATH}?user=${other._id}`, session)).status).toBe(403);
  });

  it("count calendars and open invitations as their lists do", async () => {
    const organization = await api.tenant();
    for (const name of ["one", "two", "three"]) {
      const user = await createTestUser(organization, {
        calendars: [buildExchangeAccount(`${name}@example.com`)],
      });
      const state = { one: "access_broken = true", two: "", three: "" }[name];
      if (state) await api.pool.query(`UPDATE calendars SET ${state} WHERE user_id = $1`, [user._id]);
      if (name === "two")
        await api.pool.query(
          "UPDATE calendars SET created_at = now() - interval '2 hours' WHERE user_id = $1",
          [user._id],
        );
    }
    await api.pool.query(`UPDATE calendar_syncs SET synced_at = NULL WHERE organization_id = $1`, [
      organization.id,
    ]);
    const made = await organization.post("/v2/invitations", { email: "new@example.com", role: "member" });
    expect(made.status).toBe(201);
    const gone = await organization.post("/v2/invitations", { email: "gone@example.com", role: "member" });
    await organization.delete(`/v2/invitations/${gone.body._id}`);
    const counts = await countsOf(organization);
    expect(counts).toMatchObject({ people_with_broken_calendars: 1, open_invitations: 1 });
    for (const [status, count] of [
      ["broken", counts.people_with_broken_calendars],
      ["stale", counts.people_with_unreachable_calendars],
      ["refuses", counts.people_with_refusing_calendars],
    ])
      expect(await idsAt(organization, `/v2/calendars?status=${status}`), status).toHaveLength(count);
  });
});

describe("locations with broken links", () => {
  it("link to a page that is deleted, closed, or owned by a suspended user", async () => {
    const [host, away] = [await createTestHost(acme), await createTestHost(acme)];
    const open = await createTestPage(acme, host._id);
    const type = await createTestType(acme, open.nickname, { handle: "fitting", name: "Fitting" });
    await createTestType(acme, open.nickname, { handle: "closed", name: "Closed", active: false });
    const closed = await createTestPage(acme, host._id, { active: false, secondary: true });
    const suspended = await createTestPage(acme, away._id);
    await suspend(acme, away);
    const elsewhere = await api.tenant();
    const others = await createTestPage(elsewhere, (await createTestHost(elsewhere))._id);
    const locator = await createTestLocator(acme, { title: "Our shops" });
    const place = async (link: string | null) =>
      (await createTestLocation(acme, locator, link === null ? {} : { link }))._id;
    for (const link of [
      null,
      "https://example.com/nowhere",
      `/${open.nickname.toUpperCase()}`,
      `/${open.nickname}?lang=de`,
      `/${open.nickname}/30`,
      `/${open.nickname}/types/${type.handle}#times`,
      `/locators/${locator.handle}`,
      "/",
    ])
      await place(link);
    const elsewhereId = await place(null);
    await api.pool.query("UPDATE locations SET link = $2 WHERE id = $1", [
      elsewhereId,
      `/${others.nickname}`,
    ]);
    const renamed = await createTestPage(acme, host._id, { secondary: true });
    await place(`/${renamed.nickname}`);
    const lost = [
      await place(`/${open.nickname}?gone`),
      await place(`/${closed.nickname}`),
      await place(`/${suspended.nickname}?lang=de`),
      await place(`/${open.nickname}/types/closed`),
    ];
    await api.pool.query("UPDATE locations SET link = '/unknown-name' WHERE id = $1", [lost[0]]);
    const moved = await acme.put(`/v2/bookpages/${renamed.nickname}`, {
      nickname: `${renamed.nickname}-new`,
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const { body } = await acme.get(PATH);
    expect(body.lost_locations).toEqual([
      { locator: locator._id, handle: locator.handle, title: "Our shops", locations: lost.length },
    ]);
    const path = `/v2/locators/${locator._id}/locations?filter=leads_nowhere`;
    expect(await idsAt(acme, path)).toEqual(lost.sort());
    const wrong = await acme.get(`${path}&near=48.8,2.3`);
    expect(wrong.body.errors).toMatchObject([{ pointer: "/filter" }]);
    const pages = Object.fromEntries([["active", true]]);
    await acme.put(`/v2/bookpages/${closed.nickname}`, pages);
    await acme.put(`/v2/users/${away._id}`, { user: { suspended: false } });
    expect(await idsAt(acme, path)).toEqual([lost[0], lost[3]].sort());
  });

  it("link to a team's page without members", async () => {
    const organization = await api.tenant();
    const member = await createTestHost(organization);
    const team = await createTestTeam(organization, { members: [member._id] });
    const page = await organization.post("/v2/bookpages", { nickname: "whole-team", team: team._id });
    expect(page.status, JSON.stringify(page.body)).toBe(201);
    const locator = await createTestLocator(organization);
    await createTestLocation(organization, locator, { link: "/whole-team" });
    expect((await organization.get(PATH)).body.lost_locations).toEqual([]);
    await suspend(organization, member);
    expect((await organization.get(PATH)).body.lost_locations).toMatchObject([{ locations: 1 }]);
  });
});
