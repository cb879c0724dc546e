import type { JobHelpers } from "graphile-worker";
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
import { getDatabase, getPool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { enqueueJobLater, runJobsNow } from "@/lib/platform/queue/enqueue-job-later";
import type { PayloadOf } from "@/lib/platform/queue/task";

/**
 * One try. Stopped by the end of the process before there is an answer it counts as none: the job fails and is
 * taken up again. A process that dies after the answer repeats the try: receivers know it by its id.
 */
export async function deliverWebhookTask(
  payload: PayloadOf<typeof DELIVER_WEBHOOK>,
  { job, abortSignal }: JobHelpers,
) {
  const db = getDatabase();
  const { delivery } = payload;
  const due = await findDueDelivery(db, payload);
  if (!due || due.disabled) clearDeferredDelivery(delivery);
  if (!due) return;
  if (due.disabled) {
    await markDeliveryFailed(db, payload);
    return;
  }
  const turn = await waitForDeliveryPermit(delivery, due.webhook, new URL(due.targetUrl).host);
  if ("full" in turn) {
    const later = await enqueueJobLater(db, DELIVER_WEBHOOK, payload, getDeferralMs(turn.full));
    if (later !== null)
      storeDeferredDelivery(turn.full, delivery, { job: later, dueAt: new Date(job.run_at).getTime() });
    return;
  }
  const began = Date.now();
  const sent = await sendDelivery(due, abortSignal).finally(() => turn.end(Date.now() - began));
  runOthersNow();
  await recordAttempt(db, payload, sent, readClock(), Math.random());
}

/** Whatever comes of it, they run by themselves later. */
function runOthersNow(): void {
  const recall = collectDeferred(Date.now());
  if (recall)
    runJobsNow(getPool(), recall).catch((error) =>
      log().warn({ err: error }, "deliveries were not recalled"),
    );
}
