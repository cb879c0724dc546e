import type { Filter } from "./parse-filter";
import { ScimProblem } from "./scim-problem";

/** Returns whether a value of a list matches the filter in the brackets of a path. */
export function isFilterMatch(item: Record<string, unknown>, filter: Filter): boolean {
  switch (filter.op) {
    case "and":
      return filter.filters.every((one) => isFilterMatch(item, one));
    case "or":
      return filter.filters.some((one) => isFilterMatch(item, one));
    case "not":
      return !isFilterMatch(item, filter.filter);
    case "[]":
      throw new ScimProblem(400, "invalidFilter", "A filter in brackets holds no further one.");
    case "pr":
      return isPresent(getValue(item, filter.attrPath));
    default:
      return compareValues(getValue(item, filter.attrPath), filter.op, filter.compValue);
  }
}

const getValue = (item: Record<string, unknown>, name: string): unknown =>
  Object.entries(item).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== "";

function compareValues(value: unknown, op: string, expected: unknown): boolean {
  const [a, b] = [normalizeValue(value), normalizeValue(expected)];
  switch (op) {
    case "eq":
      return a === b;
    case "ne":
      return a !== b;
    case "co":
      return a.includes(b);
    case "sw":
      return a.startsWith(b);
    case "ew":
      return a.endsWith(b);
    case "gt":
      return a > b;
    case "ge":
      return a >= b;
    case "lt":
      return a < b;
    default:
      return a <= b;
  }
}

const normalizeValue = (value: unknown): string => (isPresent(value) ? String(value).toLowerCase() : "");
