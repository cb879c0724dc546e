import fc from "fast-check";
import ICAL from "ical.js";
import ical, { ICalCalendarMethod } from "ical-generator";
import { expect, it } from "vitest";
import { renderIcs } from "./render-ics";

const START = new Date("2027-03-01T09:00:00Z");

interface Texts {
  organizer: string;
  guest: string;
  title: string;
  place: string;
}

function write({ organizer, guest, title, place }: Texts): string {
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN", method: ICalCalendarMethod.REQUEST });
  const event = calendar.createEvent({
    id: "65f0c1a2b3c4d5e6f7a8b9c0@meet.example.com",
    stamp: START,
    start: START,
    end: new Date(START.getTime() + 3_600_000),
    summary: title,
    location: place,
    description: place,
    organizer: { name: organizer, email: "jane@example.com" },
  });
  event.createAttendee({ name: guest, email: "bob@example.com", rsvp: true });
  return renderIcs(calendar);
}

/** Unfolds the lines of a file as the standard requires. */
const unfold = (file: string) => file.replace(/\r\n /g, "").trimEnd().split("\r\n");

const namesIn = (lines: readonly string[]) => lines.map((line) => /^[A-Z-]*/.exec(line)?.[0]);

/** Reads the entry with another library. */
function read(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  const text = (name: string) => event?.getFirstPropertyValue(name);
  return {
    organizer: event?.getFirstProperty("organizer")?.getParameter("cn"),
    guest: event?.getFirstProperty("attendee")?.getParameter("cn"),
    title: text("summary"),
    place: text("location"),
    description: text("description"),
  };
}

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        ...['"', "\\", "^", "^'", "^n", ";", ":", ",", " ", "\t", "\u0007", "\u0085", "\u2028", "ä", "😀"],
        ...[
          "\r",
          "\n",
          "\r\n",
          "\\n",
          "\\N",
          "SENT-BY=",
          "mailto:eve@example.com",
          "BEGIN:VALARM",
          "x".repeat(70),
        ],
      ),
      { minLength: 1 },
    )
    .map((parts) => parts.join("")),
);

const HARMLESS = { organizer: "Jane", guest: "Bob", title: "Lunch", place: "Paris" };

const texts = fc.record({ organizer: hostile, guest: hostile, title: hostile, place: hostile });

it("renderIcs escapes names, titles and places against injection", () => {
  const harmless = namesIn(unfold(write(HARMLESS)));
  fc.assert(
    fc.property(texts, (text) => {
      const lines = unfold(write(text));
      expect(namesIn(lines)).toEqual(harmless);
      const organizer = lines.find((line) => line.startsWith("ORGANIZER"));
      expect(organizer).toMatch(/^ORGANIZER;CN="(?:[^"\p{Cc}]|\t)*":mailto:jane@example\.com$/u);
    }),
    { numRuns: 500 },
  );
});

/** Characters that a file cannot contain become a blank. */
const asWritten = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]|[\u2028\u2029]/gu, " ");

/** The library treats a backslash in a parameter as an escape, against the standard. */
const asParameter = (text: string) =>
  asWritten(text)
    .replace(/\\$/, "\\ ")
    .replace(/\\([\\;,n])/gi, (_, escaped) => (/n/i.test(escaped) ? "\n" : escaped));

it("renderIcs output is read back unchanged by another library: quotes, carets, commas, line breaks", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { organizer, guest, title, place } = text;
      expect(read(write(text))).toEqual({
        organizer: asParameter(organizer),
        guest: asParameter(guest),
        title: asWritten(title),
        place: asWritten(place),
        description: asWritten(place),
      });
    }),
    { numRuns: 500 },
  );
});

it("renderIcs ends every line with CRLF and folds by octets between characters", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const file = write(text);
      expect(file.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
      for (const line of file.slice(0, -2).split("\r\n")) {
        expect(line).not.toMatch(/[^\P{Cc}\t]/u);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
    }),
  );
});

it("renderIcs encodes parameters by RFC 6868", () => {
  const lines = unfold(write({ ...HARMLESS, organizer: 'Jane "JD" Doe; Ltd.\nParis ^ \\o/' }));
  expect(lines).toContain(`ORGANIZER;CN="Jane ^'JD^' Doe; Ltd.^nParis ^^ \\o/":mailto:jane@example.com`);
});
