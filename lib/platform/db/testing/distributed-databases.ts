import { clearDistributedDatabase, getSchemaFingerprint } from "./clear-distributed-database";
import { distributeTestDatabase, dropFromCluster } from "./cluster-database";

/** The fingerprint of each database of this process just after it was distributed, by name. */
const shapes = new Map<string, string>();

/** Those that no test uses now. */
const idle: string[] = [];

/** Returns the name of a database that earlier tests of this process have distributed, if there is one. */
export const acquireDistributedDatabase = (): string | undefined => idle.pop();

export const releaseDistributedDatabase = (name: string): unknown => idle.push(name);

async function createDistributedDatabase(
  coordinator: string,
  name: string,
  url: string,
  copy: () => Promise<void>,
) {
  await dropFromCluster(coordinator, name);
  await copy();
  await distributeTestDatabase(coordinator, name);
  shapes.set(name, await getSchemaFingerprint(url));
}

/**
 * Prepares a distributed database for tests. A used one is emptied, which takes a fraction of the time, unless its
 * schema was changed. Servers that have just started may reject each other once.
 */
export async function prepareDistributedDatabase(
  coordinator: string,
  name: string,
  copy: () => Promise<void>,
) {
  const url = Object.assign(new URL(coordinator), { pathname: `/${name}` }).href;
  if (shapes.has(name) && (await getSchemaFingerprint(url)) === shapes.get(name))
    return clearDistributedDatabase(coordinator, name);
  await createDistributedDatabase(coordinator, name, url, copy).catch(() =>
    createDistributedDatabase(coordinator, name, url, copy),
  );
}
