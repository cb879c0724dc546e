import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySearch } from "@/lib/core/slots/testing/any-search";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { applySuggestion } from "./apply-suggestion";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import { findSuggestions } from "./find-suggestions";
import type { RuleSuggestion } from "./rule-suggestion";
import type { ExplainedSearch } from "./slot-conflict";

const offers = (search: ExplainedSearch, start: number) =>
  findSlots({ ...search, from: asInstant(start), to: asInstant(start + 1) }).length > 0;

/** Returns the next smaller change, if the change has a size. */
function makeSmaller(fix: RuleSuggestion): RuleSuggestion | null {
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

describe("findSuggestions", () => {
  it("frees the time with each change, and with none that is smaller", () => {
    fc.assert(
      fc.property(anyCase, ([search, times]) => {
        for (const time of times) {
          const start = asInstant(Math.floor(search.from / MINUTE / 5 + time) * MINUTE * 5);
          const fixes = findSuggestions(search, start);
          if (explainSlot(search, start).length === 0) expect(fixes).toEqual([]);
          for (const fix of fixes) {
            expect(offers(applySuggestion(search, fix), start)).toBe(true);
            const smaller = makeSmaller(fix);
            if (smaller) expect(offers(applySuggestion(search, smaller), start)).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
