import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { formatIsoWithOffset } from "./format-iso-with-offset";
import { asInstant } from "./instant";

const show = (zone: string, iso: string) => formatIsoWithOffset(zone, asInstant(Date.parse(iso)));

describe("formatIsoWithOffset", () => {
  it("writes the zone's offset", () => {
    expect(show("Europe/Paris", "2031-03-10T08:00:00Z")).toBe("2031-03-10T09:00:00+01:00");
    expect(show("America/St_Johns", "2031-01-10T02:00:05Z")).toBe("2031-01-09T22:30:05-03:30");
    expect(show("Asia/Kathmandu", "2031-01-10T23:59:59Z")).toBe("2031-01-11T05:44:59+05:45");
  });

  it("writes +00:00 for UTC", () => {
    expect(show("UTC", "2031-03-10T08:00:00Z")).toBe("2031-03-10T08:00:00+00:00");
  });

  it("omits fractions of a second", () => {
    expect(show("UTC", "2031-03-10T08:00:00.999Z")).toBe("2031-03-10T08:00:00+00:00");
  });

  it("represents the exact instant if the offset has seconds", () => {
    const text = show("Africa/Monrovia", "1971-06-01T12:00:00Z");
    expect(text).toMatch(/-00:4[45]$/);
    expect(Date.parse(text)).toBe(Date.parse("1971-06-01T12:00:00Z"));
  });

  it("agrees with Luxon in any order of calls", () => {
    const zone = fc.constantFrom(
      "Europe/Paris",
      "America/New_York",
      "Australia/Lord_Howe",
      "Pacific/Chatham",
      "UTC",
    );
    const second = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(zone, second), { maxLength: 8 }), (pairs) => {
        for (const [name, seconds] of pairs) {
          const expected = DateTime.fromSeconds(seconds, { zone: name }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
          expect(formatIsoWithOffset(name, asInstant(seconds * 1000))).toBe(expected);
        }
      }),
    );
  });
});
