import type { WebhookVersion } from "@/lib/domain/messaging/webhooks/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { WorkflowStep } from "./step-schema";

export interface StepWebhook {
  id: string;
  url: string;
  format: "array" | "object";
  version: WebhookVersion;
  enabled: boolean;
}

// The lock prevents a webhook's deletion while its deliveries are being written.
const OF_STEPS = definePreparedStatement<StepWebhook>(`
  SELECT id, target_url AS url, format, version, disabled_at IS NULL AS enabled FROM webhooks
   WHERE organization_id = $1 AND target_url = ${formatAnyOf("$2")}
     AND (action = 'workflow.step' OR 'workflow.step' = ANY (further_actions))
   ORDER BY disabled_at IS NULL, id DESC FOR KEY SHARE`);

/** Finds the webhook of each step's address; of several the oldest that is enabled. */
export async function findStepWebhooks(
  tx: Db,
  organization: OrganizationId,
  steps: readonly Pick<WorkflowStep, "url">[],
): Promise<Map<string, StepWebhook>> {
  const urls = [...new Set(steps.flatMap(({ url }) => url ?? []))];
  const rows = urls.length > 0 ? await executeSql(tx, OF_STEPS, [organization, urls]) : [];
  return new Map(rows.map((row) => [row.url, row]));
}
