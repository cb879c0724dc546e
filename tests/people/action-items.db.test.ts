import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestTeam } from "../support/teams";
import {
  buildEveryDay,
  buildExchangeAccount,
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

const PATH = "/v2/action_items";

const NO_COUNTS = {
  people_without_hours: 0,
  people_without_calendar: 0,
  people_without_page: 0,
  people_with_broken_calendars: 0,
  people_with_unreachable_calendars: 0,
  people_with_refusing_calendars: 0,
  open_invitations: 0,
};

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

describe("GET /v2/action_items", () => {
  it("is empty if all is well", async () => {
    const { body } = await (await api.tenant()).get(PATH);
    expect(body).toEqual({
      counts: NO_COUNTS,
      no_mail_server: true,
      lost_locations: [],
      unfinished_sign_ups: 0,
      failing_webhooks: [],
      broken_slack: null,
      failing_texts: [],
      broken_calendars: [],
      troubled_calendars: [],
      lost_calendars: [],
      broken_video_accounts: [],
      meetings_without_link: [],
      places_without_link: [],
      calendar_changes: [],
      pages_without_time: [],
      suspended_hosts: [],
      meetings_without_host: [],
      meetings_without_room: [],
      unreachable_guests: [],
    });
  });

  it("names every suspended host of a meeting, not only the first", async () => {
    const tenant = await api.tenant();
    const [first, second] = [await createTestHost(tenant), await createTestHost(tenant)];
    const handle = makeUniqueName("panel");
    await createTestTeam(tenant, { members: [first._id, second._id], handle });
    await tenant.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, hosts: { kind: "all" } } });
    await createTestBooking(tenant, { page: handle, start: "2031-03-24T10:00:00Z" });
    for (const host of [first, second]) {
      await tenant.put(`/v2/users/${host._id}`, { user: { suspended: true } });
      const { body } = await tenant.get(PATH);
      expect(body.suspended_hosts).toContainEqual(expect.objectContaining({ user: host._id, meetings: 1 }));
    }
    expect((await tenant.get(PATH)).body.suspended_hosts).toHaveLength(2);
  });

  it("names meetings with a suspended or deleted host", { tags: "main" }, async () => {
    const tenant = await api.tenant();
    const host = await createTestHost(tenant, { days: buildEveryDay("00:00", "23:00") });
    const page = await createTestPage(tenant, host._id, { custom: { auto_confirm: true } });
    const booking = await createTestBooking(tenant, { page: page.nickname, start: "2031-03-24T10:00:00Z" });
    await tenant.put(`/v2/users/${host._id}`, { user: { first_name: "Ana", suspended: true } });
    expect((await tenant.get(PATH)).body).toMatchObject({
      suspended_hosts: [{ user: host._id, full_name: "Ana", meetings: 1 }],
      meetings_without_host: [],
    });
    await tenant.delete(`/v2/users/${host._id}`);
    expect((await tenant.get(PATH)).body).toMatchObject({
      suspended_hosts: [],
      meetings_without_host: [{ event: booking._id, host: "Ana" }],
    });
    const successor = await createTestHost(tenant, { days: buildEveryDay("00:00", "23:00") });
    await tenant.post(`/v2/bookings/${booking._id}/reassign`, { user: successor._id });
    expect((await tenant.get(PATH)).body.meetings_without_host).toEqual([]);
  });

  it("names pages without any time in two weeks, including those of a type", async () => {
    const open = await createTestHost(acme);
    await createTestPage(acme, open._id);
    const closed = await createTestUser(acme, {
      user: { first_name: "Ana", last_name: "Silva" },
      availability: { days: {} },
    });
    const page = await createTestPage(acme, closed._id);
    await createTestPage(acme, closed._id, { active: false, secondary: true });
    const typed = await createTestPage(acme, closed._id, { secondary: true });
    const hours = await acme.post(`/v2/users/${closed._id}/availabilities`, {
      days: buildEveryDay("09:00", "12:00"),
    });
    await createTestType(acme, typed.nickname, {
      handle: "short",
      name: "Short",
      availability: hours.body._id,
    });
    const far = await createTestHost(acme, { days_after_as_busy: 0, today_as_busy: true });
    const distant = await createTestPage(acme, far._id);

    const nameless = { full_name: null };
    const named = { bookpage: page._id, nickname: page.nickname, user: closed._id, full_name: "Ana Silva" };
    const { body } = await acme.get(PATH);
    expect(body.pages_without_time).toEqual([
      named,
      { bookpage: distant._id, nickname: distant.nickname, user: far._id, ...nameless },
    ]);
    expect((await acme.get(`${PATH}?user=${closed._id}`)).body.pages_without_time).toEqual([named]);
    expect((await acme.get(`${PATH}?user=${open._id}`)).body.pages_without_time).toEqual([]);
  });

  it("names broken calendars and failing webhooks, and counts unfinished sign-ups", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    const user = await createTestUser(tenant, {
      calendars: [buildExchangeAccount("ana@example.com")],
      finish_signup_with: "email",
    });
    const [calendar] = (await tenant.get(`/v2/users/${user._id}/calendars`)).body.calendars;
    await tenant.put(`/v2/users/${user._id}/calendars`, {
      calendars: { _id: calendar._id, access_broken: true },
    });
    const hook = await tenant.post("/hooks", {
      action: "event.created",
      target_url: "https://hooks.example.com/one",
    });
    await tenant.post("/hooks", { action: "event.created", target_url: "https://hooks.example.com/two" });
    await api.pool.query("UPDATE webhooks SET failing_since = '2026-03-01T10:00Z' WHERE id = $1", [
      hook.body._id,
    ]);

    const broken = { calendar: calendar._id, name: calendar.name, user: user._id, full_name: null };
    expect((await tenant.get(PATH)).body).toEqual({
      counts: {
        ...NO_COUNTS,
        people_without_hours: 1,
        people_without_page: 1,
        people_with_broken_calendars: 1,
      },
      no_mail_server: true,
      lost_locations: [],
      unfinished_sign_ups: 1,
      failing_texts: [],
      failing_webhooks: [
        {
          webhook: hook.body._id,
          target_url: "https://hooks.example.com/one",
          disabled_at: null,
          failing_since: "2026-03-01T10:00:00.000Z",
        },
      ],
      broken_slack: null,
      broken_calendars: [broken],
      troubled_calendars: [],
      lost_calendars: [],
      calendar_changes: [],
      broken_video_accounts: [],
      meetings_without_link: [],
      places_without_link: [],
      pages_without_time: [],
      suspended_hosts: [],
      meetings_without_host: [],
      meetings_without_room: [],
      unreachable_guests: [],
    });
    expect((await tenant.get(`${PATH}?user=${user._id}`)).body).toEqual({
      counts: {
        ...NO_COUNTS,
        people_without_hours: 1,
        people_without_page: 1,
        people_with_broken_calendars: 1,
      },
      no_mail_server: false,
      lost_locations: [],
      unfinished_sign_ups: 0,
      failing_webhooks: [],
      broken_slack: null,
      failing_texts: [],
      broken_calendars: [broken],
      troubled_calendars: [],
      lost_calendars: [],
      calendar_changes: [],
      broken_video_accounts: [],
      meetings_without_link: [],
      places_without_link: [],
      pages_without_time: [],
      suspended_hosts: [],
      meetings_without_host: [],
      meetings_without_room: [],
      unreachable_guests: [],
    });
    expect((await acme.get(`${PATH}?user=${user._id}`)).body.broken_calendars).toEqual([]);
  });
});
