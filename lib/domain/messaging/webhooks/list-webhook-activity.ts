import { HOUR, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { WebhookDelivery } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { selectFrom } from "@/lib/platform/db/select-from";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { loadLastAttempts } from "./load-last-attempts";
import type { DeliveryState } from "./schema";
import { DELIVERY_FIELDS, serializeDelivery } from "./serialize";

const ACTIVITY_HOURS = 24;

// Ids begin with their creation time in seconds, so the index on state and id covers all counted rows.
const COUNTS_STATEMENT = definePreparedStatement<Row>(`
  SELECT w.id, d.hour, d.state, d.count
    FROM webhooks w
    LEFT JOIN LATERAL (
      SELECT (('x' || left(id, 8))::bit(32)::bigint - $2::bigint) / 3600 AS hour, state, count(*)::int AS count
        FROM webhook_deliveries
       WHERE organization_id = $1 AND webhook_id = w.id AND state IN ('pending', 'delivered', 'failed') AND id >= lpad(to_hex($2::bigint), 8, '0')
       GROUP BY 1, 2
    ) d ON true
   WHERE w.organization_id = $1
   ORDER BY w.id DESC`);

const NEWEST_DELIVERIES = definePreparedStatement<Omit<WebhookDelivery, "body">>(`
  ${selectFrom("webhook_deliveries", DELIVERY_FIELDS)}
   WHERE t.organization_id = $1
     AND t.id IN (SELECT (SELECT max(d.id) FROM webhook_deliveries d WHERE d.organization_id = $1 AND d.webhook_id = w.id)
                    FROM webhooks w WHERE w.organization_id = $1)`);

interface Row {
  id: string;
  /** Null, as the other columns, if nothing was sent. */
  hour: number | null;
  state: DeliveryState | null;
  count: number | null;
}

/** Returns the newest delivery of each webhook, by the webhook's id. */
async function findLastDeliveries(db: Db, organization: OrganizationId) {
  const rows = await executeSql(db, NEWEST_DELIVERIES, [organization]);
  const attempts = await loadLastAttempts(
    db,
    organization,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.webhookId, serializeDelivery(row, attempts.get(row.id))]));
}

/**
 * Returns the results of deliveries per hour for the last 24 hours, the current hour included, newest first,
 * for each webhook, and its newest delivery.
 */
export async function listWebhookActivity(db: Db, organization: OrganizationId, now: Instant) {
  const since = (Math.floor(now / HOUR) - ACTIVITY_HOURS + 1) * HOUR;
  const rows = await executeSql(db, COUNTS_STATEMENT, [organization, since / 1000]);
  const hooks = new Map(
    rows.map(({ id }) => [
      id,
      Array.from({ length: ACTIVITY_HOURS }, () => ({ delivered: 0, failed: 0, pending: 0 })),
    ]),
  );
  for (const { id, hour, state, count } of rows) {
    const counted = hour === null ? undefined : hooks.get(id)?.[hour];
    if (counted && state) counted[state] = count ?? 0;
  }
  const last = await findLastDeliveries(db, organization);
  return {
    since: new Date(since),
    hooks: [...hooks].map(([_id, hours]) => ({ _id, hours, last_delivery: last.get(_id) ?? null })),
  };
}
