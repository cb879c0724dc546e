import { describe, expect, it } from "vitest";
import { importCalendly } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import type { ImportReport } from "@/lib/domain/lifecycle/tool-import/import-report";
import type { ResponseStore, ToolResponse } from "@/lib/domain/lifecycle/tool-import/response-store";
import { createTestApi } from "../support/api";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import { startCalendlyServer } from "../support/start-calendly-server";

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

const run = ({ url }: { url: string }, { token = "pat-1", store, waited = [] }: RunOptions = {}) =>
  importCalendly({
    token,
    origin: url,
    openStore: async () => store ?? createMemoryStore(),
    wait: async (seconds) => waited.push(seconds),
  });

const countTimes = ({ sections }: ImportReport) =>
  sections.reduce(
    ({ compared, same }, { times }) => ({ compared: compared + times.compared, same: same + times.same }),
    { compared: 0, same: 0 },
  );

const DAY_MS = 86_400_000;

/** Whole days of UTC, so that both sides list the same ones. */
const startOfDay = (ahead: number) => Math.floor(Date.now() / DAY_MS) * DAY_MS + ahead * DAY_MS;

const formatWindow = (from: number, to: number) => ({
  start_time: new Date(startOfDay(from)).toISOString(),
  end_time: new Date(startOfDay(to)).toISOString(),
});

const SLOT_WINDOW = {
  from: new Date(startOfDay(2)).toISOString().slice(0, 10),
  to: new Date(startOfDay(29)).toISOString().slice(0, 10),
  timezone: "UTC",
};

async function fetchCollection(origin: string, path: string, query: Record<string, string>) {
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: "Bearer pat-1" },
  });
  return ((await response.json()) as { collection: { start_time: string }[] }).collection;
}

const listStarts = ({ slots }: { slots: { start: { dateTime: string } }[] }) =>
  slots.map(({ start }) => Date.parse(start.dateTime));

