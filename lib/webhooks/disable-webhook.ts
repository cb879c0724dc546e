import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { Instant } from "@/lib/time/instant";
import type { DisabledReason } from "./serialize";

/**
 * The one place where a webhook is given up, once: who is to be told of it is told here.
 * What is still waiting fails, and can be replayed when the webhook is enabled again.
 */
export async function disableWebhook(tx: Db, webhook: string, reason: DisabledReason, now: Instant) {
  const disabled = await sql(
    tx,
    `UPDATE webhooks SET disabled_at = $2, disabled_reason = $3, updated_at = $2, v = v + 1
      WHERE id = $1 AND disabled_at IS NULL RETURNING id`,
    [webhook, new Date(now), reason],
  );
  if (disabled.length === 0) return;
  await sql(
    tx,
    "UPDATE webhook_deliveries SET state = 'failed', next_at = NULL WHERE webhook_id = $1 AND state = 'pending'",
    [webhook],
  );
}
