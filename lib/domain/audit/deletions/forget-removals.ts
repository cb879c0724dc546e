import { removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const OF_OWNER = statement<{ id: string }>(
  "SELECT id FROM removals WHERE organization_id = $1 AND owner_id = $2 FOR UPDATE",
);

const THAT_MENTION = statement<{ id: string }>(`
  SELECT m.id FROM removals m
   WHERE m.organization_id = $1 AND EXISTS (
     SELECT FROM removed_rows r
      WHERE r.organization_id = $1 AND r.removal_id = m.id AND r.content::text ILIKE ANY ($2))
     FOR UPDATE`);

const COVERS = statement<{ picture: string | null }>(`
  SELECT substring(r.content -> 'custom' ->> 'cover' from '^/files/([0-9a-f]{40})-') AS picture FROM removed_rows r
   WHERE r.organization_id = $1 AND r.removal_id = ANY ($2) AND r.source = 'bookpages'
     AND NOT EXISTS (SELECT FROM bookpages b
                      WHERE b.organization_id = $1 AND b.custom ->> 'cover' = r.content -> 'custom' ->> 'cover')`);

const FORGET = statement("DELETE FROM removals WHERE organization_id = $1 AND id = ANY ($2)");

async function forget(tx: Db, organization: OrganizationId, removals: readonly { id: string }[]) {
  if (removals.length === 0) return;
  const ids = removals.map(({ id }) => id);
  for (const { picture } of await sql(tx, COVERS, [organization, ids]))
    await removePicture(tx, organization, picture);
  await sql(tx, FORGET, [organization, ids]);
}

/** What somebody had is deleted for good, with them. */
export const forgetRemovalsOf = async (tx: Db, organization: OrganizationId, owner: string) =>
  forget(tx, organization, await sql(tx, OF_OWNER, [organization, owner]));

/** What tells of somebody who is erased is deleted for good. @param patterns for ILIKE */
export const forgetRemovalsThatMention = async (
  tx: Db,
  organization: OrganizationId,
  patterns: readonly string[],
) => forget(tx, organization, await sql(tx, THAT_MENTION, [organization, patterns]));

/** So long what was deleted can be restored. */
export const RESTORABLE_DAYS = 7;

const OLD = statement<{ id: string; organization: string }>(`
  SELECT m.id, m.organization_id AS organization FROM removals m
    JOIN organizations o ON o.id = m.organization_id
   WHERE m.removed_at < now() - make_interval(days => $1)
     AND CASE WHEN $2::text IS NULL THEN o.sandbox_of IS NULL ELSE o.id = $2 END
   ORDER BY m.removed_at LIMIT 500`);

/** Of all organisations, or of one sandbox. */
export async function forgetOldRemovals(db: Db, sandbox: OrganizationId | null): Promise<void> {
  for (;;) {
    const old = await sql(db, OLD, [RESTORABLE_DAYS, sandbox]);
    for (const { id, organization } of old)
      await inTransaction(db, (tx) => forget(tx, asOrganizationId(organization), [{ id }]));
    if (old.length === 0) return;
  }
}
