import { describe, expect, it } from "vitest";
import { importCalcom } from "@/lib/domain/lifecycle/calcom-import/import-calcom";
import type { ResponseStore, ToolResponse } from "@/lib/domain/lifecycle/tool-import/response-store";
import { createTestApi } from "../support/api";
import { buildCalcomBooking, buildCalcomCompany, buildCalcomType } from "../support/build-calcom-company";
import { startCalcomServer } from "../support/start-calcom-server";

const api = createTestApi();

function createMemoryStore(): ResponseStore & { responses: Map<string, ToolResponse> } {
  const responses = new Map<string, ToolResponse>();
  return {
    responses,
    read: async (key) => responses.get(key) ?? null,
    write: async (key, response) => void responses.set(key, response),
  };
}

interface RunOptions {
  token?: string;
  store?: ResponseStore;
  waited?: number[];
}

const run = ({ url }: { url: string }, { token = "cal_live_1", store, waited = [] }: RunOptions = {}) =>
  importCalcom({
    token,
    origin: url,
    openStore: async () => store ?? createMemoryStore(),
    wait: async (seconds) => waited.push(seconds),
  });

describe("an import from Cal.com", { timeout: 60_000 }, () => {
  it("makes settings of people, hours, event types and teams that apply at once", {
    tags: "main",
  }, async () => {
    const company = buildCalcomCompany({ people: 3, domain: "moved.example.com" });
    const [first, second, third] = company.people;
    second?.eventTypes.push(
      buildCalcomType(900, {
        title: "Evening talk",
        slug: "evening",
        scheduleId: 10_002,
        lengthInMinutesOptions: [30, 60],
        seats: { seatsPerTimeSlot: 6, showAvailabilityCount: true, showAttendeeInfo: false },
        bookingWindow: { type: "businessDays", value: 5, rolling: true },
        locations: [
          { type: "address", address: "Main street 1", public: true },
          { type: "integration", integration: "cal-video" },
          { type: "phone", phone: "+49301234567", public: true },
        ],
        customName: "{Event type title} of {Organiser} with {Scheduler}",
        confirmationPolicy: { disabled: true },
        onlyShowFirstAvailableSlot: true,
      }),
      buildCalcomType(901, {
        title: "Weekly course",
        slug: "course",
        recurrence: { interval: 1, occurrences: 12, frequency: "weekly" },
        bookingWindow: { type: "range", value: ["2030-09-05", "2030-09-09"] },
      }),
      buildCalcomType(902, {
        title: "On request",
        slug: "request",
        confirmationPolicy: { type: "always", blockUnconfirmedBookingsInBooker: true },
      }),
    );
    const hosts = [first, second, third].map((one, index) => ({ userId: one?.id, mandatory: index === 0 }));
    const team = { id: 40, name: "Sales", slug: "sales" };
    const shared = { teamId: 40, team, ownerId: null };
    company.teams.push({
      id: 40,
      name: "Sales",
      members: [1, 2, 3],
      eventTypes: [
        buildCalcomType(910, { ...shared, title: "Demo", slug: "demo", schedulingType: "roundRobin", hosts }),
        buildCalcomType(911, {
          ...shared,
          title: "Board",
          slug: "board",
          schedulingType: "collective",
          hosts,
        }),
        buildCalcomType(912, {
          ...shared,
          title: "Copied",
          slug: "copied",
          schedulingType: "managed",
          hosts,
        }),
        buildCalcomType(913, {
          ...{ ...shared, title: "Pair", slug: "pair", schedulingType: "roundRobin" },
          hosts: hosts.map(({ userId }, index) => ({ userId, groupId: index === 2 ? "b" : "a" })),
        }),
      ],
    });
    if (first) company.bookings.push(buildCalcomBooking(1, { host: first, type: 301 }));
    const server = await startCalcomServer(company);
    const { files, report } = await run(server);
    const sections = new Map(report.sections.map((section) => [section.of, section]));
    expect(sections.get("person0@moved.example.com")).toMatchObject({
      differs: [{ what: "role", why: expect.stringMatching(/^owner in Cal.com/), code: "role_not_given" }],
      missing: [{ what: "1 meetings to come", why: "import them after the settings" }],
    });
    expect(sections.get("person1@moved.example.com")?.differs.map(({ what }) => what)).toEqual([
      "evening: only the first time of a day",
      "evening: days ahead",
    ]);
    expect(sections.get("person1@moved.example.com")?.missing.map(({ why }) => why)).toEqual([
      "there is no place of the kind cal-video here",
    ]);

    const tenant = await api.tenant();
    const plan = await tenant.post("/v2/plans", { files });
    expect(plan.status, JSON.stringify(plan.body)).toBe(201);
    expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
    expect((await tenant.post("/v2/plans", { files })).body.changes).toEqual([]);

    const types = (await tenant.get("/v2/bookpages/moved-person-1/types")).body;
    expect(types).toMatchObject([
      {
        handle: "intro",
        description: "We talk.",
        custom: {
          ...{ step: 15, minimum_notice: 120, buffer_before: 10, buffer_after: 5, days_after: 21 },
          limits: [{ per: "day", count: 3 }],
          fixed_places: [{ kind: "google_meet" }],
          questions: [{ label: "Size of your team", kind: "select", required: true }],
        },
      },
      {
        handle: "evening",
        custom: {
          ...{ duration: 30, durations: [30, 60], seats: 6, show_seats_left: true, working_days_after: 5 },
          auto_title: "Evening talk of {{me}} with {{invitee}}",
          fixed_places: [{ name: "Main street 1" }, { kind: "phone", number: "+49301234567" }],
        },
      },
      {
        handle: "course",
        custom: {
          series: { every: "week", times: [1, 12] },
          start_date: "2030-09-05",
          end_date: "2030-09-09",
        },
      },
      { handle: "request", custom: { auto_confirm: false } },
    ]);
    expect(types[1].availability).not.toBeNull();
    expect(types[0].availability).toBeNull();
    expect((await tenant.get("/v2/bookpages/sales-team/types")).body).toMatchObject([
      { handle: "demo", custom: { hosts: { kind: "some", count: 1, fixed: [expect.any(String)] } } },
      { handle: "board", custom: { hosts: { kind: "all" } } },
      { handle: "pair", custom: { hosts: { kind: "some", count: 2, fixed: [] } } },
    ]);
    expect(sections.get("organisation")?.differs).toContainEqual({
      ...{ what: "pair: hosts", subject: "pair", topic: "hosts", code: "host_groups" },
      ...{ parameters: { groups: 2 }, why: expect.stringMatching(/^each of 2 groups/) },
    });
    const hours = files.find(({ path }) => path === "availabilities/person0@moved.example.com.yaml");
    expect(hours?.text).toMatch(/enabled: false\n {4}slots: \[\]|start_time: "?10:00/);
    server.close();
  });

  it("waits as Cal.com asks, and tries again after outages and half answers", async () => {
    const company = buildCalcomCompany({ people: 3, domain: "patient.example.com" });
    const server = await startCalcomServer(company);
    const whole = await run(server);
    const waited: number[] = [];
    const faults = ["limit", null, "cut", "down", null] as const;
    server.setFault((count) => faults[count % 7] ?? null);
    const despite = await run(server, { waited });
    expect(despite).toEqual(whole);
    expect(new Set(waited)).toEqual(new Set([3, 1, 2]));
    server.setFault(() => "down");
    await expect(run(server)).rejects.toThrow("Cal.com did not answer /v2/me: status 502.");
    server.close();
  });

  it("continues after a stop where it was, with a key that has expired in between", async () => {
    const company = buildCalcomCompany({ people: 5, domain: "stopped.example.com" });
    const server = await startCalcomServer(company);
    const whole = await run(server);
    const all = server.requests.length;
    const store = createMemoryStore();
    server.setFault((count) => (count > all + 4 ? "expired" : null));
    await expect(run(server, { store })).rejects.toThrow(
      "Cal.com refuses the API key: it is wrong, or has expired.",
    );
    server.setFault(() => null);
    const before = server.requests.length;
    expect(await run(server, { store })).toEqual(whole);
    expect(server.requests.length - before).toBe(all - 4 + 1); // the owner is always asked for
    expect(JSON.stringify([...store.responses])).not.toContain("cal_live_1");
    server.close();
  });

  it("reads each of 700 people once, page after page", async () => {
    const company = buildCalcomCompany({ people: 700, domain: "large.example.com" });
    for (const person of company.people.slice(2)) person.eventTypes = [];
    const server = await startCalcomServer(company);
    const { files } = await run(server);
    expect(files.filter(({ path }) => path.startsWith("users/"))).toHaveLength(700);
    expect(files.filter(({ path }) => path.startsWith("availabilities/"))).toHaveLength(1400);
    expect(server.requests.filter((one) => one.includes("/memberships"))).toHaveLength(8);
    server.close();
  });

  it("reads what the key of a member may read, and names the rest", async () => {
    const company = buildCalcomCompany({ people: 3, domain: "member.example.com" });
    company.teams.push({
      id: 41,
      name: "Support",
      members: [1, 2],
      eventTypes: [
        buildCalcomType(920, {
          teamId: 41,
          schedulingType: "roundRobin",
          hosts: [{ userId: 1 }, { userId: 2 }],
        }),
      ],
    });
    const server = await startCalcomServer(company, { isAdmin: false });
    const { files, report } = await run(server);
    expect(files.map(({ path }) => path)).toEqual([
      "availabilities/person0@member.example.com-2.yaml",
      "availabilities/person0@member.example.com.yaml",
      "pages/member-person-0.yaml",
      "pages/member-person-1.yaml",
      "pages/support-team.yaml",
      "teams/support.yaml",
      "users/person0@member.example.com.yaml",
      "users/person1@member.example.com.yaml",
    ]);
    const find = (name: string) =>
      report.sections.find(({ of }) => of === name)?.missing.map(({ what }) => what);
    expect(find("organisation")).toEqual(["the other people of the organisation"]);
    expect(find("person1@member.example.com")).toEqual(["hours"]);
    server.close();
  });
});
