import type pg from "pg";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { withClientTransaction } from "@/lib/platform/db/with-client-transaction";

/** Lists everything in the database that belongs to no extension; sequences of columns follow their tables. */
const ALTERATIONS_STATEMENT = defineStatement<{ object: string }>(`
  WITH brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
       ours AS (SELECT oid, nspname FROM pg_namespace
                 WHERE nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'public'))
  SELECT format('SCHEMA %I', nspname) AS object FROM ours
  UNION ALL
  SELECT format('%s %s', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
                                        WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass)
    FROM pg_class c
   WHERE c.relnamespace IN (SELECT oid FROM ours UNION SELECT 'public'::regnamespace)
     AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_class'::regclass AND b.objid = c.oid)
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
                        AND c.relkind = 'S' AND d.deptype IN ('a', 'i'))
  UNION ALL
  SELECT format('ROUTINE %s', p.oid::regprocedure)
    FROM pg_proc p
   WHERE p.pronamespace IN (SELECT oid FROM ours UNION SELECT 'public'::regnamespace)
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_proc'::regclass AND b.objid = p.oid)
  UNION ALL
  SELECT format('TYPE %s', t.oid::regtype)
    FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid
   WHERE t.typnamespace IN (SELECT oid FROM ours UNION SELECT 'public'::regnamespace)
     AND (t.typtype IN ('e', 'd') OR (t.typtype = 'c' AND c.relkind = 'c'))
     AND NOT EXISTS (SELECT FROM brought b WHERE b.classid = 'pg_type'::regclass AND b.objid = t.oid)`);

/** Makes `role` the owner of the database and of all objects in it, in one transaction. */
export async function changeOwnership(client: pg.Client, database: string, role: string) {
  await withClientTransaction(client, async () => {
    for (const { object } of await runOnConnection(client, ALTERATIONS_STATEMENT))
      await client.query(`ALTER ${object} OWNER TO "${role}"`);
    await client.query(`ALTER DATABASE "${database}" OWNER TO "${role}"`);
  });
}
