import { type Db, inTransaction } from "@/lib/db/client";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { lockBookpage } from "./lock-bookpage";
import { missingBookpage } from "./queries";

/** Its events stay. */
export function deleteBookpage(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockBookpage(tx, organization, { nickname });
    if (!row) throw missingBookpage(nickname);
    precondition.check(row);
    await tx.bookpage.delete({ where: { id: row.id } });
    return { n: 1, ok: 1 as const };
  });
}
