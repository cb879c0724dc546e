import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WorkflowStep } from "../step-schema";
import { enqueueConfirmationMails } from "./enqueue-confirmation-mails";
import { listStepEmails } from "./list-step-emails";

/** The most fixed addresses that an organisation has named. */
export const MAX_ADDRESSES = 100;

/** Stores the fixed addresses of steps that are new to the organisation, and mails each a link to confirm it. */
export async function createStepAddresses(
  tx: Db,
  organization: OrganizationId,
  steps: readonly WorkflowStep[],
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  const rows = listStepEmails(steps).map((email) => ({
    id: generateId(),
    organizationId: organization,
    email,
    mailedAt: at,
    createdAt: at,
  }));
  const written = new Set(await insertNewRows(tx, "workflow_addresses", rows));
  if (written.size === 0) return;
  if ((await tx.workflowAddress.count({ where: { organizationId: organization } })) > MAX_ADDRESSES)
    throw new ApiProblem("conflict", `Workflows of an organisation have at most ${MAX_ADDRESSES} addresses.`);
  const added = rows.filter(({ id }) => written.has(id));
  await enqueueConfirmationMails(tx, organization, added, now);
}
