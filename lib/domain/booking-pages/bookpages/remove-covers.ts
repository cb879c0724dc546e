import { removePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const COVERS = defineStatement<{ picture: string | null }>(`
  SELECT substring(custom ->> 'cover' from '^/files/([0-9a-f]{40})-') AS picture FROM bookpages
   WHERE organization_id = $1 AND id = ANY ($2) AND custom ->> 'cover' LIKE '/files/%'`);

/** Deletes the covers of pages that are being deleted for good. */
export async function removeCovers(
  tx: Db,
  organization: OrganizationId,
  pages: readonly string[],
): Promise<void> {
  if (pages.length === 0) return;
  for (const { picture } of await executeSql(tx, COVERS, [organization, pages]))
    await removePicture(tx, organization, picture);
}
