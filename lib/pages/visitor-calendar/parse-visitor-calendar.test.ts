import { describe, expect, it } from "vitest";
import { HOSTILE_FILES } from "@/lib/domain/calendars/testing/hostile-files";
import { parseVisitorCalendar } from "./parse-visitor-calendar";
import {
  APPLE_CALENDAR_FILE,
  GOOGLE_CALENDAR_FILE,
  OUTLOOK_CALENDAR_FILE,
} from "./testing/exported-calendars";

const MARCH = { from: Date.UTC(2031, 2, 1), until: Date.UTC(2031, 3, 5), zone: "Europe/Berlin" };

const encode = (text: string) => new TextEncoder().encode(text);

/** `2031-03-03T11:00 – 12:00 Team lunch`, in UTC; whole days as dates. */
function read(text: string, range = MARCH): string[] {
  const result = parseVisitorCalendar(encode(text), range);
  if ("fault" in result) return [result.fault];
  return result.times.map(({ start, end, allDay, title }) => {
    const [from, until] = [start, end].map((at) => new Date(at).toISOString());
    return allDay
      ? `${from?.slice(0, 10)} – ${until?.slice(0, 10)} ${title}`
      : `${from?.slice(0, 16)} – ${until?.slice(11, 16)} ${title}`;
  });
}

it("parseVisitorCalendar reads Google's format: series with exceptions, without free and declined entries", () => {
  expect(read(GOOGLE_CALENDAR_FILE)).toEqual([
    "2031-03-03T11:00 – 12:00 Team lunch",
    "2031-03-10T11:00 – 12:00 Team lunch",
    "2031-03-25T14:00 – 14:30 Team coffee",
    "2031-03-31T10:00 – 11:00 Team lunch", // summer time has begun
  ]);
});

it("parseVisitorCalendar reads Outlook's format: Windows zones and busy states", () => {
  expect(read(OUTLOOK_CALENDAR_FILE)).toEqual([
    "2031-03-10 – 2031-03-12 Holiday",
    "2031-03-27T08:00 – 09:00 Quarterly review",
    "2031-03-28T08:00 – 09:00 Quarterly review",
    "2031-03-29T08:00 – 09:00 Quarterly review",
    "2031-03-30T07:00 – 08:00 Quarterly review",
    "2031-03-31T07:00 – 08:00 Quarterly review",
  ]);
});

it("parseVisitorCalendar reads Apple's format: floating times are in the visitor's zone", () => {
  const choir = "Choir, with a folded line that is so long that no program would ever write it as one";
  expect(read(APPLE_CALENDAR_FILE)).toEqual([
    `2031-03-06T17:30 – 19:00 ${choir}`,
    "2031-03-07T09:00 – 10:00 Wherever I am",
    `2031-04-03T16:30 – 18:00 ${choir}`,
  ]);
  const unsaid = APPLE_CALENDAR_FILE.replace("X-WR-TIMEZONE:Europe/Berlin\r\n", "");
  expect(read(unsaid, { ...MARCH, zone: "America/New_York" })[1]).toBe(
    "2031-03-07T15:00 – 16:00 Wherever I am",
  );
});

it("parseVisitorCalendar expands only the requested range, however old a series is", () => {
  const week = { ...MARCH, from: Date.UTC(2046, 6, 2), until: Date.UTC(2046, 6, 9) };
  expect(read(GOOGLE_CALENDAR_FILE, week)).toEqual(["2046-07-02T10:00 – 11:00 Team lunch"]);
});

it("parseVisitorCalendar makes titles one short line without control characters", () => {
  const titled = (title: string) =>
    read(GOOGLE_CALENDAR_FILE.replace("SUMMARY:Team coffee", `SUMMARY:${title}`)).find((line) =>
      line.includes("T14:00"),
    );
  expect(titled("one\\ntwo \u202Eeerht")).toBe("2031-03-25T14:00 – 14:30 one two eerht");
  expect(titled("x".repeat(50_000))).toHaveLength("2031-03-25T14:00 – 14:30 ".length + 120);
  expect(titled("<img src=x onerror=alert(1)>")).toContain("<img src=x onerror=alert(1)>");
});

it.each([
  ["nothing", ""],
  ["a page", "<!doctype html><title>Sign in</title>"],
  ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"],
  ["a calendar that broke off", GOOGLE_CALENDAR_FILE.slice(0, 1500)],
])("parseVisitorCalendar rejects %s", (_, text) => expect(read(text)).toEqual(["unreadable"]));

it("parseVisitorCalendar reads UTF-16 with a byte order mark", () => {
  const bytes = new Uint8Array(Buffer.from(`\uFEFF${OUTLOOK_CALENDAR_FILE}`, "utf16le"));
  expect(parseVisitorCalendar(bytes, MARCH)).toEqual(
    parseVisitorCalendar(encode(OUTLOOK_CALENDAR_FILE), MARCH),
  );
});

describe("parseVisitorCalendar with a hostile calendar", () => {
  const year = { from: Date.UTC(2027, 0, 1), until: Date.UTC(2028, 6, 1), zone: "Europe/Berlin" };

  // `expand-hostile.test.ts` covers the end of each file; the thread's owner stops an endless one.
  const chosen = ["a day that never comes", "every second", "thousands of rules"];
  it.each(HOSTILE_FILES.filter(({ name }) => chosen.includes(name)))("finishes for $name", (file) => {
    const result = parseVisitorCalendar(encode(file.text()), year);
    expect("fault" in result ? result.fault : "times").toBe("times");
  });

  it("returns at most 20,000 times", () => {
    const series = (uid: number) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20270101T000000Z\r\nDURATION:PT1M\r\nRRULE:FREQ=HOURLY\r\nEND:VEVENT`;
    const events = Array.from({ length: 6 }, (_, index) => series(index)).join("\r\n");
    const result = parseVisitorCalendar(encode(`BEGIN:VCALENDAR\r\n${events}\r\nEND:VCALENDAR\r\n`), year);
    expect("times" in result && result.times.length).toBe(20_000);
  });
});
