import { filePath } from "@/lib/domain/tenancy/pictures/file-path";
import { keepPicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { changeBookpage } from "./change-bookpage";
import { lockBookpage } from "./lock-bookpage";
import { missingBookpage } from "./queries";
import { serializeBookpage } from "./serialize";

/** In which size a cover is shown wherever no other is asked for. */
const SHOWN_VARIANT = "1600.webp";

/** Gives a page another picture above it; null: none. */
export function changeCover(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockBookpage(tx, organization, { nickname });
    if (!row) throw missingBookpage(nickname);
    precondition.check(row);
    const uploaded = prepared && filePath(prepared.picture, SHOWN_VARIANT);
    if (prepared) await keepPicture(tx, organization, prepared, null);
    const change = { custom: { cover: uploaded } };
    return serializeBookpage(await changeBookpage(tx, row, change, uploaded ? { uploaded } : {}));
  });
}
