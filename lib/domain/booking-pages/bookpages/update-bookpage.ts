import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { changeBookpage } from "./change-bookpage";
import { lockBookpage } from "./lock-bookpage";
import { lockOwner } from "./lock-owner";
import { missingBookpage } from "./queries";
import type { BookpageUpdate } from "./schema";
import { serializeBookpage } from "./serialize";

export function updateBookpage(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  body: BookpageUpdate,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, organization, body);
    const row = await lockBookpage(tx, organization, { nickname });
    if (!row) throw missingBookpage(nickname);
    precondition.check(row);
    return serializeBookpage(await changeBookpage(tx, row, body));
  });
}
