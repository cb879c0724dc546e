import { withClient } from "@/lib/platform/db/with-client";
import { buildServerUrl, listServers } from "./cluster-database";

/** Shards are named and truncated like tables; Citus would hide them and reject that. */
const SEES_SHARDS =
  "-c citus.show_shards_for_app_name_prefixes=* -c citus.enable_manual_changes_to_shards=on";

/** The tables with rows, except those of a freshly migrated database. */
const FILLED = `
  SELECT string_agg(c.oid::regclass::text, ', ') AS names FROM pg_class c
   WHERE c.relnamespace::regnamespace::text IN ('public', 'graphile_worker') AND c.relkind = 'r'
     AND c.relname NOT IN ('_prisma_migrations', 'migrations') AND pg_relation_size(c.oid) > 0`;

/** Remaining sessions belong to earlier tests and might write. */
const END_OTHERS = `
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** Deletes all rows of a distributed database, on each server from its own shards: most were never written. */
export async function clearDistributedDatabase(coordinator: string, name: string): Promise<void> {
  for (const server of await listServers(coordinator)) {
    const connectionString = buildServerUrl(server, name, coordinator).href;
    await withClient({ connectionString, options: SEES_SHARDS }, async (client) => {
      await client.query(END_OTHERS);
      const { rows } = await client.query<{ names: string | null }>(FILLED);
      if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names} CASCADE`);
    });
  }
}

/** Everything that tests may change in a database besides rows. */
const SHAPE = `
  SELECT md5(string_agg(line, '|' ORDER BY line)) AS shape FROM (
    SELECT concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) AS line
      FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relnamespace::regnamespace::text IN ('public', 'graphile_worker')
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', oid::regprocedure, md5(prosrc)) FROM pg_proc
    UNION ALL SELECT setconfig::text FROM pg_db_role_setting
               WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
    UNION ALL SELECT concat_ws(' ', migration_name, finished_at) FROM _prisma_migrations) lines`;

/** Returns a fingerprint that changes only with the schema of the database. */
export const getSchemaFingerprint = (url: string): Promise<string> =>
  withClient({ connectionString: url }, async (client) => (await client.query(SHAPE)).rows[0].shape);
