import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { enqueueOrphanCheck } from "./delete-orphaned-objects";
import type { PreparedPicture } from "./prepare-picture";

const REMOVE = defineStatement<{ is_outside: boolean }>(
  "DELETE FROM files WHERE organization_id = $1 AND picture = $2 RETURNING content IS NULL AS is_outside",
);

/**
 * Stores all sizes of a picture in place of the previous one. The caller holds the lock of the owner's row.
 */
export async function storePicture(
  tx: Db,
  organizationId: OrganizationId,
  { picture, variants, isOutside }: PreparedPicture,
  before: string | null,
): Promise<void> {
  if (before !== picture) await removePicture(tx, organizationId, before);
  const data = variants.map(({ variant, content }) => ({
    organizationId,
    picture,
    variant,
    content: isOutside ? null : new Uint8Array(content),
  }));
  await tx.storedFile.createMany({ data, skipDuplicates: true });
}

/** Objects in the object storage are deleted after the commit. */
export async function removePicture(tx: Db, organization: OrganizationId, picture: string | null) {
  if (picture === null) return;
  const removed = await executeSql(tx, REMOVE, [organization, picture]);
  if (removed.some(({ is_outside }) => is_outside)) await enqueueOrphanCheck(tx, organization, picture);
}
