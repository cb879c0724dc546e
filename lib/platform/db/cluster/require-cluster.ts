import type pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { UNDISTRIBUTED_TABLES } from "./undistributed-tables";

const OLDEST_MAJOR = 13;

/** True if the database is on a Citus coordinator, distributed or not. */
export async function hasCitus(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
  return rowCount === 1;
}

/** True if the tables are distributed over several servers. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('organizations')",
  );
  return rowCount === 1;
}

/** Asserts that the database has a recent Citus and servers to distribute over; returns both. */
export async function requireCluster(client: pg.ClientBase): Promise<{ citus: string; workers: string[] }> {
  if (!(await hasCitus(client)))
    throw new OperatorError(
      "The database has no Citus: install it on every server, run CREATE EXTENSION citus in this database on each of them, and add the workers with citus_add_node.",
    );
  const { rows: versions } = await client.query(
    "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'",
  );
  const citus: string = versions[0].version;
  if (Number.parseInt(citus, 10) < OLDEST_MAJOR)
    throw new OperatorError(`The database has Citus ${citus}, but ${OLDEST_MAJOR} or newer is needed.`);
  const { rows } = await client.query(
    "SELECT nodename || ':' || nodeport AS worker FROM pg_dist_node WHERE shouldhaveshards AND isactive ORDER BY 1",
  );
  const workers: string[] = rows.map(({ worker }) => worker);
  if (workers.length === 0)
    throw new OperatorError(
      "The cluster has no server for the data: add the workers with citus_add_node on the coordinator.",
    );
  return { citus, workers };
}

/** A write to a table during its copy would be lost. */
export async function assertNotServing(client: pg.ClientBase) {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'bookpage%' AND pid <> pg_backend_pid()`,
  );
  if (rowCount)
    throw new OperatorError("Bookpage is running on this database: stop every web and worker process first.");
}

/** A value cannot be unique in the whole installation if its table is on several servers. */
export async function assertNoGlobalUniqueness(client: pg.ClientBase) {
  const { rows } = await client.query(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique
        AND c.relname <> 'organizations' AND c.relname <> ALL ($1::text[])
        AND NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'organization_id'
                                                       AND a.attnum = ANY (i.indkey)) ORDER BY 1`,
    [Object.keys(UNDISTRIBUTED_TABLES)],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new OperatorError(
    `Nothing was changed: ${names} must be unique, which Citus cannot enforce across several servers.`,
  );
}
