import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { importCalendly, readCalendlyMeetings } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import { formatMeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi } from "../support/api";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import { type CommandSettings, runCommandLine, startCommand } from "../support/command-line";
import { buildInvitee, type CalendlyCompany, startCalendlyServer } from "../support/start-calendly-server";

const api = createTestApi();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-bookings-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const buildSettings = (origin: string): CommandSettings => ({
  DATABASE_URL: process.env.DATABASE_URL,
  BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
  WEB_URL: "https://meet.example.com",
  BOOKPAGE_DATA_DIR: directory,
  CALENDLY_TEST_ORIGIN: origin,
  CALENDLY_TOKEN: "pat-1",
});

/** The start of an hour, some days ahead. */
const atHour = (days: number, hours = 0) =>
  asInstant(Math.floor(Date.now() / HOUR) * HOUR + days * DAY + hours * HOUR);

/** Meetings of the company's people, each at another time of its host. */
function addMeetings(company: CalendlyCompany, count: number) {
  company.events = Array.from({ length: count }, (_, index) => {
    const type = company.eventTypes[index % company.eventTypes.length];
    const start = asInstant(atHour(2) + index * HOUR);
    return {
      uri: `https://api.calendly.com/scheduled_events/${company.uri.split("/").at(-1)}-${index}`,
      start,
      end: asInstant(start + 30 * MINUTE),
      user: type?.owner ?? "",
      eventType: type?.resource.uri ?? "",
    };
  });
}

const NOTHING_STORED = { read: async () => null, write: async () => {} };

/** An organisation that has the settings of the company; `run` calls the command, `runHere` does what it does. */
async function moveIn(name: string, company: CalendlyCompany) {
  const server = await startCalendlyServer(company);
  const account = { token: "pat-1", origin: server.url, openStore: async () => NOTHING_STORED };
  const tenant = await api.tenant();
  const { files: made } = await importCalendly(account);
  const plan = await tenant.post("/v2/plans", { files: made });
  expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
  const settings = buildSettings(server.url);
  const files = path.join(directory, name);
  const run = async (...flags: string[]) => {
    const args = ["import", "calendly-bookings", files, "--organization", tenant.id, ...flags];
    const done = await runCommandLine(args, settings);
    expect({ exitCode: done.exitCode, stderr: done.stderr.slice(-400) }).toMatchObject({ exitCode: 0 });
    return done;
  };
  const runHere = async (applies: boolean) =>
    importMeetings(getDatabase(), asOrganizationId(tenant.id), {
      ...(await readCalendlyMeetings(account)),
      source: "calendly",
      applies,
      notifies: { notifications: false, webhooks: false },
      now: asInstant(Date.now()),
    });
  const count = async (table: string) =>
    Number(
      (await api.pool.query(`SELECT count(*) FROM ${table} WHERE organization_id = $1`, [tenant.id])).rows[0]
        .count,
    );
  const listEvents = async () => {
    const { rows } = await api.pool.query<{ id: string }>(
      "SELECT id FROM events WHERE organization_id = $1 ORDER BY starts_at",
      [tenant.id],
    );
    return Promise.all(rows.map(async ({ id }) => (await tenant.get(`/v2/events/${id}`)).body));
  };
  return { server, settings, files, tenant, run, runHere, count, listEvents };
}

