import {
  type Attribute,
  findAttribute,
  findPart,
  isIgnored,
  type Shape,
  withoutUrn,
} from "./attribute-names";
import type { Filter } from "./parse-filter";
import { ScimProblem } from "./scim-problem";

/** An attribute as PostgreSQL knows it; `text` is compared without its case, `exact` with it. */
export interface Column {
  sql: string;
  kind: "text" | "exact" | "boolean" | "instant";
  /** Where it has many values: a row of each, in which `sql` stands; `EXISTS (<rows> AND …)`. */
  rows?: string;
}

/** By paths as the standard writes them: `name.givenName`. */
export type Columns = Readonly<Record<string, Column>>;

type Param = (value: unknown) => string;

type Comparison = Extract<Filter, { attrPath: string; op: string }> & { compValue?: unknown };

/** The filter as a condition of SQL; values are parameters. */
export function compileFilter(
  filter: Filter,
  shape: Shape,
  columns: Columns,
  param: Param,
  within = "",
): string {
  const compile = (one: Filter, inside = within) => compileFilter(one, shape, columns, param, inside);
  switch (filter.op) {
    case "and":
      return `(${filter.filters.map((one) => compile(one)).join(" AND ")})`;
    case "or":
      return `(${filter.filters.map((one) => compile(one)).join(" OR ")})`;
    case "not":
      return `NOT coalesce(${compile(filter.filter)}, false)`;
    case "[]":
      if (within) throw refuse("A filter in brackets holds no further one.");
      return compileValues(filter, shape, columns, param);
    default:
      return compare(findColumn(shape, columns, within, filter.attrPath), filter as Comparison, param);
  }
}

/** `members[value eq "…"]`: of one value all of it has to hold. */
function compileValues(
  { attrPath, valFilter }: Extract<Filter, { op: "[]" }>,
  shape: Shape,
  columns: Columns,
  param: Param,
): string {
  const name = findAttribute(shape, withoutUrn(shape, attrPath));
  const rows = Object.entries(columns).find(([path]) => path.startsWith(`${name}.`))?.[1].rows;
  if (!name || !shape.attributes[name]?.isList) throw refuse(`${attrPath} has no values to choose from.`);
  const inside = Object.fromEntries(
    Object.entries(columns).map(([path, { rows: _, ...column }]) => [path, column]),
  );
  const condition = compileFilter(valFilter, shape, inside, param, name);
  return rows ? `EXISTS (${rows} AND ${condition})` : condition;
}

/** Null: what is never there. */
function findColumn(shape: Shape, columns: Columns, within: string, asked: string): Column | null {
  const path = withoutUrn(shape, asked);
  const [first = "", second, ...more] = within ? [within, ...path.split(".")] : path.split(".");
  const name = findAttribute(shape, first);
  if (name === null || more.length > 0) {
    if (isIgnored(shape, first) || /^urn:/i.test(asked)) return null;
    throw refuse(`There is no attribute ${asked}.`);
  }
  const attribute = shape.attributes[name] as Attribute;
  // Of a list, the name alone means its values.
  const part = second === undefined ? (attribute.parts ? "value" : null) : findPart(attribute, second);
  if (second !== undefined && part === null) throw refuse(`There is no attribute ${asked}.`);
  return columns[part === null ? name : `${name}.${part}`] ?? null;
}

const refuse = (detail: string) => new ScimProblem(400, "invalidFilter", detail);

function compare(column: Column | null, { op, attrPath, compValue }: Comparison, param: Param): string {
  if (column === null) return "false";
  const condition = compareOne(column, op, attrPath, compValue, param);
  return column.rows ? `EXISTS (${column.rows} AND ${condition})` : condition;
}

const ORDERS: Record<string, string> = { gt: ">", ge: ">=", lt: "<", le: "<=" };

function compareOne({ sql, kind }: Column, op: string, path: string, value: unknown, param: Param): string {
  if (op === "pr")
    return kind === "text" || kind === "exact" ? `nullif(${sql}, '') IS NOT NULL` : `${sql} IS NOT NULL`;
  if (value === null && op === "eq") return `${sql} IS NULL`;
  if (value === null && op === "ne") return `${sql} IS NOT NULL`;
  if (kind === "boolean") {
    const wanted = readBoolean(value, path);
    if (op === "eq") return `${sql} = ${param(wanted)}::boolean`;
    if (op === "ne") return `${sql} IS DISTINCT FROM ${param(wanted)}::boolean`;
    throw refuse(`${path} cannot be compared by ${op}.`);
  }
  if (kind === "instant") return compareInstant(sql, op, path, value, param);
  if (typeof value !== "string") throw refuse(`${path} is compared with a text in quotes.`);
  if (value.includes("\0")) throw refuse(`${path} holds no NUL character.`);
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

function compareInstant(sql: string, op: string, path: string, value: unknown, param: Param): string {
  const time = typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value) : null;
  if (!time || Number.isNaN(time.getTime()))
    throw refuse(`${path} is compared with a time such as "2026-11-23T12:00:00Z".`);
  const order = ORDERS[op] ?? { eq: "=", ne: "<>" }[op];
  if (!order) throw refuse(`${path} cannot be compared by ${op}.`);
  return `${sql} ${order} ${param(time)}::timestamptz`;
}

/** Some directories write truth as a text. */
function readBoolean(value: unknown, path: string): boolean {
  if (typeof value === "boolean") return value;
  const text = String(value).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw refuse(`${path} is compared with true or false.`);
}
