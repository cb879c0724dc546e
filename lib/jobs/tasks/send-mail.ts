import { database } from "@/lib/db/client";
import { addJob } from "@/lib/jobs/add-job";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { sendMail } from "@/lib/mail/send-mail";

/** Connections to the mail server; many servers refuse more, and other tasks have to run as well. */
const AT_ONCE = 8;
const PAUSE = 1000; // milliseconds

let sending = 0;

/** Tried again by the queue, ever later, for some days. */
export async function sendMailTask(payload: TaskPayloads["send_mail"]): Promise<void> {
  if (sending >= AT_ONCE) {
    const runAt = new Date(Date.now() + PAUSE * (1 + Math.random()));
    await addJob(database(), "send_mail", payload, { runAt });
    return;
  }
  sending += 1;
  try {
    await sendMail(database(), payload.mail);
  } finally {
    sending -= 1;
  }
}
