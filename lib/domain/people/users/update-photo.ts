import type { Precondition } from "@/lib/domain/contracts/etag";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { buildPicturePath } from "@/lib/domain/tenancy/pictures/picture-path";
import { extractUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import { removePicture, storePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { serializeUser, USER_INCLUDE } from "./serialize";

/** The variant that is used unless another size is requested. */
const DEFAULT_VARIANT = "256.webp";

/** Replaces the user's photo; null removes it. */
export function updatePhoto(
  db: Db,
  organization: OrganizationId,
  id: string,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const before = await findAndLock(tx, "users", () => getUserRow(tx, organization, id));
    precondition.check(before);
    const uploaded = extractUploadedPicture(before.pictureUrl);
    const pictureUrl = prepared && buildPicturePath(prepared.picture, DEFAULT_VARIANT);
    if (prepared) await storePicture(tx, organization, prepared, uploaded);
    else await removePicture(tx, organization, uploaded);
    const data = { pictureUrl, v: { increment: 1 } };
    const row = await tx.user.update({ where: toRowKey(organization, id), data, include: USER_INCLUDE });
    return serializeUser(row);
  });
}
