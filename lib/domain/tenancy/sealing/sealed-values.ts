import type pg from "pg";
import type { EncryptionContext } from "@/lib/platform/crypto/encryption-context";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildRowContext } from "./row-context";
import { SEALED_COLUMNS, type SealedColumnName } from "./sealed-columns";

export interface SealedRow {
  /** The primary key, as text. */
  key: string[];
  organization: string;
  /** Never null here, although the columns are nullable. */
  sealed: Buffer | null;
}

const columns = Object.entries(SEALED_COLUMNS).map(([name, { key, organization }]) => {
  const [table = "", column = ""] = name.split(".");
  const names = Object.keys(key).map((part) => `t.${part}`);
  return { name: name as SealedColumnName, table, column, key, names, organization };
});

const selectRows = ({ table, column, names, organization }: (typeof columns)[number]) => `
  SELECT ARRAY[${names.map((name) => `${name}::text`).join(", ")}] AS key, ${organization} AS organization,
         t.${column} AS sealed
    FROM ${table} t WHERE t.${column} IS NOT NULL`;

const formatParameter = (key: object, param: string) =>
  `(${Object.values(key).map((type, index) => `(${param}::text[])[${index + 1}]::${type}`)})`;

/** The newest few of a column: older values may have been sealed with a lost secret. */
const SAMPLES = columns.map(({ name, ...rest }) => ({
  name,
  rows: defineStatement<SealedRow>(
    `${selectRows({ name, ...rest })} ORDER BY ${rest.names.map((one) => `${one} DESC`)} LIMIT 3`,
  ),
}));

const COLUMNS = defineStatement<{ name: string }>(`
  SELECT c.relname || '.' || a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`);

/** Also works on the schema of an earlier release, which lacks some of the columns. */
export async function findSealedSamples(client: pg.ClientBase) {
  const existingColumns = new Set((await runOnConnection(client, COLUMNS)).map(({ name }) => name));
  const found: { sealed: Buffer; context: EncryptionContext }[] = [];
  for (const { name, rows } of SAMPLES.filter((one) => existingColumns.has(one.name))) {
    for (const row of await runOnConnection(client, rows))
      if (row.sealed) found.push({ sealed: row.sealed, context: buildSealedContext(name, row) });
  }
  return found;
}

export const buildSealedContext = (
  name: SealedColumnName,
  { key, organization }: SealedRow,
): EncryptionContext => buildRowContext(name, organization, key.at(-1) ?? "");

/** The statements that walk through the values of each column in batches and replace them. */
export const SEALED_WALKS = columns.map((column) => ({
  name: column.name,
  /**
   * $1: the prefix of values of the current key; $2: the key of the previous row, or null; $3: the number of rows.
   */
  next: defineStatement<SealedRow>(`${selectRows(column)} AND substr(t.${column.column}, 1, length($1::bytea)) <> $1
     AND ($2::text[] IS NULL OR (${column.names.join(", ")}) > ${formatParameter(column.key, "$2")})
   ORDER BY ${column.names.join(", ")} LIMIT $3`),
  /**
   * $1: the row's key; $2: the value that was read; $3: its replacement. One row at a time, so that no writer waits
   * for another.
   */
  replace: defineStatement(`
    UPDATE ${column.table} t SET ${column.column} = $3
     WHERE (${column.names.join(", ")}) = ${formatParameter(column.key, "$1")} AND t.${column.column} = $2
    RETURNING true AS replaced`),
}));
