import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import { type CommandSettings, runCommandLine, startCommand } from "../support/command-line";
import { startCalendlyServer } from "../support/start-calendly-server";

const api = createTestApi();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-import-"));
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

describe("bookpage import calendly", { timeout: 120_000 }, () => {
  it("continues after kill -9, and makes settings that plan and apply accept", { tags: "main" }, async () => {
    const company = buildCalendlyCompany({ people: 6, events: 90, domain: "killed.example.com" });
    const server = await startCalendlyServer(company, { delayMs: 20 });
    const settings = buildSettings(server.url);
    const files = path.join(directory, "settings");
    const killed = startCommand(["import", "calendly", files], settings);
    await expect.poll(() => server.requests.length, { timeout: 60_000 }).toBeGreaterThan(30);
    killed.kill("SIGKILL");
    await once(killed, "close");
    expect(await readdir(files)).toEqual([".import"]);

    const { exitCode, answer, stderr } = await runCommandLine(["import", "calendly", files], settings);
    expect({ exitCode, stderr: stderr.slice(-300) }).toMatchObject({ exitCode: 0 });
    expect(answer).toMatch(
      /^person0@killed\.example\.com\n {2}\+ users\/person0@killed\.example\.com\.yaml$/m,
    );
    expect(answer).toMatch(/(\d+) of \1 offered times are the same here/);
    const requests = server.requests
      .filter((one) => one !== "/users/me")
      .map((one) => one.replace(/start_time.*/, ""));
    const busyWindows = 9;
    const counts = new Map<string, number>();
    for (const one of requests) counts.set(one, (counts.get(one) ?? 0) + 1);
    const repeated = [...counts].filter(
      ([request, count]) =>
        count >
        (request.startsWith("/user_busy")
          ? busyWindows
          : request.startsWith("/event_type_available")
            ? 2
            : 1),
    );
    expect(repeated.length, JSON.stringify(repeated)).toBeLessThanOrEqual(1); // the request that was cut off
    expect((await readdir(files)).sort()).toEqual([
      ".schema",
      "availabilities",
      "forms",
      "import-report.json",
      "pages",
      "users",
    ]);
    expect(JSON.parse(await readFile(path.join(files, "import-report.json"), "utf8")).sections).toHaveLength(
      7,
    );

    const { id } = await api.tenant();
    const plan = await runCommandLine(["plan", files, "--organization", id], settings);
    expect(plan.answer).toMatch(/^\+ pages\/killed-person-0\.yaml$/m);
    expect((await runCommandLine(["apply", files, "--organization", id], settings)).exitCode).toBe(0);
    const drift = await runCommandLine(["plan", files, "--organization", id, "--exit-code"], settings);
    expect([drift.exitCode, drift.answer]).toEqual([0, "Nothing to change.\n"]);
    server.close();
  });

  it("takes the token from standard input, and says when Calendly refuses it", async () => {
    const server = await startCalendlyServer(buildCalendlyCompany({ people: 1 }));
    const settings = { ...buildSettings(server.url), CALENDLY_TOKEN: undefined };
    const files = path.join(directory, "refused");
    const none = await runCommandLine(["import", "calendly", files], settings);
    expect([none.exitCode, none.stderr]).toEqual([1, expect.stringMatching(/Set CALENDLY_TOKEN/)]);
    const wrong = await runCommandLine(["import", "calendly", files, "--token-stdin"], settings, "pat-2\n");
    expect([wrong.exitCode, wrong.stderr]).toEqual([1, expect.stringMatching(/Calendly refuses the token/)]);
    const right = await runCommandLine(["import", "calendly", files, "--token-stdin"], settings, "pat-1\n");
    expect(right.exitCode).toBe(0);
    server.close();
  });
});
