import { clearDistributedDatabase, getSchemaFingerprint } from "./clear-distributed-database";
import { distributeTestDatabase, dropFromCluster } from "./cluster-database";

/** By name, what the databases of this process were like when they had just been spread. */
const shapes = new Map<string, string>();

/** Of those, the ones that no tests use. */
const idle: string[] = [];

/** The name of a database that was spread for earlier tests of this process, if there is one. */
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
 * Makes a spread database ready for tests. One that was used is emptied, which takes a fraction of the time, unless more
 * than its rows was changed. Servers that have just started may refuse each other once.
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
