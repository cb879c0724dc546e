import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { buildWeek, makeHost, makeInstant, makeRange } from "@/lib/core/slots/testing/factories";
import { findSlotsByMinute } from "@/lib/core/slots/testing/oracle";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { SlotSearch } from "./slot-search";

const anyQuorum = fc.oneof(
  fc.record({ fixed: fc.constant([]), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ fixed: fc.constantFrom([0], [1], [0, 2]), count: fc.integer({ min: 0, max: 2 }) }),
);

const quorumSearch: fc.Arbitrary<SlotSearch> = fc
  .tuple(anySearch, anyQuorum)
  .map(([search, match]) => ({ ...search, match }));

const offers = (search: SlotSearch, start: Instant) =>
  findSlots({ ...search, from: start, to: asInstant(start + 1) }).length > 0;

describe("A quorum", () => {
  it("has the same slots as an oracle that checks every minute", () => {
    fc.assert(
      fc.property(quorumSearch, (one) => {
        expect(findSlots(one)).toEqual(findSlotsByMinute(one));
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it("of one has the slots of any host, and of all the common slots", () => {
    fc.assert(
      fc.property(anySearch, (found) => {
        // A host's grid decides which starts of a day are the first or the best.
        const one = { ...found, spread: undefined };
        const starts = findSlots({ ...one, match: { fixed: [], count: 1 } });
        expect(starts).toEqual(expect.arrayContaining(findSlots({ ...one, match: "any" })));
        const fixed = one.hosts.map((_, index) => index);
        expect(findSlots({ ...one, match: { fixed, count: 0 } })).toEqual(
          findSlots({ ...one, match: { fixed: [], count: fixed.length } }),
        );
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it("is explained: no rule is reported exactly if the time is offered", () => {
    const anyTime = fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE });
    fc.assert(
      fc.property(quorumSearch, fc.array(anyTime, { minLength: 10, maxLength: 10 }), (search, times) => {
        for (const time of [...times.map((minutes) => minutes * MINUTE)]) {
          const start = asInstant(search.from + time);
          expect(explainSlot(search, start).length === 0).toBe(offers(search, start));
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it("uses the grid of any host within the hours of all", () => {
    const from = (start: string) => makeHost({ week: buildWeek([makeRange(start, "12:00")]) });
    const search = {
      hosts: [from("09:00"), from("09:30"), from("11:30")],
      match: { fixed: [0], count: 1 },
      duration: 60,
      from: makeInstant("2031-03-10T00:00+01:00"),
      to: makeInstant("2031-03-11T00:00+01:00"),
      now: makeInstant("2031-03-09T00:00+01:00"),
    } as const;
    const clock = (start: Instant) => new Date(start + 60 * MINUTE).toISOString().slice(11, 16);
    expect(findSlots(search).map(clock)).toEqual(["09:30", "10:00", "10:30", "11:00"]);
    expect(findSlots({ ...search, match: { fixed: [0], count: 2 } })).toEqual([]);
    expect(findSlots({ ...search, hosts: [], match: { fixed: [], count: 1 } })).toEqual([]);
  });
});
