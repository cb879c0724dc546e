import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { DAY, instant, MINUTE } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { applyFix } from "./apply-fix";
import { explainSlot } from "./explain-slot";
import { findFixes } from "./find-fixes";
import { findSlots } from "./find-slots";
import type { Fix } from "./fix";
import type { Explained } from "./obstacle";

const offers = (search: Explained, start: number) =>
  findSlots({ ...search, from: instant(start), to: instant(start + 1) }).length > 0;

/** The next smaller change, of those that have a size. */
function makeSmaller(fix: Fix): Fix | null {
  switch (fix.rule) {
    case "minimum_notice":
      return { ...fix, minutes: fix.minutes + 1 };
    case "horizon":
      return { ...fix, days: fix.days - 1 };
    case "start_date":
      return { ...fix, date: addDays(fix.date, 1) };
    case "end_date":
      return { ...fix, date: addDays(fix.date, -1) };
    case "limit":
    case "page_limit":
    case "type_limit":
      return { ...fix, most: fix.most - 1 };
    default:
      return null;
  }
}

const anyCase = fc.tuple(
  anySearch,
  fc.array(fc.integer({ min: 0, max: (4 * DAY) / MINUTE / 5 }), { minLength: 10, maxLength: 10 }),
);

describe("findFixes", () => {
  it("frees the time with each change, and with none that is smaller", () => {
    fc.assert(
      fc.property(anyCase, ([search, times]) => {
        for (const time of times) {
          const start = instant(Math.floor(search.from / MINUTE / 5 + time) * MINUTE * 5);
          const fixes = findFixes(search, start);
          if (explainSlot(search, start).length === 0) expect(fixes).toEqual([]);
          for (const fix of fixes) {
            expect(offers(applyFix(search, fix), start)).toBe(true);
            const smaller = makeSmaller(fix);
            if (smaller) expect(offers(applyFix(search, smaller), start)).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
