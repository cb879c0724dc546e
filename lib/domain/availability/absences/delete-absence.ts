import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { type AbsencePath, getAbsenceRow } from "./queries";

export function deleteAbsence(
  db: Db,
  organization: OrganizationId,
  path: AbsencePath,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "absences", () => getAbsenceRow(tx, organization, path));
    precondition.check(row);
    await moveToTrash(tx, organization, {
      resource: "absence",
      id: row.id,
      name: row.label,
      owner: row.userId,
    });
    await recordTombstones(tx, organization, { kind: "absence", ids: [row.id], parent: row.userId });
    await tx.absence.delete({ where: toRowKey(organization, row.id) });
    return { n: 1, ok: 1 as const };
  });
}
