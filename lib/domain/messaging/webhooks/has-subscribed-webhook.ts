import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { WebhookAction } from "./actions";

const SUBSCRIBED = definePreparedStatement<{ id: string }>(`
  SELECT id FROM webhooks WHERE organization_id = $1 AND (action = ${formatAnyOf("$2")} OR further_actions && $2) AND disabled_at IS NULL LIMIT 1`);

/** Returns whether any webhook subscribes to one of these actions; used once for a batch. */
export async function hasSubscribedWebhook(
  tx: Db,
  organization: OrganizationId,
  actions: readonly WebhookAction[],
): Promise<boolean> {
  const [subscribed] = await executeSql(tx, SUBSCRIBED, [organization, actions]);
  return subscribed !== undefined;
}
