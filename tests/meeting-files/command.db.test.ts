import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { createTestApi } from "../support/api";
import { runCommandLine } from "../support/command-line";

const api = createTestApi();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-files-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A date some days ahead, as exports of American tools write it. */
const formatDay = (ahead: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(Date.now() + ahead * DAY);

describe("bookpage import csv", { timeout: 120_000 }, () => {
  it("says how it reads the columns, then imports each appointment once and silently", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    for (const [email, first_name] of [
      ["ana@files.example.com", "Ana"],
      ["ben@files.example.com", "Ben"],
    ])
      await tenant.post("/v2/users", {
        organization: tenant.id,
        user: { email, first_name, last_name: "Lopez", timezone: "Europe/Berlin" },
      });
    const file = path.join(directory, "appointments.csv");
    await writeFile(
      file,
      `Start Time,End Time,First Name,Last Name,Email,Type,Calendar,Paid?,Size of your team
"${formatDay(3)} 9:00 am","${formatDay(3)} 9:30 am",Kim,Doe,kim@mail.example,Intro,Ana Lopez,no,10
"${formatDay(3)} 9:15 am","${formatDay(3)} 9:45 am",Lou,Doe,lou@mail.example,Intro,ana@files.example.com,no,
"${formatDay(4)} 1:00 pm","${formatDay(4)} 2:00 pm",Pat,Doe,pat@mail.example,Intro,Ben Lopez,no,
"${formatDay(4)} 3:00 pm","${formatDay(4)} 4:00 pm",Zoe,Doe,zoe@mail.example,Intro,Cem,no,
"${formatDay(-4)} 3:00 pm","${formatDay(-4)} 4:00 pm",Old,Doe,old@mail.example,Intro,Ben Lopez,no,`,
    );
    const settings = {
      DATABASE_URL: process.env.DATABASE_URL,
      BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
      BOOKPAGE_DATA_DIR: directory,
      WEB_URL: "https://meet.example.com",
    };
    const run = (...flags: string[]) =>
      runCommandLine(["import", "csv", file, "--organization", tenant.id, ...flags], settings);
    const count = async (table: string) =>
      Number(
        (await api.pool.query(`SELECT count(*) FROM ${table} WHERE organization_id = $1`, [tenant.id]))
          .rows[0].count,
      );
    const dry = await run("--timezone", "Europe/Berlin");
    expect({ exitCode: dry.exitCode, stderr: dry.stderr }).toMatchObject({ exitCode: 0 });
    expect(dry.answer).toMatch(
      /^Calendar: host\nPaid\?: is left out\nSize of your team: is an answer of the booker$/m,
    );
    expect(dry.answer).toMatch(/^ana@files\.example\.com\n {2}1 to import$/m);
    expect(dry.answer).toMatch(/their time is taken here:\n {4}.* Intro: Intro, .* UTC, is here/);
    expect(dry.answer).toMatch(/^cannot be read:\n {2}row 5: host: nobody here is called Cem$/m);
    expect(await count("events")).toBe(0);

    const done = await run("--timezone", "Europe/Berlin", "--apply");
    expect(done.answer).toMatch(/^ben@files\.example\.com\n {2}1 imported$/m);
    expect([await count("events"), await count("mails")]).toEqual([2, 0]);
    const again = await run("--timezone", "Europe/Berlin", "--apply");
    expect(again.answer).toMatch(/^ {2}0 imported, 1 imported before$/m);
    expect(await count("events")).toBe(2);

    for (const [option, value, rule] of [
      ["--timezone", "Mars", /--timezone must be a name of the time zone database/],
      ["--date-order", "ymd", /--date-order must be dmy or mdy/],
      ["--columns", "Type", /--columns must be pairs/],
    ] as const) {
      const wrong = await run(option, value);
      expect([wrong.exitCode, wrong.stderr]).toEqual([1, expect.stringMatching(rule)]);
    }
    const host = await run("--timezone", "Europe/Berlin", "--host", "nobody@files.example.com");
    expect([host.exitCode, host.stderr]).toEqual([1, expect.stringMatching(/nobody@.* is not a user here/)]);
  });

  it("imports the meetings of a calendar file", async () => {
    const tenant = await api.tenant();
    await tenant.post("/v2/users", { organization: tenant.id, user: { email: "ana@ics.example.com" } });
    const file = path.join(directory, "meetings.ics");
    const stamp = (hour: number) =>
      `${new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10).replaceAll("-", "")}T${hour}0000Z`;
    await writeFile(
      file,
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//tool//EN\r\nBEGIN:VEVENT\r\nUID:one@tool\r\nSUMMARY:Planning\r\nDTSTART:${stamp(10)}\r\nDTEND:${stamp(11)}\r\nORGANIZER:mailto:ana@ics.example.com\r\nATTENDEE;CN=Kim:mailto:kim@mail.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    );
    const settings = {
      DATABASE_URL: process.env.DATABASE_URL,
      BOOKPAGE_SECRET: process.env.BOOKPAGE_SECRET,
      BOOKPAGE_DATA_DIR: directory,
      WEB_URL: "https://meet.example.com",
    };
    const args = ["import", "ics", file, "--organization", tenant.id, "--timezone", "UTC", "--apply"];
    const done = await runCommandLine(args, settings);
    expect({ exitCode: done.exitCode, stderr: done.stderr }).toMatchObject({ exitCode: 0 });
    expect(done.answer).toMatch(/^ana@ics\.example\.com\n {2}1 imported\n {4}\+ .* Planning$/m);
  });
});
