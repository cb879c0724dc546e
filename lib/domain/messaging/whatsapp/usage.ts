import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const ADD = definePreparedStatement(`
  INSERT INTO whatsapp_usage AS u (organization_id, month, workflow_id, category, messages, billable)
  SELECT $1, $3, coalesce((SELECT s.workflow_id FROM text_messages m
                             JOIN planned_steps s ON s.organization_id = $1 AND s.id = m.step_id
                            WHERE m.organization_id = $1 AND m.id = $2), ''), $4, 1, $5
  ON CONFLICT (organization_id, month, workflow_id, category) DO UPDATE
     SET messages = u.messages + 1, billable = u.billable + EXCLUDED.billable`);

interface PricedMessage {
  message: string;
  /** Such as 2026-11. */
  month: string;
  /** Meta's, in small letters. */
  category: string;
  isBillable: boolean;
}

/** Counts a message whose price Meta has reported, for its workflow. */
export const addWhatsappUsage = (
  tx: Db,
  organization: OrganizationId,
  { message, month, category, isBillable }: PricedMessage,
): Promise<unknown> => executeSql(tx, ADD, [organization, message, month, category, isBillable ? 1 : 0]);
