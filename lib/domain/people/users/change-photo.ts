import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { filePath } from "@/lib/domain/tenancy/pictures/file-path";
import { keepPicture, removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import { findUploaded } from "@/lib/domain/tenancy/pictures/picture-address";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { serializeUser, withContext } from "./serialize";

/** In which size a photo is shown wherever no other is asked for. */
const SHOWN_VARIANT = "256.webp";

/** Gives a user another photo in place of the one before, uploaded or elsewhere; null: none. */
export function changePhoto(
  db: Db,
  organization: OrganizationId,
  id: string,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const before = await findLocked(tx, "users", () => findUser(tx, organization, id));
    precondition.check(before);
    const uploaded = findUploaded(before.pictureUrl);
    const pictureUrl = prepared && filePath(prepared.picture, SHOWN_VARIANT);
    if (prepared) await keepPicture(tx, organization, prepared, uploaded);
    else await removePicture(tx, organization, uploaded);
    const data = { pictureUrl, v: { increment: 1 } };
    const row = await tx.user.update({ where: keyOf(organization, id), data, include: withContext });
    return serializeUser(row);
  });
}
