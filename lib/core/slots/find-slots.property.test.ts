import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { buildWeek, makeHost, makeRange } from "@/lib/core/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { listTransitionDays, TEST_ZONES } from "@/lib/core/slots/testing/test-zones";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import type { Schedule } from "./schedule";
import type { SlotSearch } from "./slot-search";

describe("findSlots over any range", () => {
  it("returns the part of a wider search that lies in the range", () => {
    fc.assert(
      fc.property(
        anySearch,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (one, before, after) => {
          const wider = {
            ...one,
            from: asInstant(one.from - before * 12 * 60 * MINUTE),
            to: asInstant(one.to + after * 12 * 60 * MINUTE),
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
      fc.property(anySearch, (one) => {
        const team = { ...one, match: "any" } as const;
        expect(findSlots({ ...team, hosts: one.hosts.toReversed() })).toEqual(findSlots(team));
      }),
    );
  });
});

describe("findSlots compared with an oracle that checks every minute", () => {
  it("returns the same slots for any search", () => {
    fc.assert(
      fc.property(anySearch, (one) => {
        expect(findSlots(one)).toEqual(findSlotsByMinute(one));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  const schedules: [string, Partial<Schedule>, number][] = [
    [
      "at night",
      {
        week: buildWeek([
          makeRange("00:00", "02:30"),
          makeRange("02:45", "05:15"),
          makeRange("21:45", "00:00"),
        ]),
      },
      25,
    ],
    ["round the clock", { week: buildWeek([makeRange("00:00", "00:00")]) }, 50],
    [
      "round the clock but for an hour",
      {
        week: buildWeek([makeRange("00:00", "00:00")]).with(6, [
          makeRange("00:00", "02:00"),
          makeRange("03:00", "24:00"),
        ]),
      },
      50,
    ],
  ];

  it.each(TEST_ZONES)(
    "returns the same slots around every change of offset in %s",
    (name) => {
      for (const day of listTransitionDays(name, 2024, 2037)) {
        for (const [label, hours, duration] of schedules) {
          const one: SlotSearch = {
            hosts: [makeHost({ ...hours, zone: name })],
            match: "all",
            duration,
            step: 15,
            from: asInstant(day - DAY),
            to: asInstant(day + 3 * DAY),
            now: asInstant(0),
          };
          expect(findSlots(one), `${label}, ${new Date(day).toISOString()}`).toEqual(findSlotsByMinute(one));
        }
      }
    },
    60_000,
  );

  it("returns the same slots around the Friday that Apia skipped", () => {
    const week = buildWeek([]).map((_, day) => [
      makeRange("00:00", `0${day + 1}:10`),
      makeRange(`1${day}:20`, "21:00"),
    ]);
    for (let day = Date.UTC(2011, 11, 27); day < Date.UTC(2012, 0, 3); day += DAY) {
      const one: SlotSearch = {
        hosts: [makeHost({ zone: "Pacific/Apia", week })],
        match: "all",
        duration: 25,
        from: asInstant(day),
        to: asInstant(day + DAY),
        now: asInstant(0),
      };
      expect(findSlots(one)).toEqual(findSlotsByMinute(one));
    }
  });
});
