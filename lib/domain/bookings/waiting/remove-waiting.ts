import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { recordRemovedWaiting } from "@/lib/domain/audit/record-entry";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";
import { findPageId } from "./queries";
import { removeEntry } from "./remove-entries";

interface Which {
  nickname: string;
  entry: string;
}

/** By somebody of the organisation, which the audit log tells. */
export function removeWaiting(db: Db, organization: OrganizationId, { nickname, entry: id }: Which) {
  return inTransaction(db, async (tx) => {
    const bookpage = await findPageId(tx, organization, nickname);
    const entry = await tx.waitingEntry.findFirst({
      where: { organizationId: organization, id, bookpageId: bookpage },
      select: { fullName: true },
    });
    if (entry)
      await keepRemoved(tx, organization, {
        resource: "waiting_entry",
        id,
        name: entry.fullName,
        owner: null,
      });
    const removed = await removeEntry(tx, organization, { id, bookpage });
    if (!removed) throw notFound(`The entry ${id}`);
    await recordRemovedWaiting(tx, organization, removed);
    return { n: 1, ok: 1 as const };
  });
}
