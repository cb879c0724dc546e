import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";

interface CopiedTable {
  table: string;
  columns: string[];
}

/** Tables that the migrations themselves write; migrating recreates them. */
const HISTORIES = "'public._prisma_migrations'::text, 'graphile_worker.migrations'";

const TABLES = defineStatement<CopiedTable>(`
  SELECT format('%I.%I', n.nspname, c.relname) AS table,
         coalesce(array_agg(quote_ident(a.attname) ORDER BY a.attnum), '{}') AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND n.nspname || '.' || c.relname NOT IN (${HISTORIES})
     AND NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
   GROUP BY 1 ORDER BY 1`);

/**
 * Lists every table with application data, including the queue's. They are read from the database, so that none is
 * missed.
 */
export const listTables = (client: pg.ClientBase): Promise<CopiedTable[]> => runOnConnection(client, TABLES);
