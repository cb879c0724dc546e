import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import type { MeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { createTestApi } from "../support/api";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import { runCommandLine } from "../support/command-line";
import { startCalendlyServer } from "../support/start-calendly-server";

const api = createTestApi();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-company-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const PEOPLE = 50;
const DAYS = 28;

/** From the day after tomorrow on, so that no time passes between the two answers. */
const getDay = (ahead: number) => new Date((Math.floor(Date.now() / DAY) + ahead) * DAY).toISOString();

describe("a company of 50 people in Calendly", { timeout: 400_000 }, () => {
  it("stands here after four commands, with the same free times of 28 days but for those of the report", async () => {
    const company = buildCalendlyCompany({
      people: PEOPLE,
      typesPerPerson: 1,
      events: 200,
      domain: "fifty.example.com",
    });
    for (const person of company.people) person.busy = []; // calendars are connected, not imported
    const server = await startCalendlyServer(company);
    const tenant = await api.tenant();
    const settings = {
      DATABASE_URL: process.env.DATABASE_URL,
      BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
      WEB_URL: "https://meet.example.com",
      BOOKPAGE_DATA_DIR: directory,
      CALENDLY_TEST_ORIGIN: server.url,
      CALENDLY_TOKEN: "pat-1",
    };
    const files = path.join(directory, "settings");
    const organization = ["--organization", tenant.id];
    const run = async (...args: string[]) => {
      const { exitCode, answer, stderr } = await runCommandLine(args, settings);
      expect([exitCode, stderr.slice(-300)]).toEqual([0, expect.anything()]);
      return answer;
    };
    const report: string = await run("import", "calendly", files);
    await run("apply", files, ...organization);
    const meetings: MeetingReport = await run(
      "import",
      "calendly-bookings",
      files,
      "--apply",
      "--json",
      ...organization,
    );
    expect(await run("plan", files, ...organization, "--exit-code")).toBe("Nothing to change.\n");

    let [compared, different] = [0, 0];
    const named = new Set(
      report.split("\n").flatMap((line) => /^ {4}(call-\S+): offered times/.exec(line)?.[1] ?? []),
    );
    // Two meetings at once are possible there alone; the second one is reported, and takes no time here.
    const clashing = new Set(meetings.people.flatMap((one) => (one.clashes.length > 0 ? one.of : [])));
    for (const { resource, owner } of company.eventTypes) {
      const person = company.people.find(({ user }) => user.uri === owner)?.user;
      const there = await fetchStarts(server.url, String(resource.uri));
      const query = new URLSearchParams({
        ...{ page: String(person?.slug), type: String(resource.slug), timezone: "UTC" },
        ...{ from: getDay(2).slice(0, 10), to: getDay(DAYS + 1).slice(0, 10) },
      });
      const { slots } = (await tenant.get(`/v2/slots?${query}`)).body as {
        slots: { start: { dateTime: string } }[];
      };
      const here = slots.map(({ start }) => Date.parse(start.dateTime));
      const others = [
        ...there.filter((one) => !here.includes(one)),
        ...here.filter((one) => !there.includes(one)),
      ];
      compared += there.length;
      different += others.length;
      const isNamed = named.has(String(resource.slug)) || clashing.has(person?.email.toLowerCase() ?? "");
      if (!isNamed) expect([resource.slug, others]).toEqual([resource.slug, []]);
    }
    expect(compared).toBeGreaterThan(5000);
    expect(different / compared).toBeLessThan(0.005);
    server.close();
  });
});

async function fetchStarts(origin: string, type: string): Promise<number[]> {
  const query = new URLSearchParams({ event_type: type, start_time: getDay(2), end_time: getDay(DAYS + 2) });
  const response = await fetch(`${origin}/event_type_available_times?${query}`, {
    headers: { authorization: "Bearer pat-1" },
  });
  const { collection } = (await response.json()) as { collection: { start_time: string }[] };
  return collection.map(({ start_time: start }) => Date.parse(start));
}
