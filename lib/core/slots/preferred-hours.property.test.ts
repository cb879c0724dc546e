import fc from "fast-check";
import { IANAZone } from "luxon";
import { describe, expect, it } from "vitest";
import {
  buildWeek,
  formatStarts,
  makeHost,
  makeInstant,
  makeRange,
} from "@/lib/core/slots/testing/factories";
import { minuteOfWall } from "@/lib/core/slots/testing/oracle";
import { listTransitionDays, TEST_ZONES } from "@/lib/core/slots/testing/test-zones";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { findSlots } from "./find-slots";
import { type PreferredHours, pickPreferredStarts } from "./preferred-hours";

const anyPreferred: fc.Arbitrary<PreferredHours[]> = fc.array(
  fc.record({
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    hours: fc
      .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 900 }))
      .map(([start, length]) => ({ start, end: start + length >= 1440 ? 0 : start + length })),
  }),
  { maxLength: 3 },
);

/** Checks that every minute of the meeting lies within one range of its date. */
function suitsByMinute(start: number, minutes: number, zone: string, preferred: readonly PreferredHours[]) {
  const first = start / MINUTE;
  const day = Math.floor((first + IANAZone.create(zone).offset(start)) / 1440);
  return preferred.some(({ weekdays, hours }) => {
    const from = minuteOfWall(zone, day * 1440 + hours.start);
    const to = minuteOfWall(zone, day * 1440 + (hours.end || 1440));
    const isWithin = (_: unknown, index: number) => first + index >= from && first + index < to;
    return weekdays.includes((day + 3) % 7) && Array.from({ length: minutes }, isWithin).every(Boolean);
  });
}

describe("preferred hours", () => {
  const days = TEST_ZONES.flatMap((zone) =>
    listTransitionDays(zone, 2024, 2026).map((day) => ({ zone: zone as string, day: day as number })),
  );
  const anyDay = fc.oneof(
    fc.constantFrom(...days),
    fc.record({
      zone: fc.constantFrom(...TEST_ZONES),
      day: fc.integer({ min: Date.UTC(2024, 0) / DAY, max: Date.UTC(2026, 0) / DAY }).map((day) => day * DAY),
    }),
  );

  it("suit the times whose every minute lies within one of them", () => {
    fc.assert(
      fc.property(
        anyDay,
        anyPreferred,
        fc.integer({ min: 5, max: 150 }),
        fc.array(fc.integer({ min: -1440, max: 2880 }), { maxLength: 40 }),
        ({ zone, day }, preferred, duration, minutes) => {
          const starts = minutes.sort((a, b) => a - b).map((minute) => asInstant(day + minute * MINUTE));
          const found = pickPreferredStarts(starts, { preferred, zone, duration });
          const expected = starts.filter((start) => suitsByMinute(start, duration, zone, preferred));
          expect([...found]).toEqual([...new Set(expected)]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("suit a meeting that ends with them, on their weekdays", () => {
    const starts = findSlots({
      hosts: [makeHost({ week: buildWeek([makeRange("09:00", "12:00")]) })],
      match: "all",
      duration: 60,
      step: 30,
      from: makeInstant("2031-03-10T00:00+01:00"),
      to: makeInstant("2031-03-12T00:00+01:00"),
      now: makeInstant("2031-03-01T00:00+01:00"),
    });
    const preferred = [{ weekdays: [1], hours: makeRange("09:30", "11:00") }];
    const suiting = pickPreferredStarts(starts, { preferred, zone: "Europe/Paris", duration: 60 });
    expect(formatStarts("Europe/Paris", [...suiting])).toEqual([
      "2031-03-11T09:30:00+01:00",
      "2031-03-11T10:00:00+01:00",
    ]);
  });
});
