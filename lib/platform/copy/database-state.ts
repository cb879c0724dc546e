import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { isImportUnfinished } from "@/lib/platform/db/unfinished-import";

/** `foreign`: the database has tables of another application. */
export type DatabaseState = "empty" | "unfinished" | "used" | "foreign";

const TABLES = defineStatement<{ ours: boolean; any: boolean }>(`
  SELECT to_regclass('public.organizations') IS NOT NULL AND to_regclass('public._prisma_migrations') IS NOT NULL AS ours,
         EXISTS (SELECT FROM pg_tables t WHERE t.schemaname = 'public'
                    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.deptype = 'e' AND d.classid = 'pg_class'::regclass
                                       AND d.objid = format('%I.%I', t.schemaname, t.tablename)::regclass)) AS any`);

const HAS_ORGANIZATIONS = defineStatement<{ used: boolean }>(
  "SELECT EXISTS (SELECT 1 FROM organizations) AS used",
);

/** Tells whether filling the database again would lose data. Everything belongs to an organisation. */
export async function getDatabaseState(client: pg.ClientBase): Promise<DatabaseState> {
  const [tables] = await runOnConnection(client, TABLES);
  if (await isImportUnfinished(client)) return "unfinished";
  if (!tables?.any) return "empty";
  if (!tables.ours) return "foreign";
  const [organizations] = await runOnConnection(client, HAS_ORGANIZATIONS);
  return organizations?.used ? "used" : "empty";
}
