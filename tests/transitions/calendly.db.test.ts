import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { importCalendly } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import { runTransition } from "@/lib/domain/lifecycle/transitions/run-transition";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import { sendCalendlyCall } from "../support/send-tool-call";
import {
  buildInvitee,
  type CalendlyCompany,
  type CalendlyEvent,
  type CalendlySubscription,
  startCalendlyServer,
} from "../support/start-calendly-server";
import { makeUniqueName } from "../support/users";

const api = createTestApi();

const TOKEN = "pat-1";

let company: CalendlyCompany;
let server: Awaited<ReturnType<typeof startCalendlyServer>>;

beforeAll(async () => {
  company = buildCalendlyCompany({ people: 0, events: 0 });
  server = await startCalendlyServer(company);
  process.env.CALENDLY_TEST_ORIGIN = server.url;
});
afterAll(() => server.close());

/** Fills the account with other people, as each address of a page exists once. */
function renewCompany(): void {
  const domain = `${makeUniqueName("twin")}.example.com`;
  Object.assign(company, buildCalendlyCompany({ people: 2, events: 0, typesPerPerson: 1, domain }));
  server.subscriptions.length = 0;
}
beforeEach(renewCompany);

/** A meeting of a person at an hour, some days ahead. */
function buildEvent(id: string, { person = 0, hours = 0 } = {}): CalendlyEvent {
  const type = company.eventTypes[person];
  const start = asInstant(Math.floor(Date.now() / HOUR) * HOUR + 3 * DAY + hours * HOUR);
  return {
    uri: `https://api.calendly.com/scheduled_events/${id}`,
    ...{ start, end: asInstant(start + 30 * MINUTE) },
    ...{ user: type?.owner ?? "", eventType: type?.resource.uri ?? "" },
  };
}

const toInvitee = ({ uri }: { uri: string }) => ({ uri: `${uri}/invitees/${uri.split("/").at(-1)}` });

interface Started {
  tenant: Tenant;
  id: string;
  subscription: CalendlySubscription;
}

const run = (tenant: Tenant, id: string) =>
  runTransition(getDatabase(), asOrganizationId(tenant.id), id, { now: asInstant(Date.now()) });

/** An organisation with the settings of the company and a transition that has been read. */
async function startMoved(
  events: CalendlyEvent[] = [],
  body: Record<string, unknown> = {},
): Promise<Started> {
  company.events = events;
  const tenant = await api.tenant();
  const account = { token: TOKEN, origin: server.url };
  const store = { read: async () => null, write: async () => {} };
  const { files } = await importCalendly({
    ...account,
    openStore: async () => store,
    infer: async () => null,
  });
  const plan = await tenant.post("/v2/plans", { files });
  expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
  const started = await tenant.post("/v2/transitions", { tool: "calendly", token: TOKEN, ...body });
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  expect(started.body).toMatchObject({ state: "preparing", running: "sync", webhook: { secret: null } });
  const id = started.body._id;
  await run(tenant, id);
  const [subscription] = server.subscriptions;
  if (!subscription) throw new Error("no subscription");
  return { tenant, id, subscription };
}

const read = async ({ tenant, id }: Started) => (await tenant.get(`/v2/transitions/${id}`)).body;

/** The person of whom events are, unless they say otherwise. */
const findHost = async ({ tenant }: Started): Promise<{ _id: string }> =>
  (await tenant.get("/v2/users")).body.find((one: unknown) =>
    JSON.stringify(one).toLowerCase().includes("person0@"),
  );

const listHeld = async ({ tenant }: Started): Promise<string[]> =>
  (
    await api.pool.query(
      "SELECT r.starts_at FROM reservations r WHERE r.organization_id = $1 AND r.expires_at IS NOT NULL ORDER BY 1",
      [tenant.id],
    )
  ).rows.map(({ starts_at }) => starts_at.toISOString());

const toStarts = (...events: CalendlyEvent[]) =>
  events.map(({ start }) => new Date(start).toISOString()).sort();

const count = async ({ tenant }: Started, table: string) =>
  Number(
    (await api.pool.query(`SELECT count(*) FROM ${table} WHERE organization_id = $1`, [tenant.id])).rows[0]
      .count,
  );

const change = async ({ tenant, id }: Started, action: string, body: Record<string, unknown> = {}) => {
  const changed = await tenant.post(`/v2/transitions/${id}/${action}`, body);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  await run(tenant, id);
  return (await tenant.get(`/v2/transitions/${id}`)).body;
};

