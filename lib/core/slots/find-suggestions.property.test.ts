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
function makeSmaller(suggestion: RuleSuggestion): RuleSuggestion | null {
  switch (suggestion.rule) {
    case "minimum_notice":
      return { ...suggestion, minutes: suggestion.minutes + 1 };
    case "horizon":
    case "working_days":
      return { ...suggestion, days: suggestion.days - 1 };
    case "start_date":
      return { ...suggestion, date: addDays(suggestion.date, 1) };
    case "end_date":
      return { ...suggestion, date: addDays(suggestion.date, -1) };
    case "limit":
    case "page_limit":
    case "type_limit":
      return { ...suggestion, most: suggestion.most - 1 };
    default:
      return null;
  }
}

const anyCase = fc.tuple(
  anySearch,
  fc.array(fc.integer({ min: 0, max: (4 * DAY) / MINUTE / 5 }), { minLength: 10, maxLength: 10 }),
);

describe("findSuggestions", () => {
  it("returns changes that free the time, and that no smaller change would", () => {
    fc.assert(
      fc.property(anyCase, ([search, times]) => {
        for (const time of times) {
          const start = asInstant(Math.floor(search.from / MINUTE / 5 + time) * MINUTE * 5);
          const suggestions = findSuggestions(search, start);
          if (explainSlot(search, start).length === 0) expect(suggestions).toEqual([]);
          for (const suggestion of suggestions) {
            expect(offers(applySuggestion(search, suggestion), start)).toBe(true);
            const smaller = makeSmaller(suggestion);
            if (smaller) expect(offers(applySuggestion(search, smaller), start)).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