describe("an import from Calendly", () => {
  it("makes settings that apply at once and offer the same times", {
    tags: "main",
    timeout: 120_000,
  }, async () => {
    const company = buildCalendlyCompany({ people: 4, events: 0, domain: "quiet.example.com" });
    const server = await startCalendlyServer(company);
    const { files, report } = await run(server);
    const { compared, same } = countTimes(report);
    expect(compared).toBeGreaterThan(500);
    expect(same).toBe(compared);

    const tenant = await api.tenant();
    const plan = await tenant.post("/v2/plans", { files });
    expect(plan.status, JSON.stringify(plan.body)).toBe(201);
    expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
    expect((await tenant.post("/v2/plans", { files })).body.changes).toEqual([]);

    for (const { resource, owner } of company.eventTypes) {
      const person = company.people.find(({ user }) => user.uri === owner)?.user;
      const range = { event_type: resource.uri, ...formatWindow(2, 30) };
      const there = await fetchCollection(server.url, "/event_type_available_times", range);
      const query = new URLSearchParams({
        page: String(person?.slug),
        type: String(resource.slug),
        ...SLOT_WINDOW,
      });
      const here = (await tenant.get(`/v2/slots?${query}`)).body;
      expect(listStarts(here), String(resource.name)).toEqual(
        there.map(({ start_time }) => Date.parse(start_time)),
      );
    }
    const types = (await tenant.get("/v2/bookpages/quiet-person-0/types")).body;
    expect(types).toMatchObject([
      {
        handle: "call-0-0",
        description: "We talk.",
        custom: {
          fixed_places: [{ kind: "google_meet" }, { name: "Main street 1" }],
          questions: [{ label: "What is it about?", required: true }, { kind: "radio" }],
        },
      },
      { handle: "call-0-1" },
    ]);
    server.close();
  });

  it("works out the rules of nine of ten tools, and names what it could not tell", {
    timeout: 120_000,
  }, async () => {
    const company = buildCalendlyCompany({ people: 10, typesPerPerson: 1, seed: 7 });
    const [odd] = company.eventTypes;
    // A rule that an import does not search: the first three free times of each day.
    if (odd)
      odd.distort = (search) => ({ ...search, spread: { rule: "first_of_day", count: 3, days: null } });
    const server = await startCalendlyServer(company);
    const { report } = await run(server);
    const people = report.sections.filter(({ times }) => times.compared > 0);
    const exact = people.filter(
      ({ times, differs }) =>
        times.same === times.compared && !differs.some(({ what }) => what.endsWith("offered times")),
    );
    expect([people.length, exact.length]).toEqual([10, 9]);
    const [other] = people.filter((one) => !exact.includes(one));
    expect(other?.differs.map(({ why }) => why).join()).toMatch(
      /\d+ times on \d+ days are offered here and not by Calendly/,
    );
    server.close();
  });

  it("waits as Calendly asks, and tries again after outages and half answers", {
    timeout: 60_000,
  }, async () => {
    const company = buildCalendlyCompany({ people: 3, seed: 3 });
    const server = await startCalendlyServer(company);
    const whole = await run(server);
    const waited: number[] = [];
    const faults = ["limit", null, "cut", "down", null, "limit", "limit"] as const;
    server.setFault((count) => faults[count % 13] ?? null);
    const despite = await run(server, { waited });
    expect(despite.files.map(({ path }) => path)).toEqual(whole.files.map(({ path }) => path));
    expect(countTimes(despite.report).same).toBe(countTimes(despite.report).compared);
    expect(new Set(waited)).toEqual(new Set([1, 2]));
    server.setFault(() => "down");
    await expect(run(server)).rejects.toThrow("Calendly did not answer /users/me: status 503.");
    server.close();
  });

  it("reads each of 5,000 meetings once, page after page", { timeout: 60_000 }, async () => {
    const company = buildCalendlyCompany({ people: 5, events: 5000, typesPerPerson: 1 });
    const server = await startCalendlyServer(company);
    const { report } = await run(server);
    const pages = server.requests.filter((path) => path.startsWith("/scheduled_events"));
    expect(pages).toHaveLength(50);
    const meetings = report.sections.flatMap(({ missing }) =>
      missing.flatMap(({ what }) => Number(/^(\d+) meetings to come/.exec(what)?.[1] ?? 0)),
    );
    expect(meetings.reduce((sum, count) => sum + count, 0)).toBe(5000);
    server.close();
  });

  it("continues after a stop where it was, with a token that has expired in between", {
    timeout: 60_000,
  }, async () => {
    const company = buildCalendlyCompany({ people: 3, seed: 5 });
    const server = await startCalendlyServer(company);
    const whole = await run(server);
    const all = server.requests.length;
    const store = createMemoryStore();
    server.setFault((count) => (count > all + 20 ? "expired" : null));
    await expect(run(server, { store })).rejects.toThrow(
      "Calendly refuses the token: it is wrong, or has expired.",
    );
    server.setFault(() => null);
    const before = server.requests.length;
    const { files, report } = await run(server, { store });
    expect(server.requests.length - before).toBe(all - 20 + 1); // the owner is always asked for
    expect(files.map(({ path }) => path)).toEqual(whole.files.map(({ path }) => path));
    expect(countTimes(report).same).toBe(countTimes(report).compared);
    expect(JSON.stringify([...store.responses])).not.toContain("pat-1");
    server.close();
  });

  it("reads what the token of a member may read, and names the rest", async () => {
    const company = buildCalendlyCompany({ people: 2, events: 4 });
    const server = await startCalendlyServer(company, { isAdmin: false });
    const { files, report } = await run(server);
    expect(files.map(({ path }) => path)).toEqual([
      "availabilities/person0@example.com-2.yaml",
      "availabilities/person0@example.com.yaml",
      "pages/example-person-0.yaml",
      "users/person0@example.com.yaml",
    ]);
    const organization = report.sections.find(({ of }) => of === "organisation");
    expect(organization?.missing.map(({ what }) => what)).toEqual([
      "the other people of the organisation",
      "routing forms",
    ]);
    server.close();
  });

  it("makes teams of types with several hosts, and keeps forms inactive until they have rules", async () => {
    const company = buildCalendlyCompany({ people: 3, events: 0, domain: "shared.example.com" });
    const [first] = company.eventTypes;
    const profile = { type: "Team", name: "Sales Shared", owner: "https://api.calendly.com/teams/1" };
    const hosts = company.people.slice(0, 2).map(({ user }) => user.uri);
    for (const [slug, pooling_type] of [
      ["demo", "round_robin"],
      ["onboarding", "collective"],
    ])
      company.eventTypes.push({
        ...(first as NonNullable<typeof first>),
        owner: null,
        hosts,
        resource: {
          ...(first as NonNullable<typeof first>).resource,
          uri: `https://api.calendly.com/event_types/${slug}`,
          name: slug,
          slug,
          profile,
          pooling_type,
        },
      });
    const server = await startCalendlyServer(company);
    const { files } = await run(server);
    const tenant = await api.tenant();
    const plan = await tenant.post("/v2/plans", { files });
    expect(plan.status, JSON.stringify(plan.body)).toBe(201);
    await tenant.post(`/v2/plans/${plan.body._id}/apply`, {});
    const [team] = (await tenant.get("/v2/teams")).body;
    expect(team).toMatchObject({ name: "Sales Shared", handle: "sales-shared-team" });
    expect(team.members).toHaveLength(2);
    expect((await tenant.get("/v2/bookpages/sales-shared-team/types")).body).toMatchObject([
      { handle: "demo", custom: { hosts: { kind: "any" } } },
      { handle: "onboarding", custom: { hosts: { kind: "all" } } },
    ]);
    expect((await tenant.get("/v2/forms")).body).toMatchObject([{ handle: "contact-shared", active: false }]);
    server.close();
  });
});
