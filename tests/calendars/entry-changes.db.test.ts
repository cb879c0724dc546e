// @module-tag radicale

import { describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { createTestApi } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { runCalendarJobs } from "../support/calendar-jobs";
import { confirmUserEmail } from "../support/confirm-user-email";
import {
  createSyncedHost as connect,
  formatIcsStamp,
  SYNCED_DAY,
  toInstantText,
} from "../support/create-synced-host";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";
import { runMailJobs } from "../support/mail-jobs";
import { createTestTeam } from "../support/teams";
import { makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });

const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const FOLLOW = { on_calendar_change: "follow" };
const connectedHost = (settings: object = FOLLOW, custom: Record<string, unknown> = {}) =>
  connect({ api, acme, server }, settings, custom);

/** Creates a team's page, and returns its handle. */
async function createTeamPage(people: { _id: string }[], custom: object = {}): Promise<string> {
  const handle = makeUniqueName("team");
  await createTestTeam(acme, { members: people.map(({ _id }) => _id), handle });
  const page = await acme.put(`/v2/bookpages/${handle}`, {
    custom: { auto_confirm: true, duration: 60, ...custom },
  });
  expect(page.status, JSON.stringify(page.body)).toBe(200);
  return handle;
}

const statesOf = (changes: { state: string }[]) => changes.map(({ state }) => state);
const inDays = (days: number) => new Date(Date.parse(SYNCED_DAY) + days * DAY).toISOString().slice(0, 10);
const soon = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

