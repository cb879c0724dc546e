import { requireFilterIds } from "@/lib/domain/messaging/webhooks/require-filter-ids";
import { validateWebhookFilter } from "@/lib/domain/messaging/webhooks/validate-webhook-filter";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WorkflowFilter } from "./schema";

/**
 * Requires that the pages, types, teams, templates and forms of a filter belong to the organisation, or were stored
 * before.
 */
export async function validateWorkflowFilter(
  db: Db,
  organizationId: OrganizationId,
  filter: WorkflowFilter | null | undefined,
  before: WorkflowFilter | null = null,
): Promise<void> {
  await validateWebhookFilter(db, organizationId, filter, before);
  const among = (ids: string[]) => ({ where: { organizationId, id: { in: ids } }, select: { id: true } });
  const kinds = {
    templates: {
      find: (ids: string[]) => db.pageTemplate.findMany(among(ids)),
      message: "is not a page template of your organisation",
    },
    forms: {
      find: (ids: string[]) => db.form.findMany(among(ids)),
      message: "is not a form of your organisation",
    },
  };
  await requireFilterIds(kinds, filter, before);
}
