import { describe, expect, it } from "vitest";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTestApi, requestApi } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import { buildEveryDay, buildExchangeAccount, createTestPage, createTestUser } from "../support/users";

const api = createTestApi();

describe("onboarding", () => {
  it("completes steps as they are done, and reopens them", { tags: "main" }, async () => {
    const acme = await api.tenant();
    const user = await createTestUser(acme);
    const path = `/v2/users/${user._id}/onboarding`;
    const ownSteps = async () => (await acme.get(path)).body.own;
    const nothing = { hours: false, calendar: false, page: false, picture: false, booking: false };
    expect((await acme.get(path)).body).toEqual({ hidden: false, own: nothing, organization: null });

    await acme.post(`/v2/users/${user._id}/availabilities`, { days: buildEveryDay("09:00", "17:00") });
    expect(await ownSteps()).toEqual({ ...nothing, hours: true });
    const page = await createTestPage(acme, user._id);
    await acme.put(`/v2/users/${user._id}`, { calendars: [buildExchangeAccount("ana@example.com")] });
    expect(await ownSteps()).toEqual({ ...nothing, hours: true, calendar: true, page: true });
    await acme.put(`/v2/bookpages/${page.nickname}`, { active: false });
    expect(await ownSteps()).toMatchObject({ page: false });
    await acme.put(`/v2/bookpages/${page.nickname}`, { active: true });
    await createTestBooking(acme, { page: page.nickname, start: "2031-03-24T10:00:00Z" });
    await acme.put(`/v2/users/${user._id}`, { user: { picture_url: "https://example.com/ana.png" } });
    expect(await ownSteps()).toEqual({
      hours: true,
      calendar: true,
      page: true,
      picture: true,
      booking: true,
    });
  });

  it("includes the organisation's steps for its admins", async () => {
    const acme = await api.tenant();
    const admin = await createTestUser(acme);
    await api.db.user.updateMany({ where: { id: admin._id }, data: toRoleColumns("admin") });
    const headers = await createTestSession(api.db, admin);
    const path = `/v2/users/${admin._id}/onboarding`;
    const read = async () => (await requestApi("GET", path, { headers })).body.organization;
    const nothing = {
      branding: false,
      people: false,
      hours: false,
      calendar: false,
      page: false,
      team: false,
      booking: false,
    };
    expect(await read()).toEqual(nothing);
    const colleague = await createTestUser(acme, { availability: { days: buildEveryDay("09:00", "17:00") } });
    await createTestTeam(acme, { members: [colleague._id] });
    await createTestPage(acme, colleague._id);
    expect(await read()).toEqual({ ...nothing, people: true, hours: true, page: true, team: true });
  });

  it("is hidden for one user, without changing their mails", async () => {
    const acme = await api.tenant();
    const [user, other] = [await createTestUser(acme), await createTestUser(acme)];
    const before = (await acme.get(`/v2/users/${user._id}/preferences`)).body;
    const hidden = await acme.put(`/v2/users/${user._id}/onboarding`, { hidden: true });
    expect(hidden.body).toMatchObject({ hidden: true });
    expect((await acme.get(`/v2/users/${user._id}/onboarding`)).body.hidden).toBe(true);
    expect((await acme.get(`/v2/users/${other._id}/onboarding`)).body.hidden).toBe(false);
    expect((await acme.get(`/v2/users/${user._id}/preferences`)).body).toEqual(before);
    const wrong = await acme.put(`/v2/users/${user._id}/onboarding`, { hidden: "yes" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ pointer: "/hidden" }] } });
    expect((await acme.put("/v2/users/aaaaaaaaaaaaaaaaaaaaaaaa/onboarding", { hidden: true })).status).toBe(
      404,
    );
  });
});
