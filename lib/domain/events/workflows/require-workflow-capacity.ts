import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

const MAX_WORKFLOWS = 50;

const LOCK = defineStatement("SELECT 1 FROM organizations WHERE id = $1 FOR NO KEY UPDATE");

/** Throws if the organisation can have no more workflows; concurrent callers wait for each other. */
export async function requireWorkflowCapacity(tx: Db, organization: OrganizationId): Promise<void> {
  await executeSql(tx, LOCK, [organization]);
  if ((await tx.workflow.count({ where: { organizationId: organization } })) >= MAX_WORKFLOWS)
    throw new ApiProblem("conflict", `An organisation has at most ${MAX_WORKFLOWS} workflows.`, {
      reason: "too_many",
    });
}
