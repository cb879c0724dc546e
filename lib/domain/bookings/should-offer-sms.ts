import {
  isInWorkflowFilter,
  TEMPLATE_PAGES_SQL,
  type WorkflowScope,
} from "@/lib/domain/events/workflows/is-in-workflow-filter";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { BookablePage } from "./public-page";

const TEXTING = definePreparedStatement<WorkflowScope>(`
  SELECT w.filter, ${TEMPLATE_PAGES_SQL}
    FROM workflows w
   WHERE w.organization_id = $1 AND w.enabled
     AND (w.steps @> '[{"channel": "sms", "to": ["booker"]}]'
            AND ($2 OR EXISTS (SELECT FROM sms_accounts WHERE organization_id = $1))
          OR w.steps @> '[{"channel": "whatsapp", "to": ["booker"]}]'
            AND ($2 OR EXISTS (SELECT FROM whatsapp_accounts WHERE organization_id = $1)))`);

/** Returns whether a workflow may send text messages to bookers of this page; a sandbox needs no account. */
export async function shouldOfferSms(
  db: Db,
  { organization, bookpageId, appointmentTypeId, team, branding }: BookablePage,
): Promise<boolean> {
  const workflows = await executeSql(db, TEXTING, [organization, branding.test]);
  const subject = { page: bookpageId, type: appointmentTypeId, team: team?.id ?? null };
  return workflows.some((workflow) => isInWorkflowFilter(workflow, subject));
}