describe("an all-day entry", () => {
  const open = async () => {
    const host = await connectedHost();
    const made = await acme.post("/v2/events", {
      title: "Fair",
      created_by: { user: host.user._id },
      timezone: "Europe/Paris",
      dates: [{ date: `${inDays(0)}T00:00:00`, end_date: `${inDays(2)}T00:00:00`, all_day: true }],
      confirmed: { flag: true },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const event = made.body._id;
    await runCalendarJobs(api);
    await host.work();
    await host.work();
    const drag = (start: string, end: string) =>
      host.change(event, (text) =>
        text
          .replace(/DTSTART.*/, `DTSTART${start}`)
          .replace(/DTEND.*/, `DTEND${end}`)
          .replace(/LAST-MODIFIED:.*/, `LAST-MODIFIED:${soon(5)}`),
      );
    const date = async () => (await acme.get(`/v2/events/${event}`)).body.dates[0];
    return { host, event, drag, date };
  };
  const asDay = (days: number) => `;VALUE=DATE:${inDays(days).replaceAll("-", "")}`;

  it("moves its meeting with it, to other all-day dates", { tags: "main" }, async () => {
    const { host, event, drag, date } = await open();
    const before = await date();
    await drag(asDay(7), asDay(9));
    await host.work();
    const after = await date();
    expect(after.all_day).toBe(true);
    expect([after.date, after.end_date].map((one: string) => Date.parse(one))).toEqual(
      [before.date, before.end_date].map((one: string) => Date.parse(one) + 7 * DAY),
    );
    expect(statesOf(await host.changes(event))).toEqual(["followed"]);
    expect(await host.work()).toBe(0);
    expect(await host.read(event)).toContain(`DTSTART${asDay(7)}`);
  });

  it("requires a decision if it becomes timed, unlike its meeting", async () => {
    const { host, event, drag, date } = await open();
    const before = await date();
    await drag(`:${formatIcsStamp("10:00")}`, `:${formatIcsStamp("11:00")}`);
    await host.work();
    expect(await date()).toEqual(before);
    expect(await host.changes(event)).toMatchObject([{ state: "open", steps: ["put_back"] }]);
    await host.settle(event, "put_back");
    expect(await host.read(event)).toContain(`DTSTART${asDay(0)}`);
  });
});

describe("the entry of a booking in a series", () => {
  it("moves its own meeting, and no other of the series", async () => {
    const host = await connectedHost(FOLLOW, { series: { every: ["day"], times: [1, 5] } });
    const made = await acme.post(
      "/v2/bookings",
      buildTestBookingBody({
        page: host.page.nickname,
        start: toInstantText("10:00"),
        duration: 60,
        series: { every: "day", times: 3 },
      }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [first, second, third] = made.body.bookings.map(({ _id }: { _id: string }) => _id);
    await runCalendarJobs(api);
    await host.work();
    await host.work();
    const entries = await host.files();
    expect(entries).toHaveLength(3);
    await host.change(second, (text) =>
      text
        .replace(/DTSTART:(\d+)T.*/, "DTSTART:$1T140000Z")
        .replace(/DTEND:(\d+)T.*/, "DTEND:$1T150000Z")
        .replace(/LAST-MODIFIED:.*/, `LAST-MODIFIED:${soon(5)}`),
    );
    await server.delete((await host.fileOf(third)) ?? "");
    await host.work();
    expect(await Promise.all([first, second, third].map(host.state))).toEqual([
      "10:00",
      "14:00",
      "cancelled",
    ]);
    const { body: moved } = await acme.get(`/v2/events/${second}`);
    expect([moved.dates[0].date.slice(0, 10), moved.series]).toEqual([
      inDays(1),
      expect.objectContaining({ index: 2, count: 3 }),
    ]);
    expect(await host.files()).toHaveLength(2);
    expect(await host.work()).toBe(0);
  });
});

describe("the entry of a meeting with seats", () => {
  it("moves all bookers with it, and lists none of them as guests", async () => {
    const host = await connectedHost(FOLLOW, { seats: 3, invite_guests: true });
    const event = await host.book("10:00", "ana@example.com");
    expect(await host.book("10:00", "bo@example.com")).toBe(event);
    expect(await host.read(event)).not.toContain("ATTENDEE");
    await runMailJobs(api.db, Date.now() as never);
    await host.drag(event, "10:00", "14:00", "15:00");
    await host.work();
    expect(await host.state(event)).toBe("14:00");
    const { body } = await acme.get(`/v2/events/${event}`);
    expect(body.seats).toEqual({ all: 3, taken: 2 });
    const told = await runMailJobs(api.db, Date.now() as never);
    const changed = told.filter(({ kind, eventId }) => kind === "changed" && eventId === event);
    expect(changed.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(["ana@example.com", "bo@example.com"]),
    );
    const starts = await host.starts();
    expect([starts.includes("10:00"), starts.includes("14:00")]).toEqual([true, true]);
    await server.delete((await host.fileOf(event)) ?? "");
    await host.work();
    expect(await host.state(event)).toBe("cancelled");
  });
});

describe("the entries of a meeting hosted by a whole team", () => {
  const open = async () => {
    const [one, two] = [await connectedHost(), await connectedHost()];
    for (const { user } of [one, two]) await confirmUserEmail(api.db, user);
    const team = await createTeamPage([one.user, two.user], { hosts: { kind: "all" } });
    const made = await acme.post(
      "/v2/bookings",
      buildTestBookingBody({ team, start: toInstantText("10:00"), duration: 60 }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const event = made.body._id as string;
    await runCalendarJobs(api);
    const both = async () => {
      await one.work();
      await two.work();
    };
    await both();
    await both();
    const isFirst = made.body.created_by.user === one.user._id;
    return { event, both, host: isFirst ? one : two, second: isFirst ? two : one };
  };

  it("follow the main host's entry: it moves the other's", async () => {
    const { event, both, host, second } = await open();
    await host.drag(event, "10:00", "14:00", "15:00");
    await both();
    expect(await host.state(event)).toBe("14:00");
    expect(await second.read(event)).toContain(`DTSTART:${formatIcsStamp("14:00")}`);
    await both();
    expect([statesOf(await host.changes(event)), await host.work(), await second.work()]).toEqual([
      ["followed"],
      0,
      0,
    ]);
  });

  it("require a decision if a co-host drags theirs, block both times, and decline for the co-host only", async () => {
    const { event, both, host, second } = await open();
    await second.drag(event, "10:00", "14:00", "15:00");
    await both();
    expect(await host.state(event)).toBe("10:00");
    expect(await second.changes(event)).toMatchObject([
      { state: "open", user: second.user._id, steps: ["put_back"] },
    ]);
    expect((await second.starts()).includes("14:00")).toBe(false);
    await second.settle(event, "put_back");
    expect(await second.read(event)).toContain(`DTSTART:${formatIcsStamp("10:00")}`);
    await server.delete((await second.fileOf(event)) ?? "");
    await both();
    expect(await host.state(event)).toBe("10:00");
    const { declines, invitees } = (await acme.get(`/v2/events/${event}`)).body;
    const declined = invitees.find(({ _id }: { _id: string }) => _id === declines[0]?.invitee);
    expect([declines.length, declined?.user]).toEqual([1, second.user._id]);
  });

  it("are cancelled with the main host's entry", async () => {
    const { event, both, host, second } = await open();
    await server.delete((await host.fileOf(event)) ?? "");
    await both();
    expect([await host.state(event), await second.fileOf(event)]).toEqual(["cancelled", null]);
  });
});

describe("two simultaneous changes", () => {
  const kindsOf = async (event: string) =>
    (await acme.get(`/v2/events/${event}/timeline`)).body.map(({ kind }: { kind: string }) => kind);

  it("keep the calendar's if it is later, and record the other in the timeline", async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    const moved = await acme.post(`/v2/bookings/${event}/reschedule`, { start: toInstantText("12:00") });
    expect(moved.status).toBe(200);
    await host.drag(event, "10:00", "15:00", "16:00"); // The entry is dragged before our move is written.
    await host.sync();
    const { rows } = await api.pool.query<{ payload: never }>(
      "DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 RETURNING payload",
      [`write_calendar_entries/${event}/%`],
    );
    expect(rows.length).toBeGreaterThan(0);
    await runCalendarJobs(api);
    expect(await host.state(event)).toBe("15:00");
    expect(statesOf(await host.changes(event))).toEqual(["followed"]);
    await host.work();
    expect(await host.read(event)).toContain(`DTSTART:${formatIcsStamp("15:00")}`);
    expect((await kindsOf(event)).filter((kind: string) => kind === "changed")).toHaveLength(2);
    expect(await host.work()).toBe(0);
  });

  it("keep ours if it is later, and record the calendar's in the timeline", async () => {
    const host = await connectedHost();
    const event = await host.book("10:00");
    await host.change(event, (text) =>
      text
        .replace(/DTSTART:.*/, `DTSTART:${formatIcsStamp("15:00")}`)
        .replace(/DTEND:.*/, `DTEND:${formatIcsStamp("16:00")}`)
        .replace(/LAST-MODIFIED:.*/, `LAST-MODIFIED:${soon(-60)}`),
    );
    await host.sync();
    const moved = await acme.post(`/v2/bookings/${event}/reschedule`, { start: toInstantText("12:00") });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const { rows } = await api.pool.query(
      "DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 RETURNING key, payload",
      [`write_calendar_entries/${event}/%`],
    );
    await runCalendarJobs(api);
    expect(await host.state(event)).toBe("12:00");
    expect(await host.changes(event)).toMatchObject([{ kind: "moved", state: "settled" }]);
    expect(rows).toHaveLength(1);
    await acme.put(`/v2/events/${event}`, { title: "Fitting" }); // The update rewrites the entry.
    await runCalendarJobs(api);
    expect(await host.read(event)).toContain(`DTSTART:${formatIcsStamp("12:00")}`);
    expect(await kindsOf(event)).toEqual(expect.arrayContaining(["changed", "entry_moved"]));
    expect(await host.work()).toBe(0);
    expect(await host.starts()).toContain("15:00");
  });
});

describe("meetings of a team's page", () => {
  it("are in the calendar that each host has chosen", async () => {
    const [one, two] = [await connectedHost(), await connectedHost()];
    const team = await createTeamPage([one.user, two.user]);
    const targets = new Map<string, string>();
    for (const { user, list, name } of [one, two]) {
      const target = `${name}-target`;
      await server.makeCalendar(target);
      await one.sync();
      await two.sync();
      const { calendars } = (await acme.get(list)).body;
      const found = calendars[0].subcalendars.find((each: { name: string }) => each.name === target);
      const put = await acme.put(list, { target_calendar: found._id });
      expect(put.status).toBe(200);
      targets.set(user._id, target);
    }
    for (const time of ["10:00", "10:00"]) {
      const made = await acme.post(
        "/v2/bookings",
        buildTestBookingBody({ team, start: toInstantText(time), duration: 60 }),
      );
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      await runCalendarJobs(api);
      const target = targets.get(made.body.created_by.user) ?? "";
      expect((await server.list(target)).map((file) => file.slice(0, 24))).toEqual([made.body._id]);
    }
    expect([await one.files(), await two.files()]).toEqual([[], []]);
  });
});
