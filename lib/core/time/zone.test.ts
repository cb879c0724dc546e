import fc from "fast-check";
import { DateTime, IANAZone } from "luxon";
import { describe, expect, it } from "vitest";
import { asInstant, DAY, MINUTE } from "./instant";
import { addDays, fromEpochDay, type LocalDate } from "./local-date";
import { getOffsetAt, getStartOfDay, isZone, toInstant, toLocalDate, toLocalMinute } from "./zone";

const date = (text: string) => text as LocalDate;
const utc = (at: number) => new Date(at).toISOString().slice(0, 16);

const zone = fc.constantFrom(
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Havana",
  "America/Nuuk",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Antarctica/Troll",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Asia/Pyongyang",
  "Australia/Lord_Howe",
  "Europe/Paris",
  "Pacific/Apia",
  "Pacific/Chatham",
  "UTC",
);

const time = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2045, 0, 1) }).map(asInstant);
const day = time.map((at) => Math.floor(at / DAY));

describe("isZone", () => {
  it.each(["Europe/Paris", "UTC", "Etc/GMT+5", "America/Argentina/Buenos_Aires", "Asia/Calcutta"])(
    "accepts %s",
    (name) => {
      expect(isZone(name)).toBe(true);
    },
  );

  it.each(["", "+02:00", "-0100", "Z", "UTC+1", "Europe/Atlantis", "local", "Europe/Paris "])(
    "rejects %j",
    (name) => {
      expect(isZone(name)).toBe(false);
    },
  );
});

