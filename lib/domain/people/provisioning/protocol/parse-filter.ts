import { type Filter, parse } from "scim2-parse-filter";
import { ScimProblem } from "./scim-problem";

export type { Filter };

const MAX_CHARACTERS = 2000;
const MAX_COMPARISONS = 50;

/** Parses a filter (RFC 7644, section 3.4.2.2) to a tree. */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_CHARACTERS)
    throw new ScimProblem(400, "invalidFilter", `A filter has ${MAX_CHARACTERS} characters at most.`);
  const filter = parseText(text);
  if (countComparisons(filter) > MAX_COMPARISONS)
    throw new ScimProblem(400, "invalidFilter", `A filter has ${MAX_COMPARISONS} comparisons at most.`);
  return filter;
}

function parseText(text: string): Filter {
  try {
    return parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : "";
    throw new ScimProblem(400, "invalidFilter", `The filter cannot be read: ${detail}`);
  }
}

function countComparisons(filter: Filter): number {
  switch (filter.op) {
    case "and":
    case "or":
      return filter.filters.reduce((sum, one) => sum + countComparisons(one), 0);
    case "not":
      return countComparisons(filter.filter);
    case "[]":
      return countComparisons(filter.valFilter);
    default:
      return 1;
  }
}
