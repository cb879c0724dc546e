import { findAttribute, findPart, type ScimAttribute, type ScimShape, trimUrn } from "./attribute-names";
import type { FilterColumns } from "./build-filter-sql";
import { ScimProblem } from "./scim-problem";

export const MAX_RESULTS = 200;
const DEFAULT_RESULTS = 100;

/** A range of a list (RFC 7644, section 3.4.2.4); indexes start at 1. */
export interface ScimPage {
  startIndex: number;
  count: number;
}

export function parseScimPage(query: URLSearchParams): ScimPage {
  return {
    startIndex: Math.max(1, parseWholeNumber(query, "startIndex") ?? 1),
    count: Math.min(MAX_RESULTS, Math.max(0, parseWholeNumber(query, "count") ?? DEFAULT_RESULTS)),
  };
}

const MAX_NUMBER = 1_000_000_000;

function parseWholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null || text === "") return null;
  if (!/^-?\d{1,12}$/.test(text))
    throw new ScimProblem(400, "invalidValue", `${name} must be a whole number.`);
  return Math.min(Number(text), MAX_NUMBER);
}

/** Builds the ORDER BY clause; the default is the oldest first. */
export function parseOrder(query: URLSearchParams, shape: ScimShape, columns: FilterColumns): string {
  const sortBy = query.get("sortBy");
  const direction = query.get("sortOrder")?.toLowerCase() ?? "ascending";
  if (direction !== "ascending" && direction !== "descending")
    throw new ScimProblem(400, "invalidValue", "sortOrder must be ascending or descending.");
  if (!sortBy) return "t.id";
  const [first = "", second] = trimUrn(shape, sortBy).split(".");
  const name = findAttribute(shape, first);
  const attribute: ScimAttribute = (name && shape.attributes[name]) || {};
  const part = second === undefined ? (attribute.parts ? "value" : null) : findPart(attribute, second);
  const column = name ? columns[part === null ? name : `${name}.${part}`] : undefined;
  if (!column || column.rows)
    throw new ScimProblem(400, "invalidValue", `Nothing is sorted by ${sortBy.slice(0, 100)}.`);
  const value = column.kind === "text" ? `lower(${column.sql}::text)` : column.sql;
  return `${value} ${direction === "descending" ? "DESC" : "ASC"} NULLS LAST, t.id`;
}
