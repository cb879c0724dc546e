import { removePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const ITEMS_OF_OWNER = defineStatement<{ id: string }>(
  "SELECT id FROM trash_items WHERE organization_id = $1 AND owner_id = $2 FOR UPDATE",
);

const ITEMS_MENTIONING = defineStatement<{ id: string }>(`
  SELECT m.id FROM trash_items m
   WHERE m.organization_id = $1 AND EXISTS (
     SELECT FROM trash_rows r
      WHERE r.organization_id = $1 AND r.item_id = m.id AND r.content::text ILIKE ANY ($2))
     FOR UPDATE`);

const COVERS = defineStatement<{ picture: string | null }>(`
  SELECT substring(r.content -> 'custom' ->> 'cover' from '^/files/([0-9a-f]{40})-') AS picture FROM trash_rows r
   WHERE r.organization_id = $1 AND r.item_id = ANY ($2) AND r.source = 'bookpages'
     AND NOT EXISTS (SELECT FROM bookpages b
                      WHERE b.organization_id = $1 AND b.custom ->> 'cover' = r.content -> 'custom' ->> 'cover')`);

const DELETE_ITEMS = defineStatement("DELETE FROM trash_items WHERE organization_id = $1 AND id = ANY ($2)");

async function deleteItems(tx: Db, organization: OrganizationId, items: readonly { id: string }[]) {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  for (const { picture } of await executeSql(tx, COVERS, [organization, ids]))
    await removePicture(tx, organization, picture);
  await executeSql(tx, DELETE_ITEMS, [organization, ids]);
}

/** Deletes a user's trash for good, together with the user. */
export const deleteTrashOfUser = async (tx: Db, organization: OrganizationId, owner: string) =>
  deleteItems(tx, organization, await executeSql(tx, ITEMS_OF_OWNER, [organization, owner]));

/** Deletes trash that mentions an erased person for good. @param patterns for ILIKE */
export const deleteTrashMentioning = async (
  tx: Db,
  organization: OrganizationId,
  patterns: readonly string[],
) => deleteItems(tx, organization, await executeSql(tx, ITEMS_MENTIONING, [organization, patterns]));

/** Days during which a deleted resource can be restored. */
export const RESTORABLE_DAYS = 7;

const EXPIRED_ITEMS = defineStatement<{ id: string; organization: string }>(`
  SELECT m.id, m.organization_id AS organization FROM trash_items m
    JOIN organizations o ON o.id = m.organization_id
   WHERE m.deleted_at < now() - make_interval(days => $1)
     AND CASE WHEN $2::text IS NULL THEN o.sandbox_of IS NULL ELSE o.id = $2 END
   ORDER BY m.deleted_at LIMIT 500`);

/** Deletes expired trash of all organisations, or of one sandbox. */
export async function deleteExpiredTrash(db: Db, sandbox: OrganizationId | null): Promise<void> {
  for (;;) {
    const old = await executeSql(db, EXPIRED_ITEMS, [RESTORABLE_DAYS, sandbox]);
    for (const { id, organization } of old)
      await withTransaction(db, (tx) => deleteItems(tx, asOrganizationId(organization), [{ id }]));
    if (old.length === 0) return;
  }
}
