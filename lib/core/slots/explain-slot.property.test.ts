import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { buildWeek, makeHost, makeRange } from "@/lib/core/slots/testing/factories";
import { reduceToConflict } from "@/lib/core/slots/testing/reduce-to-conflict";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import type { SlotSearch } from "./slot-search";

const offers = (search: SlotSearch, start: Instant) =>
  findSlots({ ...search, from: start, to: asInstant(start + 1) }).length > 0;

/** Whole minutes and odd times, within the range of the search and around it. */
const anyTime = fc.oneof(
  fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE }).map((minutes) => minutes * MINUTE),
  fc.integer({ min: -DAY, max: 4 * DAY }),
);

const anyMinute = fc
  .integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE })
  .map((minutes) => minutes * MINUTE);

const ROUND_THE_CLOCK = buildWeek([makeRange("00:00", "00:00")]);

describe("explainSlot", () => {
  it("returns no rule exactly if the search offers the time", () => {
    fc.assert(
      fc.property(anySearch, fc.array(anyTime, { minLength: 10, maxLength: 10 }), (search, times) => {
        for (const time of times) {
          const start = asInstant(search.from + time);
          expect(explainSlot(search, start).length === 0).toBe(offers(search, start));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("returns rules each of which alone prevents the slot", () => {
    fc.assert(
      fc.property(anySearch, fc.array(anyMinute, { minLength: 10, maxLength: 10 }), (search, times) => {
        for (const time of times) {
          const start = asInstant(Math.floor(search.from / MINUTE) * MINUTE + time);
          for (const conflict of explainSlot(search, start)) {
            // If a travel maps two dates onto one, it takes several rules to close both.
            if (!("host" in conflict) || conflict.rule === "tidy") continue;
            if (search.hosts[conflict.host]?.schedule?.travels.length) continue;
            const only = reduceToConflict(search, conflict);
            expect(offers({ ...search, ...only }, start), JSON.stringify(conflict)).toBe(false);
            const idle = { ...only, hosts: [makeHost({ week: ROUND_THE_CLOCK })] };
            expect(offers({ ...search, ...idle }, start)).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("returns no rule for any slot that was found", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        for (const start of findSlots(search)) expect(explainSlot(search, start)).toEqual([]);
      }),
    );
  });

  it("reports that hosts without hours, and a team without members, offer nothing", () => {
    const search = { match: "all", duration: 30, now: asInstant(0) } as const;
    const idle = { ...makeHost(), schedule: null };
    expect(explainSlot({ ...search, hosts: [idle] }, asInstant(0))).toEqual([
      { rule: "no_availability", host: 0 },
    ]);
    expect(explainSlot({ ...search, match: "any", hosts: [] }, asInstant(0))).toEqual([{ rule: "no_hosts" }]);
  });
});