describe("getOffsetAt", () => {
  it("agrees with Luxon from 2010 to 2045", () => {
    fc.assert(
      fc.property(zone, time, (name, at) => {
        expect(getOffsetAt(name, at)).toBe(IANAZone.create(name).offset(at) * MINUTE);
      }),
      { numRuns: 2000 },
    );
  });

  it("agrees with Luxon over all years, in any order of lookups", () => {
    const anyTime = fc.integer({ min: 0, max: Date.UTC(2199, 11, 31) }).map(asInstant);
    fc.assert(
      fc.property(
        fc.constantFrom("Africa/Monrovia", "America/Recife", "Europe/Paris"),
        anyTime,
        (name, at) => {
          expect(getOffsetAt(name, at)).toBeCloseTo(IANAZone.create(name).offset(at) * MINUTE, 6);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("supports every zone of the platform", () => {
    for (const name of Intl.supportedValuesOf("timeZone")) {
      const at = asInstant(Date.UTC(2031, 6, 1));
      expect(getOffsetAt(name, at), name).toBe(IANAZone.create(name).offset(at) * MINUTE);
    }
  });

  it("changes at the exact millisecond", () => {
    const change = Date.UTC(2031, 2, 30, 1);
    expect(getOffsetAt("Europe/Paris", asInstant(change - 1))).toBe(60 * MINUTE);
    expect(getOffsetAt("Europe/Paris", asInstant(change))).toBe(120 * MINUTE);
  });

  it("uses the nearest known offset outside of the known range", () => {
    expect(getOffsetAt("Asia/Tokyo", asInstant(8.64e15))).toBe(9 * 60 * MINUTE);
    expect(getOffsetAt("Asia/Tokyo", asInstant(-8.64e15))).toBe(9 * 60 * MINUTE);
    expect(getOffsetAt("Asia/Tokyo", asInstant(0))).toBe(9 * 60 * MINUTE);
  });

  it("rejects an unknown name", () => {
    expect(() => getOffsetAt("Europe/Atlantis", asInstant(0))).toThrow(RangeError);
  });
});

describe("toInstant", () => {
  it.each([
    ["an ordinary time", "Europe/Paris", "2031-03-10", 9 * 60, "2031-03-10T08:00"],
    ["a skipped time, later by the gap", "Europe/Paris", "2031-03-30", 150, "2031-03-30T01:30"],
    ["the first minute that is skipped", "Europe/Paris", "2031-03-30", 120, "2031-03-30T01:00"],
    ["the first minute after the gap", "Europe/Paris", "2031-03-30", 180, "2031-03-30T01:00"],
    ["the first of two", "Europe/Paris", "2031-10-26", 150, "2031-10-26T00:30"],
    ["the minute after the repeated ones", "Europe/Paris", "2031-10-26", 180, "2031-10-26T02:00"],
    ["a gap of half an hour", "Australia/Lord_Howe", "2031-10-05", 135, "2031-10-04T15:45"],
    ["a gap of two hours", "Antarctica/Troll", "2031-03-30", 90, "2031-03-30T01:30"],
    ["a midnight that is skipped", "Africa/Cairo", "2026-04-24", 0, "2026-04-23T22:00"],
    ["a midnight that comes twice", "America/Havana", "2026-11-01", 0, "2026-11-01T04:00"],
    ["the midnight at the end of the day", "Europe/Paris", "2031-03-10", 1440, "2031-03-10T23:00"],
    ["the end of a day before a skipped midnight", "Africa/Cairo", "2026-04-23", 1440, "2026-04-23T22:00"],
    ["a time on the date that Apia left out", "Pacific/Apia", "2011-12-30", 9 * 60, "2011-12-30T19:00"],
  ])("returns %s", (_, name, text, minute, expected) => {
    expect(utc(toInstant(name, date(text), minute))).toBe(expected);
  });

  it("converts back to the same date and time, unless the clocks skip it", () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 0, max: 1439 }), (name, epochDay, minute) => {
        const at = toInstant(name, fromEpochDay(epochDay), minute);
        const shown = DateTime.fromMillis(at, { zone: name });
        const wallTime = DateTime.fromISO(fromEpochDay(epochDay), { zone: "UTC" }).plus({ minutes: minute });
        const gap = shown.setZone("UTC", { keepLocalTime: true }).diff(wallTime).toMillis();
        const offsetBefore = IANAZone.create(name).offset(at - DAY);
        const skipped = (IANAZone.create(name).offset(at) - offsetBefore) * MINUTE;
        expect([0, skipped]).toContain(gap);
      }),
      { numRuns: 1000 },
    );
  });

  it("returns the first instant that shows the time", () => {
    fc.assert(
      fc.property(zone, time, (name, at) => {
        const minute = Math.floor(at / MINUTE) * MINUTE;
        const first = toInstant(
          name,
          toLocalDate(name, asInstant(minute)),
          toLocalMinute(name, asInstant(minute)),
        );
        const earlier = minute - first;
        expect(earlier === 0 || (earlier > 0 && earlier <= 2 * 60 * MINUTE)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("toLocalEpochDay and toLocalMinute", () => {
  it("agree with Luxon", () => {
    fc.assert(
      fc.property(zone, time, (name, at) => {
        const shown = DateTime.fromMillis(at, { zone: name });
        expect(toLocalDate(name, at)).toBe(shown.toISODate());
        expect(toLocalMinute(name, at)).toBe(shown.hour * 60 + shown.minute);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("getStartOfDay", () => {
  it.each([
    ["midnight", "Europe/Paris", "2031-03-10", "2031-03-09T23:00"],
    ["one o'clock where midnight is skipped", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00"],
    ["one o'clock in Beirut", "Asia/Beirut", "2026-03-29", "2026-03-28T22:00"],
    ["one o'clock in Santiago", "America/Santiago", "2026-09-06", "2026-09-06T04:00"],
    ["the first of two midnights", "America/Havana", "2026-11-01", "2026-11-01T04:00"],
    ["midnight where the clocks change a minute later", "America/St_Johns", "2010-03-14", "2010-03-14T03:30"],
    [
      "the start of the next date for one that was left out",
      "Pacific/Apia",
      "2011-12-30",
      "2011-12-30T10:00",
    ],
  ])("is %s", (_, name, text, expected) => {
    expect(utc(getStartOfDay(name, date(text)))).toBe(expected);
  });

  it("is the first instant of the date", () => {
    fc.assert(
      fc.property(zone, day, (name, epochDay) => {
        const one = fromEpochDay(epochDay);
        const start = getStartOfDay(name, one);
        if (start === getStartOfDay(name, addDays(one, 1))) return; // the zone skips this date
        expect(toLocalDate(name, start)).toBe(one);
        for (let minutes = 1; minutes <= 180; minutes += 1) {
          expect(toLocalDate(name, asInstant(start - minutes * MINUTE)) < one).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
