import type pg from "pg";
import { withClientTransaction } from "@/lib/platform/db/with-client-transaction";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { UNDISTRIBUTED_TABLES } from "./undistributed-tables";

/** Lists the tables that are not placed yet, each after the tables that it references. */
async function listUndistributed(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `WITH RECURSIVE levels (name, level) AS (
       SELECT 'organizations'::regclass, 0
       UNION
       SELECT c.conrelid::regclass, l.level + 1 FROM levels l
         JOIN pg_constraint c ON c.contype = 'f' AND c.confrelid = l.name AND c.conrelid <> c.confrelid)
     SELECT t.tablename AS name FROM pg_tables t LEFT JOIN levels l ON l.name::text = quote_ident(t.tablename)
      WHERE t.schemaname = 'public' AND t.tablename <> ALL ($1::text[])
        AND NOT EXISTS (SELECT 1 FROM pg_dist_partition p WHERE p.logicalrelid = t.tablename::regclass)
      GROUP BY t.tablename ORDER BY max(l.level), t.tablename`,
    [Object.keys(UNDISTRIBUTED_TABLES).filter((name) => UNDISTRIBUTED_TABLES[name]?.placement === "local")],
  );
  return rows.map(({ name }) => name);
}

/** The first table, `organizations`, sets the number and the places of the shards; the others are colocated. */
function distributeTable(client: pg.ClientBase, name: string, shards: number) {
  if (UNDISTRIBUTED_TABLES[name]?.placement === "managed")
    return client.query("SELECT citus_add_local_table_to_metadata($1::regclass)", [name]);
  if (name === "organizations")
    return client.query(
      "SELECT create_distributed_table('organizations', 'id', colocate_with => 'none', shard_count => $1::int)",
      [shards],
    );
  return client.query(
    "SELECT create_distributed_table($1::regclass, 'organization_id', colocate_with => 'organizations')",
    [name],
  );
}

/** The functions of triggers reference the types of these tables. */
const FIRST_TABLES = ["organizations", "audit_entries"];

async function distributeEach(client: pg.ClientBase, names: string[], shards: number) {
  for (const name of names) {
    await withClientTransaction(client, async () => {
      await client.query("SET LOCAL bookpage.audit = 'off'"); // a copied row is no change
      await distributeTable(client, name, shards).catch((error) => {
        throw new OperatorError(`Citus cannot distribute ${name}: ${error.message.trim()}.`, {
          cause: error,
        });
      });
    });
  }
}

/** Places the tables that a migration has just created, in its transaction. */
export async function distributeNewTables(client: pg.ClientBase) {
  for (const name of await listUndistributed(client)) await distributeTable(client, name, 0);
}

/** Triggers run on the servers of the shards, so their functions must exist there. */
async function distributeFunctions(client: pg.ClientBase) {
  await client.query(
    `SELECT create_distributed_function(p.oid::regprocedure) FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
        AND NOT EXISTS (SELECT 1 FROM pg_dist_object o WHERE o.classid = 'pg_proc'::regclass AND o.objid = p.oid)`,
  );
}

/**
 * Copies each table to the servers of the cluster, each in its own transaction, so that an interrupted run can
 * continue. Returns the names of the placed tables.
 */
export async function distributeTables(client: pg.ClientBase, shards: number): Promise<string[]> {
  const waiting = await listUndistributed(client);
  const first = FIRST_TABLES.filter((name) => waiting.includes(name));
  await distributeEach(client, first, shards);
  await distributeFunctions(client);
  await distributeEach(
    client,
    waiting.filter((name) => !first.includes(name)),
    shards,
  );
  return waiting;
}

/** Frees the space of the rows that Citus has copied and left hidden in the original tables. */
export async function truncateCopiedRows(client: pg.ClientBase) {
  await client.query(
    `SELECT truncate_local_data_after_distributing_table(logicalrelid) FROM pg_dist_partition
      WHERE partmethod = 'h' AND pg_relation_size(logicalrelid) > 0`,
  );
}
