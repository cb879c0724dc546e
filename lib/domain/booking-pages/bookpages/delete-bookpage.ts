import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { forgetPages } from "./forget-pages";
import { leaveTemplate, refuseFollowing } from "./leave-template";
import { lockBookpage } from "./lock-bookpage";
import { missingBookpage } from "./queries";

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
    refuseFollowing(row.templateId);
    await removeBookpage(tx, organization, row);
    return { n: 1, ok: 1 as const };
  });
}

/** Its events stay. For a while it can be restored, and follows no template then. The caller holds it. */
export async function removeBookpage(tx: Db, organization: OrganizationId, row: Bookpage): Promise<void> {
  if (row.templateId) await leaveTemplate(tx, row);
  await keepRemoved(tx, organization, {
    resource: "bookpage",
    id: row.id,
    name: row.nickname,
    owner: row.userId,
  });
  await forgetPages(tx, organization, [row.id]);
  await tx.bookpage.delete({ where: keyOf(organization, row.id) });
}
