import { enqueueSenderMail } from "@/lib/domain/messaging/mail/enqueue-sender-mail";
import type { SEND_SENDER_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { sendSenderMail } from "@/lib/domain/messaging/senders/send-sender-mail";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { senderPermits } from "@/lib/worker/sender-concurrency";
import type { JobRun } from "../run-job";

const RETRY_DELAY_MS = 1000;

/** Failed mails are retried by the queue, as those of the installation's server. */
export async function sendSenderMailTask(
  payload: PayloadOf<typeof SEND_SENDER_MAIL>,
  { db, now }: JobRun,
): Promise<void> {
  const releasePermit = senderPermits.acquire(payload.organization);
  // Several were started at once, before the first of them was counted.
  if (!releasePermit) return enqueueSenderMail(db, payload, RETRY_DELAY_MS);
  try {
    await sendSenderMail(db, payload, now);
  } finally {
    releasePermit();
  }
}
