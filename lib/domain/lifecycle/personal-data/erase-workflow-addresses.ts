import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

const WORKFLOWS = defineStatement<{ id: string; steps: WorkflowStep[] }>(
  "SELECT id, steps FROM workflows WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3",
);

const REPLACE = defineStatement(
  "UPDATE workflows SET steps = $3, updated_at = now(), v = v + 1 WHERE organization_id = $1 AND id = $2",
);

const DELETE_STEPS = defineStatement(
  "DELETE FROM planned_steps WHERE organization_id = $1 AND recipient = ANY ($2)",
);

const DELETE_SUBJECT_STEPS = defineStatement(
  "DELETE FROM subject_steps WHERE organization_id = $1 AND recipient = ANY ($2)",
);

const DELETE_ADDRESSES = defineStatement(
  "DELETE FROM workflow_addresses WHERE organization_id = $1 AND email = ANY ($2)",
);

/** Removes the person's addresses from workflows, with what was planned for them. */
export async function eraseWorkflowAddresses(
  db: Db,
  { organization, emails }: SubjectIdentifiers,
): Promise<void> {
  for await (const { id, steps } of walkRows(db, WORKFLOWS, [organization])) {
    const isKept = (email: string) => !emails.includes(email);
    if (steps.every(({ addresses = [] }) => addresses.every(isKept))) continue;
    const kept = steps.map(({ addresses = [], ...step }) => ({
      ...step,
      addresses: addresses.filter(isKept),
    }));
    await executeSql(db, REPLACE, [organization, id, JSON.stringify(kept)]);
  }
  await executeSql(db, DELETE_STEPS, [organization, emails]);
  await executeSql(db, DELETE_SUBJECT_STEPS, [organization, emails]);
  await executeSql(db, DELETE_ADDRESSES, [organization, emails]);
}
