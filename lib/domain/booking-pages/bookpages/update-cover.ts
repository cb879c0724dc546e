import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildPicturePath } from "@/lib/domain/tenancy/pictures/picture-path";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import { storePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockBookpage } from "./lock-bookpage";
import { buildBookpageNotFoundProblem } from "./queries";
import { serializeBookpage } from "./serialize";
import { updateLockedBookpage } from "./update-locked-bookpage";

/** Default size of a cover. */
const DEFAULT_VARIANT = "1600.webp";

/** Replaces the cover of a page; null removes it. */
export function updateCover(
  db: Db,
  organization: OrganizationId,
  slug: string,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockBookpage(tx, organization, { slug });
    if (!row) throw buildBookpageNotFoundProblem(slug);
    precondition.check(row);
    const uploaded = prepared && buildPicturePath(prepared.picture, DEFAULT_VARIANT);
    if (prepared) await storePicture(tx, organization, prepared, null);
    const change = { custom: { cover: uploaded } };
    return serializeBookpage(await updateLockedBookpage(tx, row, change, uploaded ? { uploaded } : {}));
  });
}
