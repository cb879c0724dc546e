import fc from "fast-check";
import ical from "ical-generator";
import { expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { addIcsEvent } from "./ics-event";

const START = Date.UTC(2027, 2, 1, 9);
const HOUR_MS = 3_600_000;

/** The lines of an entry, unfolded, as a program reads them that knows the standard and nothing else. */
function writeLines({ organizer, title, place }: { organizer: string; title: string; place: string }) {
  const calendar = ical({ prodId: "//Bookpage//Bookpage//EN" });
  addIcsEvent(calendar, {
    id: "65f0c1a2b3c4d5e6f7a8b9c0",
    key: null,
    title,
    span: { start: instant(START), end: instant(START + HOUR_MS), allDay: false },
    timezone: "Europe/Paris",
    places: [{ name: place, address: null }],
    organizer: { name: organizer, email: "jane@example.com" },
    cancelled: false,
    icsSequence: 0,
    createdAt: new Date(START),
    updatedAt: new Date(START),
  });
  return calendar.toString().replace(/\r\n /g, "").trimEnd().split("\r\n");
}

const namesIn = (lines: readonly string[]) => lines.map((line) => /^[A-Z-]*/.exec(line)?.[0]);

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "\\",
        ";",
        ":",
        ",",
        "\r",
        "\n",
        "\r\n",
        "\u0085",
        "SENT-BY=",
        "mailto:eve@example.com",
        "BEGIN:VALARM",
        " ",
      ),
      { minLength: 1 },
    )
    .map((parts) => parts.join("")),
);

it("no name, title or place becomes a parameter, a property or an address of its own", () => {
  const harmless = namesIn(writeLines({ organizer: "Jane", title: "Lunch", place: "Paris" }));
  const entry = fc.record({ organizer: hostile, title: hostile, place: hostile });
  fc.assert(
    fc.property(entry, (texts) => {
      const lines = writeLines(texts);
      expect(namesIn(lines)).toEqual(harmless);
      const organizer = lines.find((line) => line.startsWith("ORGANIZER"));
      expect(organizer).toMatch(/^ORGANIZER;CN="[^"\p{Cc}]*":mailto:jane@example\.com$/u);
    }),
    { numRuns: 500 },
  );
});

it("a name is shown as it was given, but for its quotes", () => {
  const lines = writeLines({ organizer: 'Jane "JD" Doe; Ltd.', title: "Lunch", place: "Paris" });
  expect(lines).toContain(`ORGANIZER;CN="Jane 'JD' Doe; Ltd.":mailto:jane@example.com`);
});
