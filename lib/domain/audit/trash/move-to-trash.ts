import { getCurrentActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { type RestorableResource, TRASH_STATEMENTS } from "./trash-statements";

interface TrashedResource {
  resource: RestorableResource;
  id: string;
  /** What people know it by. */
  name: string;
  /** The user whose it is; null: the organisation's, or a team's. */
  owner: string | null;
}

const INSERT_ITEM = defineStatement(`
  INSERT INTO removals (id, organization_id, resource, resource_id, name, owner_id, removed_by, removed_at)
  VALUES ($2, $1, $3, $4, $5, $6, $7, now())`);

/**
 * Keeps what is about to be deleted, with all that goes with it, so that it can be restored. In the transaction of the
 * deletion, before anything is gone; what it is part of is locked.
 */
export async function moveToTrash(
  tx: Db,
  organization: OrganizationId,
  { resource, id, name, owner }: TrashedResource,
): Promise<void> {
  const removal = generateId();
  const actor = getCurrentActor();
  const by = actor?.kind === "user" ? (actor.id ?? null) : null;
  await executeSql(tx, INSERT_ITEM, [organization, removal, resource, id, name, owner, by]);
  for (const keep of TRASH_STATEMENTS[resource]) await executeSql(tx, keep, [organization, removal, id]);
}
