import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { buildCalcomBooking, buildCalcomCompany, buildCalcomType } from "../support/build-calcom-company";
import type { CalcomCompany } from "../support/calcom-company";
import { type CommandSettings, runCommandLine, startCommand } from "../support/command-line";
import { startCalcomServer } from "../support/start-calcom-server";

const api = createTestApi();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-calcom-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** An organisation that has the settings of the account, and the commands that it was moved with. */
async function moveIn(company: CalcomCompany) {
  const server = await startCalcomServer(company);
  const settings: CommandSettings = {
    DATABASE_URL: process.env.DATABASE_URL,
    BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
    WEB_URL: "https://meet.example.com",
    BOOKPAGE_DATA_DIR: directory,
    CALCOM_TEST_ORIGIN: server.url,
    CALCOM_API_KEY: "cal_live_1",
  };
  const tenant = await api.tenant();
  const files = path.join(directory, tenant.id);
  const target = ["--organization", tenant.id];
  const run = async (...args: string[]) => {
    const done = await runCommandLine([...args, ...target], settings);
    expect({ exitCode: done.exitCode, stderr: done.stderr.slice(-400) }).toMatchObject({ exitCode: 0 });
    return done.answer;
  };
  await run("import", "calcom", files);
  await run("apply", files);
  expect(await run("plan", files, "--exit-code")).toBe("Nothing to change.\n");
  const count = async (table: string) =>
    Number(
      (await api.pool.query(`SELECT count(*) FROM ${table} WHERE organization_id = $1`, [tenant.id])).rows[0]
        .count,
    );
  return { server, settings, tenant, files, target, run, count };
}

describe("bookpage import calcom-bookings", { timeout: 180_000 }, () => {
  it("says first what it would do, then imports each booking once and silently", {
    tags: "main",
  }, async () => {
    const company = buildCalcomCompany({ people: 2, domain: "calbooked.example.com" });
    const [host, other] = company.people;
    if (!host || !other) throw new Error("no people");
    host.eventTypes.push(
      buildCalcomType(950, { title: "Course", slug: "course", seats: { seatsPerTimeSlot: 5 } }),
    );
    company.bookings = [
      buildCalcomBooking(1, { host, type: 301 }),
      buildCalcomBooking(2, { host, type: 301, recurringBookingUid: "series-1", location: "Main street 1" }),
      buildCalcomBooking(3, { host, type: 301, status: "pending" }),
      buildCalcomBooking(4, { host, type: 301, status: "cancelled" }),
      buildCalcomBooking(5, {
        ...{ host, type: 950, eventType: { id: 950, slug: "course" }, guests: [] },
        attendees: [
          { name: "One", email: "One@example.com", bookingFieldsResponses: { "team-size": "1" } },
          { name: "Two", email: "two@example.com", bookingFieldsResponses: { "team-size": "More" } },
        ],
      }),
      buildCalcomBooking(6, { host: other, type: 302 }),
    ];
    const { server, tenant, files, run, count } = await moveIn(company);
    const dry = await run("import", "calcom-bookings", files);
    expect(dry).toMatch(/^person0@calbooked\.example\.com\n {2}3 to import$/m);
    expect(dry).toMatch(/cannot come:\n {4}.*Intro call: nobody has accepted this request in Cal\.com$/m);
    expect(await count("events")).toBe(0);

    const asked = server.requests.length;
    expect(await run("import", "calcom-bookings", files, "--apply")).toMatch(
      /^person1@calbooked\.example\.com\n {2}1 imported$/m,
    );
    expect(server.requests.length - asked).toBe(1); // the owner; all else was read by the dry run
    expect(await readdir(files)).not.toContain(".import-bookings");
    expect([await count("events"), await count("mails")]).toEqual([4, 0]);
    const { rows } = await api.pool.query<{ id: string }>(
      "SELECT id FROM events WHERE organization_id = $1 ORDER BY starts_at",
      [tenant.id],
    );
    const events = await Promise.all(rows.map(async ({ id }) => (await tenant.get(`/v2/events/${id}`)).body));
    expect(events[0]).toMatchObject({
      title: "Guest 1 / Person 0 Example",
      confirmed: { flag: true },
      places: [{ kind: "link", name: "Video call" }],
      answers: [
        { key: "size_of_your_team", label: "Size of your team", text: "2 to 10" },
        { label: "Additional notes", text: "Plan 1" },
      ],
      invitees: expect.arrayContaining([
        expect.objectContaining({ email: "guest-1@example.com" }),
        expect.objectContaining({ email: "friend-1@example.com" }),
      ]),
    });
    expect(events[1].places).toMatchObject([{ name: "Main street 1" }]);
    expect(events[2]).toMatchObject({ seats: { all: 5, taken: 2 } });
    expect(await run("import", "calcom-bookings", files, "--apply")).toMatch(
      /^ {2}0 imported, 3 imported before$/m,
    );
    server.close();
  });

  it("imports each of many bookings once, though it is killed and met by limits and half answers", async () => {
    const company = buildCalcomCompany({ people: 3, domain: "calmany.example.com" });
    company.bookings = Array.from({ length: 240 }, (_, index) => {
      const host = company.people[index % 3];
      if (!host) throw new Error("no people");
      return buildCalcomBooking(index, { host, type: 300 + host.id });
    });
    const { server, settings, files, target, run, count } = await moveIn(company);
    server.setFault((requests) => (requests % 5 === 0 ? "cut" : requests % 7 === 0 ? "limit" : null));
    const writing = startCommand(["import", "calcom-bookings", files, ...target, "--apply"], settings);
    await expect.poll(() => count("events"), { timeout: 90_000, interval: 20 }).toBeGreaterThan(10);
    writing.kill("SIGKILL");
    await once(writing, "close");
    expect(await count("events")).toBeLessThan(240);
    await run("import", "calcom-bookings", files, "--apply");
    expect([await count("events"), await count("imported_events")]).toEqual([240, 240]);
    server.close();
  });

  it("names the variable of the key, and refuses an address of the API that is not encrypted", async () => {
    const server = await startCalcomServer(buildCalcomCompany({ people: 1, domain: "calkey.example.com" }));
    const settings = { CALCOM_TEST_ORIGIN: server.url, BOOKPAGE_DATA_DIR: directory };
    const files = path.join(directory, "refused");
    const none = await runCommandLine(["import", "calcom", files], settings);
    expect([none.exitCode, none.stderr]).toEqual([1, expect.stringMatching(/Set CALCOM_API_KEY/)]);
    const open = await runCommandLine(
      ["import", "calcom", files, "--url", "http://cal.example.com"],
      settings,
    );
    expect([open.exitCode, open.stderr]).toEqual([1, expect.stringMatching(/url.*must be an https:\/\//)]);
    const wrong = await runCommandLine(
      ["import", "calcom", files, "--token-stdin"],
      settings,
      "cal_live_2\n",
    );
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/Cal\.com refuses the API key/),
    ]);
    server.close();
  });
});
