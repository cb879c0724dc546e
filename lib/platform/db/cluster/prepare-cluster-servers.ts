import type pg from "pg";

/** What sessions of this database need, now and later; Citus gives it to the workers as well. */
const SETTINGS = {
  // The audit log's triggers are told by SET LOCAL who writes.
  "citus.propagate_set_commands": "local",
  // Each trigger touches its own row, or rows of the same organisation, which lie beside it.
  "citus.enable_unsafe_triggers": "on",
};

async function applySettings(client: pg.ClientBase, database: string) {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
    await client.query(`SET ${name} = '${value}'`);
  }
}

/** Asked again for what the tables' columns and indexes need, Citus gives it to the workers. */
async function installExtensions(client: pg.ClientBase) {
  const { rows } = await client.query(
    "SELECT quote_ident(extname) AS name FROM pg_extension WHERE extname NOT IN ('plpgsql', 'citus', 'citus_columnar')",
  );
  for (const { name } of rows) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
}

/** Brings the servers of the cluster to where tables can be spread over them. What is there already stays. */
export async function prepareClusterServers(client: pg.ClientBase) {
  const { rows } = await client.query("SELECT quote_ident(current_database()) AS database");
  await applySettings(client, rows[0].database);
  await installExtensions(client);
}
