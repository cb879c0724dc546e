import { withClient } from "@/lib/platform/db/with-client";
import { SESSION_LOCKS } from "../advisory-locks";
import { distributeTables, truncateCopiedRows } from "./distribute-tables";
import { prepareClusterServers } from "./prepare-cluster-servers";
import { assertNoGlobalUniqueness, assertNotServing, requireCluster } from "./require-cluster";

/** Several for each server, so that servers can be added later and the load be spread evenly. */
export const DEFAULT_SHARDS = 32;

/**
 * Spreads a migrated database over the servers of its Citus cluster, by organisation. Run again, it goes on where it
 * was broken off; of a database that is spread already it changes nothing.
 */
export async function distributeDatabase(databaseUrl: string, { shards = DEFAULT_SHARDS } = {}) {
  const config = { connectionString: databaseUrl, application_name: "bookpage distribute" };
  return withClient(config, async (client) => {
    const cluster = await requireCluster(client);
    await assertNoGlobalUniqueness(client);
    await assertNotServing(client);
    await client.query("SELECT pg_advisory_lock($1)", [SESSION_LOCKS.migration]); // whoever starts now waits
    await prepareClusterServers(client);
    const distributed = await distributeTables(client, shards);
    await truncateCopiedRows(client);
    return { ...cluster, distributed };
  });
}
