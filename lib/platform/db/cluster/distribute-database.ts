import { withClient } from "@/lib/platform/db/with-client";
import { SESSION_LOCKS } from "../advisory-locks";
import { distributeTables, truncateCopiedRows } from "./distribute-tables";
import { prepareClusterServers } from "./prepare-cluster-servers";
import { assertNoGlobalUniqueness, assertNotServing, requireCluster } from "./require-cluster";

/** Several shards a server, so that servers can be added later and the load stays even. */
export const DEFAULT_SHARDS = 32;

/**
 * Distributes a migrated database over the servers of its Citus cluster, by organisation. An interrupted run can be
 * repeated; a distributed database is left unchanged.
 */
export async function distributeDatabase(databaseUrl: string, { shards = DEFAULT_SHARDS } = {}) {
  const config = { connectionString: databaseUrl, application_name: "bookpage distribute" };
  return withClient(config, async (client) => {
    const cluster = await requireCluster(client);
    await assertNoGlobalUniqueness(client);
    await assertNotServing(client);
    await client.query("SELECT pg_advisory_lock($1)", [SESSION_LOCKS.migration]); // concurrent starts wait
    await prepareClusterServers(client);
    const distributed = await distributeTables(client, shards);
    await truncateCopiedRows(client);
    return { ...cluster, distributed };
  });
}
