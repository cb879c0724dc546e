import type { JobHelpers } from "graphile-worker";
import { database } from "@/lib/db/client";
import { addJob } from "@/lib/jobs/add-job";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { instant } from "@/lib/time/instant";
import { failDelivery } from "@/lib/webhooks/fail-delivery";
import { loadDueDelivery } from "@/lib/webhooks/load-due-delivery";
import { recordAttempt } from "@/lib/webhooks/record-attempt";
import { sendDelivery } from "@/lib/webhooks/send-delivery";
import { waitForTurn } from "@/lib/webhooks/turns";

/**
 * One try. Stopped by the end of the process before there is an answer it counts as none: the job fails and is
 * taken up again. A process that dies after the answer repeats the try: receivers know it by its id.
 */
export async function deliverWebhook(payload: TaskPayloads["deliver_webhook"], { abortSignal }: JobHelpers) {
  const db = database();
  const due = await loadDueDelivery(db, payload.delivery);
  if (!due) return;
  if (due.disabled) {
    await failDelivery(db, due.id);
    return;
  }
  const turn = await waitForTurn(due.webhook, new URL(due.targetUrl).host);
  if ("again" in turn) {
    await addJob(db, "deliver_webhook", payload, { runAt: new Date(turn.again) });
    return;
  }
  const began = Date.now();
  const sent = await sendDelivery(due, abortSignal).finally(() => turn.end(Date.now() - began));
  await recordAttempt(db, due.id, sent, instant(Date.now()), Math.random());
}
