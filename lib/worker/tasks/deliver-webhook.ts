import {
  clearDeferredDelivery,
  collectDeferred,
  getDeferralMs,
  storeDeferredDelivery,
  waitForDeliveryPermit,
} from "@/lib/domain/messaging/webhooks/delivery-concurrency";
import { findDueDelivery } from "@/lib/domain/messaging/webhooks/find-due-delivery";
import { markDeliveryFailed } from "@/lib/domain/messaging/webhooks/mark-delivery-failed";
import { recordAttempt } from "@/lib/domain/messaging/webhooks/record-attempt";
import { sendDelivery } from "@/lib/domain/messaging/webhooks/send-delivery";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getPool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { enqueueJobLater, runJobsNow } from "@/lib/platform/queue/enqueue-job-later";
import type { PayloadOf } from "@/lib/platform/queue/task";
import type { JobRun } from "../run-job";

/**
 * Runs one attempt. If the process stops before the response, the attempt does not count: the job fails and is
 * retried. A process that dies after the response repeats the attempt: receivers recognise it by its id.
 */
export async function deliverWebhookTask(
  payload: PayloadOf<typeof DELIVER_WEBHOOK>,
  { db, signal, runAt }: JobRun,
) {
  const { delivery } = payload;
  const due = await findDueDelivery(db, payload);
  if (!due || due.disabled) clearDeferredDelivery(delivery);
  if (!due) return;
  if (due.disabled) {
    await markDeliveryFailed(db, payload);
    return;
  }
  const permit = await waitForDeliveryPermit(delivery, due.webhook, new URL(due.targetUrl).host);
  if ("full" in permit) {
    const later = await enqueueJobLater(db, DELIVER_WEBHOOK, payload, getDeferralMs(permit.full));
    if (later !== null) storeDeferredDelivery(permit.full, delivery, { job: later, dueAt: runAt.getTime() });
    return;
  }
  const startedAt = Date.now();
  const sent = await sendDelivery(due, signal).finally(() => permit.end(Date.now() - startedAt));
  runDeferredNow();
  await recordAttempt(db, payload, sent, readClock(), Math.random());
}

/** If this fails, they run later by themselves. */
function runDeferredNow(): void {
  const recall = collectDeferred(Date.now());
  if (recall)
    runJobsNow(getPool(), recall).catch((error) =>
      log().warn({ err: error }, "could not run postponed deliveries"),
    );
}
