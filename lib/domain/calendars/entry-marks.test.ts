import { describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { CalendarEntry } from "./calendar-entry";
import { formatMarks, mergeGuests, parseMarks, pickPrivacy, pickTitle } from "./entry-marks";

const entry: CalendarEntry = {
  uid: "1@example.com",
  sequence: 1,
  title: "“Fitting” \\ \u{1f457}",
  start: asInstant(0),
  end: asInstant(1),
  allDay: false,
  tentative: false,
  private: true,
  location: null,
  description: null,
  url: "https://example.com/event/1",
  updatedAt: new Date(0),
};

const invite = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: null,
    email: `guest-${index}@example.com`,
    status: "needs_action" as const,
  }));

describe("formatMarks", () => {
  it("writes marks that parseMarks reads", () => {
    const marks = parseMarks(formatMarks({ ...entry, attendees: invite(2) }, -3));
    expect(marks).toMatchObject({ title: entry.title, isPrivate: true, rooms: -3 });
    expect(marks?.guests).toMatch(/^[0-9a-f]{6} [0-9a-f]{6}$/);
    for (const foreign of [null, undefined, "", "no JSON", "[]", "1", '{"title":1}'])
      expect(parseMarks(foreign)).toBeNull();
  });

  it("respects the provider's limit for any title and number of guests", () => {
    for (const title of ['"'.repeat(300), "ä".repeat(300), "x"])
      expect(formatMarks({ ...entry, title, attendees: invite(200) }, 9).length).toBeLessThanOrEqual(1000);
  });
});

describe("an update of an entry", () => {
  const marks = parseMarks(formatMarks(entry));

  it("sets our title unless the owner has changed it", () => {
    expect(pickTitle("New", entry.title, marks)).toBe("New");
    expect(pickTitle("New", "Theirs", marks)).toBeUndefined();
    expect(pickTitle("New", undefined, marks)).toBeUndefined();
    expect(pickTitle("New", "Theirs", null)).toBe("New");
  });

  it("sets the private mark, and removes it only if Bookpage had set it", () => {
    expect([pickPrivacy(true, null), pickPrivacy(false, marks), pickPrivacy(false, null)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it("preserves the owner's guests and removes only those that Bookpage had invited", () => {
    const accessors = {
      readEmail: ({ email }: { email: string }) => email,
      toGuest: ({ email }: { email: string }) => ({ email }),
    };
    const theirs = [{ email: "boss@example.com" }];
    expect(mergeGuests([], { theirs, marks, ...accessors })).toBeNull();
    const invited = parseMarks(formatMarks({ ...entry, attendees: invite(1) }));
    const both = [...theirs, { email: "Guest-0@example.com" }];
    expect(mergeGuests([], { theirs: both, marks: invited, ...accessors })).toEqual(theirs);
  });
});
