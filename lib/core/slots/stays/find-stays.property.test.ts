import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainSlot } from "@/lib/core/slots/explain-slot";
import { findSlots } from "@/lib/core/slots/find-slots";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { asInstant, HOUR, MINUTE } from "@/lib/core/time/instant";
import { findStays } from "./find-stays";
import { getStayTime, measureStay, type StayRules } from "./stay-rules";

const weekdays = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 }));

const lengths = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([least, more]) => ({ least, most: least + more }));

const clocks = fc.oneof(
  fc.record({
    unit: fc.constant("night" as const),
    checkIn: fc.integer({ min: 720, max: 1439 }),
    checkOut: fc.integer({ min: 0, max: 720 }),
  }),
  fc.constant({ unit: "day" as const, checkIn: 0, checkOut: 1440 }),
  fc.record({
    unit: fc.constant("day" as const),
    checkIn: fc.integer({ min: 0, max: 600 }),
    checkOut: fc.integer({ min: 660, max: 1440 }),
  }),
);

const anyStay: fc.Arbitrary<StayRules> = fc
  .tuple(clocks, lengths, weekdays, weekdays)
  .map(([clock, length, arrivalDays, departureDays]) => ({
    ...clock,
    ...length,
    arrivalDays,
    departureDays,
  }));

/** Any search for stays of some length, mostly over changes of the clocks. */
const anyStaySearch: fc.Arbitrary<SlotSearch & { stay: StayRules }> = fc
  .tuple(anySearch, anyStay, fc.integer({ min: 1, max: 6 }))
  .map(([search, stay, units]) => ({
    ...search,
    spread: undefined,
    step: undefined,
    align: undefined,
    stay,
    duration: Math.max(1, measureStay(stay, units)),
  }));

const PROPERTY = { numRuns: 300 };

describe("stays by days and nights", () => {
  it("equal a search of every day and minute", () => {
    fc.assert(
      fc.property(anyStaySearch, (search) => {
        expect(findSlots(search)).toEqual(findSlotsByMinute(search));
      }),
      PROPERTY,
    );
  });

  it("list exactly the lengths that a search of that length finds", () => {
    fc.assert(
      fc.property(anyStaySearch, (search) => {
        const { least, most } = search.stay;
        const choices = findStays(search).flatMap(({ start, units }) => units.map((unit) => [start, unit]));
        const found = Array.from({ length: most - least + 1 }, (_, index) => least + index).flatMap((unit) =>
          findSlots({ ...search, duration: measureStay(search.stay, unit) }).map((start) => [start, unit]),
        );
        const sort = (pairs: number[][]) => pairs.map(String).sort();
        expect(sort(choices as number[][])).toEqual(sort(found as number[][]));
      }),
      PROPERTY,
    );
  });

  it("have no conflict exactly if they are offered", () => {
    fc.assert(
      fc.property(anyStaySearch, fc.integer({ min: 0, max: 47 }), (search, hour) => {
        const arrivals = findStays({ ...search, stay: { ...search.stay, least: 1, arrivalDays: null } });
        const any = asInstant(search.from + hour * HOUR);
        for (const start of [any, ...arrivals.map((one) => one.start), ...findSlots(search)]) {
          const range = { from: start, to: asInstant(start + 1) };
          const isOffered = findSlots({ ...search, ...range }).length > 0;
          expect(explainSlot(search, start).length === 0).toBe(isOffered);
        }
      }),
      PROPERTY,
    );
  });

  it("last 23 or 25 hours where the clocks change", () => {
    const rules: StayRules = {
      unit: "day",
      least: 1,
      most: 1,
      checkIn: 0,
      checkOut: 1440,
      arrivalDays: null,
      departureDays: null,
    };
    const measure = (day: number) => {
      const { start, end } = getStayTime(rules, "Europe/Berlin", day, 1);
      return (end - start) / (60 * MINUTE);
    };
    const toDay = (text: string) => Date.parse(text) / 86_400_000;
    expect([
      measure(toDay("2031-03-30")),
      measure(toDay("2031-10-26")),
      measure(toDay("2031-10-27")),
    ]).toEqual([23, 25, 24]);
  });
});
