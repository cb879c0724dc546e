import type { ActiveWorkflow } from "@/lib/domain/events/planned-steps/active-workflow";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WorkflowFilter } from "./schema";
import type { WorkflowStep } from "./step-schema";

interface StoredWorkflow {
  id: string;
  name: string;
  filter: unknown;
  conditions: unknown;
  steps: unknown;
}

/** Returns what decides about the messages of a stored workflow, which need not be switched on. */
export async function toActiveWorkflow(
  db: Db,
  organizationId: OrganizationId,
  { id, name, filter, conditions, steps }: StoredWorkflow,
): Promise<ActiveWorkflow> {
  const templates = (filter as WorkflowFilter | null)?.templates;
  const pages = templates
    ? await db.bookpage.findMany({
        where: { organizationId, templateId: { in: templates } },
        select: { id: true },
      })
    : [];
  return {
    id,
    name,
    filter: filter as WorkflowFilter | null,
    template_pages: pages.map((page) => page.id),
    conditions: conditions as ActiveWorkflow["conditions"],
    steps: steps as WorkflowStep[],
  };
}
