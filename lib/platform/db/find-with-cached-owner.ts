import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import type { SearchStatements } from "./statement";

const MAX_OWNERS = 20_000;

const owners = createLazySingleton(() => new Map<string, string>());

interface OwnedRow {
  organization_id: string;
}

/**
 * Searches everywhere once, and afterwards only in the owning organisation, which never changes.
 * @param name kind and id, such as `event` and its id
 */
export async function findWithCachedOwner<Row extends OwnedRow>(
  db: Db,
  { anywhere, within }: SearchStatements<Row>,
  name: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const owner = owners().get(name);
  const [found] = owner
    ? await executeSql(db, within, [...values, owner])
    : await executeSql(db, anywhere, [...values]);
  if (found && !owner) cacheOwner(name, found.organization_id);
  return found;
}

/** The `name` of a row with a secret of this hash, for `findWithCachedOwner`. */
export const buildSecretKey = (kind: string, hash: Uint8Array): string =>
  `${kind} ${Buffer.from(hash).toString("base64")}`;

/** Names come from untrusted input, but only existing rows are cached. A full cache is emptied. */
function cacheOwner(name: string, organization: string) {
  if (owners().size >= MAX_OWNERS) owners().clear();
  owners().set(name, organization);
}
