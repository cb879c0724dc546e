import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { SEND_MAIL } from "@/lib/domain/messaging/mail/tasks";
import { database } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Connections to the mail server; many servers refuse more, and other tasks have to run as well. */
const MAX_CONNECTIONS = 8;
const BUSY_DELAY_MS = 1000;

let sending = 0;

/** Tried again by the queue, ever later, for some days. */
export async function sendMailTask(payload: PayloadOf<typeof SEND_MAIL>): Promise<void> {
  if (sending >= MAX_CONNECTIONS) {
    await addJob(database(), SEND_MAIL, payload, { afterMs: BUSY_DELAY_MS * (1 + Math.random()) });
    return;
  }
  sending += 1;
  try {
    await sendMail(database(), payload);
  } finally {
    sending -= 1;
  }
}
