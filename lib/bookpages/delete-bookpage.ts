import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findBookpage } from "./queries";

/** Its events stay. */
export function deleteBookpage(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const { id } = await findBookpage(tx, organization, nickname);
    await lockRow(tx, "bookpages", id);
    precondition.check(await findBookpage(tx, organization, nickname));
    const { count } = await tx.bookpage.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
