import type { JobHelpers } from "graphile-worker";
import {
  forgetDelivery,
  getPutOffMs,
  recallPutOff,
  rememberPutOff,
  waitForDeliveryTurn,
} from "@/lib/domain/messaging/webhooks/delivery-turns";
import { failDelivery } from "@/lib/domain/messaging/webhooks/fail-delivery";
import { loadDueDelivery } from "@/lib/domain/messaging/webhooks/load-due-delivery";
import { recordAttempt } from "@/lib/domain/messaging/webhooks/record-attempt";
import { sendDelivery } from "@/lib/domain/messaging/webhooks/send-delivery";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database, pool } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { putOffJob, recallJobs } from "@/lib/platform/queue/put-off-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/**
 * One try. Stopped by the end of the process before there is an answer it counts as none: the job fails and is
 * taken up again. A process that dies after the answer repeats the try: receivers know it by its id.
 */
export async function deliverWebhook(
  payload: PayloadOf<typeof DELIVER_WEBHOOK>,
  { job, abortSignal }: JobHelpers,
) {
  const db = database();
  const { delivery } = payload;
  const due = await loadDueDelivery(db, payload);
  if (!due || due.disabled) forgetDelivery(delivery);
  if (!due) return;
  if (due.disabled) {
    await failDelivery(db, payload);
    return;
  }
  const turn = await waitForDeliveryTurn(delivery, due.webhook, new URL(due.targetUrl).host);
  if ("full" in turn) {
    const later = await putOffJob(db, DELIVER_WEBHOOK, payload, getPutOffMs(turn.full));
    if (later !== null)
      rememberPutOff(turn.full, delivery, { job: later, dueAt: new Date(job.run_at).getTime() });
    return;
  }
  const began = Date.now();
  const sent = await sendDelivery(due, abortSignal).finally(() => turn.end(Date.now() - began));
  recallOthers();
  await recordAttempt(db, payload, sent, readClock(), Math.random());
}

/** Whatever comes of it, they run by themselves later. */
function recallOthers(): void {
  const recall = recallPutOff(Date.now());
  if (recall)
    recallJobs(pool(), recall).catch((error) => log().warn({ err: error }, "deliveries were not recalled"));
}