describe("bookings in Calendly before the switch", { timeout: 120_000 }, () => {
  it("hold time here from the start, and leave neither mails, events nor the token", {
    tags: "main",
  }, async () => {
    const known = buildEvent("known");
    const moved = await startMoved([known]);
    expect(await read(moved)).toMatchObject({
      ...{ state: "active", running: null, error: null, issues: [] },
      ...{ webhook: { state: "made", secret: null }, meetings: { held: 1, imported: 0 } },
    });
    const booked = buildEvent("booked", { hours: 2 });
    const status = await sendCalendlyCall(moved.subscription, { event: "invitee.created", of: booked });
    expect(status).toBe(204);
    expect(await listHeld(moved)).toEqual(toStarts(known, booked));
    expect([await count(moved, "events"), await count(moved, "mails")]).toEqual([0, 0]);
    const { rows } = await api.pool.query("SELECT token FROM transitions WHERE id = $1", [moved.id]);
    expect(rows[0].token).toBeNull();
    const sealed = await api.pool.query("SELECT sealed FROM transition_meetings");
    expect(Buffer.concat(sealed.rows.map((row) => row.sealed)).toString()).not.toContain("guest-booked");
  });

  it("name Calendly as the reason why a time is not free", async () => {
    const known = buildEvent("reason");
    const moved = await startMoved([known], { hide_pages: false });
    const user = await findHost(moved);
    const start = new Date(known.start).toISOString();
    const query = `users=${user._id}&start=${encodeURIComponent(start)}&duration=30`;
    const { body } = await moved.tenant.get(`/v2/slots/explain?${query}`);
    expect(JSON.stringify(body)).toContain('"calendar":"Calendly"');
  });

  it("are released by a cancellation, also one that comes first, twice or with an earlier call after it", async () => {
    const first = buildEvent("first");
    const second = buildEvent("second", { hours: 2 });
    const moved = await startMoved([first]);
    const send = (event: "invitee.created" | "invitee.canceled", of: CalendlyEvent, at: number) =>
      sendCalendlyCall(moved.subscription, { event, of, at });
    const now = Date.now();
    expect(await send("invitee.canceled", first, now + 1000)).toBe(204);
    expect(await send("invitee.canceled", first, now + 1000)).toBe(204);
    expect(await send("invitee.created", first, now - DAY)).toBe(204);
    expect(await listHeld(moved)).toEqual([]);
    expect(await send("invitee.canceled", second, now + 2000)).toBe(204);
    expect(await send("invitee.created", second, now + 1000)).toBe(204);
    expect(await listHeld(moved)).toEqual([]);
    expect((await read(moved)).meetings).toEqual({ held: 0, imported: 0 });
  });

  it("move with a reschedule, in whatever order its calls come", async () => {
    const now = Date.now();
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      renewCompany();
      const [a, b, c] = ["a", "b", "c"].map((name, index) =>
        // Each new time overlaps the old one.
        ({ ...buildEvent(`${name}${order.join("")}`), ...shift(index) }),
      ) as [CalendlyEvent, CalendlyEvent, CalendlyEvent];
      const moved = await startMoved([a]);
      const calls = [
        { event: "invitee.canceled", of: a, at: now + 1000, invitee: { rescheduled: true } },
        { event: "invitee.created", of: b, at: now + 1000, invitee: { old_invitee: toInvitee(a).uri } },
        { event: "invitee.canceled", of: b, at: now + 2000, invitee: { rescheduled: true } },
        { event: "invitee.created", of: c, at: now + 2000, invitee: { old_invitee: toInvitee(b).uri } },
      ] as const;
      for (const index of order) {
        const call = calls[index];
        if (call) expect(await sendCalendlyCall(moved.subscription, call)).toBe(204);
      }
      expect(await listHeld(moved), order.join()).toEqual(toStarts(c));
    }
  });

  it("are not taken from calls with a wrong signature, which the status tells", async () => {
    const moved = await startMoved();
    const forged = buildEvent("forged");
    const news = { event: "invitee.created", of: forged, key: "another key" } as const;
    expect(await sendCalendlyCall(moved.subscription, news)).toBe(403);
    const unknown = { ...moved.subscription, url: moved.subscription.url.replace(/\w{4}$/, "0000") };
    expect(await sendCalendlyCall(unknown, { ...news, key: unknown.signingKey })).toBe(403);
    expect(await listHeld(moved)).toEqual([]);
    expect(await read(moved)).toMatchObject({ last_call_at: null, last_refused_call_at: expect.any(String) });
    expect(await sendCalendlyCall(moved.subscription, { event: "event_type.updated", of: forged })).toBe(204);
  });

  it("are listed if a host or the page is not here, or the time is taken", async () => {
    const moved = await startMoved();
    const stranger = { ...buildEvent("stranger"), user: "https://api.calendly.com/users/nobody" };
    stranger.more = { event_memberships: [{ user: stranger.user, user_email: "nobody@elsewhere.example" }] };
    const newType = {
      ...buildEvent("new-type", { hours: 2 }),
      eventType: "https://api.calendly.com/event_types/new",
    };
    const taken = buildEvent("taken", { hours: 4 });
    const user = await findHost(moved);
    const held = await moved.tenant.post("/v2/holds", {
      user: user._id,
      start: new Date(taken.start).toISOString(),
      end: new Date(taken.end).toISOString(),
      minutes: 10,
    });
    for (const of of [stranger, newType, ...(held.status === 201 ? [taken] : [])])
      expect(await sendCalendlyCall(moved.subscription, { event: "invitee.created", of })).toBe(204);
    const { issues } = await read(moved);
    expect(issues.map(({ code }: { code: string }) => code)).toEqual([
      "unknown_host",
      "no_page",
      ...(held.status === 201 ? ["clash"] : []),
    ]);
    expect(issues[0]).toMatchObject({ hosts: ["nobody@elsewhere.example"] });
  });

  it("are found by reading the account again if their calls were lost, and released if they are gone", async () => {
    const [gone, missed] = [buildEvent("gone"), buildEvent("missed", { hours: 2 })];
    const moved = await startMoved([gone]);
    await api.pool.query("UPDATE transition_meetings SET reported_at = now() - interval '1 hour'");
    company.events = [missed];
    server.subscriptions.length = 0; // deleted at Calendly
    await change(moved, "sync", { token: TOKEN });
    expect(await listHeld(moved)).toEqual(toStarts(missed));
    expect(server.subscriptions).toHaveLength(1);
    await change(moved, "sync", { token: TOKEN });
    expect(server.subscriptions).toHaveLength(1);
    expect(await listHeld(moved)).toEqual(toStarts(missed));
  });

  it("of several invitees hold their time until the last one has cancelled", async () => {
    const group = { ...buildEvent("group"), more: { invitees_counter: { limit: 5 } } };
    const moved = await startMoved();
    const people = ["1", "2"].map((name) => ({
      uri: `${group.uri}/invitees/${name}`,
      email: `${name}@guests.example`,
    }));
    for (const invitee of people)
      await sendCalendlyCall(moved.subscription, { event: "invitee.created", of: group, invitee });
    const [first, second] = people;
    await sendCalendlyCall(moved.subscription, {
      event: "invitee.canceled",
      of: group,
      invitee: first ?? {},
    });
    expect(await listHeld(moved)).toEqual(toStarts(group));
    await sendCalendlyCall(moved.subscription, {
      event: "invitee.canceled",
      of: group,
      invitee: second ?? {},
    });
    expect(await listHeld(moved)).toEqual([]);
  });
});

