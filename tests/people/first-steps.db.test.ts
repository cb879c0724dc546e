import { describe, expect, it } from "vitest";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { call, testApi } from "../support/api";
import { createBooking } from "../support/bookings";
import { createBookpage, createUser, everyDay, exchange } from "../support/people";
import { createSession } from "../support/sessions";
import { createTeam } from "../support/teams";

const api = testApi();

describe("first steps", () => {
  it("are done as soon as they are so, and open again when they are not", { tags: "main" }, async () => {
    const acme = await api.tenant();
    const user = await createUser(acme);
    const path = `/v2/users/${user._id}/first_steps`;
    const ownSteps = async () => (await acme.get(path)).body.own;
    const nothing = { hours: false, calendar: false, page: false, picture: false, booking: false };
    expect((await acme.get(path)).body).toEqual({ hidden: false, own: nothing, organization: null });

    await acme.post(`/v2/users/${user._id}/availabilities`, { days: everyDay("09:00", "17:00") });
    expect(await ownSteps()).toEqual({ ...nothing, hours: true });
    const page = await createBookpage(acme, user._id);
    await acme.put(`/v2/users/${user._id}`, { calendars: [exchange("ana@example.com")] });
    expect(await ownSteps()).toEqual({ ...nothing, hours: true, calendar: true, page: true });
    await acme.put(`/v2/bookpages/${page.nickname}`, { active: false });
    expect(await ownSteps()).toMatchObject({ page: false });
    await acme.put(`/v2/bookpages/${page.nickname}`, { active: true });
    await createBooking(acme, { page: page.nickname, start: "2031-03-24T10:00:00Z" });
    await acme.put(`/v2/users/${user._id}`, { user: { picture_url: "https://example.com/ana.png" } });
    expect(await ownSteps()).toEqual({
      hours: true,
      calendar: true,
      page: true,
      picture: true,
      booking: true,
    });
  });

  it("are those of the organisation too for whoever leads it", async () => {
    const acme = await api.tenant();
    const admin = await createUser(acme);
    await api.db.user.updateMany({ where: { id: admin._id }, data: toRoleColumns("admin") });
    const headers = await createSession(api.db, admin);
    const path = `/v2/users/${admin._id}/first_steps`;
    const read = async () => (await call("GET", path, { headers })).body.organization;
    const nothing = {
      look: false,
      people: false,
      hours: false,
      calendar: false,
      page: false,
      team: false,
      booking: false,
    };
    expect(await read()).toEqual(nothing);
    const colleague = await createUser(acme, { availability: { days: everyDay("09:00", "17:00") } });
    await createTeam(acme, { members: [colleague._id] });
    await createBookpage(acme, colleague._id);
    expect(await read()).toEqual({ ...nothing, people: true, hours: true, page: true, team: true });
  });

  it("are hidden from one person alone, and change none of the messages that this person gets", async () => {
    const acme = await api.tenant();
    const [user, other] = [await createUser(acme), await createUser(acme)];
    const before = (await acme.get(`/v2/users/${user._id}/preferences`)).body;
    const hidden = await acme.put(`/v2/users/${user._id}/first_steps`, { hidden: true });
    expect(hidden.body).toMatchObject({ hidden: true });
    expect((await acme.get(`/v2/users/${user._id}/first_steps`)).body.hidden).toBe(true);
    expect((await acme.get(`/v2/users/${other._id}/first_steps`)).body.hidden).toBe(false);
    expect((await acme.get(`/v2/users/${user._id}/preferences`)).body).toEqual(before);
    const wrong = await acme.put(`/v2/users/${user._id}/first_steps`, { hidden: "yes" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ pointer: "/hidden" }] } });
    expect((await acme.put("/v2/users/aaaaaaaaaaaaaaaaaaaaaaaa/first_steps", { hidden: true })).status).toBe(
      404,
    );
  });
});
