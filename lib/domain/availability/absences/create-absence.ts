import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";
import { absenceColumns } from "./columns";
import { requireSound } from "./require-sound";
import type { AbsenceBody } from "./schema";
import { serializeAbsence } from "./serialize";

const MAX_ABSENCES = 1000;

/** Others may still refer to the person meanwhile: two who stand in for each other do not wait for one another. */
const LOCK = statement("SELECT 1 FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE");

export function createAbsence(db: Db, organization: OrganizationId, userId: string, body: AbsenceBody) {
  return inTransaction(db, async (tx) => {
    await findUser(tx, organization, userId);
    const { start_date: start, end_date: end } = body;
    await requireSound(tx, organization, { user: userId, start, end, sent: body });
    await sql(tx, LOCK, [organization, userId]);
    const ofUser = { organizationId: organization, userId };
    if ((await tx.absence.count({ where: ofUser })) >= MAX_ABSENCES)
      throw new ApiProblem("conflict", `A user has at most ${MAX_ABSENCES} absences.`, {
        reason: "too_many",
      });
    const data = { id: newId(), ...ofUser, ...absenceColumns(body), startDate: start, endDate: end };
    return serializeAbsence(await tx.absence.create({ data }));
  });
}
