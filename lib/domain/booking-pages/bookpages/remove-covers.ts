import { removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

const COVERS = statement<{ picture: string | null }>(`
  SELECT substring(custom ->> 'cover' from '^/files/([0-9a-f]{40})-') AS picture FROM bookpages
   WHERE organization_id = $1 AND id = ANY ($2) AND custom ->> 'cover' LIKE '/files/%'`);

/** Of pages that are to be deleted for good. */
export async function removeCovers(
  tx: Db,
  organization: OrganizationId,
  pages: readonly string[],
): Promise<void> {
  if (pages.length === 0) return;
  for (const { picture } of await sql(tx, COVERS, [organization, pages]))
    await removePicture(tx, organization, picture);
}
