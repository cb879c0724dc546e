import { asInstant, type Instant } from "@/lib/core/time/instant";
import { applySuggestion } from "./apply-suggestion";
import { explainSlot } from "./explain-slot";
import { findSlots } from "./find-slots";
import { listSuggestions } from "./list-suggestions";
import type { RuleSuggestion } from "./rule-suggestion";
import type { ExplainedSearch } from "./slot-conflict";

/**
 * Returns, for each rule alone, the smallest change of it that makes `start` a slot; empty if no single change does.
 * Meetings and busy times are never changed. A search for steps has none.
 */
export function findSuggestions(search: ExplainedSearch, start: Instant): RuleSuggestion[] {
  if (search.steps) return [];
  const range = { from: start, to: asInstant(start + 1) };
  const isEnough = (suggestion: RuleSuggestion) =>
    findSlots({ ...applySuggestion(search, suggestion), ...range }).length > 0;
  const suggestions = explainSlot(search, start).flatMap(
    (conflict) => listSuggestions(search, conflict, start).find(isEnough) ?? [],
  );
  return [...new Map(suggestions.map((suggestion) => [JSON.stringify(suggestion), suggestion])).values()];
}
