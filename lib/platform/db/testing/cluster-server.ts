import pg from "pg";
import type { TestServer } from "./test-server";

/** Connects to the coordinator of a running Citus cluster, which the tests do not stop. */
export async function acquireCluster(url: string): Promise<TestServer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const superuserAddress = (database: string) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { client, superuserAddress, alone: false, release: () => client.end() };
}
