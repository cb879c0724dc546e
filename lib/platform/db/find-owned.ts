import { once } from "@/lib/platform/memory/once";
import type { Db } from "./client";
import { sql } from "./sql";
import type { StatementSearch } from "./statement";

const MAX_OWNERS = 20_000;

const owners = once(() => new Map<string, string>());

interface Owned {
  organization_id: string;
}

/**
 * Looks everywhere once, and from then on in the organisation whose it is, which never changes.
 *
 * @param name what it is, and which, such as `event` and its id
 */
export async function findOwned<Row extends Owned>(
  db: Db,
  { anywhere, within }: StatementSearch<Row>,
  name: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const owner = owners().get(name);
  const [found] = owner ? await sql(db, within, [...values, owner]) : await sql(db, anywhere, [...values]);
  if (found && !owner) remember(name, found.organization_id);
  return found;
}

/** What `findOwned` calls whatever has a secret of this hash. */
export const nameSecret = (kind: string, hash: Uint8Array): string =>
  `${kind} ${Buffer.from(hash).toString("base64")}`;

/** Names come from strangers, but only of what there is. With too many, all are forgotten. */
function remember(name: string, organization: string) {
  if (owners().size >= MAX_OWNERS) owners().clear();
  owners().set(name, organization);
}
