import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";

interface CopiedTable {
  table: string;
  columns: string[];
}

/** What the migrations themselves write: the schema is made by them, and so are these. */
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

/** Every table with data of ours, the queue's among them. The database is asked, so that none is forgotten. */
export const listTables = (client: pg.ClientBase): Promise<CopiedTable[]> => runOnConnection(client, TABLES);
