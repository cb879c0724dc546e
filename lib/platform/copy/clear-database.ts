import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { withClientTransaction } from "@/lib/platform/db/with-client-transaction";

// Objects of an extension stay: only its owner may drop them, and the migrations need them.
const OBJECTS = defineStatement<{ object: string }>(`
  WITH brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
  SELECT format('%s IF EXISTS %s', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
                                   WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass) AS object
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_class'::regclass AND b.objid = c.oid)
  UNION ALL
  SELECT format('ROUTINE IF EXISTS %s', p.oid::regprocedure)
    FROM pg_proc p
   WHERE p.pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_proc'::regclass AND b.objid = p.oid)
  UNION ALL
  SELECT format('TYPE IF EXISTS %s', t.oid::regtype)
    FROM pg_type t
   WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_type'::regclass AND b.objid = t.oid)`);

/** Drops everything that migrations have created, including data, in one transaction. */
export async function clearDatabase(client: pg.ClientBase) {
  await withClientTransaction(client, async () => {
    const objects = await runOnConnection(client, OBJECTS); // listed before a cascade drops any of them
    for (const { object } of objects) await client.query(`DROP ${object} CASCADE`);
    await client.query("DROP SCHEMA IF EXISTS graphile_worker CASCADE");
  });
}
