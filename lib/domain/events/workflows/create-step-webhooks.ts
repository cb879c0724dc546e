import { ApiProblem } from "@/lib/domain/contracts/problem";
import { generateWebhookSecret } from "@/lib/domain/messaging/webhooks/generate-webhook-secret";
import { NEWEST_WEBHOOK_VERSION } from "@/lib/domain/messaging/webhooks/options";
import { validateTargetUrl } from "@/lib/domain/messaging/webhooks/validate-target-url";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findStepWebhooks } from "./find-step-webhooks";
import type { WorkflowStep } from "./step-schema";

export interface WebhookRights {
  /** True if the caller may create webhooks: a key needs the scope for it. */
  canCreateWebhooks: boolean;
}

/** Creates a webhook for each address of a step that has none yet. Its secret is shown when an admin rotates it. */
export async function createStepWebhooks(
  tx: Db,
  organization: OrganizationId,
  steps: readonly WorkflowStep[],
  { canCreateWebhooks }: WebhookRights,
): Promise<void> {
  for (const [index, { url }] of steps.entries())
    if (url !== null) validateTargetUrl(url, `/steps/${index}/url`);
  const known = await findStepWebhooks(tx, organization, steps);
  const missing = new Set(steps.flatMap(({ url }) => (url !== null && !known.has(url) ? [url] : [])));
  if (missing.size > 0 && !canCreateWebhooks)
    throw new ApiProblem(
      "forbidden",
      "No webhook with the action workflow.step has the address of the step. Create it first, or with the scope hooks:write.",
    );
  for (const targetUrl of missing) {
    const { row } = generateWebhookSecret(organization);
    const webhook = await tx.webhook.create({
      data: {
        id: generateId(),
        organizationId: organization,
        action: "workflow.step",
        targetUrl,
        format: "object",
        version: NEWEST_WEBHOOK_VERSION,
      },
    });
    await tx.webhookSecret.create({ data: { ...row, webhookId: webhook.id } });
  }
}
