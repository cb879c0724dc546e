import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { log } from "@/lib/platform/log/log";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";
import { enqueueOrphanCheck } from "./delete-orphaned-objects";
import type { EncodedPicture } from "./encode-picture";
import { buildObjectKey, getVariantType } from "./object-key";

/**
 * Uploads the variants to the object storage, if one is configured, before any row names them. A job deletes
 * them if that write fails.
 *
 * @returns whether the object storage has them
 */
export async function uploadPicture(
  db: Db,
  organization: OrganizationId,
  picture: string,
  variants: EncodedPicture["variants"],
): Promise<boolean> {
  const storage = findStorage();
  if (!storage) return false;
  await enqueueOrphanCheck(db, organization, picture);
  try {
    await Promise.all(
      variants.map(({ variant, content }) =>
        storage.put(buildObjectKey(organization, picture, variant), content, getVariantType(variant)),
      ),
    );
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    log().error({ err: error }, "the object storage is unavailable");
    throw new ApiProblem(
      "unavailable",
      "The picture cannot be kept now: the storage for files does not answer. Nothing was changed; try again in a minute.",
      { reason: "storage_away", headers: { "retry-after": "60" } },
    );
  }
  return true;
}
