import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

export interface OwnedTable {
  name: string;
  /** SQL condition: the row of table `t` belongs to the organisation `$1`. */
  condition: string;
  /** True if the table has an organisation column of its own. */
  isDirect: boolean;
  /** Columns that contain or derive from secrets: all bytes except pictures, and deleted rows. */
  secretColumns: string[];
}

const TABLES = defineStatement<{ name: string; columns: string[]; secrets: string[] }>(`
  SELECT c.table_name::text AS name, coalesce(array_agg(c.column_name::text), '{}') AS columns,
         coalesce(array_agg(c.column_name::text) FILTER (
           WHERE c.table_name <> 'files' AND (c.data_type = 'bytea' OR c.column_name ~ 'password|secret|token|hash')
              OR c.table_name = 'trash_rows' AND c.column_name = 'content'
         ), '{}') AS secrets
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
   WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
   GROUP BY c.table_name ORDER BY c.table_name`);

interface Reference {
  child: string;
  column: string;
  parent: string;
  key: string;
  /** True if this single column references the parent. */
  isAlone: boolean;
}

const REFERENCES = defineStatement<Reference>(`
  SELECT f.conrelid::regclass::text AS child, a.attname::text AS column, f.confrelid::regclass::text AS parent,
         k.attname::text AS key, coalesce(cardinality(f.conkey), 0) = 1 AS "isAlone"
    FROM pg_constraint f
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
    JOIN pg_attribute k ON k.attrelid = f.confrelid AND k.attnum = f.confkey[1]
   WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace
   ORDER BY a.attnotnull DESC, f.conname`);

/**
 * Lists every table with rows of organisations, each after the tables that it references. Read from the database, so
 * that new tables are included.
 */
export async function listOwnedTables(db: Db): Promise<OwnedTable[]> {
  const tables = await executeSql(db, TABLES);
  const references = await executeSql(db, REFERENCES);
  const owned = new Map<string, OwnedTable>();
  const findCondition = ({ name, columns }: (typeof tables)[number]) => {
    if (name === "organizations") return "t.id = $1";
    if (columns.includes("organization_id")) return "t.organization_id = $1";
    const reference = references.find(
      ({ child, parent, isAlone }) => isAlone && child === name && owned.has(parent),
    );
    const parent = reference && owned.get(reference.parent);
    return (
      parent &&
      `t.${reference.column} IN (SELECT t.${reference.key} FROM ${parent.name} t WHERE ${parent.condition})`
    );
  };
  for (let before = -1; before < owned.size; ) {
    before = owned.size;
    for (const table of tables) {
      const condition = owned.has(table.name) ? undefined : findCondition(table);
      if (!condition) continue;
      const isDirect = condition === "t.organization_id = $1";
      owned.set(table.name, { name: table.name, condition, isDirect, secretColumns: table.secrets });
    }
  }
  return sortByReference([...owned.values()], references);
}

/** Sorts parents before children; a table that references itself counts as its own parent. */
function sortByReference(tables: OwnedTable[], references: readonly { child: string; parent: string }[]) {
  const sorted: OwnedTable[] = [];
  const visit = (table: OwnedTable, path: readonly string[]) => {
    if (sorted.includes(table) || path.includes(table.name)) return;
    for (const { child, parent } of references) {
      const found = child === table.name && tables.find(({ name }) => name === parent);
      if (found) visit(found, [...path, table.name]);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}
