import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { convertBookings } from "../calcom-import/convert-bookings";
import { convertQuestions } from "../calcom-import/convert-questions";
import { readDump } from "./read-dump";

const NOW = asInstant(Date.UTC(2026, 10, 30));

const DUMPS = path.resolve("tests/calcom-dump/dumps");
const COPY = path.join(DUMPS, "copy.sql");

const hasRestore = spawnSync("pg_restore", ["--version"]).status === 0;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-dump-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function writeDump(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(directory, name);
  await writeFile(file, content);
  return file;
}

describe("readDump", () => {
  it("reads people, hours, types and the bookings to come, as the API would tell them", async () => {
    const account = await readDump(COPY, NOW);
    expect(account.people).toEqual([
      {
        ...{ id: 1, email: "Ana@dump.example.com", name: "Ana Lopez", username: "ana-lopez" },
        ...{ timezone: "Europe/Berlin", locale: "de", role: "OWNER" },
      },
      {
        ...{ id: 2, email: "ben@dump.example.com", name: "Ben O'Hara", username: "ben" },
        ...{ timezone: "America/New_York", locale: "en", role: "MEMBER" },
      },
    ]);
    expect(account.schedules.get(1)).toEqual([
      {
        ...{ id: 1, ownerId: 1, timeZone: "Europe/Berlin", isDefault: false, overrides: [] },
        availability: [{ days: ["tuesday"], startTime: "17:00:00", endTime: "20:00:00" }],
      },
      {
        ...{ id: 2, ownerId: 1, timeZone: "Europe/Berlin", isDefault: true },
        availability: [
          {
            days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
            startTime: "09:00:00",
            endTime: "17:00:00",
          },
          { days: ["sunday"], startTime: "10:00:00", endTime: "12:00:00" },
        ],
        overrides: [
          { date: "2036-05-06", startTime: "10:00:00", endTime: "11:00:00" },
          { date: "2036-05-07", startTime: "00:00:00", endTime: "00:00:00" },
        ],
      },
    ]);
    expect(account.personalTypes).toMatchObject([
      {
        owner: 1,
        type: {
          ...{ title: "Intro call", slug: "intro", lengthInMinutes: 30, lengthInMinutesOptions: [30, 60] },
          description: "We talk.\nINSERT INTO public.users VALUES (99, 'evil');",
          locations: [
            { type: "integration", integration: "google-meet" },
            { type: "address", address: "Main St 1" },
            { type: "integration", integration: "daily" },
          ],
          bookingFields: [
            { slug: "name", isDefault: true },
            { slug: "email", isDefault: true },
            { slug: "size", isDefault: false, label: "Size of your team", options: ["1", "More"] },
          ],
          bookingWindow: { type: "calendarDays", value: 21, rolling: false },
          bookingLimitsCount: { day: 3, week: 10 },
          bookingLimitsDuration: { day: 120 },
          ...{ minimumBookingNotice: 240, beforeEventBuffer: 10, afterEventBuffer: 5, slotInterval: 15 },
          ...{ confirmationPolicy: null, seats: null, scheduleId: 1 },
        },
      },
      {
        owner: 2,
        type: {
          confirmationPolicy: { type: "always" },
          bookingWindow: {
            type: "range",
            value: [/^2036-01-01/, /^2036-12-31/].map((date) => expect.stringMatching(date)),
          },
        },
      },
    ]);
    expect(account.teamTypes).toMatchObject([
      {
        ...{ slug: "demo", schedulingType: "collective", team: { name: "Sales", slug: "sales" } },
        hosts: [
          { userId: 1, mandatory: true },
          { userId: 2, mandatory: true },
        ],
      },
      {
        ...{ slug: "workshop", seats: { seatsPerTimeSlot: 8, showAvailabilityCount: true } },
        hosts: [
          { userId: 2, mandatory: false },
          { userId: 1, mandatory: true },
        ],
      },
      { slug: "old", hosts: [{ userId: 2, mandatory: false }] },
    ]);
  });

  it("reads the questions of types that are older than booking fields, and their answers", async () => {
    const inputs = `COPY public."EventTypeCustomInput" (id, "eventTypeId", label, type, required, options) FROM stdin;
1\t2\tYour budget\tnumber\tt\t\\N
2\t2\tSize\tradio\tf\t[{"label": "Small"}, {"label": "Large"}]
3\t1\tIs replaced\ttext\tf\t\\N
\\.

`;
    const dump = (await readFile(COPY, "utf8")).replace(
      "COPY public._user_eventtype",
      (copy) => inputs + copy,
    );
    const account = await readDump(await writeDump("inputs.sql", dump), NOW);
    const byType = new Map(
      account.personalTypes.map(({ type }) => [
        type.slug,
        convertQuestions(type.bookingFields ?? [], type.slug),
      ]),
    );
    expect(byType.get("review")).toEqual({
      questions: [
        { label: "Your budget", kind: "number", required: true },
        { label: "Size", kind: "radio", options: ["Small", "Large"], required: false },
      ],
      differs: [],
    });
    expect(byType.get("intro")?.questions).toMatchObject([{ label: "Size of your team" }]);
  });

  it("reads bookings with hosts, answers, seats and the link of the call", async () => {
    const meetings = convertBookings(await readDump(COPY, NOW));
    expect(meetings.map(({ id, hosts, obstacle }) => [id, hosts.join(), obstacle])).toEqual([
      ["coming", "ana@dump.example.com", null],
      ["request", "ben@dump.example.com", "not_accepted"],
      ["both", "ana@dump.example.com,ben@dump.example.com", null],
      ["seats", "ana@dump.example.com", null],
    ]);
    const [coming, , both, seats] = meetings;
    expect(coming).toMatchObject({
      ...{ name: "Intro call", page: { slug: "ana-lopez", type: "intro" }, entryKey: "coming@Cal.com" },
      start: Date.UTC(2036, 4, 8, 8),
      place: { contact: "https://meet.google.com/abc-defg-hij" },
      bookers: [
        {
          ...{ email: "kim@mail.example", timezone: "Europe/Paris", phone: "+4930123456" },
          answers: [
            { question: "Size of your team", answer: "More" },
            { question: "Additional notes", answer: "Call; me\tsoon\\n" },
          ],
        },
      ],
      guests: ["friend@mail.example"],
    });
    expect(both?.place).toMatchObject({ contact: "https://new.daily.co/d2" });
    expect(seats).toMatchObject({
      seats: 8,
      bookers: [
        { name: "One", answers: [{ question: "diet", answer: "None" }] },
        { name: "Two", answers: [{ question: "diet", answer: "Vegan" }] },
      ],
    });
  });

  it("reads the same from INSERT statements, gzip and line ends of Windows", async () => {
    const account = await readDump(COPY, NOW);
    const text = await readFile(COPY, "utf8");
    for (const file of [
      path.join(DUMPS, "inserts.sql"),
      await writeDump("copy.sql.gz", gzipSync(text)),
      await writeDump("windows.sql", text.replaceAll("\n", "\r\n")),
    ])
      expect(await readDump(file, NOW)).toEqual(account);
  });

  it("has pg_restore turn an archive into SQL, or says how", async () => {
    const read = readDump(path.join(DUMPS, "archive.dump"), NOW);
    if (hasRestore) expect(await read).toEqual(await readDump(COPY, NOW));
    else await expect(read).rejects.toThrow("pg_restore -f dump.sql");
  });

  it("names what is wrong with a file", async () => {
    const text = await readFile(COPY, "utf8");
    const users = text.indexOf("\nCOPY public.users (id, username");
    for (const [content, message] of [
      ["", "This is no dump of PostgreSQL in SQL"],
      ["-- MySQL dump 10.13\nINSERT INTO `users` VALUES (1);\n", "This is no dump of PostgreSQL in SQL"],
      [text.slice(0, users + 200), "The dump is cut off in the middle of the table users"],
      [
        text.slice(0, text.indexOf("-- PostgreSQL database dump complete")),
        "The dump is cut off: its last line",
      ],
      [
        "--\n-- PostgreSQL database dump\n--\n\nCREATE TABLE public.users (\n    id integer\n);\n-- PostgreSQL database dump complete\n",
        "The dump has no table EventType, Schedule, Availability, Booking, Attendee",
      ],
      [
        text.replace("ana@dump", "ana\t@dump").replace("Ana@dump", "Ana\t@dump"),
        /users has \d+ values for \d+ columns/,
      ],
      [gzipSync(text).subarray(0, 2000), "The dump cannot be unpacked"],
      ["PGDMP\u0001\u000e", /pg_restore/],
    ] as const)
      await expect(readDump(await writeDump("wrong.sql", content), NOW)).rejects.toThrow(message);
    await expect(readDump(path.join(directory, "absent.sql"), NOW)).rejects.toThrow("cannot be read");
    await expect(readDump(directory, NOW)).rejects.toThrow("is a directory");
  });

  it("reads a large dump in bounded memory", async () => {
    const file = path.join(directory, "large.sql");
    const text = await readFile(COPY, "utf8");
    const begin = text.indexOf('COPY public."Attendee"');
    const stream = createWriteStream(file);
    stream.write(text.slice(0, begin));
    stream.write('COPY public."Past" (id, comment) FROM stdin;\n');
    const row = `1\t${"x".repeat(1_000_000)}\n`;
    for (let index = 0; index < 200; index += 1) if (!stream.write(row)) await once(stream, "drain");
    stream.end(`\\.\n\n${text.slice(begin)}`);
    await once(stream, "finish");
    const before = process.memoryUsage().heapUsed;
    const account = await readDump(file, NOW);
    expect(account.bookings).toHaveLength(4);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150 * 1024 * 1024);
  }, 60_000);
});
