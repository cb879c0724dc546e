import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { enqueueReplanning } from "./replan-steps";

const FOR_TEMPLATE = definePreparedStatement(`
  SELECT FROM workflows
   WHERE organization_id = $1 AND enabled AND filter->'templates' ? $2
   LIMIT 1`);

/** Plans coming meetings anew if a workflow is limited to pages that follow the template. */
export async function replanTemplate(tx: Db, organization: OrganizationId, template: string): Promise<void> {
  const workflows = await executeSql(tx, FOR_TEMPLATE, [organization, template]);
  if (workflows.length > 0) await enqueueReplanning(tx, organization);
}

/** Runs a change of the pages that follow a template, after which the workflows for these pages apply. */
export const changeTemplatePages = <Result>(
  db: Db,
  organization: OrganizationId,
  template: string,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  withTransaction(db, async (tx) => {
    const result = await change(tx);
    await replanTemplate(tx, organization, template);
    return result;
  });
