import type pg from "pg";
import type { Node } from "./parse-tree";

/** What the catalogue tells of a column or a function. */
export interface Catalogue {
  /** As `relation/column`, both by number. */
  notNull: ReadonlySet<string>;
  /** By number. */
  functions: ReadonlyMap<string, { name: string; strict: boolean }>;
}

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
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
export const findFunction = (fields: Node["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.opfuncid ?? fields.funcid));

export const nameAggregate = (fields: Node["fields"], { functions }: Catalogue) =>
  functions.get(String(fields.aggfnoid ?? fields.winfnoid))?.name ?? "";

export const isCount = (fields: Node["fields"], catalogue: Catalogue) =>
  nameAggregate(fields, catalogue) === "count";

/** Strict functions that answer null all the same, where there is nothing to be found. */
const LOOKS_UP =
  /^(jsonb?_(object_field|array_element|extract_path)|to_reg|array_position|substring|regexp_)/;

/** Not strict, and never null. */
const ALWAYS_ANSWERS = /^(concat|concat_ws|format|jsonb?_build_(object|array))$/;

export const answersAlways = (fields: Node["fields"], catalogue: Catalogue) =>
  ALWAYS_ANSWERS.test(findFunction(fields, catalogue)?.name ?? "");

/** Whether it answers wherever its arguments are given. */
export function answersStrictly(fields: Node["fields"], catalogue: Catalogue): boolean {
  const called = findFunction(fields, catalogue);
  return called?.strict === true && fields.funcretset !== "true" && !LOOKS_UP.test(called.name);
}
