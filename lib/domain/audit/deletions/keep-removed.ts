import { currentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { KEEPING, type RestorableResource } from "./kept-rows";

interface Removed {
  resource: RestorableResource;
  id: string;
  /** What people know it by. */
  name: string;
  /** The user whose it is; null: the organisation's, or a team's. */
  owner: string | null;
}

const KEEP = statement(`
  INSERT INTO removals (id, organization_id, resource, resource_id, name, owner_id, removed_by, removed_at)
  VALUES ($2, $1, $3, $4, $5, $6, $7, now())`);

/**
 * Keeps what is about to be deleted, with all that goes with it, so that it can be restored. In the transaction of the
 * deletion, before anything is gone; what it is part of is locked.
 */
export async function keepRemoved(
  tx: Db,
  organization: OrganizationId,
  { resource, id, name, owner }: Removed,
): Promise<void> {
  const removal = newId();
  const actor = currentActor();
  const by = actor?.kind === "user" ? (actor.id ?? null) : null;
  await sql(tx, KEEP, [organization, removal, resource, id, name, owner, by]);
  for (const keep of KEEPING[resource]) await sql(tx, keep, [organization, removal, id]);
}
