import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { PreparedPicture } from "./prepare-picture";

const REMOVE = statement("DELETE FROM files WHERE organization_id = $1 AND picture = $2");

/** Keeps all sizes of a picture in place of those of the one before. The owner's row is locked. */
export async function keepPicture(
  tx: Db,
  organizationId: OrganizationId,
  { picture, variants }: PreparedPicture,
  before: string | null,
): Promise<void> {
  if (before !== picture) await removePicture(tx, organizationId, before);
  const data = variants.map(({ variant, content }) => ({
    organizationId,
    picture,
    variant,
    content: new Uint8Array(content),
  }));
  await tx.storedFile.createMany({ data, skipDuplicates: true });
}

export async function removePicture(tx: Db, organization: OrganizationId, picture: string | null) {
  if (picture !== null) await sql(tx, REMOVE, [organization, picture]);
}