const shift = (index: number) => {
  const { start } = buildEvent("x");
  return {
    start: asInstant(start + index * 15 * MINUTE),
    end: asInstant(start + index * 15 * MINUTE + 30 * MINUTE),
  };
};

describe("a booker in Calendly", { timeout: 120_000 }, () => {
  it("is exported with the held meeting, and erased without releasing its time", async () => {
    const booked = buildEvent("private");
    const invitee = {
      name: "Grace Hopper",
      email: "grace@guests.example",
      text_reminder_number: "+1 202 555 0100",
    };
    booked.invitees = [buildInvitee(booked, invitee)];
    const moved = await startMoved([booked]);
    const { body: exported } = await moved.tenant.get("/v2/personal_data?email=grace@guests.example");
    expect(exported.held_meetings).toMatchObject([
      { tool: "calendly", id: booked.uri, bookings: [{ name: "Grace Hopper", phone: "+1 202 555 0100" }] },
    ]);
    await moved.tenant.post("/v2/personal_data/erasures", { email: "grace@guests.example" });
    const after = await moved.tenant.get("/v2/personal_data?email=grace@guests.example");
    expect(after.body.held_meetings).toEqual([]);
    expect(await listHeld(moved)).toEqual(toStarts(booked));
    await change(moved, "switch");
    const events = JSON.stringify((await moved.tenant.get("/v2/events")).body);
    expect(events).toContain("@erased.invalid");
    expect(events).not.toMatch(/Grace|555 0100/);
  });
});

