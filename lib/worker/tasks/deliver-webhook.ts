import type { JobHelpers } from "graphile-worker";
import { waitForDeliveryTurn } from "@/lib/domain/messaging/webhooks/delivery-turns";
import { failDelivery } from "@/lib/domain/messaging/webhooks/fail-delivery";
import { loadDueDelivery } from "@/lib/domain/messaging/webhooks/load-due-delivery";
import { recordAttempt } from "@/lib/domain/messaging/webhooks/record-attempt";
import { sendDelivery } from "@/lib/domain/messaging/webhooks/send-delivery";
import { DELIVER_WEBHOOK } from "@/lib/domain/messaging/webhooks/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/**
 * One try. Stopped by the end of the process before there is an answer it counts as none: the job fails and is
 * taken up again. A process that dies after the answer repeats the try: receivers know it by its id.
 */
export async function deliverWebhook(
  payload: PayloadOf<typeof DELIVER_WEBHOOK>,
  { abortSignal }: JobHelpers,
) {
  const db = database();
  const due = await loadDueDelivery(db, payload);
  if (!due) return;
  if (due.disabled) {
    await failDelivery(db, payload);
    return;
  }
  const turn = await waitForDeliveryTurn(due.webhook, new URL(due.targetUrl).host);
  if ("again" in turn) {
    await addJob(db, DELIVER_WEBHOOK, payload, { afterMs: turn.again - Date.now() });
    return;
  }
  const began = Date.now();
  const sent = await sendDelivery(due, abortSignal).finally(() => turn.end(Date.now() - began));
  await recordAttempt(db, payload, sent, readClock(), Math.random());
}
