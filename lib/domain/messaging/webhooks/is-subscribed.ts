import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { Action } from "./actions";

const SUBSCRIBED = preparedStatement<{ id: string }>(`
  SELECT id FROM webhooks WHERE organization_id = $1 AND (action = ANY($2) OR further_actions && $2) AND disabled_at IS NULL LIMIT 1`);

/** Whether any webhook would be told of one of these actions, to ask once for many that happen at once. */
export async function isSubscribed(
  tx: Db,
  organization: OrganizationId,
  actions: readonly Action[],
): Promise<boolean> {
  const [hook] = await sql(tx, SUBSCRIBED, [organization, actions]);
  return hook !== undefined;
}
