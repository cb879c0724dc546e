import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { hostWith } from "@/lib/core/slots/testing/factories";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots, type SlotSearch } from "./find-slots";

const offers = (search: SlotSearch, start: Instant) =>
  findSlots({ ...search, from: start, to: instant(start + 1) }).length > 0;

/** Whole minutes and crooked times, within the range of the search and around it. */
const anyTime = fc.oneof(
  fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE }).map((minutes) => minutes * MINUTE),
  fc.integer({ min: -DAY, max: 4 * DAY }),
);

describe("explainSlot", () => {
  it("names no rule exactly when the search offers the time", () => {
    fc.assert(
      fc.property(anySearch, fc.array(anyTime, { minLength: 10, maxLength: 10 }), (search, times) => {
        for (const time of times) {
          const start = instant(search.from + time);
          expect(explainSlot(search, start).length === 0).toBe(offers(search, start));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("names none for any slot that was found", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        for (const start of findSlots(search)) expect(explainSlot(search, start)).toEqual([]);
      }),
    );
  });

  it("says that hosts without hours, and a team without members, offer nothing", () => {
    const search = { match: "all", duration: 30, now: instant(0) } as const;
    const idle = { ...hostWith(), schedule: null };
    expect(explainSlot({ ...search, hosts: [idle] }, instant(0))).toEqual([
      { rule: "no_availability", host: 0 },
    ]);
    expect(explainSlot({ ...search, match: "any", hosts: [] }, instant(0))).toEqual([{ rule: "nobody" }]);
  });
});
