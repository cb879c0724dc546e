import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockBookpage } from "./lock-bookpage";
import { lockOwner } from "./lock-owner";
import { buildBookpageNotFoundProblem } from "./queries";
import type { BookpageUpdate } from "./schema";
import { serializeBookpage } from "./serialize";
import { updateLockedBookpage } from "./update-locked-bookpage";

export function updateBookpage(
  db: Db,
  organization: OrganizationId,
  slug: string,
  body: BookpageUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOwner(tx, organization, body);
    const row = await lockBookpage(tx, organization, { slug });
    if (!row) throw buildBookpageNotFoundProblem(slug);
    precondition.check(row);
    return serializeBookpage(await updateLockedBookpage(tx, row, body));
  });
}
