import type pg from "pg";
import type { ParseNode } from "./parse-tree";

/** The catalogue entries of columns and functions. */
export interface Catalogue {
  /** As `relation/column`, both as oids. */
  notNull: ReadonlySet<string>;
  /** By oid. */
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

/** Returns the function of an operator or a call. */
export const findFunction = (fields: ParseNode["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.opfuncid ?? fields.funcid));

export const getAggregateName = (fields: ParseNode["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.aggfnoid ?? fields.winfnoid))?.name ?? "";

export const isCount = (fields: ParseNode["fields"], catalogue: Catalogue) =>
  getAggregateName(fields, catalogue) === "count";

/** Strict functions that can return null for a lookup without a result. */
const LOOKUP_FUNCTIONS =
  /^(jsonb?_(object_field|array_element|extract_path)|to_reg|array_position|substring|regexp_)/;

/** Functions that are not strict, and never return null. */
const NEVER_NULL = /^(concat|concat_ws|format|jsonb?_build_(object|array))$/;

export const isNeverNull = (fields: ParseNode["fields"], catalogue: Catalogue) =>
  NEVER_NULL.test(findFunction(fields, catalogue)?.name ?? "");

/** Returns true if the function is non-null for non-null arguments. */
export function isStrictCall(fields: ParseNode["fields"], catalogue: Catalogue): boolean {
  const called = findFunction(fields, catalogue);
  return called?.strict === true && fields.funcretset !== "true" && !LOOKUP_FUNCTIONS.test(called.name);
}
