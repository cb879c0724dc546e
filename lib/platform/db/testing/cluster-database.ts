import pg from "pg";
import { distributeDatabase } from "@/lib/platform/db/cluster/distribute-database";

/**
 * Few enough to distribute a database in seconds, enough that rows of two organisations are often on different
 * shards.
 */
const TEST_SHARDS = 4;

async function runAt(url: URL | string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: String(url) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export interface ClusterServer {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** Builds the address of a database on one of the cluster's servers. */
export const buildServerUrl = ({ host, port }: ClusterServer, database: string, coordinator: string): URL =>
  Object.assign(new URL(coordinator), { hostname: host, port: String(port), pathname: `/${database}` });

/** Lists the servers of the coordinator's own database. */
export const listServers = (coordinator: string): Promise<ClusterServer[]> =>
  runAt(
    coordinator,
    `SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator" FROM pg_dist_node ORDER BY groupid`,
  ) as unknown as Promise<ClusterServer[]>;

/** Creates a cluster from a database of the coordinator and databases of the same name on the workers. */
export async function createTestCluster(coordinator: string, name: string): Promise<void> {
  const database = Object.assign(new URL(coordinator), { pathname: `/${name}` });
  await runAt(database, "CREATE EXTENSION citus");
  for (const server of await listServers(coordinator)) {
    const { host, port, isCoordinator } = server;
    if (isCoordinator) {
      await runAt(database, `SELECT citus_set_coordinator_host('${host}', ${port})`);
    } else {
      await runAt(buildServerUrl(server, "postgres", coordinator), `CREATE DATABASE "${name}"`);
      await runAt(buildServerUrl(server, name, coordinator), "CREATE EXTENSION citus");
      await runAt(database, `SELECT citus_add_node('${host}', ${port})`);
    }
  }
}

/** Distributes a migrated database of the coordinator over the cluster. */
export async function distributeTestDatabase(coordinator: string, name: string): Promise<void> {
  await createTestCluster(coordinator, name);
  const database = Object.assign(new URL(coordinator), { pathname: `/${name}` });
  await distributeDatabase(database.href, { shards: TEST_SHARDS });
}

const dropAt = (server: ClusterServer, name: string, coordinator: string) =>
  runAt(buildServerUrl(server, "postgres", coordinator), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);

/** Drops the databases of this name on the workers. */
export async function dropFromWorkers(coordinator: string, name: string): Promise<void> {
  for (const server of await listServers(coordinator))
    if (!server.isCoordinator) await dropAt(server, name, coordinator);
}

/** Drops the databases of this name on the workers and the coordinator. */
export async function dropFromCluster(coordinator: string, name: string): Promise<void> {
  for (const server of await listServers(coordinator)) await dropAt(server, name, coordinator);
}

/** Drops the distributed databases of finished test runs. */
export async function dropClusterLeftovers(
  coordinator: string,
  isOver: (testRun: number) => boolean,
): Promise<void> {
  const databases = await runAt(coordinator, "SELECT datname AS name FROM pg_database");
  for (const { name } of databases) {
    const testRun = /^test_(\d+)_/.exec(String(name))?.[1];
    if (testRun && isOver(Number(testRun))) await dropFromCluster(coordinator, String(name));
  }
}
