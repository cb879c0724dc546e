import {
  findAttribute,
  findPart,
  isIgnored,
  type ScimAttribute,
  type ScimShape,
  trimUrn,
} from "./attribute-names";
import type { Filter } from "./parse-filter";
import { ScimProblem } from "./scim-problem";

/** An attribute as SQL; `text` is compared without case, `exact` with case. */
export interface FilterColumn {
  sql: string;
  kind: "text" | "exact" | "boolean" | "instant";
  /** Only for a list: a subquery with a row per value, to which `sql` refers, used as `EXISTS (<rows> AND …)`. */
  rows?: string;
}

/** Keyed by canonical paths such as `name.givenName`. */
export type FilterColumns = Readonly<Record<string, FilterColumn>>;

type Param = (value: unknown) => string;

type Comparison = Extract<Filter, { attrPath: string; op: string }> & { compValue?: unknown };

/** Converts a filter to an SQL condition; values become parameters. */
export function buildFilterSql(
  filter: Filter,
  shape: ScimShape,
  columns: FilterColumns,
  param: Param,
  within = "",
): string {
  const compile = (one: Filter, inside = within) => buildFilterSql(one, shape, columns, param, inside);
  switch (filter.op) {
    case "and":
      return `(${filter.filters.map((one) => compile(one)).join(" AND ")})`;
    case "or":
      return `(${filter.filters.map((one) => compile(one)).join(" OR ")})`;
    case "not":
      return `NOT coalesce(${compile(filter.filter)}, false)`;
    case "[]":
      if (within) throw buildFilterProblem("A filter in brackets holds no further one.");
      return buildValuesSql(filter, shape, columns, param);
    default:
      return buildComparison(
        findColumn(shape, columns, within, filter.attrPath),
        filter as Comparison,
        param,
      );
  }
}

/** In `members[value eq "…"]`, a single value must satisfy the whole condition. */
function buildValuesSql(
  { attrPath, valFilter }: Extract<Filter, { op: "[]" }>,
  shape: ScimShape,
  columns: FilterColumns,
  param: Param,
): string {
  const name = findAttribute(shape, trimUrn(shape, attrPath));
  const rows = Object.entries(columns).find(([path]) => path.startsWith(`${name}.`))?.[1].rows;
  if (!name || !shape.attributes[name]?.isList)
    throw buildFilterProblem(`${attrPath} has no values to choose from.`);
  const inside = Object.fromEntries(
    Object.entries(columns).map(([path, { rows: _, ...column }]) => [path, column]),
  );
  const condition = buildFilterSql(valFilter, shape, inside, param, name);
  return rows ? `EXISTS (${rows} AND ${condition})` : condition;
}

/** Returns null for attributes that are never present. */
function findColumn(
  shape: ScimShape,
  columns: FilterColumns,
  within: string,
  attrPath: string,
): FilterColumn | null {
  const path = trimUrn(shape, attrPath);
  const [first = "", second, ...more] = within ? [within, ...path.split(".")] : path.split(".");
  const name = findAttribute(shape, first);
  if (name === null || more.length > 0) {
    if (isIgnored(shape, first) || /^urn:/i.test(attrPath)) return null;
    throw buildFilterProblem(`There is no attribute ${attrPath}.`);
  }
  const attribute = shape.attributes[name] as ScimAttribute;
  // The name of a list alone refers to its values.
  const part = second === undefined ? (attribute.parts ? "value" : null) : findPart(attribute, second);
  if (second !== undefined && part === null) throw buildFilterProblem(`There is no attribute ${attrPath}.`);
  return columns[part === null ? name : `${name}.${part}`] ?? null;
}

const buildFilterProblem = (detail: string) => new ScimProblem(400, "invalidFilter", detail);

function buildComparison(
  column: FilterColumn | null,
  { op, attrPath, compValue }: Comparison,
  param: Param,
): string {
  if (column === null) return "false";
  const condition = buildSingleComparison(column, op, attrPath, compValue, param);
  return column.rows ? `EXISTS (${column.rows} AND ${condition})` : condition;
}

const ORDERS: Record<string, string> = { gt: ">", ge: ">=", lt: "<", le: "<=" };

function buildSingleComparison(
  { sql, kind }: FilterColumn,
  op: string,
  path: string,
  value: unknown,
  param: Param,
): string {
  if (op === "pr")
    return kind === "text" || kind === "exact" ? `nullif(${sql}, '') IS NOT NULL` : `${sql} IS NOT NULL`;
  if (value === null && op === "eq") return `${sql} IS NULL`;
  if (value === null && op === "ne") return `${sql} IS NOT NULL`;
  if (kind === "boolean") {
    const expected = parseBoolean(value, path);
    if (op === "eq") return `${sql} = ${param(expected)}::boolean`;
    if (op === "ne") return `${sql} IS DISTINCT FROM ${param(expected)}::boolean`;
    throw buildFilterProblem(`${path} cannot be compared by ${op}.`);
  }
  if (kind === "instant") return buildInstantComparison(sql, op, path, value, param);
  if (typeof value !== "string") throw buildFilterProblem(`${path} is compared with a text in quotes.`);
  if (value.includes("\0")) throw buildFilterProblem(`${path} holds no NUL character.`);
  const fold = (text: string) => (kind === "text" ? `lower(${text})` : text);
  const [left, right] = [fold(`${sql}::text`), fold(`${param(value)}::text`)];
  switch (op) {
    case "eq":
      return `${left} = ${right}`;
    case "ne":
      return `${left} IS DISTINCT FROM ${right}`;
    case "co":
      return `strpos(${left}, ${right}) > 0`;
    case "sw":
      return `starts_with(${left}, ${right})`;
    case "ew":
      return `right(${left}, length(${right})) = ${right}`;
    default:
      return `${left} ${ORDERS[op]} ${right}`;
  }
}

function buildInstantComparison(sql: string, op: string, path: string, value: unknown, param: Param): string {
  const time = typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : null;
  if (!time || Number.isNaN(time.getTime()))
    throw buildFilterProblem(`${path} is compared with a time such as "2026-11-23T12:00:00Z".`);
  const order = ORDERS[op] ?? { eq: "=", ne: "<>" }[op];
  if (!order) throw buildFilterProblem(`${path} cannot be compared by ${op}.`);
  return `${sql} ${order} ${param(time)}::timestamptz`;
}

/** Some directories send booleans as strings. */
function parseBoolean(value: unknown, path: string): boolean {
  if (typeof value === "boolean") return value;
  const text = String(value).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw buildFilterProblem(`${path} is compared with true or false.`);
}
