import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSlots, type SlotSearch } from "@/lib/slots/find-slots";
import type { DayRange, Host, Schedule } from "@/lib/slots/schedule";
import { hostWith, range, weekOf } from "@/lib/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/slots/testing/oracle";
import { daysOfChange, TEST_ZONES } from "@/lib/slots/testing/zones";
import { DAY, instant, MINUTE } from "@/lib/time/instant";
import type { Interval } from "@/lib/time/interval";
import { fromEpochDay } from "@/lib/time/local-date";

const zone = fc.constantFrom(...TEST_ZONES);

// Around changes of offset above all, and around the day that Apia left out.
const interestingDay = fc.oneof(
  fc.constantFrom(...TEST_ZONES.flatMap((name) => daysOfChange(name, 2024, 2026)).map((day) => day / DAY)),
  fc.integer({ min: Date.UTC(2011, 11, 27) / DAY, max: Date.UTC(2012, 0, 2) / DAY }),
  fc.integer({ min: Date.UTC(2024, 0, 1) / DAY, max: Date.UTC(2026, 11, 31) / DAY }),
);

/** Ranges that follow each other: sorted, apart or touching, the last one possibly up to midnight. */
const dayRanges: fc.Arbitrary<DayRange[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => {
    const bounds = quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15);
    return bounds.flatMap((start, i) => {
      const end = bounds[i + 1];
      return end === undefined || i % 3 === 2 ? [] : [{ start, end: end === 1440 ? 0 : end }];
    });
  });

const week = fc.oneof(
  { weight: 4, arbitrary: fc.array(dayRanges, { minLength: 7, maxLength: 7 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      weekOf([range("00:00", "00:00")]),
      weekOf([range("00:00", "24:00")], [0, 1, 2, 3, 4]),
    ),
  },
  { weight: 1, arbitrary: dayRanges.map((ranges) => weekOf(ranges)) },
);

const buffer = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 }));

const schedule: fc.Arbitrary<Schedule> = fc.record({
  zone,
  week,
  pastAsBusy: fc.boolean(),
  todayAsBusy: fc.boolean(),
  daysAfterAsBusy: fc.option(fc.integer({ min: 0, max: 4 })),
  bufferBefore: buffer,
  bufferAfter: buffer,
  allDayBusy: fc.boolean(),
});

function hostAround(day: number): fc.Arbitrary<Host> {
  const interval: fc.Arbitrary<Interval> = fc
    .tuple(fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE }), fc.integer({ min: 0, max: 300 }))
    .map(([start, length]) => ({
      start: instant(day * DAY + start * MINUTE),
      end: instant(day * DAY + (start + length) * MINUTE),
    }));
  const allDay = fc
    .tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 2 }))
    .map(([first, length]) => ({ from: fromEpochDay(day + first), to: fromEpochDay(day + first + length) }));
  return fc.record({
    schedule,
    meetings: fc.array(interval, { maxLength: 4 }),
    busy: fc.array(interval, { maxLength: 4 }),
    allDay: fc.array(allDay, { maxLength: 1 }),
  });
}

const search: fc.Arbitrary<SlotSearch> = interestingDay.chain((day) =>
  fc.record({
    hosts: fc.array(hostAround(day), { minLength: 1, maxLength: 3 }),
    match: fc.constantFrom("all", "any"),
    duration: fc.integer({ min: 5, max: 150 }),
    step: fc.option(fc.integer({ min: 5, max: 90 }), { nil: undefined }),
    from: fc
      .integer({ min: -DAY / MINUTE, max: DAY / MINUTE })
      .map((minute) => instant(day * DAY + minute * MINUTE)),
    to: fc
      .integer({ min: DAY / MINUTE, max: (3 * DAY) / MINUTE })
      .map((minute) => instant(day * DAY + minute * MINUTE)),
    now: fc.integer({ min: -2 * DAY, max: 2 * DAY }).map((ms) => instant(day * DAY + ms)),
  }),
);

describe("findSlots over any range", () => {
  it("gives the part of a wider search that lies in the range", () => {
    fc.assert(
      fc.property(
        search,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (one, before, after) => {
          const wider = {
            ...one,
            from: instant(one.from - before * 12 * 60 * MINUTE),
            to: instant(one.to + after * 12 * 60 * MINUTE),
          };
          const part = findSlots(wider).filter((start) => start >= one.from && start < one.to);
          expect(findSlots(one)).toEqual(part);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("does not depend on the order of a team", () => {
    fc.assert(
      fc.property(search, (one) => {
        const team = { ...one, match: "any" } as const;
        expect(findSlots({ ...team, hosts: one.hosts.toReversed() })).toEqual(findSlots(team));
      }),
    );
  });
});

describe("findSlots against an oracle that looks at every minute", () => {
  it("finds the same slots for any search", () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(findSlots(one)).toEqual(findSlotsByMinute(one));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  const schedules: [string, Partial<Schedule>, number][] = [
    [
      "at night",
      { week: weekOf([range("00:00", "02:30"), range("02:45", "05:15"), range("21:45", "00:00")]) },
      25,
    ],
    ["round the clock", { week: weekOf([range("00:00", "00:00")]) }, 50],
    [
      "round the clock but for an hour",
      { week: weekOf([range("00:00", "00:00")]).with(6, [range("00:00", "02:00"), range("03:00", "24:00")]) },
      50,
    ],
  ];

  it.each(TEST_ZONES)(
    "finds the same slots around every change of offset in %s",
    (name) => {
      for (const day of daysOfChange(name, 2024, 2037)) {
        for (const [label, hours, duration] of schedules) {
          const one: SlotSearch = {
            hosts: [hostWith({ ...hours, zone: name })],
            match: "all",
            duration,
            step: 15,
            from: instant(day - DAY),
            to: instant(day + 3 * DAY),
            now: instant(0),
          };
          expect(findSlots(one), `${label}, ${new Date(day).toISOString()}`).toEqual(findSlotsByMinute(one));
        }
      }
    },
    60_000,
  );

  it("finds the same slots around the Friday that Apia left out", () => {
    const week = weekOf([]).map((_, day) => [range("00:00", `0${day + 1}:10`), range(`1${day}:20`, "21:00")]);
    for (let day = Date.UTC(2011, 11, 27); day < Date.UTC(2012, 0, 3); day += DAY) {
      const one: SlotSearch = {
        hosts: [hostWith({ zone: "Pacific/Apia", week })],
        match: "all",
        duration: 25,
        from: instant(day),
        to: instant(day + DAY),
        now: instant(0),
      };
      expect(findSlots(one)).toEqual(findSlotsByMinute(one));
    }
  });
});
