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
import { listStepEmails } from "./addresses/list-step-emails";
import { mapAddressStates } from "./addresses/queries";
import { serializeWorkflow } from "./serialize";
import type { WorkflowStep } from "./step-schema";

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
  const states = await mapStates(db, organization, rows);
  return buildPageReply(rows, page, url, (row) => serializeWorkflow(row, planned.get(row.id) ?? 0, states));
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
  return serializeWorkflow(row, planned.get(row.id) ?? 0, await mapStates(db, organization, [row]));
}

const mapStates = (db: Db, organization: OrganizationId, rows: readonly Workflow[]) =>
  mapAddressStates(
    db,
    organization,
    listStepEmails(rows.flatMap(({ steps }) => steps as unknown as WorkflowStep[])),
  );

// Counted for each workflow, so that its index is read and not the table.
const PLANNED = definePreparedStatement<{ id: string; planned: number }>(`
  SELECT w.id, (SELECT count(*) FROM planned_steps s
                 WHERE s.organization_id = $1 AND s.workflow_id = w.id AND s.state = 'planned')
            + (SELECT count(*) FROM subject_steps s
                WHERE s.organization_id = $1 AND s.workflow_id = w.id AND s.state = 'planned') AS planned
    FROM unnest($2::text[]) AS w (id)`);

async function countPlanned(db: Db, organization: OrganizationId, ids: readonly string[]) {
  const rows = ids.length > 0 ? await executeSql(db, PLANNED, [organization, ids]) : [];
  return new Map(rows.map(({ id, planned }) => [id, planned]));
}
