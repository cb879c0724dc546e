import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";

interface Alteration {
  aside: string;
  back: string;
}

const FOREIGN_KEYS = defineStatement<Alteration>(`
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS aside,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
    FROM pg_constraint
   WHERE contype = 'f' AND conparentid = 0
     AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'graphile_worker'))
   ORDER BY conrelid::regclass::text, conname`);

// Indexes behind a constraint stay, because they validate the rows.
const INDEXES = defineStatement<Alteration>(`
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS aside, pg_get_indexdef(i.indexrelid) AS back
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
   WHERE c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'graphile_worker'))
     AND t.relkind = 'r' AND NOT c.relispartition
     AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.conindid = i.indexrelid)
   ORDER BY 1`);

const TRIGGERS = defineStatement<Alteration>(`
  SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', t.tgrelid::regclass) AS aside,
         string_agg(format('ALTER TABLE %s ENABLE %s TRIGGER %I', t.tgrelid::regclass,
                           CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, t.tgname),
                    ';') AS back
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
   WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND t.tgparentid = 0
     AND c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'graphile_worker'))
   GROUP BY t.tgrelid ORDER BY 1`);

/**
 * Drops, in the open transaction, everything that would run for each loaded row: triggers have already run at the
 * source, and creating indexes and references afterwards takes a fraction of the time. References may be circular, so
 * no order of tables would work. Returns a function that restores everything.
 */
export async function disableConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const restoring: string[] = [];
  // References depend on unique indexes: they are dropped first and restored last.
  for (const alterations of [FOREIGN_KEYS, INDEXES, TRIGGERS]) {
    const found = await runOnConnection(client, alterations);
    for (const { aside } of found) await client.query(aside);
    restoring.unshift(...found.map(({ back }) => back));
  }
  return async () => {
    for (const back of restoring) await client.query(back);
  };
}
