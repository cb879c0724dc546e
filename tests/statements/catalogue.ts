import type pg from "pg";
import type { ParseNode } from "./parse-tree";

/** What the catalogue tells of a column or a function. */
export interface Catalogue {
  /** As `relation/column`, both by number. */
  notNull: ReadonlySet<string>;
  /** By number. */
  functions: ReadonlyMap<string, { name: string; strict: boolean }>;
}

export async function loadCatalogue(client: pg.Client): Promise<Catalogue> {
  const columns = await client.query(
    "SELECT attrelid || '/' || attnum AS key FROM pg_attribute WHERE attnotnull AND attnum > 0",
  );
  const functions = await client.query("SELECT oid, proname AS name, proisstrict AS strict FROM pg_proc");
  return {
    notNull: new Set(columns.rows.map(({ key }) => key)),
    functions: new Map(functions.rows.map(({ oid, name, strict }) => [String(oid), { name, strict }])),
  };
}

/** The function that an operator or a call stands for. */
export const findFunction = (fields: ParseNode["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.opfuncid ?? fields.funcid));

export const getAggregateName = (fields: ParseNode["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.aggfnoid ?? fields.winfnoid))?.name ?? "";

export const isCount = (fields: ParseNode["fields"], catalogue: Catalogue) =>
  getAggregateName(fields, catalogue) === "count";

/** Strict functions that answer null all the same, where there is nothing to be found. */
const LOOKUP_FUNCTIONS =
  /^(jsonb?_(object_field|array_element|extract_path)|to_reg|array_position|substring|regexp_)/;

/** Not strict, and never null. */
const NEVER_NULL = /^(concat|concat_ws|format|jsonb?_build_(object|array))$/;

export const isNeverNull = (fields: ParseNode["fields"], catalogue: Catalogue) =>
  NEVER_NULL.test(findFunction(fields, catalogue)?.name ?? "");

/** Whether it answers wherever its arguments are given. */
export function isStrictCall(fields: ParseNode["fields"], catalogue: Catalogue): boolean {
  const called = findFunction(fields, catalogue);
  return called?.strict === true && fields.funcretset !== "true" && !LOOKUP_FUNCTIONS.test(called.name);
}