describe("the switch from Calendly", { timeout: 120_000 }, () => {
  it("makes meetings of the holds and pages active, and can be taken back without loss", {
    tags: "main",
  }, async () => {
    const [one, two] = [buildEvent("one"), buildEvent("two", { hours: 2 })];
    one.invitees = [buildInvitee(one, { name: "Grace Hopper", email: "grace@guests.example" })];
    const moved = await startMoved([one, two]);
    const before = await read(moved);
    expect(before.pages).toHaveLength(2);
    expect(before.pages.every(({ active }: { active: boolean }) => !active)).toBe(true);

    const after = await change(moved, "switch");
    expect(after).toMatchObject({ state: "switched", meetings: { held: 0, imported: 2 }, issues: [] });
    expect(after.pages.every(({ active }: { active: boolean }) => active)).toBe(true);
    expect(await listHeld(moved)).toEqual([]);
    expect([await count(moved, "events"), await count(moved, "mails")]).toEqual([2, 0]);
    const events = (await moved.tenant.get("/v2/events")).body;
    expect(JSON.stringify(events)).toContain("grace@guests.example");

    // One is changed here: it stays a meeting.
    const changed = events.find((event: unknown) => JSON.stringify(event).includes("grace@guests.example"));
    await moved.tenant.post(`/v2/events/${changed._id}/messages`, { body: "See you" });
    const back = await change(moved, "revert");
    expect(back).toMatchObject({ state: "active", switched_at: null, meetings: { held: 1, imported: 1 } });
    expect(back.pages.every(({ active }: { active: boolean }) => !active)).toBe(true);
    expect(await listHeld(moved)).toEqual(toStarts(two));
    expect(await count(moved, "events")).toBe(1);
    expect(await count(moved, "reservations")).toBe(2);

    // Calls have their effect again, and the switch can be repeated.
    expect(
      await sendCalendlyCall(moved.subscription, {
        event: "invitee.canceled",
        of: two,
        at: Date.now() + 1000,
      }),
    ).toBe(204);
    expect(await listHeld(moved)).toEqual([]);
    expect(await change(moved, "switch")).toMatchObject({ meetings: { held: 0, imported: 1 } });
  });

  it("makes a meeting at once of a later booking by an old link, and names what changes in Calendly", async () => {
    const early = buildEvent("early");
    const moved = await startMoved([early]);
    await change(moved, "switch");
    const late = buildEvent("late", { hours: 2 });
    await sendCalendlyCall(moved.subscription, { event: "invitee.created", of: late });
    await sendCalendlyCall(moved.subscription, { event: "invitee.created", of: late });
    expect(await count(moved, "events")).toBe(2);
    await sendCalendlyCall(moved.subscription, {
      event: "invitee.canceled",
      of: early,
      at: Date.now() + 1000,
    });
    expect(await read(moved)).toMatchObject({
      meetings: { held: 0, imported: 2 },
      issues: [{ id: early.uri, code: "cancelled_there", name: "Meeting" }],
    });
    expect(await count(moved, "reservations")).toBe(2); // cancelling here is left to its host
  });

  it("reads the account once more with a token, and leaves a clash as a hold that is named", async () => {
    const moved = await startMoved();
    const missed = buildEvent("unreported");
    company.events = [missed];
    expect(await change(moved, "switch", { token: "wrong" })).toMatchObject({
      ...{ state: "active", running: null, error: { code: "token" } },
    });
    expect(await change(moved, "switch", { token: TOKEN })).toMatchObject({ state: "switched", error: null });
    expect(await count(moved, "events")).toBe(1);
  });

  it("ends with the transition: Calendly's webhook is deleted with a token, or told that it is gone", async () => {
    const held = buildEvent("held");
    const moved = await startMoved([held]);
    expect((await moved.tenant.post("/v2/transitions", { tool: "calendly", token: TOKEN })).status).toBe(409);
    const meetings = { tool: "calendly", kind: "meetings", token: TOKEN };
    expect((await moved.tenant.post("/v2/imports", meetings)).status).toBe(409);
    expect(await change(moved, "finish")).toMatchObject({ state: "finished", running: null });
    expect([await listHeld(moved), await count(moved, "transition_meetings")]).toEqual([[], 0]);
    expect(await sendCalendlyCall(moved.subscription, { event: "invitee.created", of: held })).toBe(410);
    expect((await moved.tenant.get("/v2/transitions")).body).toEqual([]);
    expect((await moved.tenant.post(`/v2/transitions/${moved.id}/switch`, {})).status).toBe(409);

    renewCompany();
    const again = await startMoved([buildEvent("held")]);
    await change(again, "switch");
    await change(again, "finish", { token: TOKEN });
    expect(server.subscriptions).toHaveLength(0);
    expect(await count(again, "events")).toBe(1);
  });

  it("is the organisation's own, and refuses bad input by field", async () => {
    const moved = await startMoved();
    const other = await api.tenant();
    expect((await other.get(`/v2/transitions/${moved.id}`)).status).toBe(404);
    for (const action of ["sync", "switch", "revert", "finish"]) {
      const body = action === "sync" ? { token: TOKEN } : {};
      expect((await other.post(`/v2/transitions/${moved.id}/${action}`, body)).status, action).toBe(404);
    }
    const wrong = await other.post("/v2/transitions", { tool: "doodle", token: "", hide_pages: "yes" });
    expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      "/hide_pages",
      "/token",
      "/tool",
    ]);
  });
});
