import { buildPageReply, type PageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { Prisma, type Workflow } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";
import { serializeWorkflow } from "./serialize";

const WORKFLOWS = defineStatement<Workflow>(selectFrom("workflows", Prisma.WorkflowScalarFieldEnum));

/** Lists workflows, newest first. */
export async function listWorkflows(
  db: Db,
  organization: OrganizationId,
  page: PageParameters & { search?: string | undefined },
  url: URL,
) {
  const rows = await listRowPage(db, WORKFLOWS, organization, page, (param) =>
    buildSearchConditions("lower(t.name)", page.search, param),
  );
  const planned = await countPlanned(
    db,
    organization,
    rows.map(({ id }) => id),
  );
  return buildPageReply(rows, page, url, (row) => serializeWorkflow(row, planned.get(row.id) ?? 0));
}

export async function getWorkflowRow(db: Db, organization: OrganizationId, id: string): Promise<Workflow> {
  const row = await findRow(db, WORKFLOWS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The workflow ${id}`);
  return row;
}

export const getWorkflow = async (db: Db, organization: OrganizationId, id: string) =>
  serializeWorkflowRow(db, organization, await getWorkflowRow(db, organization, id));

export async function serializeWorkflowRow(db: Db, organization: OrganizationId, row: Workflow) {
  const planned = await countPlanned(db, organization, [row.id]);
  return serializeWorkflow(row, planned.get(row.id) ?? 0);
}

const PLANNED = definePreparedStatement<{ id: string; planned: number }>(`
  SELECT workflow_id AS id, count(*) AS planned FROM planned_steps
   WHERE organization_id = $1 AND workflow_id = ANY ($2) AND state = 'planned' GROUP BY workflow_id`);

async function countPlanned(db: Db, organization: OrganizationId, ids: readonly string[]) {
  const rows = ids.length > 0 ? await executeSql(db, PLANNED, [organization, ids]) : [];
  return new Map(rows.map(({ id, planned }) => [id, planned]));
}
