import { isInWebhookFilter } from "@/lib/domain/messaging/webhooks/is-in-webhook-filter";
import type { WebhookFilter } from "@/lib/domain/messaging/webhooks/schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { BookablePage } from "./public-page";

const TEXTING = definePreparedStatement<{ filter: WebhookFilter | null }>(`
  SELECT filter FROM workflows
   WHERE organization_id = $1 AND enabled AND steps @> '[{"channel": "sms", "to": ["booker"]}]'
     AND ($2 OR EXISTS (SELECT FROM sms_accounts WHERE organization_id = $1))`);

/** Returns whether a workflow may send SMS to bookers of this page; a sandbox needs no account. */
export async function shouldOfferSms(
  db: Db,
  { organization, bookpageId, appointmentTypeId, team, branding }: BookablePage,
): Promise<boolean> {
  const workflows = await executeSql(db, TEXTING, [organization, branding.test]);
  const subject = { page: bookpageId, type: appointmentTypeId, team: team?.id ?? null };
  return workflows.some(({ filter }) => isInWebhookFilter(filter, subject));
}
