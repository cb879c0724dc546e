import type pg from "pg";

/** Settings of all sessions of this database; Citus applies them on the workers as well. */
const SETTINGS = {
  // SET LOCAL passes the actor to the triggers of the audit log.
  "citus.propagate_set_commands": "local",
  // Each trigger changes its own row, or colocated rows of the same organisation.
  "citus.enable_unsafe_triggers": "on",
};

async function applySettings(client: pg.ClientBase, database: string) {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
    await client.query(`SET ${name} = '${value}'`);
  }
}

/** Repeating the statements makes Citus install the extensions on the workers. */
async function installExtensions(client: pg.ClientBase) {
  const { rows } = await client.query(
    "SELECT quote_ident(extname) AS name FROM pg_extension WHERE extname NOT IN ('plpgsql', 'citus', 'citus_columnar')",
  );
  for (const { name } of rows) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
}

/** Prepares the servers of the cluster for distributed tables. Existing objects stay. */
export async function prepareClusterServers(client: pg.ClientBase) {
  const { rows } = await client.query("SELECT quote_ident(current_database()) AS database");
  await applySettings(client, rows[0].database);
  await installExtensions(client);
}
