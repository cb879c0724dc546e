import { asInstant, type Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { createCallBatcher } from "@/lib/platform/db/create-call-batcher";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { disableWebhook } from "./disable-webhook";
import { evaluateDelivery, isSuccessStatus } from "./policy";
import type { DeliveryOutcome } from "./send-delivery";
import { DELIVER_WEBHOOK } from "./tasks";

interface WebhookState {
  id: string;
  failing_since: Date | null;
}

// The usual case, success after success, leaves the webhook's row unlocked, as many of its deliveries end
// concurrently.
const DELIVERED_STATEMENT = definePreparedStatement<{ delivery_id: string }>(`
  WITH tries AS (
    SELECT * FROM unnest($2::text[], $3::timestamptz[], $4::int[], $5::int[], $6::text[], $7::text[])
                  AS tries (delivery_id, started_at, ms, status, error, answer)),
  delivered AS (
    UPDATE webhook_deliveries d SET attempts = attempts + 1, state = 'delivered', next_at = NULL,
                                    updated_at = now()
      FROM webhooks w, tries
     WHERE d.organization_id = $1 AND d.id = tries.delivery_id AND w.organization_id = $1 AND w.id = d.webhook_id
       AND w.failing_since IS NULL
    RETURNING d.id, d.attempts)
  INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at, ms, status, error, answer)
  SELECT $1, delivered.id, delivered.attempts, tries.started_at, tries.ms, tries.status, tries.error, tries.answer
    FROM delivered JOIN tries ON tries.delivery_id = delivered.id
  RETURNING delivery_id`);

interface DeliveredAttempt {
  delivery: string;
  log: [startedAt: Date, ms: number, status: number | null, error: string | null, answer: string | null];
}

/** Records successful deliveries in a batch. Returns false for a delivery of a webhook that had been failing. */
const recordDelivered = createCallBatcher<DeliveredAttempt, boolean>(async (db, organization, tries) => {
  const columns = [0, 1, 2, 3, 4].map((column) => tries.map(({ log }) => log[column]));
  const deliveries = tries.map(({ delivery }) => delivery);
  const rows = await executeSql(db, DELIVERED_STATEMENT, [organization, deliveries, ...columns]);
  const recorded = new Set(rows.map(({ delivery_id }) => delivery_id));
  return deliveries.map((delivery) => recorded.has(delivery));
});

// Locks the webhook first, as its deletion and disabling do, so that they cannot deadlock.
const LOCK_WEBHOOK_STATEMENT = defineStatement<WebhookState>(`
  SELECT w.id, w.failing_since
    FROM webhooks w JOIN webhook_deliveries d ON d.organization_id = $1 AND d.webhook_id = w.id
   WHERE w.organization_id = $1 AND d.id = $2 FOR NO KEY UPDATE OF w`);

const COUNT_STATEMENT = defineStatement<{ attempts: number; tries: number }>(`
  UPDATE webhook_deliveries SET attempts = attempts + 1, updated_at = now() WHERE organization_id = $1 AND id = $2
  RETURNING attempts, attempts - previous_attempts AS tries`);

const LOG_STATEMENT = defineStatement(`
  INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at, ms, status, error, answer)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`);

const CONCLUDE_STATEMENT = defineStatement(
  "UPDATE webhook_deliveries SET state = $3, next_at = $4, updated_at = now() WHERE organization_id = $1 AND id = $2",
);

const SUCCEEDED_STATEMENT = defineStatement(
  "UPDATE webhooks SET failing_since = NULL WHERE organization_id = $1 AND id = $2 AND failing_since IS NOT NULL",
);

const FAILED_STATEMENT = defineStatement(
  "UPDATE webhooks SET failing_since = $3 WHERE organization_id = $1 AND id = $2 AND failing_since IS NULL",
);

/** Records an attempt and its consequences, the job of the next attempt included. */
export async function recordAttempt(
  db: Db,
  payload: PayloadOf<typeof DELIVER_WEBHOOK>,
  outcome: DeliveryOutcome,
  now: Instant,
  random: number,
) {
  const { organization, delivery } = payload;
  const { startedAt, ms, status, error, answer, retryAfter } = outcome;
  const log: DeliveredAttempt["log"] = [new Date(startedAt), ms, status, error, answer];
  if (isSuccessStatus(status) && (await recordDelivered(db, organization, { delivery, log }))) return;
  await withTransaction(db, async (tx) => {
    const [webhook] = await executeSql(tx, LOCK_WEBHOOK_STATEMENT, [organization, delivery]);
    if (!webhook) return; // the webhook was deleted meanwhile
    const [counted] = await executeSql(tx, COUNT_STATEMENT, [organization, delivery]);
    if (!counted) return;
    const { attempts, tries } = counted;
    await executeSql(tx, LOG_STATEMENT, [organization, delivery, attempts, ...log]);

    const failingSince = webhook.failing_since && asInstant(webhook.failing_since.getTime());
    const decision = evaluateDelivery({ status, retryAfter, tries, failingSince, now, random });
    const nextAt = decision.state === "pending" ? new Date(decision.nextAt) : null;
    await executeSql(tx, CONCLUDE_STATEMENT, [organization, delivery, decision.state, nextAt]);
    if (decision.state === "delivered") {
      if (failingSince !== null) await executeSql(tx, SUCCEEDED_STATEMENT, [organization, webhook.id]);
      return;
    }
    if (failingSince === null)
      await executeSql(tx, FAILED_STATEMENT, [organization, webhook.id, new Date(startedAt)]);
    if (decision.disable)
      await disableWebhook(tx, asOrganizationId(organization), webhook.id, decision.disable, now);
    else if (nextAt) await addJob(tx, DELIVER_WEBHOOK, payload, { runAt: nextAt });
  });
}
