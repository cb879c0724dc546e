import { recordWaitingRemoval } from "@/lib/domain/audit/record-entry";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getPageId } from "./queries";
import { removeWaitingEntry } from "./remove-entries";

interface EntrySelector {
  slug: string;
  entry: string;
}

/** Deletes an entry on behalf of a user and records it in the audit log. */
export function deleteWaitingEntry(db: Db, organization: OrganizationId, { slug, entry: id }: EntrySelector) {
  return withTransaction(db, async (tx) => {
    const bookpage = await getPageId(tx, organization, slug);
    const entry = await tx.waitingEntry.findFirst({
      where: { organizationId: organization, id, bookpageId: bookpage },
      select: { fullName: true },
    });
    if (entry)
      await moveToTrash(tx, organization, {
        resource: "waiting_entry",
        id,
        name: entry.fullName,
        owner: null,
      });
    const removed = await removeWaitingEntry(tx, organization, { id, bookpage });
    if (!removed) throw buildNotFoundProblem(`The entry ${id}`);
    await recordWaitingRemoval(tx, organization, removed);
    return { n: 1, ok: 1 as const };
  });
}
