import type { EventRow } from "@/lib/domain/events/event-rows";
import { buildWorkflowLoopEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { ActiveWorkflow } from "./active-workflow";

/** Tells owners and admins that a workflow was stopped for a meeting. */
export async function notifyLoopAdmins(
  tx: Db,
  { organizationId, id: event }: Pick<EventRow, "organizationId" | "id">,
  { name }: Pick<ActiveWorkflow, "name">,
): Promise<void> {
  const admins = await tx.user.findMany({ where: { organizationId, admin: true, suspendedAt: null } });
  const organization = asOrganizationId(organizationId);
  await storeAccountMails(tx, organization, admins, buildWorkflowLoopEmail({ name, event }));
}
