import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const MAX_ABSENCES = 1000;

/**
 * NO KEY UPDATE lets other rows reference the user meanwhile, so that two users who substitute for each other
 * do not block one another.
 */
const LOCK = defineStatement("SELECT 1 FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE");

/** Throws if the user can have no more absences; concurrent callers wait for each other. */
export async function requireAbsenceCapacity(
  tx: Db,
  organization: OrganizationId,
  userId: string,
): Promise<void> {
  await executeSql(tx, LOCK, [organization, userId]);
  if ((await tx.absence.count({ where: { organizationId: organization, userId } })) >= MAX_ABSENCES)
    throw new ApiProblem("conflict", `A user has at most ${MAX_ABSENCES} absences.`, { reason: "too_many" });
}
