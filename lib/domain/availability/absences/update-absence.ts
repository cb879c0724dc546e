import type { LocalDate } from "@/lib/core/time/local-date";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { absenceColumns } from "./columns";
import { type AbsencePath, findAbsence } from "./queries";
import { requireSound } from "./require-sound";
import type { AbsenceUpdate } from "./schema";
import { serializeAbsence } from "./serialize";

export function updateAbsence(
  db: Db,
  organization: OrganizationId,
  path: AbsencePath,
  body: AbsenceUpdate,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    const row = await findLocked(tx, "absences", () => findAbsence(tx, organization, path));
    precondition.check(row);
    await requireSound(tx, organization, {
      user: row.userId,
      start: body.start_date ?? (row.startDate as LocalDate),
      end: body.end_date ?? (row.endDate as LocalDate),
      sent: body,
    });
    const updated = await tx.absence.update({
      where: keyOf(organization, row.id),
      data: { ...absenceColumns(body), v: { increment: 1 } },
    });
    return serializeAbsence(updated);
  });
}
