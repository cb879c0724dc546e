import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { type AbsencePath, findAbsence } from "./queries";

export function deleteAbsence(
  db: Db,
  organization: OrganizationId,
  path: AbsencePath,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "absences", () => findAbsence(tx, organization, path));
    precondition.check(row);
    await keepRemoved(tx, organization, {
      resource: "absence",
      id: row.id,
      name: row.label,
      owner: row.userId,
    });
    await noteDeletions(tx, organization, { kind: "absence", ids: [row.id], parent: row.userId });
    await tx.absence.delete({ where: keyOf(organization, row.id) });
    return { n: 1, ok: 1 as const };
  });
}
