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
  /** Displayed name. */
  name: string;
  /** Owning user; null if a team or the organisation owns it. */
  owner: string | null;
}

const INSERT_ITEM = defineStatement(`
  INSERT INTO trash_items (id, organization_id, resource, resource_id, name, owner_id, deleted_by, deleted_at)
  VALUES ($2, $1, $3, $4, $5, $6, $7, now())`);

/**
 * Copies a resource and its dependents to the trash. Call it in the deleting transaction, before anything is
 * deleted; the caller holds the lock of the parent.
 */
export async function moveToTrash(
  tx: Db,
  organization: OrganizationId,
  { resource, id, name, owner }: TrashedResource,
): Promise<void> {
  const removal = generateId();
  const actor = getCurrentActor();
  const deletedBy = actor?.kind === "user" ? (actor.id ?? null) : null;
  await executeSql(tx, INSERT_ITEM, [organization, removal, resource, id, name, owner, deletedBy]);
  for (const statement of TRASH_STATEMENTS[resource])
    await executeSql(tx, statement, [organization, removal, id]);
}
