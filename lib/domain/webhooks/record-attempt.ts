import { type Instant, instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement, statement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { disableWebhook } from "./disable-webhook";
import { isSuccess, judge } from "./policy";
import type { Sent } from "./send-delivery";
import { DELIVER_WEBHOOK } from "./tasks";

interface Hook {
  id: string;
  organization: string;
  failing_since: Date | null;
}

// Where all is well, which is nearly always, the webhook is left alone: many of its deliveries end beside each other.
const DELIVERED_STATEMENT = preparedStatement(`
  WITH delivered AS (
    UPDATE webhook_deliveries d SET attempts = attempts + 1, state = 'delivered', next_at = NULL
      FROM webhooks w
     WHERE d.id = $1 AND w.id = d.webhook_id AND w.failing_since IS NULL
    RETURNING d.id, d.attempts)
  INSERT INTO webhook_attempts (delivery_id, number, started_at, ms, status, error, answer)
  SELECT id, attempts, $2::timestamptz, $3::int, $4::int, $5::text, $6::text FROM delivered RETURNING number`);

// The webhook is locked first, as by whoever deletes or disables it with its deliveries: nobody waits in a circle.
const LOCK_WEBHOOK_STATEMENT = statement<Hook>(`
  SELECT w.id, w.organization_id AS organization, w.failing_since
    FROM webhooks w JOIN webhook_deliveries d ON d.webhook_id = w.id
   WHERE d.id = $1 FOR NO KEY UPDATE OF w`);

const COUNT_STATEMENT = statement<{ attempts: number; tries: number }>(`
  UPDATE webhook_deliveries SET attempts = attempts + 1 WHERE id = $1
  RETURNING attempts, attempts - tried_before AS tries`);

const LOG_STATEMENT = statement(`
  INSERT INTO webhook_attempts (delivery_id, number, started_at, ms, status, error, answer)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`);

const CONCLUDE_STATEMENT = statement("UPDATE webhook_deliveries SET state = $2, next_at = $3 WHERE id = $1");

const SUCCEEDED_STATEMENT = statement(
  "UPDATE webhooks SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL",
);

const FAILED_STATEMENT = statement(
  "UPDATE webhooks SET failing_since = $2 WHERE id = $1 AND failing_since IS NULL",
);

/** Writes down what came of a try and what follows from it, the job of the next one included. */
export async function recordAttempt(db: Db, delivery: string, sent: Sent, now: Instant, random: number) {
  const { startedAt, ms, status, error, answer, retryAfter } = sent;
  const log = [new Date(startedAt), ms, status, error, answer];
  if (isSuccess(status) && (await sql(db, DELIVERED_STATEMENT, [delivery, ...log])).length > 0) return;
  await inTransaction(db, async (tx) => {
    const [hook] = await sql(tx, LOCK_WEBHOOK_STATEMENT, [delivery]);
    if (!hook) return; // deleted meanwhile
    const [counted] = await sql(tx, COUNT_STATEMENT, [delivery]);
    if (!counted) return;
    const { attempts, tries } = counted;
    await sql(tx, LOG_STATEMENT, [delivery, attempts, ...log]);

    const failingSince = hook.failing_since && instant(hook.failing_since.getTime());
    const verdict = judge({ status, retryAfter, tries, failingSince, now, random });
    const nextAt = verdict.state === "pending" ? new Date(verdict.nextAt) : null;
    await sql(tx, CONCLUDE_STATEMENT, [delivery, verdict.state, nextAt]);
    if (verdict.state === "delivered") {
      if (failingSince !== null) await sql(tx, SUCCEEDED_STATEMENT, [hook.id]);
      return;
    }
    if (failingSince === null) await sql(tx, FAILED_STATEMENT, [hook.id, new Date(startedAt)]);
    if (verdict.disable) await disableWebhook(tx, hook.id, verdict.disable, now);
    else if (nextAt) {
      const { organization } = hook;
      await addJob(tx, DELIVER_WEBHOOK, { organization, delivery }, { runAt: nextAt });
    }
  });
}
