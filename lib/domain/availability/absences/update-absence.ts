import type { LocalDate } from "@/lib/core/time/local-date";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { type AbsencePath, getAbsenceRow } from "./queries";
import type { AbsenceUpdate } from "./schema";
import { serializeAbsence } from "./serialize";
import { toAbsenceColumns } from "./to-absence-columns";
import { validateAbsence } from "./validate-absence";

export function updateAbsence(
  db: Db,
  organization: OrganizationId,
  path: AbsencePath,
  body: AbsenceUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const row = await findAndLock(tx, "absences", () => getAbsenceRow(tx, organization, path));
    precondition.check(row);
    await validateAbsence(tx, organization, {
      user: row.userId,
      start: body.start_date ?? (row.startDate as LocalDate),
      end: body.end_date ?? (row.endDate as LocalDate),
      sent: body,
    });
    const updated = await tx.absence.update({
      where: toRowKey(organization, row.id),
      data: { ...toAbsenceColumns(body), v: { increment: 1 } },
    });
    return serializeAbsence(updated);
  });
}
