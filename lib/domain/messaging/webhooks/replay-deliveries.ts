import type { Instant } from "@/lib/core/time/instant";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { enqueueDeliveryJobs } from "./enqueue-deliveries";
import { loadLastAttempts } from "./load-last-attempts";
import { getWebhookRow } from "./queries";
import { requireEnabledWebhook } from "./require-enabled-webhook";
import type { ReplayBody } from "./schema";
import { serializeDelivery, serializeWebhook } from "./serialize";

/** Starts a new round of attempts in any state. */
const RESTART_STATEMENT =
  "UPDATE webhook_deliveries SET state = 'pending', next_at = now(), previous_attempts = attempts, updated_at = now()";

const RESTART_ONE = defineStatement(
  `${RESTART_STATEMENT} WHERE organization_id = $1 AND webhook_id = $2 AND id = $3 RETURNING id`,
);

export function replayDelivery(
  db: Db,
  organization: OrganizationId,
  { hook_id: webhookId, delivery_id: id }: { hook_id: string; delivery_id: string },
) {
  return withTransaction(db, async (tx) => {
    requireEnabledWebhook(
      serializeWebhook(await findAndLock(tx, "webhooks", () => getWebhookRow(tx, organization, webhookId))),
    );
    const restarted = await executeSql(tx, RESTART_ONE, [organization, webhookId, id]);
    if (restarted.length === 0) throw buildNotFoundProblem(`The delivery ${id}`);
    await enqueueDeliveryJobs(tx, organization, [id]);
    const attempts = await loadLastAttempts(tx, organization, [id]);
    return serializeDelivery(
      await tx.webhookDelivery.findUniqueOrThrow({ where: toRowKey(organization, id) }),
      attempts.get(id),
    );
  });
}

const MAX_REPLAYED = 10_000;

/** Ids begin with their creation time in seconds, so the index finds a range of time. */
const buildIdAt = (time: number) =>
  Math.min(Math.max(Math.floor(time / 1000), 0), 0xffffffff)
    .toString(16)
    .padStart(8, "0");

const RESTART_RANGE = defineStatement<{ id: string }>(`
  ${RESTART_STATEMENT}
   WHERE organization_id = $1
     AND id IN (SELECT id FROM webhook_deliveries
                 WHERE organization_id = $1 AND webhook_id = $2
                   AND id >= $3 AND id < $4 AND created_at BETWEEN $5 AND $6
                 ORDER BY id LIMIT ${MAX_REPLAYED})
  RETURNING id`);

export function replayDeliveries(
  db: Db,
  organization: OrganizationId,
  webhookId: string,
  { since, until }: ReplayBody,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    requireEnabledWebhook(
      serializeWebhook(await findAndLock(tx, "webhooks", () => getWebhookRow(tx, organization, webhookId))),
    );
    const end = until ?? new Date(now);
    const restarted = await executeSql(tx, RESTART_RANGE, [
      organization,
      webhookId,
      buildIdAt(since.getTime() - CLOCK_SLACK_MS),
      buildIdAt(end.getTime() + CLOCK_SLACK_MS),
      since,
      end,
    ]);
    await enqueueDeliveryJobs(tx, organization, restarted.map(({ id }) => id).sort());
    return { n: restarted.length, ok: 1 as const };
  });
}

/** Difference between the clocks of ids and of `created_at`. */
const CLOCK_SLACK_MS = 60_000;
