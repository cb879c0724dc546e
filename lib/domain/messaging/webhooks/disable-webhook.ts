import type { Instant } from "@/lib/core/time/instant";
import { buildWebhookDisabledEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { DisabledReason } from "./serialize";

interface DisabledWebhook {
  action: string;
  targetUrl: string;
}

const DISABLE = defineStatement<DisabledWebhook>(`
  UPDATE webhooks SET disabled_at = $3, disabled_reason = $4, updated_at = $3, v = v + 1
   WHERE organization_id = $1 AND id = $2 AND disabled_at IS NULL RETURNING action, target_url AS "targetUrl"`);

const FAIL_WAITING = defineStatement(`
  UPDATE webhook_deliveries SET state = 'failed', next_at = NULL, updated_at = now()
   WHERE organization_id = $1 AND webhook_id = $2 AND state = 'pending'`);

/**
 * Every disabling goes through this function, so that admins are notified exactly once. Pending deliveries
 * fail; they can be replayed after the webhook is enabled again.
 */
export async function disableWebhook(
  tx: Db,
  organization: OrganizationId,
  webhook: string,
  reason: DisabledReason,
  now: Instant,
) {
  const [disabled] = await executeSql(tx, DISABLE, [organization, webhook, new Date(now), reason]);
  if (!disabled) return;
  await executeSql(tx, FAIL_WAITING, [organization, webhook]);
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  await storeAccountMails(tx, organization, admins, buildWebhookDisabledEmail(disabled));
}
