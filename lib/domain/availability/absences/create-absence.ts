import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { AbsenceBody } from "./schema";
import { serializeAbsence } from "./serialize";
import { toAbsenceColumns } from "./to-absence-columns";
import { validateAbsence } from "./validate-absence";

const MAX_ABSENCES = 1000;

/**
 * NO KEY UPDATE lets other rows reference the user meanwhile, so that two users who substitute for each other
 * do not block one another.
 */
const LOCK = defineStatement("SELECT 1 FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE");

export function createAbsence(db: Db, organization: OrganizationId, userId: string, body: AbsenceBody) {
  return withTransaction(db, async (tx) => {
    await getUserRow(tx, organization, userId);
    const { start_date: start, end_date: end } = body;
    await validateAbsence(tx, organization, { user: userId, start, end, sent: body });
    await executeSql(tx, LOCK, [organization, userId]);
    const ofUser = { organizationId: organization, userId };
    if ((await tx.absence.count({ where: ofUser })) >= MAX_ABSENCES)
      throw new ApiProblem("conflict", `A user has at most ${MAX_ABSENCES} absences.`, {
        reason: "too_many",
      });
    const data = { id: generateId(), ...ofUser, ...toAbsenceColumns(body), startDate: start, endDate: end };
    return serializeAbsence(await tx.absence.create({ data }));
  });
}
