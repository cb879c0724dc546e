import pg from "pg";
import { distributeDatabase } from "@/lib/platform/db/cluster/distribute-database";

/** So few that a database is spread within seconds, and rows of two organisations are often apart. */
const TEST_SHARDS = 4;

async function run(url: URL | string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: String(url) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const onServer = (host: string, port: number, database: string, coordinator: URL): URL =>
  Object.assign(new URL(coordinator), { hostname: host, port: String(port), pathname: `/${database}` });

interface Server {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** The cluster that the coordinator's own database knows. */
const listServers = (coordinator: string): Promise<Server[]> =>
  run(
    coordinator,
    `SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator" FROM pg_dist_node ORDER BY groupid`,
  ) as unknown as Promise<Server[]>;

/** Makes a cluster of a database of the coordinator and databases of its name on the workers. */
export async function joinWorkers(coordinator: string, name: string): Promise<void> {
  const servers = await listServers(coordinator);
  const url = new URL(coordinator);
  const database = Object.assign(new URL(coordinator), { pathname: `/${name}` });
  await run(database, "CREATE EXTENSION citus");
  for (const { host, port, isCoordinator } of servers) {
    if (isCoordinator) {
      await run(database, `SELECT citus_set_coordinator_host('${host}', ${port})`);
    } else {
      await run(onServer(host, port, "postgres", url), `CREATE DATABASE "${name}"`);
      await run(onServer(host, port, name, url), "CREATE EXTENSION citus");
      await run(database, `SELECT citus_add_node('${host}', ${port})`);
    }
  }
}

/** Spreads a migrated database of the coordinator over the cluster. */
export async function spreadDatabase(coordinator: string, name: string): Promise<void> {
  await joinWorkers(coordinator, name);
  const database = Object.assign(new URL(coordinator), { pathname: `/${name}` });
  await distributeDatabase(database.href, { shards: TEST_SHARDS });
}

/** Drops the databases of this name on the workers. */
export async function dropFromWorkers(coordinator: string, name: string): Promise<void> {
  const servers = await listServers(coordinator);
  const url = new URL(coordinator);
  for (const { host, port, isCoordinator } of servers)
    if (!isCoordinator)
      await run(onServer(host, port, "postgres", url), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}