describe("bookpage import calendly-bookings", { timeout: 120_000 }, () => {
  it("says first what it would do, then imports each meeting once and silently", {
    tags: "main",
  }, async () => {
    const company = buildCalendlyCompany({
      people: 2,
      seed: 31,
      events: 0,
      typesPerPerson: 1,
      domain: "booked.example.com",
    });
    addMeetings(company, 6);
    const { server, tenant, run, count, files, listEvents } = await moveIn("booked", company);
    const dry = await run();
    expect(dry.answer).toMatch(/^person0@booked\.example\.com\n {2}3 to import$/m);
    expect(dry.stderr).toMatch(/Nothing has been imported/);
    expect(await count("events")).toBe(0);

    await tenant.post("/v2/hooks", { action: "event.created", target_url: "https://hooks.example.com/all" });
    const asked = server.requests.length;
    const { answer } = await run("--apply");
    expect(answer).toMatch(/^person1@booked\.example\.com\n {2}3 imported$/m);
    expect(server.requests.length - asked).toBe(1); // the owner; all else was read by the dry run
    expect(await readdir(files)).not.toContain(".import-bookings");
    expect(await count("events")).toBe(6);
    expect(await count("mails")).toBe(0);
    expect(await count("webhook_deliveries")).toBe(0);
    const [first] = await listEvents();
    expect(first).toMatchObject({
      title: "Guest 31-0 / Person 0 Example",
      confirmed: { flag: true },
      places: [{ kind: "link", name: "Google Meet" }],
      answers: [{ key: "what_is_it_about", label: "What is it about?", text: "Plan 31-0" }],
      source: { utm: { source: "newsletter" } },
    });
    expect(first.source.page).not.toBeNull();

    const again = await run("--apply");
    expect(again.answer).toMatch(/^ {2}0 imported, 3 imported before$/m);
    expect(await count("events")).toBe(6);
    server.close();
  });

  it("holds the time of what came, and reports what clashes, has no host here or is gone there", async () => {
    const company = buildCalendlyCompany({
      people: 2,
      seed: 32,
      events: 0,
      typesPerPerson: 1,
      domain: "clash.example.com",
    });
    addMeetings(company, 3);
    const { server, tenant, runHere, count } = await moveIn("clash", company);
    const [meeting, other] = company.events;
    if (!meeting || !other) throw new Error("no meetings");
    const created = await tenant.post("/v2/events", {
      title: "Board",
      created_by: { email: "person0@clash.example.com" },
      bookpage: true,
      confirmed: { flag: true },
      dates: [
        {
          date: new Date(meeting.start + 15 * MINUTE).toISOString(),
          end_date: new Date(meeting.end + HOUR).toISOString(),
        },
      ],
    });
    expect(created.status).toBe(201);
    other.more = {
      event_memberships: [{ user: "https://api.calendly.com/users/x", user_email: "X@clash.example.com" }],
    };
    for (const applies of [false, true]) {
      const { people } = await runHere(applies);
      expect(people).toMatchObject([
        {
          of: "person0@clash.example.com",
          created: [{ id: company.events[2]?.uri }],
          clashes: [{ id: meeting.uri, why: expect.stringMatching(/^Board, .* UTC, is here$/) }],
        },
        { of: "x@clash.example.com", missing: [{ why: "not a user here: x@clash.example.com" }] },
      ]);
    }
    expect(await count("events")).toBe(2);
    // The time is taken for bookers and for the API.
    const third = company.events[2];
    const taken = await tenant.post("/v2/events", {
      title: "Too late",
      created_by: { email: "person0@clash.example.com" },
      bookpage: true,
      confirmed: { flag: true },
      dates: [
        {
          date: new Date(third?.start ?? 0).toISOString(),
          end_date: new Date(third?.end ?? 0).toISOString(),
        },
      ],
    });
    expect([taken.status, taken.body.code]).toEqual([409, "slot_taken"]);
    if (third) third.isCancelled = true;
    expect(formatMeetingReport(await runHere(true)).join("\n")).toMatch(
      /^ {2}no longer in the other tool: cancel or move them here:\n {4}.* Guest 32-2 \/ Person 0 Example$/m,
    );
    server.close();
  });

  it("imports several bookers as a meeting with seats, and hosts of a team", async () => {
    const company = buildCalendlyCompany({
      people: 2,
      seed: 33,
      events: 0,
      typesPerPerson: 1,
      domain: "groups.example.com",
    });
    addMeetings(company, 1);
    const [meeting] = company.events;
    const [first] = company.eventTypes;
    if (!meeting || !first) throw new Error("no meeting");
    first.resource.kind = "group";
    meeting.more = { invitees_counter: { total: 3, active: 2, limit: 10 } };
    meeting.invitees = [
      buildInvitee(meeting, { uri: `${meeting.uri}/invitees/1`, email: "One@example.com", name: "One" }),
      buildInvitee(meeting, { uri: `${meeting.uri}/invitees/2`, email: "two@example.com", name: "Two" }),
      buildInvitee(meeting, {
        uri: `${meeting.uri}/invitees/3`,
        email: "left@example.com",
        status: "canceled",
      }),
    ];
    const hosts = company.people.map(({ user }) => user.uri);
    const profile = { type: "Team", name: "Sales Groups", owner: "https://api.calendly.com/teams/33" };
    company.eventTypes.push({
      ...first,
      owner: null,
      hosts,
      resource: {
        ...first.resource,
        uri: "https://api.calendly.com/event_types/demo-33",
        slug: "demo",
        profile,
        name: "Demo",
        kind: "solo",
        pooling_type: "collective",
      },
    });
    company.events.push({
      uri: "https://api.calendly.com/scheduled_events/team-33",
      user: hosts[0] ?? "",
      start: atHour(9),
      end: atHour(9, 1),
      eventType: "https://api.calendly.com/event_types/demo-33",
      more: { event_memberships: hosts.map((user) => ({ user })) },
    });
    const { server, tenant, runHere, listEvents } = await moveIn("groups", company);
    await runHere(true);
    const events = await listEvents();
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ seats: { all: 10, taken: 2 }, title: "Meeting" });
    expect(events[0].invitees.map(({ email }: { email: string }) => email)).toEqual([
      "person0@groups.example.com",
      "one@example.com",
      "two@example.com",
    ]);
    const ofTeam = (await tenant.get("/v2/bookpages/sales-groups-team")).body;
    expect(events[1].source.page).toBe(ofTeam._id);
    const { rows } = await api.pool.query(
      "SELECT count(*) FROM reservations WHERE organization_id = $1 AND event_id = $2 AND exclusive",
      [tenant.id, events[1]._id],
    );
    expect(Number(rows[0].count)).toBe(2);
    server.close();
  });

  it("imports each of many meetings once, though it is killed and met by limits and half answers", async () => {
    const company = buildCalendlyCompany({
      people: 3,
      seed: 34,
      events: 0,
      typesPerPerson: 1,
      domain: "many.example.com",
    });
    addMeetings(company, 120);
    const { server, settings, files, tenant, run, count } = await moveIn("many", company);
    server.setFault((requests) => (requests % 41 === 0 ? "cut" : requests % 67 === 0 ? "limit" : null));
    const args = ["import", "calendly-bookings", files, "--organization", tenant.id, "--apply"];
    const reading = startCommand(args, settings);
    const before = server.requests.length;
    await expect.poll(() => server.requests.length - before, { timeout: 60_000 }).toBeGreaterThan(40);
    reading.kill("SIGKILL");
    await once(reading, "close");
    const writing = startCommand(args, settings);
    await expect.poll(() => count("events"), { timeout: 60_000, interval: 20 }).toBeGreaterThan(10);
    writing.kill("SIGKILL");
    await once(writing, "close");
    expect(await count("events")).toBeLessThan(120);
    await run("--apply");
    expect(await count("events")).toBe(120);
    expect(await count("imported_events")).toBe(120);
    server.close();
  });
});
